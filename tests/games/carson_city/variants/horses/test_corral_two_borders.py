"""The second corral: whose cowboys it moves, and their tokens. Rules CC-267, CC-289, CC-300."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import give_tokens, is_quiet, lay_no_duel_token
from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_part,
    complaints,
    hold,
    play,
    put,
    refused,
    sit,
    stand,
    stand_white,
    standing,
)
from tests.games.carson_city.variant_positions import charge, give_horses, on
from westbound.games.carson_city.base.rules.place_cowboys import begin_placing
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.horses.rules import pay_wages_or_horses
from westbound.games.carson_city.versions import RULES_VERSION


def a_table(phase: int, rules_version: int = RULES_VERSION) -> CarsonState:
    state = a_state(options=on("horses"), phase=phase, money=10, rules_version=rules_version)
    give_horses(state, 0, 3)
    return state


def corral_two(state: CarsonState) -> CarsonState:
    """Phase 2: seat 0 places on gambling and puts a horse into the second corral."""
    state.passed = []
    begin_part(state, begin_placing)
    return play(state, "place gambling", "horse 2")


def bought_on_wages(state: CarsonState) -> CarsonState:
    """Phase 3: seat 0 buys a horse for wages, for the second corral."""
    stand(state, 0, "wages")
    begin_part(state, pay_wages_or_horses)
    return play(state, "horse 2")


# --- whose cowboys


@pytest.mark.parametrize("place", ["A1", "roads_3", "wages", "roads_1"])
def test_cc_267_177_the_white_cowboy_is_not_moved(place: str) -> None:
    state = a_table(2)
    stand_white(state, 0, place)
    corral_two(state)
    assert refused(state, f"lift {place}") == "CC-267"
    assert refused(state, "lift gambling") is None


@pytest.mark.parametrize("place", ["wages", "roads_1"])
def test_cc_267_177_but_a_cowboy_beside_it_on_a_shared_space_is(place: str) -> None:
    state = a_table(2)
    stand_white(state, 0, place)
    stand(state, 0, place)
    corral_two(state)
    assert refused(state, f"lift {place}") is None
    play(state, f"lift {place}", "done")
    assert (state.wage_workers[0] + state.road_workers[0], state.reserve[0]) == (1, 3)


@pytest.mark.parametrize("place", ["wages", "roads_1"])
def test_cc_267_177_a_rivals_white_cowboy_changes_nothing(place: str) -> None:
    state = a_table(2)
    stand(state, 0, "A1")
    stand(state, 0, place)
    stand_white(state, 1, place)
    corral_two(state)
    assert refused(state, f"lift {place}") is None
    assert refused(state, "lift A1") is None


def test_cc_267_177_the_white_cowboy_in_hand_or_elsewhere_keeps_no_other_back() -> None:
    state = a_table(2)
    state.white_owner = 0
    stand(state, 0, "wages roads_1 A1")
    corral_two(state)
    for place in ("wages", "roads_1", "A1"):
        assert refused(state, f"lift {place}") is None
    elsewhere = a_table(2)
    stand_white(elsewhere, 0, "ammunition")
    stand(elsewhere, 0, "wages roads_1")
    corral_two(elsewhere)
    assert refused(elsewhere, "lift wages") is None
    assert refused(elsewhere, "lift roads_1") is None


def test_cc_155_267_300_the_sitting_cowboy_even_while_the_white_one_stands_elsewhere() -> None:
    state = a_table(2)
    put(state, "town_hall", "C4")
    sit(state, 0)
    stand_white(state, 0, "A1")
    corral_two(state)
    assert refused(state, "lift C4") is None


# --- where it goes


@pytest.mark.parametrize("place", ["A1", "roads_3", "wages", "roads_1"])
def test_cc_267_300_elsewhere_is_not_where_it_stood(place: str) -> None:
    state = a_table(2)
    stand(state, 0, place)
    corral_two(state)
    play(state, f"lift {place}")
    assert refused(state, f"place {place}") == "CC-289"
    assert refused(state, "place ammunition") is None


def test_cc_267_300_a_moved_cowboy_is_no_longer_in_the_reserve() -> None:
    state = a_table(2)
    stand(state, 0, "A1")
    corral_two(state)
    assert (state.reserve[0], state.general[0]) == (2, 6)
    play(state, "lift A1", "place C4")
    assert (state.reserve[0], state.general[0]) == (2, 6)
    assert complaints(state) == []


# --- its tokens


def with_singer(rules_version: int = RULES_VERSION, tokens: int = 1) -> CarsonState:
    """Seat 0 has the yellow Singer with no-duel tokens in hand; seat 1's white cowboy: roads_3."""
    state = a_table(2, rules_version)
    hold(state, 0, "singer", 0)
    hold(state, 1, "sheriff", 0)
    give_tokens(state, 0, tokens)
    stand_white(state, 1, "roads_3")
    return state


