"""Where the time of cautious play goes, function by function."""

from __future__ import annotations

from cProfile import Profile
from dataclasses import dataclass
from pathlib import PurePath
from types import CodeType

from westbound.engine.json_types import Json
from westbound.lab.bench import Bench


@dataclass(frozen=True, slots=True)
class HotFunction:
    name: str
    share: float  # of all time, without what it calls
    calls: int
    own_us: float  # for one call, without what it calls

    def to_json(self) -> dict[str, Json]:
        return {
            "function": self.name,
            "share": self.share,
            "calls": self.calls,
            "own_us": self.own_us,
        }


def hottest(bench: Bench, seconds: float, count: int = 15) -> list[HotFunction]:
    """The functions with the most time of their own. Profiling exaggerates short ones."""
    profile = Profile()
    profile.runcall(bench.play_cautiously, seconds)
    entries = profile.getstats()
    total = sum(entry.inlinetime for entry in entries)
    entries.sort(key=lambda entry: -entry.inlinetime)
    return [
        HotFunction(
            _name(entry.code),
            entry.inlinetime / total,
            entry.callcount,
            entry.inlinetime / entry.callcount * 1e6,
        )
        for entry in entries[:count]
    ]


def _name(code: CodeType | str) -> str:
    """`rules/income.py:42 pay_income`; built-in functions are already a text."""
    if isinstance(code, str):
        return code
    path = "/".join(PurePath(code.co_filename).parts[-2:])
    return f"{path}:{code.co_firstlineno} {code.co_name}"
