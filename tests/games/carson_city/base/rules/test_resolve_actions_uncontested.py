"""Places where no rival stands: CC-202, CC-291."""

from __future__ import annotations

from tests.games.carson_city.positions import a_state, location, parcels, put, sit
from westbound.games.carson_city.base.rules.unresolved import uncontested
from westbound.games.carson_city.geometry import mask_of
from westbound.games.carson_city.locations import (
    CORRAL_LOCATIONS,
    LOCATION_NAMES,
    LOCATIONS,
    SHARED,
)
from westbound.games.carson_city.state import CarsonState

EVERYWHERE = set(LOCATION_NAMES)


def free_for(state: CarsonState, seat: int) -> set[str]:
    mask = uncontested(state, seat)
    assert mask >> LOCATIONS == 0
    return {name for code, name in enumerate(LOCATION_NAMES) if mask >> code & 1}


def test_cc_202_everywhere_but_where_a_rival_stands() -> None:
    state = a_state()
    assert free_for(state, 0) == EVERYWHERE
    state.at[0] = parcels("C3")
    state.at[1] = parcels("A1") | 1 << location("gambling")
    state.at[2] = parcels("H8")
    assert free_for(state, 0) == EVERYWHERE - {"A1", "gambling", "H8"}
    assert free_for(state, 1) == EVERYWHERE - {"C3", "H8"}


def test_cc_202_rivals_in_their_own_corrals_are_no_obstacle() -> None:
    state = a_state()
    state.at[1] = mask_of(CORRAL_LOCATIONS)
    assert free_for(state, 0) == EVERYWHERE


def test_cc_202_beside_the_shared_spaces_a_rival_counts() -> None:
    state = a_state()
    for space in SHARED:
        state.at[1] = 1 << space + 1
        assert free_for(state, 0) == EVERYWHERE - {LOCATION_NAMES[space + 1]}


def test_cc_291_nor_where_a_rival_sits_or_an_outlaw_is() -> None:
    state = a_state()
    put(state, "town_hall", "C3")
    sit(state, 1)
    assert free_for(state, 0) == EVERYWHERE - {"C3"}
    assert free_for(state, 1) == EVERYWHERE
    state.outlaws = parcels("D3")
    assert free_for(state, 1) == EVERYWHERE - {"D3"}
