"""Private buildings: what those on the trail are worth, and the best to place next."""

from __future__ import annotations

from typing import Final

from westbound.games.great_western_trail.components import (
    CRAFTSMAN,
    FIRST_PRIVATE,
    PRIVATE_BUILDINGS,
    PRIVATE_EACH,
    number_of,
)
from westbound.games.great_western_trail.heuristics.outlook import Outlook, remembered
from westbound.games.great_western_trail.rules.build import craftsmen_of
from westbound.games.great_western_trail.trail import SPACE_CODES

ROUNDS_TOGETHER: Final = 0.5  # trips of each other player for each own one that is left
# how often a building is a good stop, by side, then number
USES: Final = (
    (0.6, 1.6, 1.2, 1.6, 1.9, 1.4, 0.9, 2.2, 2.0, 2.2),
    (0.8, 0.8, 1.4, 1.6, 1.3, 1.5, 1.4, 1.8, 1.8, 2.6),
)
# the share of cattlemen that come by
PASSED: Final = {
    SPACE_CODES[name]: share
    for share, names in (
        (0.7, ("A1", "A2", "A3", "E1", "E2")),
        (0.6, ("B1", "B2", "B3", "C3")),
        (0.5, ("C1", "C2", "F1", "F2", "G1", "G2")),
        (0.25, ("flood_risk1", "flood_risk2", "drought_risk1", "trade_risk1", "trade_risk2",
                "rockfall_risk1", "rockfall_risk2")),
    )
    for name in names
}  # fmt: skip
AVERAGE_PASSED: Final = 0.6  # the same for a building whose space is not chosen yet


def building(outlook: Outlook, number: int, passed: float) -> float:
    """A building of the seat where this share comes by: points, stops, fees of others."""
    state, weights = outlook.state, outlook.weights
    side = state.side_of(number)
    printed = PRIVATE_BUILDINGS[side][number]
    uses = weights.building_use * USES[side][number]
    due = state.setup.fees[side][FIRST_PRIVATE + number]  # GWT-053
    if due:
        uses += weights.fee * due * passed * (state.setup.players - 1) * ROUNDS_TOGETHER
    return printed.vp + uses * outlook.trips


@remembered
def all_buildings(outlook: Outlook, seat: int) -> float:
    """Without the printed points, which are counted elsewhere."""
    state = outlook.state
    own, value, on = state.built[seat], 0.0, state.on
    while own:
        bit = own & -own
        own ^= bit
        space = bit.bit_length() - 1
        number = number_of(on[space])
        vp = PRIVATE_BUILDINGS[state.side_of(number)][number].vp
        value += building(outlook, number, PASSED[space]) - vp
    return value


def place_building(outlook: Outlook, price: int) -> float:
    """The gain of the best building at this price for each craftsman."""
    state, seat = outlook.state, outlook.seat
    budget = min(state.workers_of(seat, CRAFTSMAN), outlook.money // price)
    if not budget:
        return 0.0
    replaced, best = _replaceable(outlook), 0.0
    for new in range(PRIVATE_EACH):
        if state.supply[seat] >> new & 1:
            craftsmen = craftsmen_of(state, new)
            worth = building(outlook, new, AVERAGE_PASSED)
            for before, lost in replaced:
                if 0 < craftsmen - before <= budget:
                    gain = worth - lost - outlook.purse.cost((craftsmen - before) * price)
                    best = max(best, gain)
    return best


def _replaceable(outlook: Outlook) -> list[tuple[int, float]]:
    """Craftsmen and worth of what can be built over: nothing, or a building of the seat."""
    state, found = outlook.state, [(0, 0.0)]
    own = state.built[outlook.seat]
    while own:
        bit = own & -own
        own ^= bit
        space = bit.bit_length() - 1
        there = number_of(state.on[space])
        found.append((craftsmen_of(state, there), building(outlook, there, PASSED[space])))
    return found
