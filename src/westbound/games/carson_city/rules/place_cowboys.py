"""Phase 2, placing cowboys. Rules CC-045 to CC-057, CC-127, CC-149, CC-150, CC-176, CC-177."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import always, answer, decision
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.tables import by_bytes, select
from westbound.games.carson_city.components import VACANT
from westbound.games.carson_city.geometry import PARCEL_NAMES
from westbound.games.carson_city.locations import (
    AMMUNITION,
    BUILD_SPACES,
    BUY_VP_SPACES,
    FREE_DUEL_SPACES,
    LOCATION_NAMES,
    ROADS_1,
    SHARED,
    WAGES,
    is_parcel,
)
from westbound.games.carson_city.moves import (
    PASS,
    PLACE,
    PLACE_WHITE,
    Pass,
    PlaceCowboy,
    PlaceWhite,
)
from westbound.games.carson_city.rules.action_spaces import is_open
from westbound.games.carson_city.rules.attacks import attackable_buildings, why_not_attack
from westbound.games.carson_city.rules.buy_parcels import claimable, town_hall_bit
from westbound.games.carson_city.state import NOBODY, NOWHERE, CarsonState
from westbound.games.carson_city.steps import PlaceOrPass

PLACE_TABLES: Final = by_bytes(PLACE)
PLACE_WHITE_TABLES: Final = by_bytes(PLACE_WHITE)
SHARED_MASK: Final = 1 << WAGES | 1 << ROADS_1


def begin_placing(state: CarsonState) -> None:
    """CC-045: in the order of the upper turn track."""
    state.phase = 2
    work_out_places(state)
    state.agenda.append(PlaceOrPass(state.track[0]))


def work_out_places(state: CarsonState) -> None:
    """Where each seat may place; kept up to date by `place` until the phase is over."""
    targets = [attackable_buildings(state, rival) for rival in range(state.setup.players)]
    for seat in range(state.setup.players):
        state.open[seat] = open_places(state, seat, targets)
        state.places[seat] = select(PLACE_TABLES, state.open[seat])


def open_spaces(state: CarsonState) -> int:
    """CC-055: action spaces that offer something."""
    mask = FREE_DUEL_SPACES | SHARED_MASK
    if state.ammunition != NOBODY:
        mask &= ~(1 << AMMUNITION)
    for index, space in enumerate(BUILD_SPACES):
        if state.row[index] != VACANT:
            mask |= 1 << space
    for index, space in enumerate(BUY_VP_SPACES):
        if is_open(index, state.round):
            mask |= 1 << space
    return mask


def open_places(state: CarsonState, seat: int, targets: list[int] | None = None) -> int:
    """CC-046: spaces, parcels to buy, buildings to attack or defend, the Town Hall.

    `targets`: the attackable buildings of each player, where they are known already.
    """
    mask = open_spaces(state) | state.built[seat]
    if state.property_left[seat]:  # CC-057
        mask |= claimable(state)
    for rival in range(state.setup.players):
        if rival != seat:
            mask |= targets[rival] if targets else attackable_buildings(state, rival)
    if state.sitter != seat:  # CC-150
        mask |= town_hall_bit(state)
    mask &= ~state.at[seat]  # CC-047
    if state.white_at != NOWHERE and state.white_at not in SHARED:  # CC-176
        mask &= ~(1 << state.white_at)
    return mask


def place_or_pass_options(state: CarsonState, step: PlaceOrPass) -> tuple[Move, ...]:
    seat = step.seat
    options: tuple[Move, ...] = state.places[seat] if state.reserve[seat] else ()
    if state.white_owner == seat and state.white_at == NOWHERE:
        options += select(PLACE_WHITE_TABLES, white_places(state, seat))
    return (*options, PASS)


# --- one predicate per rule


# CC-051: without a cowboy there is nothing to place.
def has_cowboy(state: CarsonState, seat: int) -> Refusal | None:
    return None if state.reserve[seat] else Refusal("CC-051")


# CC-047: at most one own cowboy on a duel location; CC-150: the sitting one counts.
def has_none_there(state: CarsonState, seat: int, location: int) -> Refusal | None:
    if state.at[seat] >> location & 1:
        return Refusal("CC-047", location=LOCATION_NAMES[location])
    if location == state.town_hall and state.sitter == seat:
        return Refusal("CC-150")
    return None


# CC-176: nobody joins the white cowboy.
def is_not_barred(state: CarsonState, location: int) -> Refusal | None:
    if location == state.white_at:
        return Refusal("CC-176", location=LOCATION_NAMES[location], rival=state.white_owner)
    return None


# CC-055: empty building spaces, closed VP spaces and the empty ammunition space.
def space_is_open(state: CarsonState, location: int) -> Refusal | None:
    if open_spaces(state) >> location & 1:
        return None
    return Refusal("CC-055", location=LOCATION_NAMES[location])


# CC-053, CC-057: an unowned parcel can be bought if a property tile is left.
def can_become_owner(state: CarsonState, seat: int, parcel: int) -> Refusal | None:
    if state.outlaws >> parcel & 1:
        return Refusal("CC-095", parcel=PARCEL_NAMES[parcel])
    return None if state.property_left[seat] else Refusal("CC-057")


# CC-054: on an owned parcel only a building is worth a cowboy.
def has_building(state: CarsonState, parcel: int) -> Refusal | None:
    owner = state.owner[parcel]
    if state.built[owner] >> parcel & 1:
        return None
    return Refusal("CC-054", parcel=PARCEL_NAMES[parcel], owner=owner)


def why_not_on_parcel(state: CarsonState, seat: int, parcel: int) -> Refusal | None:
    if parcel == state.town_hall:
        return None
    owner = state.owner[parcel]
    if owner == NOBODY:
        return can_become_owner(state, seat, parcel)
    refusal = has_building(state, parcel)
    if refusal is None and owner != seat:
        return why_not_attack(state, parcel)
    return refusal


def why_not_location(state: CarsonState, seat: int, location: int) -> Refusal | None:
    """Return the first rule that forbids this location to any cowboy of the seat."""
    if location in SHARED:
        return None
    refusal = has_none_there(state, seat, location) or is_not_barred(state, location)
    if refusal is not None:
        return refusal
    if is_parcel(location):
        return why_not_on_parcel(state, seat, location)
    return space_is_open(state, location)


def why_not_place(state: CarsonState, step: PlaceOrPass, move: PlaceCowboy) -> Refusal | None:
    """Return the first rule that forbids this cowboy, or None."""
    return has_cowboy(state, step.seat) or why_not_location(state, step.seat, move.location)


def place(state: CarsonState, step: PlaceOrPass, move: PlaceCowboy) -> None:
    seat, location = step.seat, move.location
    state.reserve[seat] -= 1
    stand_at(state, seat, location)
    next_placer(state, seat)


def stand_at(state: CarsonState, seat: int, location: int) -> None:
    if location == WAGES:
        state.wage_workers[seat] += 1
    elif location == ROADS_1:
        state.road_workers[seat] += 1
    else:
        state.at[seat] |= 1 << location
        strike_out(state, seat, location)


def strike_out(state: CarsonState, seat: int, location: int) -> None:
    """The seat may no longer place there."""
    bit, places = 1 << location, state.open[seat]
    if places & bit:
        index = (places & (bit - 1)).bit_count()  # the moves are in the order of the bits
        moves = state.places[seat]
        state.places[seat] = moves[:index] + moves[index + 1 :]
        state.open[seat] = places ^ bit


# --- the white cowboy (CC-176, CC-177)


def white_places(state: CarsonState, seat: int) -> int:
    """Locations without any cowboy, never a rival's building."""
    mask = open_places(state, seat)
    for rival, built in enumerate(state.built):
        mask &= ~state.at[rival]
        if rival != seat:
            mask &= ~built
    if any(state.wage_workers):
        mask &= ~(1 << WAGES)
    if any(state.road_workers):
        mask &= ~(1 << ROADS_1)
    if state.sitter != NOBODY:
        mask &= ~town_hall_bit(state)
    return mask


