"""What is seen of the duel tiles; what is hidden is None."""

from __future__ import annotations

from typing import TypedDict

from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.games.carson_city.variants.duel_tiles.secrets import tiles_down


class TilesOfSeat(TypedDict):
    duel_tiles: list[int | None]
    tiles_down: list[int | None]
    tile_sum: int | None


class TilesOfTable(TypedDict):
    duel_tile_pile: list[int]
    duel_tiles_mixed: int


def tiles_of_seat(state: CarsonState, seat: int) -> TilesOfSeat:
    total = state.announced[seat]
    return {
        "duel_tiles": _seen(state.hands[seat]),
        "tiles_down": _seen(tiles_down(state)[seat]),
        "tile_sum": total if total != NOBODY else None,
    }


def _seen(tiles: tuple[int, ...]) -> list[int | None]:
    return [None if tile == NOBODY else tile for tile in tiles]


def tiles_of_table(state: CarsonState) -> TilesOfTable:
    return {"duel_tile_pile": list(state.pile), "duel_tiles_mixed": len(state.pile_mixed)}