def test_cc_176_300_a_moved_cowboy_joins_the_white_one_with_a_token_as_a_new_one_does() -> None:
    state = with_singer()
    stand(state, 0, "A1")
    play(corral_two(state), "lift A1", "place roads_3")
    assert is_quiet(state, 0, "roads_3")
    assert state.no_duel[0] == 0
    assert standing(state, 0) == {"gambling", "roads_3"}


def test_cc_176_267_a_cowboy_that_joined_the_white_one_may_leave_again() -> None:
    state = with_singer()
    stand(state, 0, "roads_3")
    lay_no_duel_token(state, 0, "roads_3")
    assert refused(corral_two(state), "lift roads_3") is None


def test_cc_176_300_without_a_token_it_does_not() -> None:
    state = with_singer(tokens=0)
    stand(state, 0, "A1")
    play(corral_two(state), "lift A1")
    assert refused(state, "place roads_3") == "CC-176"


def test_cc_176_300_elsewhere_it_keeps_the_token_in_hand() -> None:
    state = with_singer()
    stand(state, 0, "A1")
    play(corral_two(state), "lift A1", "place vp_parcels")
    assert not is_quiet(state, 0, "vp_parcels")
    assert state.no_duel[0] == 1


def test_cc_289_300_its_own_token_is_enough_to_join_the_white_one() -> None:
    state = with_singer()
    stand(state, 0, "vp_parcels")
    lay_no_duel_token(state, 0, "vp_parcels")
    play(corral_two(state), "lift vp_parcels", "place roads_3")
    assert (is_quiet(state, 0, "roads_3"), state.no_duel[0]) == (True, 1)


def test_cc_176_289_300_after_the_last_token_the_white_cowboy_is_in_the_way_again() -> None:
    """The token that was for a moment in hand again goes away with the cowboy."""
    state = with_singer(tokens=0)
    stand(state, 0, "vp_parcels")
    lay_no_duel_token(state, 0, "vp_parcels")
    corral_two(state)
    play(state, "lift vp_parcels")
    assert refused(state, "place roads_3") is None
    play(state, "place vp_buildings", "pass", "pass")
    assert asked(state) == ("place_or_pass", 0)
    assert refused(state, "place roads_3") == "CC-176"
    assert refused(state, "place vp_parcels") is None


def test_cc_176_300_in_version_1_a_moved_cowboy_joined_without_a_token() -> None:
    state = with_singer(rules_version=1)
    stand(state, 0, "A1")
    play(corral_two(state), "lift A1", "place roads_3")
    assert (is_quiet(state, 0, "roads_3"), state.no_duel[0]) == (False, 1)


@pytest.mark.parametrize(("phase", "returns"), [(2, 1), (3, 0)])
def test_cc_289_300_taken_back_in_phase_3_the_tokens_are_used_up(phase: int, returns: int) -> None:
    state = a_table(phase)
    hold(state, 0, "singer", 0)
    stand(state, 0, "vp_parcels")
    charge(state, 0, "vp_parcels")
    lay_no_duel_token(state, 0, "vp_parcels")
    play(corral_two(state) if phase == 2 else bought_on_wages(state), "lift vp_parcels", "done")
    assert (state.dynamite[0], state.no_duel[0]) == (returns, returns)
    assert (state.charged[0], state.quiet[0]) == (0, 0)


def test_cc_289_300_without_tokens_nothing_is_used_up() -> None:
    state = a_table(3)
    state.dynamite = (1, 0, 0)
    give_tokens(state, 0, 1)
    stand(state, 0, "vp_parcels")
    play(bought_on_wages(state), "lift vp_parcels", "done")
    assert (state.dynamite[0], state.no_duel[0]) == (1, 1)


def test_cc_289_in_version_1_they_came_back_in_phase_3_too() -> None:
    state = a_table(3, rules_version=1)
    stand(state, 0, "ammunition")
    charge(state, 0, "ammunition")
    play(bought_on_wages(state), "lift ammunition", "done")
    assert state.dynamite[0] == 1
