"""The second corral: one more cowboy, another place for one, or pass: CC-267, CC-268, CC-300."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.move_tables import by_bytes, select
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.moves import PlaceCowboy
from westbound.games.carson_city.base.rules.buy_parcels import town_hall_bit
from westbound.games.carson_city.base.rules.place_cowboys import pass_on
from westbound.games.carson_city.base.rules.places import (
    PLACE_TABLES,
    leave,
    placeable,
    refresh_places,
    stand_at,
    why_not_location,
)
from westbound.games.carson_city.base.rules.unresolved import unresolved
from westbound.games.carson_city.characters.equip import (
    join_white_quietly,
    lay_dynamite,
    lay_no_duel_token,
    offer_extras,
    take_tokens_back,
)
from westbound.games.carson_city.locations import (
    CORRAL_MASK,
    DUEL_LOCATIONS,
    LOCATION_NAMES,
    QUIET_SPACES,
    ROADS_1,
    WAGES,
)
from westbound.games.carson_city.state import NOWHERE, CarsonState, replaced
from westbound.games.carson_city.variants.horses.steps import CorralTwo, Relocate
from westbound.games.carson_city.variants.kit_carson.moves import LIFT, LiftCowboy
from westbound.kit.moves import DONE, PASS, Done, Pass

LIFT_TABLES: Final = by_bytes(LIFT)


def own_places(state: CarsonState, seat: int) -> int:
    """Where the seat's cowboys stand, a corral or the Town Hall included; not the white one."""
    mask = state.at[seat]
    if state.white_owner == seat and state.white_at != NOWHERE:
        mask &= ~(1 << state.white_at)
    if state.wage_workers[seat] - white_on(state, seat, WAGES):
        mask |= 1 << WAGES
    if state.road_workers[seat] - white_on(state, seat, ROADS_1):
        mask |= 1 << ROADS_1
    if state.sitter == seat:
        mask |= town_hall_bit(state)
    return mask


def white_on(state: CarsonState, seat: int, location: int) -> int:
    return int(state.white_owner == seat and state.white_at == location)


def reachable(state: CarsonState, seat: int) -> int:
    """CC-268: in phase 3 only what is still to be resolved."""
    return placeable(state, seat) & unresolved(state)


def corral_two_options(state: CarsonState, step: CorralTwo) -> tuple[Move, ...]:
    seat = step.seat
    options: tuple[Move, ...] = ()
    if state.reserve[seat]:
        options = select(PLACE_TABLES, reachable(state, seat))
    lifts = select(LIFT_TABLES, own_places(state, seat) & liftable(state))
    return (*options, *lifts, ending(state))


def liftable(state: CarsonState) -> int:
    return unresolved(state) | town_hall_bit(state) | CORRAL_MASK


def why_not_extra(state: CarsonState, step: CorralTwo, move: PlaceCowboy) -> Refusal | None:
    if not state.reserve[step.seat]:
        return Refusal("CC-051")
    return why_not_reach(state, step.seat, move.location)


# CC-268: not to a place that is already resolved.
def why_not_reach(state: CarsonState, seat: int, location: int) -> Refusal | None:
    refusal = why_not_location(state, seat, location)
    if refusal is not None or reachable(state, seat) >> location & 1:
        return refusal
    return Refusal("CC-268", location=LOCATION_NAMES[location])


# CC-267: a placed cowboy of one's own.
def why_not_lift(state: CarsonState, step: CorralTwo, move: LiftCowboy) -> Refusal | None:
    if own_places(state, step.seat) & liftable(state) & move.bit:
        return None
    return Refusal("CC-267", location=LOCATION_NAMES[move.location])


def place_extra(state: CarsonState, step: CorralTwo, move: PlaceCowboy) -> None:
    """CC-267: which allows another horse."""
    state.reserve[step.seat] -= 1
    stand_at(state, step.seat, move.location)
    offer_extras(state, step.seat, move.location)


