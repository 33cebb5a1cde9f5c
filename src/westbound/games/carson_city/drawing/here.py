"""Where on the table the open decision is: the sign or the parcel that is resolved now."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.components import ROW_PRICES
from westbound.games.carson_city.drawing.layout import INCOME_STEP, KEPT_STEP, PARCELS_STEP
from westbound.games.carson_city.locations import LOCATION_NAMES
from westbound.games.carson_city.observation import View

RESOLVING: Final = 3  # the phase
_PLACES: Final = {
    "take_ammunition": "ammunition",
    "wage_horse": "wages",
    "buy_parcels": PARCELS_STEP,
    "place_kept": KEPT_STEP,
    "steal_income": INCOME_STEP,
    "grocer_income": INCOME_STEP,
    "triple_mines": INCOME_STEP,
    "double_ranches": INCOME_STEP,
}
# Decisions about one place, in any phase, and which number of the step says where.
_ABOUT: Final = {"answer_request": "parcel", "outlaw_reward": "building", "relocate": "origin"}


def current_place(view: View) -> str | None:
    """The name of the sign, of the place of a duel, or of the step between the signs."""
    step = view["step"]
    if step is None:
        return None
    kind, index, location = str(step["kind"]), step.get("space"), step.get("location")
    about = step[_ABOUT[kind]] if kind in _ABOUT else None
    if isinstance(about, int):
        return LOCATION_NAMES[about]
    if view["phase"] != RESOLVING:
        return None
    if kind == "buy_from_row" and isinstance(index, int):
        return f"build_{ROW_PRICES[index]}"
    if kind == "buy_points":
        return f"buy_vp_{step['price']}"
    if kind != "equip" and isinstance(location, int):  # a duel
        return LOCATION_NAMES[location]
    return _PLACES.get(kind)
