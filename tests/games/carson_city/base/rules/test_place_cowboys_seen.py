"""What a seat sees of the others, and cowboys taken up again: CC-047, CC-150, CC-240, CC-300."""

from __future__ import annotations

from tests.games.carson_city.positions import a_state, location, parcels, put, sit, stand, standing
from westbound.games.carson_city.base.rules.places import (
    at_seen,
    has_none_there,
    leave,
    quiet_seen,
    white_seen,
)
from westbound.games.carson_city.state import NOBODY, NOWHERE, CarsonState


def planning() -> CarsonState:
    """Everybody has moved a cowboy from A1 to B2 in secret; the others still see the old place."""
    state = a_state(phase=2)
    for seat in range(3):
        state.at[seat] = parcels("B2")
    state.quiet = (parcels("B2"),) * 3
    state.shown = ((parcels("A1"), location("A1"), parcels("A1"), parcels("C3")),) * 3
    return state


def test_cc_240_one_sees_the_old_places_of_others_and_the_new_ones_of_oneself() -> None:
    state = planning()
    assert at_seen(state, 1, 0) == quiet_seen(state, 1, 0) == parcels("A1")
    assert at_seen(state, 0, 0) == quiet_seen(state, 0, 0) == parcels("B2")


def test_cc_240_without_a_plan_one_sees_what_is_there() -> None:
    state = planning()
    state.shown = ((),) * 3
    assert at_seen(state, 1, 0) == quiet_seen(state, 1, 0) == parcels("B2")


def test_cc_240_the_white_cowboy_too_is_seen_where_it_was() -> None:
    state = planning()
    state.white_owner, state.white_at = 1, location("B2")
    assert white_seen(state, 0) == location("A1")
    assert white_seen(state, 1) == location("B2")
    state.white_owner, state.white_at = NOBODY, NOWHERE
    assert white_seen(state, 0) == NOWHERE


def test_cc_150_only_in_the_town_hall_where_one_sits() -> None:
    state = a_state()
    put(state, "town_hall", "C3")
    sit(state, 0)
    assert [seat for seat in range(3) if has_none_there(state, seat, location("C3"))] == [0]
    assert has_none_there(state, 0, location("D3")) is None
    state.outlaws = parcels("D3")
    assert has_none_there(state, 0, location("C3")) is not None
    state.outlaws = parcels("C3")  # to fight an outlaw there, one goes where one sits
    assert has_none_there(state, 0, location("C3")) is None


def test_cc_234_300_taking_a_cowboy_up_leaves_the_others_where_they_are() -> None:
    state = a_state()
    put(state, "town_hall", "C3")
    stand(state, 0, "wages wages roads_1 roads_1 C4 D3")
    sit(state, 0)
    leave(state, 0, location("wages"))
    leave(state, 0, location("roads_1"))
    assert (state.wage_workers[0], state.road_workers[0], state.sitter) == (1, 1, 0)
    leave(state, 0, location("C4"))
    assert (standing(state, 0), state.sitter) == ({"wages", "roads_1", "D3"}, 0)
    leave(state, 0, location("C3"))
    assert (standing(state, 0), state.sitter) == ({"wages", "roads_1", "D3"}, NOBODY)
