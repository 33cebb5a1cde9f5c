"""The order of phases, on one screen. Rules CC-001, CC-026, CC-058, CC-117, CC-156, CC-164.

Each function begins its part: it pushes the steps of that part and returns. Nothing else knows
the order. A variant names the moments at which it adds a stage of its own (`Variant.stages`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

from westbound.engine.option import Value
from westbound.games.carson_city import locations as at
from westbound.games.carson_city.base.rules.action_spaces import hand_out_roads, pay_wages
from westbound.games.carson_city.base.rules.attacks import begin_building_duels
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
from westbound.games.carson_city.base.rules.income_choices import ask_income_choices
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
from westbound.games.carson_city.base.rules.variant import Variant
from westbound.games.carson_city.base.steps import Phase
from westbound.games.carson_city.characters.random_set import begin_cards
from westbound.games.carson_city.characters.sets import RANDOM
from westbound.games.carson_city.stage import Moment, Stage
from westbound.games.carson_city.state import CarsonState
from westbound.kit.flow import Flow, part_names, run_flow

Options: TypeAlias = Mapping[str, Value]
Variants: TypeAlias = Sequence[Variant]


def added(variants: Variants, moment: Moment) -> tuple[Stage, ...]:
    """What the variants of the table add at this moment, in their order."""
    return tuple(stage for variant in variants for when, stage in variant.stages if when is moment)


def begin_phase_3(state: CarsonState) -> None:
    """Nobody places any more, so where they may is forgotten."""
    state.phase = 3
    state.open, state.places = [0] * state.setup.players, [()] * state.setup.players


def begin_phase_4(state: CarsonState) -> None:
    state.phase = 4


def space(location: int) -> Stage:
    """The duel for an action space and what it brings."""
    return Stage(partial(settle, location=location), (location,))


def finish_round(state: CarsonState) -> None:
    """CC-164, CC-165: after round 4 the game is over, else the row is refilled for the next."""
    state.agenda.clear()
    if is_last_round(state):
        score_final(state)
    else:
        state.setup.flow.begin(state, state.setup.round_start)
        refill_row(state)


# CC-026; what only some tables have is left out for the others
def setup_parts(options: Options, variants: Variants) -> tuple[Stage, ...]:
    return (
        Stage(begin_turn_order),
        *((Stage(begin_cards),) if options["characters"] == RANDOM else ()),
        Stage(begin_city_centre),
        Stage(begin_mountains),
        Stage(begin_row),
        *added(variants, Moment.BEFORE_STARTING_PARCELS),
        Stage(begin_starting_parcels),
    )


def choose_and_place(variants: Variants) -> tuple[Stage, ...]:
    return (
        Stage(begin_round),
        *added(variants, Moment.BEFORE_CHARACTERS),
        Stage(begin_choosing),
        Stage(set_turn_track),
        Stage(begin_placing),
    )


# CC-058
def resolve_parts(options: Options, variants: Variants) -> tuple[Stage, ...]:
    points = (*at.VP_ORDERS[str(options["vp_space_order"])], *at.BUY_VP_SPACES)
    wages = added(variants, Moment.INSTEAD_OF_WAGES) or (Stage(pay_wages, (at.WAGES,)),)
    return (
        Stage(begin_phase_3),
        *wages,
        space(at.AMMUNITION),
        space(at.ROADS_3),
        Stage(hand_out_roads, (at.ROADS_1,)),
        Stage(begin_parcels),
        Stage(open_road_windows),  # CC-034 (b)
        *(space(location) for location in at.BUILD_SPACES),
        Stage(begin_kept_buildings),
        space(at.INCOME_PARCELS),
        space(at.INCOME_COWBOYS),
        space(at.GAMBLING),
        *added(variants, Moment.BEFORE_TOWN_HALL),  # CC-117
        Stage(begin_town_hall_duel),
        Stage(begin_building_duels),
        Stage(ask_income_choices),
        Stage(pay_income),
        Stage(clear_buildings),
        *(space(location) for location in points),
    )


# CC-156
def end_parts(variants: Variants) -> tuple[Stage, ...]:
    return (
        Stage(begin_phase_4),
        Stage(ask_end_powers),
        *added(variants, Moment.AFTER_END_POWERS),
        Stage(open_last_road_windows),  # CC-034 (d)
        Stage(take_new_cowboys),
        Stage(begin_money_limit),
        Stage(return_cards),
        Stage(finish_round),
    )


def whole_flow(options: Options, variants: Variants) -> tuple[Stage, ...]:
    """Set-up and one round; `finish_round` leads back to the first part of a round."""
    return (
        *setup_parts(options, variants),
        *choose_and_place(variants),
        *resolve_parts(options, variants),
        *end_parts(variants),
    )


def part_of_locations(parts: Sequence[Stage]) -> tuple[int, ...]:
    """For each location the part that resolves it; parcels have 0, see `Setup` for them."""
    found = [0] * at.LOCATIONS
    for index, part in enumerate(parts):
        for location in part.resolves:
            found[location] = index
    return tuple(found)


def flow_of(state: CarsonState) -> Flow[CarsonState]:
    return state.setup.flow


def names_of(flow: Flow[CarsonState]) -> tuple[str, ...]:
    """What texts call the parts: action spaces by their own names, others by their functions."""
    return part_names(
        at.LOCATION_NAMES[part.keywords["location"]] if isinstance(part, partial) else part.__name__
        for part in flow.parts
    )


AUTOMATIC_STEPS: Final = (run_flow(Phase, flow_of),)
