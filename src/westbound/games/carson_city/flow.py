"""The order of phases, on one screen. Rules CC-001, CC-026, CC-058, CC-117, CC-156, CC-164.

Each function begins its part: it pushes the steps of that part and returns. Nothing else knows
the order. A variant adds a part by putting a function in its place.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from westbound.engine.decisions import automatic
from westbound.games.carson_city import locations as at
from westbound.games.carson_city.rules.action_spaces import hand_out_roads, pay_wages
from westbound.games.carson_city.rules.attacks import begin_building_duels, begin_steals
from westbound.games.carson_city.rules.buy_parcels import begin_parcels
from westbound.games.carson_city.rules.choose_characters import begin_choosing, set_turn_track
from westbound.games.carson_city.rules.duels import settle
from westbound.games.carson_city.rules.end_of_round import (
    begin_money_limit,
    is_last_round,
    refill_row,
    return_cards,
    take_new_cowboys,
)
from westbound.games.carson_city.rules.income import clear_buildings, pay_income
from westbound.games.carson_city.rules.kept_buildings import begin_kept_buildings
from westbound.games.carson_city.rules.place_cowboys import begin_placing
from westbound.games.carson_city.rules.roads import open_road_windows
from westbound.games.carson_city.rules.scoring import score_final
from westbound.games.carson_city.rules.setup import (
    begin_city_centre,
    begin_mountains,
    begin_row,
    begin_starting_parcels,
    begin_turn_order,
)
from westbound.games.carson_city.rules.town_hall import begin_town_hall_duel
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.steps import Phase

Part: TypeAlias = Callable[[CarsonState], None]


def begin_phase(state: CarsonState, number: int) -> None:
    state.phase = number


def space(location: int) -> Part:
    """The duel for an action space and what it brings."""
    return partial(settle, location=location)


def ask_income_choices(state: CarsonState) -> None:
    """CC-117: choices in pass order: first the thefts, then what the cards offer."""
    for seat in reversed(state.passed):
        state.setup.characters[state.character[seat]].before_income(state, seat)
    begin_steals(state)


def finish_round(state: CarsonState) -> None:
    """CC-164, CC-165: after round 4 the game is over, else the row is refilled for the next."""
    state.agenda.clear()
    if is_last_round(state):
        score_final(state)
    else:
        state.agenda.append(PHASE[state.setup.round_start])
        refill_row(state)


# CC-026
SETUP: Final[tuple[Part, ...]] = (
    begin_turn_order,
    begin_city_centre,
    begin_mountains,
    begin_row,
    begin_starting_parcels,
)

CHOOSE_AND_PLACE: Final[tuple[Part, ...]] = (
    begin_choosing,
    set_turn_track,
    begin_placing,
)

# CC-058
RESOLVE: Final[tuple[Part, ...]] = (
    partial(begin_phase, number=3),
    pay_wages,
    space(at.AMMUNITION),
    space(at.ROADS_3),
    hand_out_roads,
    begin_parcels,
    open_road_windows,  # CC-034 (b)
    *(space(location) for location in at.BUILD_SPACES),
    begin_kept_buildings,
    space(at.INCOME_PARCELS),
    space(at.INCOME_COWBOYS),
    space(at.GAMBLING),
    begin_town_hall_duel,  # CC-117
    begin_building_duels,
    ask_income_choices,
    pay_income,
    clear_buildings,
)

# CC-156
END: Final[tuple[Part, ...]] = (
    partial(begin_phase, number=4),
    open_road_windows,  # CC-034 (d)
    take_new_cowboys,
    begin_money_limit,
    return_cards,
    finish_round,
)

# CC-059: the 2009 board has the cowboys before the buildings.
VP_ORDERS: Final = {
    "parcels_buildings_cowboys": (at.VP_PARCELS, at.VP_BUILDINGS, at.VP_COWBOYS),
    "parcels_cowboys_buildings": (at.VP_PARCELS, at.VP_COWBOYS, at.VP_BUILDINGS),
}

PHASE: Final = tuple(Phase(-2, index) for index in range(64))


def whole_flow(vp_order: str) -> tuple[Part, ...]:
    """Set-up and one round; `finish_round` leads back to the first part of a round."""
    points = (*VP_ORDERS[vp_order], *at.BUY_VP_SPACES)
    resolve = (*RESOLVE, *(space(location) for location in points))
    return (*SETUP, *CHOOSE_AND_PLACE, *resolve, *END)


def next_part(state: CarsonState, step: Phase) -> None:
    """Begin this part, the next one waiting below it; parts that ask nothing follow at once."""
    agenda, flow, index = state.agenda, state.setup.flow, step.index
    while True:
        waiting = PHASE[index + 1]
        agenda.append(waiting)
        flow[index](state)
        if not agenda or agenda[-1] is not waiting:
            return
        agenda.pop()
        index += 1


AUTOMATIC: Final = (automatic(Phase, next_part),)
