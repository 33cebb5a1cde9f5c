"""From text to move and back. The text is what logs, saves, tests and bots use."""

from __future__ import annotations

from typing import Final

from westbound.engine.move import Move
from westbound.games.carson_city.parts import PARTS
from westbound.kit.notation import Notation

NOTATION: Final = Notation(
    "Carson City",
    (move for part in PARTS for move in part.moves),
    {verb: parser for part in PARTS for verb, parser in part.parsers.items()},
    example="place C4",
)


def all_moves() -> tuple[Move, ...]:
    """Every move of the grammar, amounts up to 40."""
    return (*NOTATION.fixed, *(move for part in PARTS for move in part.examples))