def lift(state: CarsonState, step: CorralTwo, move: LiftCowboy) -> None:
    seat = step.seat
    charged, quiet = take_tokens_back(state, seat, move.location)
    leave(state, seat, move.location)
    state.reserve[seat] += 1
    refresh_places(state, seat)
    state.agenda.append(Relocate(seat, charged, move.location, quiet))


# --- passing


def ending(state: CarsonState) -> Pass | Done:
    """CC-267: whoever neither places nor moves passes; CC-268: in phase 3 there is nothing to pass.

    In version 1 of the rules the corral was left without passing.
    """
    return PASS if state.phase == 2 and state.setup.rules_version >= 2 else DONE


def why_not_end(state: CarsonState, step: CorralTwo, move: Pass | Done) -> Refusal | None:
    if move == ending(state):
        return None
    return Refusal(step.rule, case="not_now", asks=step.kind)


def pass_at_once(state: CarsonState, step: CorralTwo, move: Pass) -> None:
    """CC-267: exactly as in turn. A turn of the seat is not waited for any more (all others have
    passed then), and nothing more goes with the cowboys that it placed before.
    """
    pass_on(state, step.seat)
    state.agenda[:] = [waiting for waiting in state.agenda if waiting.seat != step.seat]


def leave_it(state: CarsonState, step: CorralTwo, move: Done) -> None:
    """CC-268: nothing happens."""


# --- where it goes


def new_places(state: CarsonState, step: Relocate) -> int:
    """CC-289: its tokens go with it, so only where they are allowed; not where it stood before."""
    mask = reachable(state, step.seat) & ~(1 << step.origin)
    if step.charged:
        mask &= DUEL_LOCATIONS
    if step.quiet:
        mask &= QUIET_SPACES
    return mask


def relocate_options(state: CarsonState, step: Relocate) -> tuple[Move, ...]:
    return (*select(PLACE_TABLES, new_places(state, step)), DONE)


# CC-300: as for a new placement; CC-289: with its tokens.
def why_not_relocate(state: CarsonState, step: Relocate, move: PlaceCowboy) -> Refusal | None:
    refusal = why_not_reach(state, step.seat, move.location)
    if refusal is not None or new_places(state, step) >> move.location & 1:
        return refusal
    return Refusal("CC-289", case="moves", location=LOCATION_NAMES[move.location])


def relocate(state: CarsonState, step: Relocate, move: PlaceCowboy) -> None:
    seat, location = step.seat, move.location
    state.reserve[seat] -= 1
    stand_at(state, seat, location)
    if step.charged:
        lay_dynamite(state, seat, location)
    if step.quiet:
        lay_no_duel_token(state, seat, location)
    elif state.setup.rules_version >= 2:  # before, it joined the white cowboy without a token
        join_white_quietly(state, seat, location)
    refresh_places(state, seat)


def keep_back(state: CarsonState, step: Relocate, move: Done) -> None:
    """CC-300: it stays in the reserve and may be placed again later; CC-289: its tokens are its
    owner's again in phase 2, and used up in phase 3.

    In version 1 of the rules they came back in phase 3 too.
    """
    if state.phase == 3 and state.setup.rules_version >= 2:
        seat = step.seat
        state.dynamite = replaced(state.dynamite, seat, state.dynamite[seat] - step.charged)
        state.no_duel = replaced(state.no_duel, seat, state.no_duel[seat] - step.quiet)


DECISIONS: Final = (
    decision(
        CorralTwo,
        corral_two_options,
        answer(CorralTwo, PlaceCowboy, why_not_extra, place_extra),
        answer(CorralTwo, LiftCowboy, why_not_lift, lift),
        answer(CorralTwo, Pass, why_not_end, pass_at_once),
        answer(CorralTwo, Done, why_not_end, leave_it),
    ),
    decision(
        Relocate,
        relocate_options,
        answer(Relocate, PlaceCowboy, why_not_relocate, relocate),
        answer(Relocate, Done, no_rule_forbids, keep_back),
    ),
)
