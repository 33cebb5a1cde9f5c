"""What the Carson River changes. Rules CC-219 to CC-224; bridges are in `base/rules/roads.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westbound.engine.option import Option
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.rules.scoring import TILE_VP
from westbound.games.carson_city.base.rules.variant import Variant
from westbound.games.carson_city.components import SCHOOL, is_text
from westbound.games.carson_city.geometry import NEIGHBOURS, PARCEL_NAMES, TOUCHES, members
from westbound.games.carson_city.state import BRIDGES, CarsonState
from westbound.games.carson_city.variants.river.components import RIVER

MINE_MONEY: Final = int(RIVER["mine_money"])
BRIDGE_VP: Final = int(RIVER["tile_vp"]) - TILE_VP


# CC-222: a tile on one's own parcel at a bridge scores one more; several bridges do not add up.
def bridge_points(state: CarsonState, seat: int) -> int:
    ends = 0
    for bridge in members(state.network & state.setup.water):
        ends |= TOUCHES[bridge]
    tiles = state.owned[seat] & ~state.vacant & ends
    return BRIDGE_VP * tiles.bit_count()


def sides_with_school(state: CarsonState) -> int:
    """CC-224: at most one school on each side of the river."""
    schools = state.of_type[SCHOOL]
    return sum(side for side in state.setup.river_sides if side & schools)


class River(Variant):
    """CC-214: the river belongs to nobody and holds nothing."""

    options = (
        Option("carson_river", (False, True), False, "CC-214"),
        Option(
            "river",
            ("printed",),
            "printed",
            "CC-216",
            accepts_custom=is_text,
            requires="carson_river",
        ),
        Option("river_mountains", (6, 9), 6, "CC-215", requires="carson_river"),
    )
    category = "bridges"

    def mine_income(self, state: CarsonState, parcel: int) -> int:
        """CC-220: gold in the river."""
        return MINE_MONEY if NEIGHBOURS[parcel] & state.setup.river else 0

    def building_spots(self, state: CarsonState, building: int, spots: int) -> int:
        return spots & ~sides_with_school(state) if building == SCHOOL else spots

    # CC-224: one school on each side of the river.
    def why_not_build(self, state: CarsonState, building: int, parcel: int) -> Refusal | None:
        if building != SCHOOL or not sides_with_school(state) >> parcel & 1:
            return None
        return Refusal("CC-224", parcel=PARCEL_NAMES[parcel])

    def final_points(self, state: CarsonState, seat: int) -> Mapping[int, int]:
        return {BRIDGES: bridge_points(state, seat)} if state.setup.water else {}
