"""Where houses and terraces may go. Rules CC-006, CC-099, CC-100, CC-103, CC-105 to CC-110."""

from __future__ import annotations

from westbound.engine.refusal import Refusal
from westbound.games.carson_city.components import HOUSE, TERRACE
from westbound.games.carson_city.geometry import INNER, NEIGHBOURS, PARCEL_NAMES, members
from westbound.games.carson_city.state import NOBODY, CarsonState


def usable_by(state: CarsonState, seat: int, agreed: int) -> int:
    """Own parcels, unowned ones, and those whose owners have agreed (CC-099, CC-104)."""
    return state.owned[seat] | state.unowned | agreed


def house_spots(state: CarsonState, seat: int, agreed: int) -> int:
    """Vacant connected parcels for a house; none when the house tiles are used up (CC-006)."""
    if not state.houses_left:
        return 0
    free = state.vacant & state.connected & ~state.closed
    return free & usable_by(state, seat, agreed)


def unfilled(state: CarsonState) -> int:
    """Parcels with neither a tile nor a property tile: they stand in a terrace's way (CC-105)."""
    return state.vacant & state.unowned


def terrace_spots(state: CarsonState, seat: int, agreed: int, standing: int) -> int:
    """Houses that may be turned into terraces; `standing`: those from before this step (CC-107)."""
    houses = state.of_type[HOUSE] & standing & INNER & ~state.closed
    if state.setup.terrace_needs_consent:  # CC-109
        houses &= usable_by(state, seat, agreed)
    if not houses:
        return 0
    holes, found = unfilled(state), 0
    for house in members(houses):
        if not NEIGHBOURS[house] & holes:
            found |= 1 << house
    return found


def can_place_houses(state: CarsonState, seat: int, agreed: int, left: int, standing: int) -> bool:
    """Whether so many houses or terraces find a place, one after the other (CC-102)."""
    spots = house_spots(state, seat, agreed)
    terraces = terrace_spots(state, seat, agreed, standing)
    if min(spots.bit_count(), state.houses_left) + terraces.bit_count() >= left:
        return True
    return left > 1 and any(
        can_place_houses(_with_house(state, spot), seat, agreed, left - 1, standing)
        for spot in members(spots)
    )


def _with_house(state: CarsonState, parcel: int) -> CarsonState:
    after = state.copy()
    add_house(after, parcel)
    return after


def add_house(state: CarsonState, parcel: int) -> None:
    """CC-103: it belongs to whoever owns the parcel."""
    state.put_tile(parcel, HOUSE)
    state.houses_left -= 1


def make_terrace(state: CarsonState, parcel: int) -> None:
    """CC-106: the tile is turned over where it lies."""
    state.put_tile(parcel, TERRACE)


# --- refusals, one rule each


# CC-006: the house tiles are limited.
def has_house_tile(state: CarsonState) -> Refusal | None:
    return None if state.houses_left else Refusal("CC-006")


# CC-099: a house needs a vacant parcel.
def is_vacant(state: CarsonState, parcel: int) -> Refusal | None:
    if state.vacant >> parcel & 1:
        return None
    return Refusal("CC-099", case="vacant", parcel=PARCEL_NAMES[parcel])


# CC-130: and a connected one.
def is_connected_for_house(state: CarsonState, parcel: int) -> Refusal | None:
    if state.connected >> parcel & 1:
        return None
    return Refusal("CC-130", parcel=PARCEL_NAMES[parcel])


# CC-115: not on a closed parcel.
def is_not_closed(state: CarsonState, parcel: int) -> Refusal | None:
    if state.closed >> parcel & 1:
        return Refusal("CC-115", parcel=PARCEL_NAMES[parcel])
    return None


# CC-104: a rival's parcel only with their consent.
def has_consent(state: CarsonState, seat: int, agreed: int, parcel: int) -> Refusal | None:
    owner = state.owner[parcel]
    if owner in (NOBODY, seat) or agreed >> parcel & 1:
        return None
    return Refusal("CC-104", parcel=PARCEL_NAMES[parcel], owner=owner)


def why_not_house(state: CarsonState, seat: int, agreed: int, parcel: int) -> Refusal | None:
    """Return the first rule that forbids a house on this parcel, or None."""
    return (
        has_house_tile(state)
        or is_vacant(state, parcel)
        or is_connected_for_house(state, parcel)
        or is_not_closed(state, parcel)
        or has_consent(state, seat, agreed, parcel)
    )


# CC-105: a terrace is a turned house. CC-106: a terrace cannot be improved again.
def is_house(state: CarsonState, parcel: int) -> Refusal | None:
    if state.tile[parcel] == HOUSE:
        return None
    again = state.tile[parcel] == TERRACE
    return Refusal("CC-106" if again else "CC-105", parcel=PARCEL_NAMES[parcel])


# CC-107: the house must have been there before this step.
def was_standing(standing: int, parcel: int) -> Refusal | None:
    if standing >> parcel & 1:
        return None
    return Refusal("CC-107", parcel=PARCEL_NAMES[parcel])


# CC-105: all eight neighbours exist and are filled.
def is_surrounded(state: CarsonState, parcel: int) -> Refusal | None:
    if not INNER >> parcel & 1:
        return Refusal("CC-105", case="edge", parcel=PARCEL_NAMES[parcel])
    holes = members(NEIGHBOURS[parcel] & unfilled(state))
    if not holes:
        return None
    gaps = tuple(PARCEL_NAMES[hole] for hole in holes)
    return Refusal("CC-105", case="gaps", parcel=PARCEL_NAMES[parcel], gaps=gaps)


# CC-109: turning a rival's house needs consent, unless the table plays otherwise.
def has_terrace_consent(state: CarsonState, seat: int, agreed: int, parcel: int) -> Refusal | None:
    owner = state.owner[parcel]
    if not state.setup.terrace_needs_consent or owner in (NOBODY, seat) or agreed >> parcel & 1:
        return None
    return Refusal("CC-109", parcel=PARCEL_NAMES[parcel], owner=owner)


def why_not_terrace(
    state: CarsonState, seat: int, agreed: int, standing: int, parcel: int
) -> Refusal | None:
    """Return the first rule that forbids turning this house, or None."""
    return (
        is_house(state, parcel)
        or was_standing(standing, parcel)
        or is_not_closed(state, parcel)
        or is_surrounded(state, parcel)
        or has_terrace_consent(state, seat, agreed, parcel)
    )
