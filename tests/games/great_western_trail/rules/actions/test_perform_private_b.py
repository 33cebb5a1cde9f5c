"""The private buildings 1b to 10b: GWT-205 and on."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    asked,
    at_building,
    certificates_of,
    clear,
    discs_on,
    display,
    engine,
    engine_choices,
    engine_of,
    hand,
    has_station,
    names_of,
    only_draw,
    place_of,
    play,
    put_building,
    refused,
    stand,
    texts,
    workers,
)
from tests.games.great_western_trail.rules.actions.local_actions import local
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.components import ENGINEER

# --- side b


def test_gwt_216_1b_discards_an_objective_card_for_2_certificates() -> None:
    state = at_building("1b")
    hand(state, 0, "jersey")
    assert refused(state, "use 1b_objective") == "GWT-126"
    hand(state, 0, "aux_sf draw_5h")
    assert refused(state, "use 1b_objective jersey") == "GWT-126"
    play(state, "use 1b_objective draw_5h")
    assert certificates_of(state, 0) == 2
    assert names_of(state.discard[0]) == ["draw_5h"]
    assert names_of(state.hand[0]) == ["jersey", "aux_sf"]


def test_gwt_216_1b_moves_the_engine_1_back_for_3_dollars() -> None:
    state = at_building("1b")
    engine(state, 0, "3")
    play(state, "use 1b_engine_back")
    assert engine_choices(state) == {"2"}
    play(state, "engine 2")
    assert (state.money[0], engine_of(state, 0)) == (3, "2")


def test_gwt_217_2b_takes_a_jersey_and_a_dutch_belt() -> None:
    state = at_building("2b")
    assert refused(state, "use 2b_jersey") == "GWT-126"
    assert refused(state, "use 2b_dutch_belt") == "GWT-126"
    hand(state, 0, "jersey dutch_belt")
    play(state, "use 2b_jersey")
    assert engine_choices(state) == {"1"}
    play(state, "engine 1", "use 2b_dutch_belt")
    assert (engine_of(state, 0), state.money[0]) == ("1", 3)
    assert names_of(state.discard[0]) == ["jersey", "dutch_belt"]
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_218_3b_has_an_auxiliary_action_and_moves_1_step() -> None:
    state = at_building("3b")
    clear(state, 0, "aux_dollar")
    play(state, "use 3b_aux", "use aux_dollar_double")
    assert state.money[0] == 2
    play(state, "use 3b_move")
    assert texts(state) == ["move B"]
    play(state, "move B")
    assert (place_of(state, 0), asked(state)) == ("B", ("use_location", 0))


def test_gwt_219_4b_draws_up_to_the_number_of_cowboys() -> None:
    state = at_building("4b")
    workers(state, 0, cowboy=3)
    hand(state, 0, "guernsey")
    play(state, "use 4b_draw")
    assert texts(state) == ["draw 1", "draw 2", "draw 3"]
    play(state, "draw 2", "cards jersey jersey", "discard guernsey", "discard jersey")
    assert names_of(state.hand[0]) == ["jersey"]
    play(state, "use 4b_move")
    assert refused(state, "move B C D") is None
    assert refused(state, "move B C D E") == "GWT-043"


def test_gwt_219_4b_with_one_cowboy_draws_one() -> None:
    state = at_building("4b")
    play(state, "use 4b_draw", "cards jersey", "discard jersey")
    assert names_of(state.discard[0]) == ["jersey"]
    empty = at_building("4b")
    only_draw(empty, 0, "")
    assert refused(empty, "use 4b_draw") == "GWT-282"


def test_gwt_220_5b_takes_a_black_angus_and_pays_1_dollar_for_each_engineer() -> None:
    state = at_building("5b")
    workers(state, 0, engineer=4)
    assert refused(state, "use 5b_black_angus") == "GWT-126"
    hand(state, 0, "black_angus")
    play(state, "use 5b_black_angus", "use 5b_engineers")
    assert (certificates_of(state, 0), state.money[0]) == (2, 4)
    assert names_of(state.discard[0]) == ["black_angus"]


def test_gwt_221_6b_brings_3_dollars_and_an_objective_card_to_hand() -> None:
    state = at_building("6b")
    hand(state, 0, "guernsey holstein aux_sf")
    display(state, "draw_5h move_345")
    assert refused(state, "use 6b_card_objective aux_sf") == "GWT-126"  # no cattle card
    assert refused(state, "use 6b_card_objective holstein") is None
    play(state, "use 6b_card_objective guernsey")
    assert state.money[0] == 3
    assert texts(state) == ["take card draw_5h", "take card move_345", "take top", "decline"]
    play(state, "take card draw_5h", "cards draw_bbh")
    assert names_of(state.hand[0]) == ["holstein", "aux_sf", "draw_5h"]
    assert names_of(state.discard[0]) == ["guernsey"]
    assert refused(state, "objective draw_5h") is None  # it may be played at once


def test_gwt_221_6b_may_take_the_top_card_or_none() -> None:
    state = at_building("6b")
    hand(state, 0, "guernsey")
    display(state, "draw_5h")
    other = state.copy()
    play(state, "use 6b_card_objective guernsey", "take top", "cards aux_sf")
    assert names_of(state.hand[0]) == ["aux_sf"]
    play(other, "use 6b_card_objective guernsey", "decline")
    assert (other.hand[0], other.money[0]) == ((), 3)


def test_gwt_221_6b_without_objective_cards_still_pays() -> None:
    state = at_building("6b")
    hand(state, 0, "guernsey")
    state.objective_stack = ()
    play(state, "use 6b_card_objective guernsey")
    assert state.money[0] == 3
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_222_7b_moves_the_engine_by_own_buildings_in_the_woods() -> None:
    state = at_building("7b")  # A1
    put_building(state, 1, 1, "C2")
    assert refused(state, "use 7b_woods_engine") == "GWT-222"  # none of their own
    put_building(state, 0, 1, "B1")
    put_building(state, 0, 2, "F2")
    play(state, "use 7b_woods_engine")
    assert engine_choices(state) == {"1", "2"}


def test_gwt_222_7b_counts_itself_in_the_woods() -> None:
    state = at_building("7b", space="E1")
    play(state, "use 7b_woods_engine")
    assert engine_choices(state) == {"1"}


def test_gwt_225_9b_upgrades_one_station_behind_the_engine() -> None:
    state = at_building("9b", money=7)
    workers(state, 0, cowboy=2)
    engine(state, 0, "17")
    play(state, "use 9b_upgrade")
    assert texts(state) == ["upgrade s1", "upgrade s2", "upgrade s3", "upgrade s4", "upgrade s5"]
    play(state, "upgrade s3")
    assert state.money[0] == 3
    assert refused(state, "disc step_vp") == "GWT-094"
    play(state, "disc aux_cert")
    assert has_station(state, 0, "s3")
    assert asked(state) == ("take_master", 0)  # the station master too
    play(state, "give up cowboy")
    assert asked(state) == ("draw_cards", CHANCE)  # one station


def test_gwt_225_9b_by_the_usual_rules() -> None:
    state = at_building("9b", money=2)
    engine(state, 0, "17")
    discs_on(state, 0, "s1")
    play(state, "use 9b_upgrade")
    assert refused(state, "upgrade s1") == "GWT-165"
    assert refused(state, "upgrade s5") == "GWT-166"
    assert texts(state) == ["upgrade s2"]
    broke = at_building("9b", money=1)
    engine(broke, 0, "17")
    assert refused(broke, "use 9b_upgrade") == "GWT-166"


@pytest.mark.parametrize(
    ("at", "behind"),
    [
        ("4", []),
        ("s1", []),
        ("5", ["s1"]),
        ("7", ["s1"]),
        ("s2", ["s1"]),
        ("8", ["s1", "s2"]),
        ("33", [f"s{n}" for n in range(1, 9)]),
        ("s9", [f"s{n}" for n in range(1, 9)]),
        ("34", [f"s{n}" for n in range(1, 10)]),
        ("38", [f"s{n}" for n in range(1, 10)]),
    ],
)
def test_gwt_286_what_is_behind_the_engine(at: str, behind: list[str]) -> None:
    state = at_building("9b", money=50)
    engine(state, 0, at)
    if not behind:
        assert refused(state, "use 9b_upgrade") == "GWT-286"
        return
    play(state, "use 9b_upgrade")
    assert texts(state) == [f"upgrade {name}" for name in behind]
    assert refused(state, "upgrade s10") == "GWT-286"


def test_gwt_226_10b_has_three_separate_local_actions() -> None:
    state = at_building("10b")
    assert local(state) == ["10b_dollars", "10b_engine", "10b_move"]
    play(state, "use 10b_engine")
    assert engine_choices(state) == {"1", "2", "3", "4"}
    play(state, "engine 4", "use 10b_dollars")
    assert state.money[0] == 4
    play(state, "use 10b_move")
    assert {len(text.split()) - 1 for text in texts(state)} == {1, 2, 3, 4}
    play(state, "move B C D E")
    assert place_of(state, 0) == "E"


def test_gwt_210_workers_of_others_do_not_count() -> None:
    state = at_building("5a")
    workers(state, 1, engineer=5)
    stand(state, 1, "A1")
    assert state.workers_of(0, ENGINEER) == 1
    play(state, "use 5a_engine")
    assert engine_choices(state) == {"1"}
