"""Kit Carson: when the white cowboy bounces, the clock, points. Rules CC-236, CC-239 to CC-242."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import give_tokens, is_quiet
from tests.games.carson_city.positions import a_state, asked, begin_part, hold, play, standing
from tests.games.carson_city.variant_positions import (
    all_stay,
    corrals_of,
    do,
    first_wave,
    give_horses,
    hand_in,
    kit_carson,
    on,
)
from westbound.games.carson_city.base.rules.place_cowboys import begin_placing
from westbound.games.carson_city.base.rules.scoring import final_points
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.locations import LOCATION_CODES
from westbound.games.carson_city.state import KIT_CARSON, NOWHERE, CarsonState


def with_sheriff(*variants: str) -> CarsonState:
    """Wave 1; seat 0 has the white cowboy in hand and stands on gambling."""
    state = kit_carson(3, *variants)
    hold(state, 0, "sheriff")
    state.white_owner = 0
    return play(state, "place gambling")


# --- the white cowboy and the others (CC-241)


def test_cc_241_the_white_cowboy_taken_up_again_bounces_from_nowhere() -> None:
    state = with_sheriff()
    do(state, 0, "place white roads_3")
    all_stay(state)
    do(state, 0, "lift roads_3")
    do(state, 1, "place A1")
    all_stay(state)
    assert (state.white_owner, state.white_at) == (0, NOWHERE)


@pytest.mark.parametrize("seat0", ["stay", "lock"])
def test_cc_177_241_of_an_earlier_wave_it_stays_where_later_cowboys_may_join(seat0: str) -> None:
    state = with_sheriff()
    do(state, 0, "place white wages")
    hand_in(state, seat0=seat0, seat1="stay", seat2="stay")
    do(state, 1, "place wages")
    all_stay(state)
    assert state.white_at == LOCATION_CODES["wages"]
    assert standing(state, 0) == {"gambling", "wages"}


@pytest.mark.parametrize("place", ["wages", "roads_1"])
def test_cc_241_on_a_shared_space_it_meets_those_who_stand_there(place: str) -> None:
    other = {"wages": "roads_1", "roads_1": "wages"}[place]
    state = with_sheriff()
    do(state, 0, f"place white {place}")
    do(state, 1, f"place {other}")
    all_stay(state)
    assert state.white_at == LOCATION_CODES[place]
    met = with_sheriff()
    do(met, 0, f"place white {place}")
    do(met, 2, f"place {place}")
    all_stay(met)
    assert met.white_at == NOWHERE


def test_cc_241_242_a_bounced_cowboy_takes_its_horse_along() -> None:
    state = with_sheriff("horses")
    give_horses(state, 0, 2)
    do(state, 0, "place white roads_3", "horse 1", "horse 5")
    do(state, 1, "place roads_3")
    all_stay(state)
    assert (state.horses[0], corrals_of(state, 0)) == (1, [1, 0, 0, 0, 0])


def test_cc_176_240_an_unseen_white_cowboy_takes_no_token() -> None:
    state = with_sheriff()
    hold(state, 1, "singer")
    give_tokens(state, 1, 1)
    do(state, 0, "place white roads_3")
    do(state, 1, "place roads_3")
    assert (is_quiet(state, 1, "roads_3"), state.no_duel[1]) == (False, 1)


def test_cc_176_240_elsewhere_no_token_is_laid_unasked_and_never_for_the_own_white_cowboy() -> None:
    state = with_sheriff()
    give_tokens(state, 0, 1)
    hold(state, 1, "singer")
    give_tokens(state, 1, 1)
    do(state, 0, "place white wages")
    all_stay(state)
    do(state, 1, "place roads_3", "place wages")
    assert (state.quiet, state.no_duel) == ((0, 0, 0), (1, 1, 0))


# --- live tables (CC-239)


def test_cc_239_live_the_last_one_left_goes_on_alone() -> None:
    state = play(kit_carson(2, mode="live"), "pass")
    assert (asked(state), GAME.deciders(state)) == (("place_live", 1), (1,))
    do(state, 1, "place A1", "lock")
    assert state.passed == [0, 1]


def test_cc_239_the_clock_locks_the_rest_in_the_order_of_phase_2() -> None:
    state = kit_carson(3, mode="live", track=(2, 0, 1))
    assert GAME.clock(state) is None  # the first cowboy has no hurry
    play(state, "place gambling")
    do(state, 0, "lock")
    clock = GAME.clock(state)
    assert clock is not None
    assert (clock.seconds, clock.moves) == (120, ((2, "lock"), (1, "lock")))
    do(state, 1, "lock")
    do(state, 2, "lock")
    assert GAME.clock(state) is None


def test_cc_239_the_clock_runs_while_phase_3_waits() -> None:
    state = a_state(2, options=on("live"), phase=2)
    state.passed = []
    play(begin_part(state, begin_placing), "place gambling")
    assert len(state.agenda) > 1
    assert GAME.clock(state) is not None


def test_cc_239_in_waves_there_is_no_clock() -> None:
    assert GAME.clock(first_wave(3)) is None


# --- the end


def test_cc_236_in_round_4_whoever_has_not_locked_has_no_such_points_yet() -> None:
    state = a_state(4, options=on("waves"), round=4, phase=2, passed=(2,))
    assert [final_points(state, seat)[KIT_CARSON] for seat in range(4)] == [0, 0, 3, 0]
