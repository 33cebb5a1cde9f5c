"""The order of phases, on one screen. Rules CC-001, CC-026, CC-058, CC-117, CC-156, CC-164.

Each function begins its part: it pushes the steps of that part and returns. Nothing else knows
the order. A variant adds its parts here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from westbound.engine.decisions import automatic
from westbound.games.carson_city import locations as at
from westbound.games.carson_city.base.rules.action_spaces import hand_out_roads, pay_wages
from westbound.games.carson_city.base.rules.attacks import begin_building_duels, begin_steals
from westbound.games.carson_city.base.rules.buy_parcels import begin_parcels
from westbound.games.carson_city.base.rules.choose_characters import (
    begin_choosing,
    begin_round,
    set_turn_track,
)
from westbound.games.carson_city.base.rules.duels import settle
from westbound.games.carson_city.base.rules.end_of_round import (
    ask_end_powers,
    begin_money_limit,
    is_last_round,
    refill_row,
    return_cards,
    take_new_cowboys,
)
from westbound.games.carson_city.base.rules.income import clear_buildings, pay_income
from westbound.games.carson_city.base.rules.kept_buildings import begin_kept_buildings
from westbound.games.carson_city.base.rules.place_cowboys import begin_placing
from westbound.games.carson_city.base.rules.roads import open_last_road_windows, open_road_windows
from westbound.games.carson_city.base.rules.scoring import score_final
from westbound.games.carson_city.base.rules.setup import (
    begin_city_centre,
    begin_mountains,
    begin_row,
    begin_starting_parcels,
    begin_turn_order,
)
from westbound.games.carson_city.base.rules.town_hall import begin_town_hall_duel
from westbound.games.carson_city.base.steps import AskBoosts, Phase
from westbound.games.carson_city.characters.dynamite import ask_triples
from westbound.games.carson_city.characters.random_set import begin_cards
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.duel_tiles.rules import begin_tiles
from westbound.games.carson_city.variants.horses.rules import (
    ask_ranches,
    hold_rodeo,
    pay_wages_or_horses,
)
from westbound.games.carson_city.variants.new_beginning.rules import begin_sheets
from westbound.games.carson_city.variants.outlaws.rules import begin_outlaw_fights, begin_outlaws

Part: TypeAlias = Callable[[CarsonState], None]


@dataclass(frozen=True, slots=True)
class Table:
    """What the order of phases depends on."""

    vp_order: str
    random_cards: bool = False
    new_beginning: bool = False
    duel_tiles: bool = False
    outlaws: bool = False
    horses: bool = False


def begin_phase(state: CarsonState, number: int) -> None:
    state.phase = number


def space(location: int) -> Part:
    """The duel for an action space and what it brings."""
    return partial(settle, location=location)


def ask_income_choices(state: CarsonState) -> None:
    """CC-117: choices in pass order: first the thefts, then Grocer, dynamite and third corral."""
    for seat in reversed(state.passed):
        if state.setup.horses or state.dynamite[seat] or state.charged[seat]:
            state.agenda.append(AskBoosts(-2, seat))
        state.power(seat).before_income(state, seat)
    begin_steals(state)


def ask_boosts(state: CarsonState, step: AskBoosts) -> None:
    ask_ranches(state, step.player)
    ask_triples(state, step.player)


def finish_round(state: CarsonState) -> None:
    """CC-164, CC-165: after round 4 the game is over, else the row is refilled for the next."""
    state.agenda.clear()
    if is_last_round(state):
        score_final(state)
    else:
        state.agenda.append(PHASE[state.setup.round_start])
        refill_row(state)


# CC-026; what only some tables have is left out for the others
def setup_parts(table: Table) -> tuple[Part, ...]:
    return (
        begin_turn_order,
        *((begin_cards,) if table.random_cards else ()),
        begin_city_centre,
        begin_mountains,
        begin_row,
        *((begin_tiles,) if table.duel_tiles else ()),
        *((begin_sheets,) if table.new_beginning else ()),
        begin_starting_parcels,
    )


def choose_and_place(table: Table) -> tuple[Part, ...]:
    return (
        begin_round,
        *((begin_outlaws,) if table.outlaws else ()),
        begin_choosing,
        set_turn_track,
        begin_placing,
    )


# CC-058
def resolve_parts(table: Table) -> tuple[Part, ...]:
    points = (*VP_ORDERS[table.vp_order], *at.BUY_VP_SPACES)
    return (
        partial(begin_phase, number=3),
        pay_wages_or_horses if table.horses else pay_wages,
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
        *((begin_outlaw_fights,) if table.outlaws else ()),  # CC-117
        begin_town_hall_duel,
        begin_building_duels,
        ask_income_choices,
        pay_income,
        clear_buildings,
        *(space(location) for location in points),
    )


# CC-156
def end_parts(table: Table) -> tuple[Part, ...]:
    return (
        partial(begin_phase, number=4),
        ask_end_powers,
        *((hold_rodeo,) if table.horses else ()),
        open_last_road_windows,  # CC-034 (d)
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


def whole_flow(table: Table) -> tuple[Part, ...]:
    """Set-up and one round; `finish_round` leads back to the first part of a round."""
    return (
        *setup_parts(table),
        *choose_and_place(table),
        *resolve_parts(table),
        *end_parts(table),
    )


def part_of_locations(flow: tuple[Part, ...]) -> tuple[int, ...]:
    """For each location the part that resolves it; parcels have 0, see `Setup` for them."""
    shared = {at.WAGES: (pay_wages, pay_wages_or_horses), at.ROADS_1: (hand_out_roads,)}
    parts = [0] * at.LOCATIONS
    for index, part in enumerate(flow):
        if isinstance(part, partial) and part.func is settle:
            parts[part.keywords["location"]] = index
        for location, names in shared.items():
            if part in names:
                parts[location] = index
        if part is hold_rodeo:
            for corral in range(at.FIRST_CORRAL, at.LOCATIONS):
                parts[corral] = index
    return tuple(parts)


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


AUTOMATIC: Final = (automatic(Phase, next_part), automatic(AskBoosts, ask_boosts))