# CC-176: only the Sheriff has it, once.
def has_white_cowboy(state: CarsonState, seat: int) -> Refusal | None:
    if state.white_owner == seat and state.white_at == NOWHERE:
        return None
    return Refusal("CC-176", case="none")


# CC-176: not on a rival's building.
def is_no_attack(state: CarsonState, seat: int, location: int) -> Refusal | None:
    if is_parcel(location) and state.owner[location] not in (NOBODY, seat):
        return Refusal("CC-176", case="attack", location=LOCATION_NAMES[location])
    return None


# CC-176, CC-177: only where no cowboy stands.
def is_deserted(state: CarsonState, location: int) -> Refusal | None:
    somebody = (
        any(mask >> location & 1 for mask in state.at)
        or (location == WAGES and any(state.wage_workers))
        or (location == ROADS_1 and any(state.road_workers))
        or (location == state.town_hall and state.sitter != NOBODY)
    )
    return Refusal("CC-176", case="met", location=LOCATION_NAMES[location]) if somebody else None


def why_not_place_white(state: CarsonState, step: PlaceOrPass, move: PlaceWhite) -> Refusal | None:
    return (
        has_white_cowboy(state, step.seat)
        or why_not_location(state, step.seat, move.location)
        or is_no_attack(state, step.seat, move.location)
        or is_deserted(state, move.location)
    )


def place_white(state: CarsonState, step: PlaceOrPass, move: PlaceWhite) -> None:
    state.white_at = move.location
    state.bonus[step.seat] -= state.setup.white_counts
    stand_at(state, step.seat, move.location)
    if move.location not in SHARED:
        for seat in range(state.setup.players):
            strike_out(state, seat, move.location)
    next_placer(state, step.seat)


# --- passing


def pass_turn(state: CarsonState, step: PlaceOrPass, move: Pass) -> None:
    """CC-052: the marker takes the first free slot of the lower track."""
    state.passed.append(step.seat)
    if len(state.passed) < state.setup.players:
        next_placer(state, step.seat)


def next_placer(state: CarsonState, seat: int) -> None:
    """CC-045, CC-050: the next in turn order who has not passed."""
    track, passed = state.track, state.passed
    index, count = track.index(seat), len(track)
    for distance in range(1, count + 1):
        following = track[(index + distance) % count]
        if following not in passed:
            state.agenda.append(PlaceOrPass(following))
            return


DECISIONS: Final = (
    decision(
        PlaceOrPass,
        place_or_pass_options,
        answer(PlaceOrPass, PlaceCowboy, why_not_place, place),
        answer(PlaceOrPass, PlaceWhite, why_not_place_white, place_white),
        answer(PlaceOrPass, Pass, always, pass_turn),
    ),
)
