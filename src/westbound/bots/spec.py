"""How a bot is asked for: `greedy`, `greedy:builders`, `marshal(futures=4)`, `my_bots:Mine`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from westbound.engine.errors import BadInput

COLON: Final = ":"
_SPEC: Final = re.compile(r"(?P<bot>[^\s(),=]+)(?:\((?P<params>[^()]*)\))?")
_PARAM: Final = re.compile(r"(?P<name>[^\W\d]\w*)\s*=\s*(?P<value>[^\s,()=]+)")


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A bot as it was asked for, not yet looked up.

    `kind` is the name of an installed bot or of a module; what follows a colon is a style of the
    game for the one, the class for the other.
    """

    kind: str
    after_colon: str | None
    params: Mapping[str, str]

    @property
    def bot(self) -> str:
        """Without its parameters."""
        return self.kind if self.after_colon is None else self.kind + COLON + self.after_colon

    def __str__(self) -> str:
        """The canonical text, without spaces: seat names in saved matches begin with it."""
        inside = ",".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.bot}({inside})" if inside else self.bot


def read_spec(text: str) -> BotSpec:
    """What such a text asks for; BadInput if it cannot be read."""
    found = _SPEC.fullmatch(text.strip())
    if found is None:
        raise BadInput(f"a bot is written as name or name(parameter=value), not {text!r}")
    kind, colon, after = found["bot"].partition(COLON)
    return BotSpec(kind, after if colon else None, _read_params(found["params"] or ""))


def _read_params(text: str) -> dict[str, str]:
    params: dict[str, str] = {}
    for part in text.split(",") if text.strip() else ():
        found = _PARAM.fullmatch(part.strip())
        if found is None:
            raise BadInput(f"a parameter of a bot is written name=value, not {part.strip()!r}")
        if found["name"] in params:
            raise BadInput(f"the parameter {found['name']!r} of a bot is given twice")
        params[found["name"]] = found["value"]
    return params


def split_bots(text: str) -> list[str]:
    """The bots of a comma-separated list; commas inside parentheses separate parameters."""
    return [part.strip() for part in re.split(r",(?![^()]*\))", text)]
