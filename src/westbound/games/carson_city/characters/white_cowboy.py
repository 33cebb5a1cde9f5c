"""The Sheriff's white cowboy. Rules CC-176, CC-177."""

from __future__ import annotations

from typing import Final

from westbound.engine.move_tables import by_bytes
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.moves import PlaceCowboy
from westbound.games.carson_city.base.rules.buy_parcels import town_hall_bit
from westbound.games.carson_city.base.rules.places import (
    at_seen,
    can_join_quietly,
    open_places,
    stand_at,
    strike_out,
    why_not_location,
)
from westbound.games.carson_city.locations import (
    CORRAL_MASK,
    LOCATION_NAMES,
    LOCATIONS,
    ROADS_1,
    SHARED,
    WAGES,
    is_corral,
    is_parcel,
)
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import NOBODY, NOWHERE, CarsonState


class PlaceWhite(PlaceCowboy):
    """Place the Sheriff's white cowboy."""

    __slots__ = ()
    kind = "place_white"
    prefix = "place white"


PLACE_WHITE: Final = tuple(PlaceWhite(location) for location in range(LOCATIONS))

PLACE_WHITE_TABLES: Final = by_bytes(PLACE_WHITE)
SHOWN_WAGES: Final = 3  # in `state.shown`; see `places.py`
SHOWN_ROADS: Final = 4


def has_white(state: CarsonState, seat: int) -> bool:
    return state.white_owner == seat and state.white_at == NOWHERE


def white_places(state: CarsonState, seat: int) -> int:
    """Locations without any cowboy; never a rival's building, a closed parcel or a corral."""
    mask = open_places(state, seat) & ~state.closed & ~CORRAL_MASK
    for rival, built in enumerate(state.built):
        mask &= ~at_seen(state, rival, seat)
        if rival != seat:
            mask &= ~built
        wages, roads = workers_seen(state, rival, seat)
        if wages:
            mask &= ~(1 << WAGES)
        if roads:
            mask &= ~(1 << ROADS_1)
    if state.sitter != NOBODY:
        mask &= ~town_hall_bit(state)
    return mask


def workers_seen(state: CarsonState, rival: int, seat: int) -> tuple[int, int]:
    """The rival's cowboys on the two shared spaces, as far as the seat knows."""
    shown = state.shown[rival]
    if shown and rival != seat:
        return shown[SHOWN_WAGES], shown[SHOWN_ROADS]
    return state.wage_workers[rival], state.road_workers[rival]


# CC-176: only the Sheriff has it, once.
def has_white_cowboy(state: CarsonState, seat: int) -> Refusal | None:
    return None if has_white(state, seat) else Refusal("CC-176", case="none")


# CC-176: not on a rival's building, nor on a closed parcel; CC-177: nor in a corral.
def is_no_attack(state: CarsonState, seat: int, location: int) -> Refusal | None:
    rivals = is_parcel(location) and state.owner[location] not in (NOBODY, seat)
    if rivals or state.closed >> location & 1 or is_corral(location):
        return Refusal("CC-176", case="attack", location=LOCATION_NAMES[location])
    return None


# CC-176, CC-177: only where no cowboy stands.
def is_deserted(state: CarsonState, seat: int, location: int) -> Refusal | None:
    if white_places(state, seat) >> location & 1:
        return None
    return Refusal("CC-176", case="met", location=LOCATION_NAMES[location])


def why_not_white(state: CarsonState, seat: int, move: PlaceWhite) -> Refusal | None:
    return (
        has_white_cowboy(state, seat)
        or why_not_location(state, seat, move.location)
        or is_no_attack(state, seat, move.location)
        or is_deserted(state, seat, move.location)
    )


def put_white(state: CarsonState, seat: int, location: int) -> None:
    state.white_at = location
    state.bonus[seat] -= state.setup.white_counts
    stand_at(state, seat, location)
    if location not in SHARED:
        for rival in range(state.setup.players):
            if not can_join_quietly(state, rival, location):
                strike_out(state, rival, location)


PART: Final = Part(moves=PLACE_WHITE)
