"""The scores that are kept in the repository, so that a run of some modules leaves the others."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

SCORES: Final = Path(__file__).parent / "scores"


class Survivor(NamedTuple):
    """A mutant that no test citing a rule of its module notices."""

    function: str
    line: str
    change: str
    nth: int
    kind: str  # noticed by another test, by nobody, or not even run
    reason: str


@dataclass(slots=True)
class Score:
    """Of one module."""

    mutants: int = 0
    citing: int = 0  # noticed by tests that cite a rule of the module
    other: int = 0  # noticed by other tests only
    equivalent: int = 0
    survivors: list[Survivor] = field(default_factory=list)  # those of `other` among them

    @property
    def percent(self) -> float:
        real = self.mutants - self.equivalent
        return 100 * self.citing / real if real else 100.0

    def plus(self, more: Score) -> Score:
        return Score(
            self.mutants + more.mutants,
            self.citing + more.citing,
            self.other + more.other,
            self.equivalent + more.equivalent,
            [*self.survivors, *more.survivors],
        )


Scores: TypeAlias = "dict[str, dict[str, Score]]"  # game -> module -> score


def read_scores(folder: Path = SCORES) -> Scores:
    return {path.stem: read_game(path) for path in sorted(folder.glob("*.json"))}


def read_game(path: Path) -> dict[str, Score]:
    modules = json.loads(path.read_text(encoding="utf-8"))
    return {module: read_score(entry) for module, entry in modules.items()}


def read_score(entry: dict[str, object]) -> Score:
    counts = {name: entry[name] for name in ("mutants", "citing", "other", "equivalent")}
    survivors = entry["survivors"]
    assert isinstance(survivors, list)
    score = Score(survivors=[Survivor(*survivor) for survivor in survivors])
    for name, count in counts.items():
        setattr(score, name, count)
    return score


def write_scores(game: str, modules: dict[str, Score], folder: Path = SCORES) -> None:
    """One line for a module: runs of different modules do not touch each other's lines."""
    lines = [f" {json.dumps(m)}: {line_of(score)}" for m, score in sorted(modules.items())]
    path = folder / f"{game}.json"
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def line_of(score: Score) -> str:
    return json.dumps(asdict(score), ensure_ascii=False)
