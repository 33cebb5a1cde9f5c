"""Moving the cattleman again: GWT-227 to GWT-229."""

from __future__ import annotations

from tests.games.great_western_trail.positions import (
    asked,
    at_building,
    foresight,
    hand,
    names_of,
    place_of,
    play,
    put_building,
    put_tile,
    refused,
    texts,
)
from westbound.engine.step import CHANCE


def test_gwt_227_at_least_1_and_at_most_the_printed_number_of_steps() -> None:
    state = at_building("10a", players=2, money=9)  # their step limit is 3
    play(state, "use 10a_move")
    assert refused(state, "move B C D E F") is None
    assert refused(state, "move B C D E F G") == "GWT-043"
    assert refused(state, "done") == "GWT-227"
    play(state, "move B")
    assert place_of(state, 0) == "B"


def test_gwt_227_normal_fees() -> None:
    state = at_building("4a", money=5)
    put_building(state, 1, 4, "B1")  # a black hand: $2 with 4 players
    put_tile(state, "drought_3_green", "drought1")  # a green hand: $1
    hazard = state.copy()
    play(state, "use 4a_move", "move B B1")
    assert state.money == [3, 7, 5, 5]
    assert texts(state) == ["use aux_dollar", "use aux_draw"]  # somebody else's building
    play(hazard, "use 4a_move", "move B drought1")
    assert hazard.money == [4, 5, 5, 5]


def test_gwt_227_the_whole_of_phase_b_again_without_drawing() -> None:
    state = at_building("3a", money=5)
    hand(state, 0, "jersey")
    play(state, "use 3a_move", "move B")
    assert asked(state) == ("use_location", 0)
    assert names_of(state.hand[0]) == ["jersey"]  # nothing drawn in between
    assert refused(state, "use B_build") is None
    assert refused(state, "use aux_dollar") is None  # or one auxiliary action
    assert refused(state, "done") == "GWT-068"  # it may not be left empty
    play(state, "use B_build", "build 1 B1")
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_227_one_move_action_after_another() -> None:
    state = at_building("3a", space="A1")
    put_building(state, 0, 4, "A2")
    play(state, "use 3a_move", "move A2", "use 4a_move", "move B C")
    assert place_of(state, 0) == "C"
    assert asked(state) == ("use_location", 0)


def test_gwt_228_it_may_end_in_kansas_city() -> None:
    state = at_building("3a", space="G1", money=0)
    hand(state, 0, "jersey guernsey")
    foresight(state, "flood_2_green drought_2_green cowboy cowboy engineer engineer")
    play(state, "use 3a_move", "move kansas_city")
    assert asked(state) == ("foresight", 0)
    play(state, "take flood_2_green", "take cowboy", "take engineer", "cards jersey guernsey")
    assert asked(state) == ("deliver", 0)
    assert state.money[0] == 3  # income for a Jersey and a Guernsey
    play(state, "deliver topeka", "disc aux_cert")
    assert place_of(state, 0) == "start"
    assert asked(state) == ("reveal_foresight", CHANCE)


def test_gwt_229_what_was_not_done_is_lost() -> None:
    state = at_building("10b")
    play(state, "use 10b_move", "move B")
    assert refused(state, "use 10b_dollars") == "GWT-059"
    assert refused(state, "use 10b_engine") == "GWT-059"
    play(state, "use B_build" if state.money[0] else "use aux_dollar")
    assert state.money[0] == 1
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_229_the_risk_action_of_the_space_too() -> None:
    state = at_building("3a", space="drought_risk1")
    hand(state, 0, "jersey")
    assert refused(state, "use any_cert jersey") is None
    play(state, "use 3a_move", "move C")
    assert refused(state, "use any_cert jersey") == "GWT-059"
