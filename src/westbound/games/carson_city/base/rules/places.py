"""Where a cowboy may go. Rules CC-046 to CC-049, CC-053 to CC-057, CC-127, CC-150, CC-176, CC-178.

While players plan in secret, each sees the others as they stood before (`state.shown`, CC-240).
"""

from __future__ import annotations

from typing import Final

from westbound.engine.move_tables import by_bytes, select
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.moves import PLACE
from westbound.games.carson_city.base.rules.action_spaces import is_open
from westbound.games.carson_city.base.rules.attack_targets import (
    attackable_buildings,
    why_not_attack,
)
from westbound.games.carson_city.base.rules.buy_parcels import claimable, town_hall_bit
from westbound.games.carson_city.components import VACANT
from westbound.games.carson_city.geometry import PARCEL_NAMES
from westbound.games.carson_city.locations import (
    AMMUNITION,
    BUILD_SPACES,
    BUY_VP_SPACES,
    CORRAL_MASK,
    FREE_DUEL_SPACES,
    LOCATION_NAMES,
    QUIET_SPACES,
    ROADS_1,
    SHARED,
    WAGES,
    is_corral,
    is_parcel,
)
from westbound.games.carson_city.state import NOBODY, NOWHERE, CarsonState

PLACE_TABLES: Final = by_bytes(PLACE)
SHARED_MASK: Final = 1 << WAGES | 1 << ROADS_1
# What `state.shown` begins with: how the others see a seat's cowboys.
SHOWN_AT: Final = 0
SHOWN_WHITE: Final = 1
SHOWN_QUIET: Final = 2


# --- what a seat sees of the others


def at_seen(state: CarsonState, rival: int, seat: int) -> int:
    """Where the rival's cowboys stand, as far as the seat knows."""
    shown = state.shown[rival]
    return shown[SHOWN_AT] if shown and rival != seat else state.at[rival]


def quiet_seen(state: CarsonState, rival: int, seat: int) -> int:
    """Which of them carry a no-duel token, as far as the seat knows."""
    shown = state.shown[rival]
    return shown[SHOWN_QUIET] if shown and rival != seat else state.quiet[rival]


def white_seen(state: CarsonState, seat: int) -> int:
    """Where the white cowboy stands, as far as the seat knows."""
    owner = state.white_owner
    if owner in (NOBODY, seat) or not state.shown[owner]:
        return state.white_at
    return state.shown[owner][SHOWN_WHITE]


# --- the places of a seat, as a mask


def work_out_places(state: CarsonState) -> None:
    """Where each seat may place; kept up to date until the phase is over."""
    targets = [attackable_buildings(state, rival) for rival in range(state.setup.players)]
    for seat in range(state.setup.players):
        state.open[seat] = open_places(state, seat, targets)
        state.places[seat] = select(PLACE_TABLES, state.open[seat])


def refresh_places(state: CarsonState, seat: int) -> None:
    if state.phase != 2:
        return  # they are worked out when somebody is asked
    state.open[seat] = open_places(state, seat)
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
    """CC-046: spaces, parcels, buildings to attack or defend, the Town Hall; what variants add.

    `targets`: the attackable buildings of each player, where they are known already.
    """
    mask = open_spaces(state) | state.built[seat]
    if state.property_left[seat]:  # CC-057
        mask |= claimable(state)
    power = state.power(seat)
    if power.may_attack:
        for rival in range(state.setup.players):
            if rival != seat:
                mask |= targets[rival] if targets else attackable_buildings(state, rival)
    if state.sitter != seat:  # CC-150
        mask |= town_hall_bit(state)
    for variant in state.setup.variants:
        mask = variant.open_places(state, seat, mask)
    mask &= ~state.at[seat]  # CC-047
    if state.white_owner != NOBODY:
        mask &= ~barred_by_white(state, seat)
    return mask


def barred_by_white(state: CarsonState, seat: int) -> int:
    """CC-176: nobody joins the white cowboy, except one with a no-duel token."""
    white = white_seen(state, seat)
    if white == NOWHERE or white in SHARED or can_join_quietly(state, seat, white):
        return 0
    return 1 << white


def can_join_quietly(state: CarsonState, seat: int, location: int) -> bool:
    """CC-194: a no-duel token in hand, for a place where it may lie."""
    tokens = state.no_duel[seat] if not state.power(seat).sings else 0
    return tokens > 0 and bool(QUIET_SPACES >> location & 1)


def placeable(state: CarsonState, seat: int) -> int:
    """The open places; CC-178: Sheriff red joins nobody, except to defend their own buildings."""
    mask = state.open[seat] if state.phase == 2 else open_places(state, seat)
    if state.power(seat).avoids_duels:
        mask &= ~(met_by_others(state, seat) & ~state.built[seat])
    return mask


