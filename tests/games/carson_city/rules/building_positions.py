"""What the tests of parcels, buildings, income and the end of a round share."""

from __future__ import annotations

from tests.games.carson_city.positions import (
    a_state,
    at_step,
    hold,
    only_part,
    own,
    parcel,
    put,
    tile,
)
from westbound.engine.step import Step
from westbound.games.carson_city.base.rules.income import building_income, pay_income
from westbound.games.carson_city.base.rules.parcel_price import parcel_price
from westbound.games.carson_city.base.steps import PlaceBuilding
from westbound.games.carson_city.components import TILE_NAMES
from westbound.games.carson_city.geometry import NEIGHBOURS, PARCEL_NAMES, members
from westbound.games.carson_city.state import NOBODY, CarsonState


def in_hand(state: CarsonState, seat: int, building: str) -> CarsonState:
    """The seat has just bought this building and says where it goes."""
    assert state.bag[tile(building)], f"no {building} left in the bag"
    state.bag[tile(building)] -= 1
    return at_step(state, PlaceBuilding(seat, 0, 0, tile(building)))


def keep_tiles(state: CarsonState, seat: int, names: str) -> None:
    """These buildings lie in front of the seat."""
    codes = [tile(name) for name in names.split()]
    for code in codes:
        assert state.bag[code], f"no {TILE_NAMES[code]} left in the bag"
        state.bag[code] -= 1
    state.kept[seat] = tuple(sorted((*state.kept[seat], *codes)))


def kept_names(state: CarsonState, seat: int) -> list[str]:
    return [TILE_NAMES[code] for code in state.kept[seat]]


def on(state: CarsonState, name: str) -> str:
    """What lies on the parcel: "vacant", "house", "saloon"."""
    return TILE_NAMES[state.tile[parcel(name)]]


def owner_of(state: CarsonState, name: str) -> int:
    return state.owner[parcel(name)]


def neighbours(name: str) -> list[str]:
    return [PARCEL_NAMES[p] for p in members(NEIGHBOURS[parcel(name)])]


def own_vacant_neighbours(state: CarsonState, seat: int, name: str) -> None:
    """Property tiles of the seat on every neighbour that has neither a tile nor an owner."""
    for around in neighbours(name):
        if on(state, around) == "vacant" and owner_of(state, around) == NOBODY:
            own(state, seat, around)


def put_mountains_around(state: CarsonState, name: str, but: str = "") -> None:
    """A mountain on every vacant neighbour of the parcel except these."""
    for around in neighbours(name):
        if on(state, around) == "vacant" and around not in but.split():
            put(state, "mountain", around)


def a_full_map_but(free: str, centre: str = "terrace") -> CarsonState:
    """Mountains everywhere except on the centre D4 and these parcels."""
    state = a_state(phase=4, passed=(1, 0, 2))
    put(state, centre, "D4")
    for name in PARCEL_NAMES:
        if name not in ("D4", *free.split()):
            put(state, "mountain", name)
    return state


def income(state: CarsonState, name: str) -> int:
    """What the building on this parcel earns before a thief takes his half."""
    return building_income(state, parcel(name))


def earned(state: CarsonState) -> list[int]:
    """Let all buildings pay; what each seat got."""
    before = state.money[:]
    only_part(state, pay_income)
    return [after - money for after, money in zip(state.money, before, strict=True)]


def price(state: CarsonState, name: str) -> int:
    return parcel_price(state, parcel(name))


def use_power(state: CarsonState, seat: int, card: str) -> None:
    """The seat chooses the card; what happens at once happens, questions are left open."""
    hold(state, seat, card)
    state.power(seat).chosen(state, seat)


def top(state: CarsonState) -> Step:
    return state.agenda[-1]
