"""Where on the table the open decision is: the sign or the parcel that is resolved now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from westbound.games.carson_city.base.drawing.layout import INCOME_STEP, KEPT_STEP, PARCELS_STEP
from westbound.games.carson_city.base.drawing.part_drawing import PartDrawing
from westbound.games.carson_city.components import ROW_PRICES
from westbound.games.carson_city.locations import LOCATION_NAMES
from westbound.games.carson_city.observation import View

RESOLVING: Final = 3  # the phase
_SIGNS: Final = {
    "take_ammunition": "ammunition",
    "buy_parcels": PARCELS_STEP,
    "place_kept": KEPT_STEP,
    "steal_income": INCOME_STEP,
    "grocer_income": INCOME_STEP,
    "triple_mines": INCOME_STEP,
}
# Decisions about one place, in any phase, and which number of the step says where.
_PLACES: Final = {"answer_request": "parcel"}


def current_place(view: View, parts: Sequence[PartDrawing]) -> str | None:
    """The name of the sign, of the place of a duel, or of the step between the signs."""
    step = view["step"]
    if step is None:
        return None
    kind, index, location = str(step["kind"]), step.get("space"), step.get("location")
    field = _found(kind, _PLACES, *(part.decision_places for part in parts))
    place = step[field] if field else None
    if isinstance(place, int):
        return LOCATION_NAMES[place]
    if view["phase"] != RESOLVING:
        return None
    if kind == "buy_from_row" and isinstance(index, int):
        return f"build_{ROW_PRICES[index]}"
    if kind == "buy_points":
        return f"buy_vp_{step['price']}"
    if kind != "equip" and isinstance(location, int):  # a duel
        return LOCATION_NAMES[location]
    return _found(kind, _SIGNS, *(part.decision_signs for part in parts))


def _found(kind: str, *tables: Mapping[str, str]) -> str | None:
    return next((table[kind] for table in tables if kind in table), None)