def met_by_others(state: CarsonState, seat: int) -> int:
    """Duel locations where a rival stands; CC-290: a token cowboy is no obstacle."""
    mask = 0
    for rival in range(state.setup.players):
        if rival != seat:
            mask |= at_seen(state, rival, seat) & ~quiet_seen(state, rival, seat)
    if state.sitter not in (NOBODY, seat):
        mask |= town_hall_bit(state)
    return mask & ~CORRAL_MASK


# --- one predicate per rule


# CC-051: without a cowboy there is nothing to place.
def has_cowboy(state: CarsonState, seat: int) -> Refusal | None:
    return None if state.reserve[seat] else Refusal("CC-051")


# CC-047: at most one of one's cowboys on a duel location; CC-150: the sitting one counts.
def has_none_there(state: CarsonState, seat: int, location: int) -> Refusal | None:
    if state.at[seat] >> location & 1:
        return Refusal("CC-047", location=LOCATION_NAMES[location])
    if location == state.town_hall and state.sitter == seat and not state.closed >> location & 1:
        return Refusal("CC-150")
    return None


# CC-176: nobody joins the white cowboy.
def is_not_barred(state: CarsonState, seat: int, location: int) -> Refusal | None:
    if barred_by_white(state, seat) >> location & 1:
        return Refusal("CC-176", location=LOCATION_NAMES[location], rival=state.white_owner)
    return None


# CC-055: empty building spaces, closed VP spaces and the empty ammunition space.
def space_is_open(state: CarsonState, location: int) -> Refusal | None:
    if open_spaces(state) >> location & 1:
        return None
    return Refusal("CC-055", location=LOCATION_NAMES[location])


# CC-053, CC-057: an unowned parcel can be bought if a property tile is left; never the river.
def can_become_owner(state: CarsonState, seat: int, parcel: int) -> Refusal | None:
    if state.setup.river >> parcel & 1:
        return Refusal("CC-214", parcel=PARCEL_NAMES[parcel])
    return None if state.property_left[seat] else Refusal("CC-057")


# CC-054: on an owned parcel only a building is worth a cowboy.
def has_building(state: CarsonState, parcel: int) -> Refusal | None:
    owner = state.owner[parcel]
    if state.built[owner] >> parcel & 1:
        return None
    return Refusal("CC-054", parcel=PARCEL_NAMES[parcel], owner=owner)


# CC-178, CC-205: Sheriff red and Heroes yellow may not attack.
def may_attack(state: CarsonState, seat: int, parcel: int) -> Refusal | None:
    power = state.power(seat)
    if power.may_attack:
        return None
    name = PARCEL_NAMES[parcel]
    if power.is_safe:
        return Refusal("CC-205", case="attack", parcel=name)
    return Refusal("CC-178", case="attack", parcel=name)


# CC-178: Sheriff red joins no rival.
def joins_nobody(state: CarsonState, seat: int, location: int) -> Refusal | None:
    if not state.power(seat).avoids_duels or state.built[seat] >> location & 1:
        return None
    if met_by_others(state, seat) >> location & 1:
        return Refusal("CC-178", case="joins", location=LOCATION_NAMES[location])
    return None


def why_not_on_parcel(state: CarsonState, seat: int, parcel: int) -> Refusal | None:
    if parcel == state.town_hall:
        return None
    owner = state.owner[parcel]
    if owner == NOBODY:
        return can_become_owner(state, seat, parcel)
    refusal = has_building(state, parcel)
    if refusal is None and owner != seat:
        return may_attack(state, seat, parcel) or why_not_attack(state, parcel)
    return refusal


def why_not_location(state: CarsonState, seat: int, location: int) -> Refusal | None:
    """Return the first rule that forbids this location to any cowboy of the seat."""
    if location in SHARED:
        return None
    refusal = (
        has_none_there(state, seat, location)
        or is_not_barred(state, seat, location)
        or joins_nobody(state, seat, location)
    )
    if refusal is not None:
        return refusal
    for variant in state.setup.variants:
        if variant.governs(state, location):
            return variant.why_not_there(state, seat, location)
    if is_corral(location):  # CC-265: only a variant has them
        return Refusal("CC-265")
    if is_parcel(location):
        return why_not_on_parcel(state, seat, location)
    return space_is_open(state, location)


# --- standing there


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


def leave(state: CarsonState, seat: int, location: int) -> None:
    """The opposite: the cowboy is taken up again (CC-234, CC-300); the caller says where it goes.

    CC-155: only so does one leave the Town Hall.
    """
    if location == WAGES:
        state.wage_workers[seat] -= 1
    elif location == ROADS_1:
        state.road_workers[seat] -= 1
    elif (
        location == state.town_hall and state.sitter == seat and not state.at[seat] >> location & 1
    ):
        state.sitter = NOBODY
    else:
        state.at[seat] &= ~(1 << location)
