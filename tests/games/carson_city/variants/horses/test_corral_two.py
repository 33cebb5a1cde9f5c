"""The second corral. Rules CC-267, CC-268, CC-289, CC-300."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_part,
    complaints,
    hold,
    location,
    own,
    play,
    put,
    refused,
    sit,
    stand,
    stand_white,
    standing,
    texts,
)
from tests.games.carson_city.variant_positions import (
    charge,
    corrals_of,
    give_dynamite,
    give_horses,
    on,
    outlaws_at,
)
from westbound.games.carson_city.base.rules.choose_characters import begin_round
from westbound.games.carson_city.base.rules.duels import duellists_at, firepower
from westbound.games.carson_city.base.rules.place_cowboys import begin_placing
from westbound.games.carson_city.state import NOBODY, RED, CarsonState, replaced
from westbound.games.carson_city.variants.horses.rules import pay_wages_or_horses
from westbound.games.carson_city.versions import RULES_VERSION


def my_turn(
    *variants: str, horses: int = 3, rules_version: int = RULES_VERSION, players: int = 3
) -> CarsonState:
    """Phase 2 begins: seat 0 places; he has so many horses in his reserve."""
    options = on("horses", *variants)
    state = a_state(players, options=options, phase=2, money=10, rules_version=rules_version)
    state.passed = []
    give_horses(state, 0, horses)
    return state


def corral_two(state: CarsonState, place: str = "gambling") -> CarsonState:
    """Seat 0 has placed there and put a horse into the second corral."""
    begin_part(state, begin_placing)
    return play(state, f"place {place}", "horse 2")


# --- or pass


def test_cc_267_or_pass() -> None:
    state = corral_two(my_turn())
    assert refused(state, "pass") is None
    assert refused(state, "done") == "CC-267"
    play(state, "pass")
    assert state.passed == [0]
    assert standing(state, 0) == {"gambling"}
    assert asked(state) == ("place_or_pass", 1)
    assert complaints(state) == []


def test_cc_267_whoever_passed_there_places_nothing_more_this_round() -> None:
    state = play(corral_two(my_turn()), "pass", "place A1", "done", "pass")
    assert asked(state) == ("place_or_pass", 1)  # seat 2 has passed in turn, seat 0 before
    play(state, "pass")
    assert state.passed == [0, 2, 1]
    assert state.phase == 3


def test_cc_267_052_it_takes_the_first_free_place_at_once() -> None:
    state = my_turn()
    state.track = [1, 0, 2]
    begin_part(state, begin_placing)
    play(state, "pass", "place gambling", "horse 2")
    assert state.passed == [1]
    play(state, "pass")
    assert state.passed == [1, 0]
    assert asked(state) == ("place_or_pass", 2)


def test_cc_267_068_it_decides_ties() -> None:
    state = my_turn()
    stand(state, 1, "gambling")
    corral_two(state)
    play(state, "pass", "place A1", "done", "pass", "pass")
    assert state.passed == [0, 2, 1]
    assert duellists_at(state, location("gambling")) == (0, 1)


def test_cc_267_038_and_who_chooses_first_in_the_next_round() -> None:
    state = play(corral_two(my_turn()), "pass", "pass", "pass")
    assert state.passed == [0, 1, 2]
    state.phase = 4
    begin_part(state, begin_round)
    assert state.order == [0, 1, 2]


def test_cc_267_the_last_who_places_ends_phase_2_with_it() -> None:
    """All others have passed: the turn that would have come is not asked for any more."""
    state = my_turn()
    state.track = [1, 2, 0]
    begin_part(state, begin_placing)
    play(state, "pass", "pass", "place gambling", "horse 2")
    assert asked(state) == ("corral_two", 0)
    play(state, "pass")
    assert state.passed == [1, 2, 0]
    assert state.phase == 3


def test_cc_267_after_a_second_horse_in_corral_2_a_pass_ends_everything() -> None:
    state = corral_two(my_turn())
    play(state, "place A1", "horse 2")
    assert asked(state) == ("corral_two", 0)
    play(state, "pass")
    assert standing(state, 0) == {"gambling", "A1"}
    assert (state.passed, asked(state)) == ([0], ("place_or_pass", 1))


def test_cc_267_289_a_pass_leaves_no_time_for_dynamite() -> None:
    """Dynamite goes with a cowboy before the horse that ends the placing."""
    state = my_turn()
    give_dynamite(state, 0)
    begin_part(state, begin_placing)
    play(state, "place A1", "horse 2", "pass")
    assert (state.dynamite[0], state.charged[0]) == (1, 0)
    assert asked(state) == ("place_or_pass", 1)


def test_cc_267_051_with_the_last_cowboy_and_a_rival_without_any() -> None:
    state = my_turn(players=2)
    state.reserve, state.general = [1, 0], [9, 10]
    corral_two(state)
    assert texts(state) == ["lift gambling", "pass"]
    play(state, "pass")
    assert (asked(state), texts(state)) == (("place_or_pass", 1), ["pass"])
    play(state, "pass")
    assert (state.passed, state.phase) == ([0, 1], 3)


def test_cc_267_in_version_1_the_corral_was_left_without_a_pass() -> None:
    state = corral_two(my_turn(rules_version=1))
    assert refused(state, "pass") == "CC-267"
    play(state, "done")
    assert (state.passed, standing(state, 0)) == ([], {"gambling"})
    assert asked(state) == ("place_or_pass", 1)
    play(state, "pass", "pass")
    assert asked(state) == ("place_or_pass", 0)  # the seat still has turns
    assert refused(state, "place A1") is None


# --- one more cowboy, or another place for one


def test_cc_267_place_one_more_cowboy_which_allows_another_horse() -> None:
    state = corral_two(my_turn())
    assert asked(state) == ("corral_two", 0)
    play(state, "place A1")
    assert asked(state) == ("equip", 0)
    play(state, "horse 2", "place A2", "horse 5")
    assert standing(state, 0) == {"gambling", "A1", "A2"}
    assert corrals_of(state, 0) == [0, 2, 0, 0, 1]
    assert asked(state) == ("place_or_pass", 1)
    assert complaints(state) == []


def test_cc_267_051_without_a_cowboy_in_the_reserve_nothing_more_is_placed() -> None:
    state = my_turn()
    state.reserve[0], state.general[0] = 1, 9
    corral_two(state)
    assert refused(state, "place A1") == "CC-051"
    assert texts(state) == ["lift gambling", "pass"]


def test_cc_267_move_an_own_placed_cowboy_elsewhere() -> None:
    state = my_turn()
    stand(state, 0, "A1 wages")
    corral_two(state)
    assert refused(state, "lift A1") is None
    assert refused(state, "lift A2") == "CC-267"
    play(state, "lift A1")
    assert asked(state) == ("relocate", 0)
    play(state, "place C4")
    assert standing(state, 0) == {"gambling", "wages", "C4"}
    assert asked(state) == ("place_or_pass", 1)  # CC-300: a move allows no further horse


def test_cc_267_300_or_back_into_the_reserve_to_be_placed_again_later() -> None:
    state = my_turn(horses=1)
    stand(state, 0, "A1")
    corral_two(state)
    reserve = state.reserve[0]
    play(state, "lift A1", "done")
    assert (state.reserve[0], standing(state, 0)) == (reserve + 1, {"gambling"})
    play(state, "pass", "pass")
    assert refused(state, "place A1") is None


@pytest.mark.parametrize("place", ["gambling", "wages", "roads_1", "B2", "corral_1", "C4"])
def test_cc_300_a_cowboy_may_leave_any_place(place: str) -> None:
    state = my_turn()
    put(state, "saloon", "C4", seat=1)
    if place != "gambling":
        stand(state, 0, place)
    corral_two(state)
    assert refused(state, f"lift {place}") is None


def test_cc_155_300_also_the_town_hall() -> None:
    state = my_turn()
    put(state, "town_hall", "C4")
    sit(state, 0)
    corral_two(state)
    play(state, "lift C4")
    assert state.sitter == NOBODY
    play(state, "place A1")
    assert standing(state, 0) == {"gambling", "A1"}


def test_cc_300_somebody_elses_cowboy_stays() -> None:
    state = my_turn()
    stand(state, 1, "A1")
    put(state, "town_hall", "C4")
    sit(state, 1)
    corral_two(state)
    assert refused(state, "lift A1") == "CC-267"
    assert refused(state, "lift C4") == "CC-267"


def test_cc_300_the_new_place_is_legal_as_for_a_new_placement() -> None:
    state = my_turn()
    own(state, 1, "B2")
    stand(state, 0, "A1")
    stand_white(state, 1, "roads_3")
    corral_two(state)
    assert refused(state, "place roads_3") == "CC-176"
    play(state, "lift A1")
    assert refused(state, "place roads_3") == "CC-176"
    assert refused(state, "place gambling") == "CC-047"
    assert refused(state, "place B2") == "CC-054"
    assert refused(state, "place ammunition") is None


def test_cc_300_178_the_red_sheriff_joins_nobody_this_way_either() -> None:
    state = my_turn()
    hold(state, 0, "sheriff", RED)
    stand(state, 0, "A1")
    stand(state, 1, "roads_3")
    corral_two(state)
    assert refused(state, "place roads_3") == "CC-178"
    play(state, "lift A1")
    assert refused(state, "place roads_3") == "CC-178"
    assert refused(state, "place ammunition") is None


def test_cc_267_254_an_outlaw_may_be_fought_with_the_extra_cowboy() -> None:
    state = my_turn("outlaws")
    own(state, 1, "F6")
    outlaws_at(state, "B2 F6 G7")
    stand(state, 0, "G7")
    corral_two(state)
    assert refused(state, "place B2") is None
    assert refused(state, "place F6") is None
    assert refused(state, "lift G7") is None


# --- tokens


def test_cc_289_dynamite_moves_along_to_where_it_is_allowed() -> None:
    state = my_turn()
    stand(state, 0, "A1")
    charge(state, 0, "A1")
    corral_two(state)
    play(state, "lift A1")
    assert refused(state, "place wages") == "CC-289"
    assert refused(state, "place corral_5") == "CC-289"
    play(state, "place A2")
    assert state.charged[0] == 1 << location("A2")
    assert state.dynamite[0] == 0


def test_cc_289_taken_back_the_token_returns_to_its_owner() -> None:
    state = my_turn()
    stand(state, 0, "A1")
    charge(state, 0, "A1")
    corral_two(state)
    play(state, "lift A1", "done")
    assert (state.charged[0], state.dynamite[0]) == (0, 1)


def test_cc_289_a_no_duel_token_moves_along_too() -> None:
    state = my_turn()
    hold(state, 0, "singer", 0)
    stand(state, 0, "roads_3")
    state.quiet = replaced(state.quiet, 0, 1 << location("roads_3"))
    corral_two(state)
    play(state, "lift roads_3")
    assert refused(state, "place A1") == "CC-289"
    play(state, "place vp_parcels")
    assert state.quiet[0] == 1 << location("vp_parcels")
    assert state.no_duel[0] == 0


def test_cc_264_289_dynamite_and_a_horse_may_both_go_with_a_cowboy() -> None:
    state = my_turn()
    give_dynamite(state, 0)
    begin_part(state, begin_placing)
    play(state, "place A1", "horse 2", "place wages", "done", "dynamite A1")
    assert (state.charged[0], corrals_of(state, 0)) == (1, [0, 1, 0, 0, 0])
    assert asked(state) == ("place_or_pass", 1)


# --- phase 3


def bought_on_wages(**places: str) -> CarsonState:
    """Phase 3: seat 0 has bought a horse for his wages and put it into the second corral."""
    state = a_state(options=on("horses"), money=10, passed=(0, 1, 2))
    stand(state, 0, "wages")
    for seat, names in places.items():
        stand(state, int(seat.removeprefix("seat")), names)
    begin_part(state, pay_wages_or_horses)
    return play(state, "horse 2")


def test_cc_268_a_horse_bought_on_wages_may_bring_another_cowboy() -> None:
    state = bought_on_wages()
    assert asked(state) == ("corral_two", 0)
    assert refused(state, "place wages") == "CC-268"  # resolved already
    assert refused(state, "place ammunition") is None
    assert refused(state, "place A1") is None
    play(state, "place ammunition")
    assert asked(state) == ("equip", 0)  # CC-300: one more horse
    play(state, "horse 5")
    assert asked(state) == ("take_ammunition", 0)


def test_cc_268_pass_then_does_nothing() -> None:
    """There is nothing to pass any more, so the corral is simply left."""
    state = bought_on_wages(seat0="ammunition")
    assert refused(state, "pass") == "CC-267"
    play(state, "done")
    assert asked(state) == ("take_ammunition", 0)
    assert state.passed == [0, 1, 2]


def test_cc_268_300_a_cowboy_may_be_moved_to_what_is_not_resolved() -> None:
    state = bought_on_wages(seat0="ammunition B2")
    play(state, "lift ammunition")
    assert refused(state, "place wages") == "CC-268"
    assert refused(state, "place gambling") is None
    play(state, "place roads_3")
    assert standing(state, 0) == {"B2"}  # the roads have been taken at once
    assert state.roads[0] == 3


def test_cc_268_300_or_taken_back_for_firepower() -> None:
    state = bought_on_wages(seat0="ammunition", seat1="ammunition")
    fire = firepower(state, 0)
    play(state, "lift ammunition", "done")
    assert firepower(state, 0) == fire + 1
    assert asked(state) == ("take_ammunition", 1)  # there is no duel any more


def test_cc_268_the_usual_rules_of_placing_hold() -> None:
    state = bought_on_wages(seat0="roads_3")
    assert refused(state, "place roads_3") == "CC-047"
    assert refused(state, "place D4") is None  # an unowned house may be bought
