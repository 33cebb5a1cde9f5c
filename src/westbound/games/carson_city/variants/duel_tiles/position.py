"""Duel tiles in positions as text; those that are hidden are unknown."""

from __future__ import annotations

from typing import Final

from westbound.engine.position.forms import NOTHING, Choice, Several
from westbound.engine.position.sections import Row, by_seat, field
from westbound.games.carson_city.position_part import SEALED, HiddenNumber, PartPosition
from westbound.games.carson_city.state import NOBODY, Setup
from westbound.games.carson_city.variants.duel_tiles.components import TILE_VALUES

_TILES: Final = Several(HiddenNumber(0, TILE_VALUES - 1))
_SUM: Final = Choice([str(total) for total in range(100)], {NOBODY: NOTHING})


def position(setup: Setup) -> PartPosition:
    return PartPosition(
        seats=(by_seat("hands", _TILES, "tiles"), by_seat("announced", _SUM), SEALED),
        sections=(Row(field("pile", _TILES)), Row(field("pile_mixed", _TILES))),
    )
