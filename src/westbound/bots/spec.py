"""How a bot is asked for.

`greedy`, `greedy:builders`, `scout(futures=4)`, `my_bots:Mine`, `cmd:'node mybot.js'(timeout=2)`
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from westbound.engine.errors import BadInput

COLON: Final = ":"
_QUOTED: Final = """:(?:'[^']*'|"[^"]*")"""  # what has spaces, commas or parentheses
_PARAMS: Final = r"\([^()]*\)"
_SPEC: Final = re.compile(
    rf"""(?P<bot>[^\s(),='":]+{_QUOTED}|[^\s(),='"]+)(?P<params>{_PARAMS})?"""
)
_PLAIN: Final = re.compile(r"""[^\s(),='"]*""")
_SEPARATOR: Final = re.compile(rf"{_QUOTED}|{_PARAMS}|(?P<comma>,)")
_PARAM: Final = re.compile(r"(?P<name>[^\W\d]\w*)\s*=\s*(?P<value>[^\s,()=]+)")


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A bot as it was asked for, not yet looked up.

    `kind` is the name of an installed bot, of a module, or `cmd`; what follows a colon is a style
    of the game for the first, the class for the second, the command of a program for the third.
    """

    kind: str
    after_colon: str | None
    params: Mapping[str, str]

    @property
    def bot(self) -> str:
        """Without its parameters."""
        if self.after_colon is None:
            return self.kind
        return self.kind + COLON + _quoted(self.after_colon)

    def __str__(self) -> str:
        """The canonical text: seat names in saved matches begin with it.

        Only a command has spaces, and no saved match brings a command back.
        """
        inside = ",".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.bot}({inside})" if inside else self.bot


def read_spec(text: str) -> BotSpec:
    """What such a text asks for; BadInput if it cannot be read."""
    found = _SPEC.fullmatch(text.strip())
    if found is None:
        raise BadInput(f"a bot is written as name or name(parameter=value), not {text!r}")
    kind, colon, after = found["bot"].partition(COLON)
    if after[:1] in ("'", '"'):
        after = after[1:-1]
    return BotSpec(kind, after if colon else None, _read_params((found["params"] or "")[1:-1]))


def _quoted(text: str) -> str:
    if _PLAIN.fullmatch(text):
        return text
    return f'"{text}"' if "'" in text else f"'{text}'"


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
    """The bots of a comma-separated list; commas in parentheses and quotes separate no bots."""
    commas = [found.start() for found in _SEPARATOR.finditer(text) if found["comma"]]
    starts, ends = [0, *(comma + 1 for comma in commas)], [*commas, len(text)]
    return [text[start:end].strip() for start, end in zip(starts, ends, strict=True)]
