"""Phase 3 in general, on the border: CC-060, CC-065, CC-192."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import charge, lay_no_duel_token
from tests.games.carson_city.positions import (
    a_state,
    location,
    parcels,
    play,
    put,
    settle_at,
    stand,
    stand_white,
    standing,
)
from westbound.games.carson_city.base.rules.resolve_actions import first_player, send_home


@pytest.mark.parametrize(
    ("building", "owner", "tripled"),
    [("mine", 0, True), ("saloon", 0, False), ("mine", 1, False)],
)
def test_cc_192_dynamite_triples_ones_own_mine_even_if_the_cowboy_is_beaten(
    building: str, owner: int, tripled: bool
) -> None:
    state = a_state(passed=(0, 1, 2))
    put(state, building, "A1", seat=owner)
    put(state, "mine", "H8", seat=0)  # one that has nothing to do with it
    for seat in (0, 1):
        stand(state, seat, "A1")
    charge(state, 0, "A1")
    state.tripled = parcels("C3")
    settle_at(state, "A1")
    play(state, "roll 1 1 6")
    assert standing(state, 0) == set()
    assert state.tripled == parcels("C3 A1" if tripled else "C3")
    assert state.charged == (0, 0, 0)


def test_cc_192_dynamite_on_an_action_space_triples_nothing() -> None:
    state = a_state()
    put(state, "mine", "A1", seat=0)
    stand(state, 0, "gambling")
    charge(state, 0, "gambling")
    send_home(state, 0, location("gambling"))
    assert (state.tripled, state.charged) == (0, (0, 0, 0))


def test_cc_060_an_ordinary_cowboy_goes_home_and_the_white_one_stays() -> None:
    state = a_state()
    stand_white(state, 0, "gambling")
    stand(state, 0, "A1")
    stand(state, 1, "gambling")  # with a token, beside the white one
    lay_no_duel_token(state, 1, "gambling")
    send_home(state, 0, location("A1"))
    send_home(state, 1, location("gambling"))
    assert state.general == [7, 7, 7]
    assert (state.white_owner, state.white_at) == (0, location("gambling"))
    assert state.quiet == (0, 0, 0)
    send_home(state, 0, location("gambling"))
    assert state.general == [7, 7, 7]  # the white one is nobody's
    assert standing(state, 0) == set()


@pytest.mark.parametrize(("phase", "first"), [(1, 2), (2, 2), (3, 1), (4, 1)])
def test_cc_065_the_first_of_the_pass_order_once_it_is_formed(phase: int, first: int) -> None:
    state = a_state(phase=phase, order=(2, 0, 1), passed=(1, 0, 2))
    assert first_player(state) == first
