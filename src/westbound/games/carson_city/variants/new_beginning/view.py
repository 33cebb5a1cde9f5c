"""What is seen of A New Beginning."""

from __future__ import annotations

from typing import TypedDict

from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.new_beginning.components import ITEM_NAMES


class SheetOfSeat(TypedDict):
    sheet: dict[str, int] | None
    sharpshooter: bool


def sheet_of_seat(state: CarsonState, seat: int) -> SheetOfSeat:
    units = state.sheets[seat]
    return {
        "sheet": dict(zip(ITEM_NAMES, units, strict=True)) if units else None,
        "sharpshooter": bool(state.sharpshooter[seat]),
    }
