"""Changing one's placement as a whole, as Kit Carson allows. Rules CC-234, CC-240 to CC-242."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.engine.move import Move
from westbound.engine.move_tables import by_bytes, select
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.rules.places import (
    PLACE_TABLES,
    SHOWN_AT,
    SHOWN_QUIET,
    leave,
    placeable,
    white_seen,
)
from westbound.games.carson_city.characters.dynamite import DYNAMITE
from westbound.games.carson_city.characters.equip import (
    QUIET,
    can_take_dynamite,
    can_take_token,
    take_tokens_back,
)
from westbound.games.carson_city.characters.singer import SING, can_sing
from westbound.games.carson_city.characters.white_cowboy import (
    PLACE_WHITE_TABLES,
    SHOWN_ROADS,
    SHOWN_WAGES,
    has_white,
    white_places,
)
from westbound.games.carson_city.geometry import members
from westbound.games.carson_city.locations import CORRALS, LOCATION_NAMES, ROADS_1, WAGES
from westbound.games.carson_city.state import NOBODY, NOWHERE, CarsonState, replaced
from westbound.games.carson_city.variants.kit_carson.moves import LIFT, LiftCowboy

LIFT_TABLES: Final = by_bytes(LIFT)
# A snapshot: places, white cowboy, quiet ones, wages, roads (see `places.py`), then these.
SHOWN_RESERVE, SHOWN_GENERAL, SHOWN_CHARGED, SHOWN_DYNAMITE = 5, 6, 7, 8
SHOWN_NO_DUEL, SHOWN_BONUS, SHOWN_HORSES, SHOWN_CORRALS = 9, 10, 11, 12


def snapshot(state: CarsonState, seat: int) -> tuple[int, ...]:
    """How the seat's pieces stand."""
    white = state.white_at if state.white_owner == seat else NOWHERE
    corrals = state.corrals[seat * CORRALS : (seat + 1) * CORRALS]
    standing = (state.at[seat], white, state.quiet[seat])
    workers = (state.wage_workers[seat], state.road_workers[seat])
    return (
        *standing, *workers, state.reserve[seat], state.general[seat], state.charged[seat],
        state.dynamite[seat], state.no_duel[seat], state.bonus[seat], state.horses[seat],
        *corrals,
    )  # fmt: skip


def as_shown(state: CarsonState, seat: int) -> None:
    """Put the seat's pieces back as the others see them."""
    shown = state.shown[seat]
    state.at[seat] = shown[SHOWN_AT]
    if state.white_owner == seat:
        state.white_at = white_seen(state, NOBODY)
    state.wage_workers[seat] = shown[SHOWN_WAGES]
    state.road_workers[seat] = shown[SHOWN_ROADS]
    state.reserve[seat], state.general[seat] = shown[SHOWN_RESERVE], shown[SHOWN_GENERAL]
    state.bonus[seat] = shown[SHOWN_BONUS]
    state.quiet = replaced(state.quiet, seat, shown[SHOWN_QUIET])
    state.charged = replaced(state.charged, seat, shown[SHOWN_CHARGED])
    state.dynamite = replaced(state.dynamite, seat, shown[SHOWN_DYNAMITE])
    state.no_duel = replaced(state.no_duel, seat, shown[SHOWN_NO_DUEL])
    state.horses = replaced(state.horses, seat, shown[SHOWN_HORSES])
    corrals = list(state.corrals)
    corrals[seat * CORRALS : (seat + 1) * CORRALS] = shown[SHOWN_CORRALS:]
    state.corrals = tuple(corrals)


# --- what the seat has, and may take up


def placed(state: CarsonState, seat: int) -> int:
    return state.at[seat].bit_count() + state.wage_workers[seat] + state.road_workers[seat]


def may_lift(state: CarsonState, seat: int) -> int:
    """CC-234: every cowboy of the seat until it locks, in a wave also those of this very plan."""
    mask = state.at[seat]
    if state.wage_workers[seat]:
        mask |= 1 << WAGES
    if state.road_workers[seat]:
        mask |= 1 << ROADS_1
    return 0 if is_tied(state, seat) else mask


def is_tied(state: CarsonState, seat: int) -> Refusal | None:
    """The rule of a variant that keeps all cowboys of the seat where they are."""
    for variant in state.setup.variants:
        refusal = variant.why_not_lift(state, seat)
        if refusal is not None:
            return refusal
    return None


def plan_options(state: CarsonState, seat: int, ends: Sequence[Move]) -> list[Move]:
    """What adds to the plan, how it is handed in, and last what takes something back.

    In this order even a player who always takes the first move comes to an end.
    """
    options: list[Move] = []
    if state.reserve[seat]:
        options += select(PLACE_TABLES, placeable(state, seat))
    if has_white(state, seat):
        options += select(PLACE_WHITE_TABLES, white_places(state, seat))
    if state.no_duel[seat] and can_sing(state, seat):
        options.append(SING)
    here = members(state.at[seat])
    options += [DYNAMITE[place] for place in here if can_take_dynamite(state, seat, place)]
    options += [QUIET[place] for place in here if can_take_token(state, seat, place)]
    for variant in state.setup.variants:
        options += variant.plan_options(state, seat)
    options += ends
    options += select(LIFT_TABLES, may_lift(state, seat))
    for variant in state.setup.variants:
        options += variant.take_back_options(state, seat)
    return options


# --- refusals


def why_not_lift(state: CarsonState, seat: int, move: LiftCowboy) -> Refusal | None:
    if may_lift(state, seat) & move.bit:
        return None
    elsewhere = Refusal("CC-240", case="lift", location=LOCATION_NAMES[move.location])
    return is_tied(state, seat) or elsewhere


# CC-192, CC-194: where the tokens may lie.
def why_not_dynamite(state: CarsonState, seat: int, location: int) -> Refusal | None:
    if can_take_dynamite(state, seat, location):
        return None
    return Refusal("CC-289", case="dynamite", location=LOCATION_NAMES[location])


def why_not_token(state: CarsonState, seat: int, location: int) -> Refusal | None:
    if can_take_token(state, seat, location):
        return None
    return Refusal("CC-194", location=LOCATION_NAMES[location])


# --- changes


def lift(state: CarsonState, seat: int, location: int) -> None:
    """The cowboy, with its tokens, goes back to where it came from."""
    sang = state.quiet[seat] >> location & 1 and state.power(seat).sings
    take_tokens_back(state, seat, location)
    leave(state, seat, location)
    if state.white_owner == seat and state.white_at == location and is_white_alone(state, location):
        keep_white(state, seat)
    elif sang:
        state.general[seat] += 1
    else:
        state.reserve[seat] += 1


def keep_white(state: CarsonState, seat: int) -> None:
    """The white cowboy goes back to the Sheriff."""
    state.white_at = NOWHERE
    state.bonus[seat] += state.setup.white_counts


def take_white_up(state: CarsonState, seat: int, location: int) -> None:
    """CC-241: the white cowboy itself goes back, whichever others of the seat stand there."""
    take_tokens_back(state, seat, location)
    leave(state, seat, location)
    keep_white(state, seat)


def is_white_alone(state: CarsonState, location: int) -> bool:
    """On a shared space the Sheriff's other cowboys are taken up before the white one."""
    workers = {WAGES: state.wage_workers, ROADS_1: state.road_workers}.get(location)
    return workers is None or workers[state.white_owner] == 0
