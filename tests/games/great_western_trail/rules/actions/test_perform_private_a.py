"""The private buildings 1a to 10a: GWT-204 and on; woods."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    asked,
    at_building,
    certificates,
    certificates_of,
    clear,
    collect,
    discs_of,
    engine,
    engine_choices,
    engine_of,
    hand,
    jobs,
    market,
    names_of,
    place_of,
    play,
    put_building,
    put_tile,
    refused,
    texts,
    using,
    workers,
)
from tests.games.great_western_trail.rules.actions.local_actions import WOODS, local
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.trail import BUILDING_SPACES, SPACE_NAMES

# --- woods


@pytest.mark.parametrize("space", [SPACE_NAMES[space] for space in BUILDING_SPACES])
def test_gwt_204_the_spaces_in_the_woods(space: str) -> None:
    state = at_building("1a", space=space)
    if space in WOODS:
        play(state, "use 1a_woods")
        assert state.money[0] == 2
    else:
        assert refused(state, "use 1a_woods") == "GWT-273"


def test_gwt_205_1a_gives_2_dollars_for_each_own_building_in_the_woods() -> None:
    state = at_building("1a")  # A1 is not in the woods
    put_building(state, 0, 2, "C1")
    put_building(state, 0, 3, "E2")
    put_building(state, 0, 4, "A2")
    put_building(state, 1, 1, "C2")  # not their own
    play(state, "use 1a_woods")
    assert state.money == [4, 0, 0, 0]
    assert refused(state, "use 1a_woods") is not None


def test_gwt_205_1a_counts_itself() -> None:
    state = at_building("1a", space="B1")
    put_building(state, 0, 2, "C1")
    play(state, "use 1a_woods")
    assert state.money[0] == 4


def test_gwt_206_the_example_of_three_of_four() -> None:
    state = at_building("1a", space="C1")
    put_building(state, 0, 2, "C2")
    put_building(state, 0, 3, "E1")
    put_building(state, 0, 4, "C3")
    play(state, "use 1a_woods")
    assert state.money[0] == 6


# --- side a


def test_gwt_207_2a_takes_a_guernsey_for_4_dollars_and_buys_cattle() -> None:
    state = at_building("2a", money=2)
    hand(state, 0, "guernsey jersey")
    market(state, "holstein")
    state.market_stack = ()
    assert local(state) == ["2a_guernsey"]
    play(state, "use 2a_guernsey")
    assert (state.money[0], names_of(state.discard[0])) == (6, ["guernsey"])
    play(state, "use 2a_buy", "buy holstein with 1")
    assert (state.money[0], names_of(state.discard[0])) == (0, ["guernsey", "holstein"])


def test_gwt_207_2a_wants_a_guernsey() -> None:
    state = at_building("2a")
    hand(state, 0, "jersey black_angus dutch_belt")
    assert refused(state, "use 2a_guernsey") == "GWT-126"


def test_gwt_208_3a_takes_a_pair_for_3_dollars_and_moves_1_step() -> None:
    state = at_building("3a")
    hand(state, 0, "jersey jersey guernsey")
    assert refused(state, "use 3a_pair guernsey guernsey") == "GWT-126"
    play(state, "use 3a_pair jersey jersey")
    assert (state.money[0], names_of(state.hand[0])) == (3, ["guernsey"])
    play(state, "use 3a_move")
    assert texts(state) == ["move B"]
    assert refused(state, "move B C") == "GWT-043"
    play(state, "move B")
    assert place_of(state, 0) == "B"
    assert asked(state) == ("use_location", 0)
    assert local(state) == ["B_build"]


def test_gwt_209_4a_removes_a_hazard_for_5_dollars_and_moves_up_to_2_steps() -> None:
    state = at_building("4a", money=5)
    put_tile(state, "drought_3_green", "drought1")
    play(state, "use 4a_hazard", "remove drought1")
    assert (state.money[0], len(state.hazards[0])) == (0, 1)
    play(state, "use 4a_move")
    assert texts(state) == ["move B", "move B C"]
    assert refused(state, "move B C D") == "GWT-043"
    play(state, "move B C")
    assert place_of(state, 0) == "C"
    assert asked(state) == ("use_location", 0)


def test_gwt_210_5a_hires_for_1_dollar_less_and_moves_the_engine() -> None:
    state = at_building("5a", money=4)
    workers(state, 0, engineer=2)
    jobs(state, 1, "cowboy")
    engine(state, 0, "34")
    assert refused(state, "use 5a_hire") == "GWT-133"  # $6 - $1
    state.money[0] = 5
    play(state, "use 5a_hire", "hire cowboy 1")
    assert state.money[0] == 0
    play(state, "use 5a_engine")
    assert engine_choices(state) == {"35", "36"}
    play(state, "engine 36")
    assert engine_of(state, 0) == "36"
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_211_6a_takes_a_holstein_for_10_dollars_and_has_an_auxiliary_action() -> None:
    state = at_building("6a")
    clear(state, 0, "aux_dollar")
    hand(state, 0, "ayrshire")
    assert refused(state, "use 6a_holstein") == "GWT-126"
    hand(state, 0, "holstein")
    play(state, "use 6a_holstein")
    assert (state.money[0], names_of(state.discard[0])) == (10, ["holstein"])
    play(state, "use 6a_aux", "use aux_dollar_double")
    assert state.money[0] == 12


@pytest.mark.parametrize(
    ("green", "blue", "pairs"), [(1, 1, 1), (3, 1, 1), (2, 2, 2), (0, 3, 0), (3, 3, 3)]
)
def test_gwt_212_7a_pays_for_each_pair_of_teepees(green: int, blue: int, pairs: int) -> None:
    state = at_building("7a")
    collect(state, 0, "green_teepee " * green + "blue_teepee " * blue)
    if not pairs:
        assert refused(state, "use 7a_teepee_pairs") == "GWT-273"
        return
    play(state, "use 7a_teepee_pairs")
    assert state.money[0] == 2 * pairs
    assert certificates_of(state, 0) == min(3, 2 * pairs)  # 3 is the limit
    assert (state.green[0], state.blue[0]) == (green, blue)


def test_gwt_212_7a_with_a_higher_limit() -> None:
    state = at_building("7a")
    clear(state, 0, "certificates_4 certificates_6")
    collect(state, 0, "green_teepee blue_teepee " * 3)
    play(state, "use 7a_teepee_pairs")
    assert certificates_of(state, 0) == 6  # six spaces wanted, five there are


def test_gwt_213_8a_trades_or_has_an_auxiliary_action_and_moves_the_engine() -> None:
    state = at_building("8a")
    put_tile(state, "green_teepee", "teepee_4")
    assert local(state) == ["8a_trade", "8a_aux", "8a_engine"]
    other = state.copy()
    play(state, "use 8a_trade", "trade teepee_4")
    assert (state.money[0], state.green[0]) == (4, 1)
    assert refused(state, "use 8a_aux") == "GWT-061"  # one of the two
    play(state, "use 8a_engine")
    assert engine_choices(state) == {"1", "2"}
    play(state, "engine 2")
    assert asked(state) == ("draw_cards", CHANCE)
    play(other, "use 8a_aux", "use aux_dollar")
    assert refused(other, "use 8a_trade") == "GWT-061"
    assert refused(other, "use 8a_engine") is None


def test_gwt_214_9a_moves_the_engine_and_delivers_in_either_order() -> None:
    state = at_building("9a")
    engine(state, 0, "2")
    other = state.copy()
    play(state, "use 9a_engine")
    assert engine_choices(state) == {"3", "4", "5", "s1"}
    play(state, "engine 5", "use 9a_delivery", "engine 0", "deliver wichita", "disc aux_cert")
    assert discs_of(state, 0, "wichita") == 1
    play(other, "use 9a_delivery", "engine 0", "deliver topeka", "disc aux_cert")
    play(other, "use 9a_engine", "engine 3")
    assert (engine_of(other, 0), discs_of(other, 0, "topeka")) == ("3", 1)


@pytest.mark.parametrize(
    ("discs", "limit"),
    [("", 3), ("certificates_6", 3), ("certificates_4", 4), ("certificates_4 certificates_6", 6)],
)
def test_gwt_215_10a_moves_the_marker_to_the_limit(discs: str, limit: int) -> None:
    state = at_building("10a")
    clear(state, 0, discs)
    certificates(state, 0, 1)
    play(state, "use 10a_cert")
    assert certificates_of(state, 0) == limit
    using(state, 0, "A1")
    assert refused(state, "use 10a_cert") == "GWT-129"


def test_gwt_215_10a_moves_up_to_5_steps() -> None:
    state = at_building("10a", players=2)
    play(state, "use 10a_move")
    assert {len(text.split()) - 1 for text in texts(state)} == {1, 2, 3, 4, 5}
    assert refused(state, "move B C D E F G") == "GWT-043"
    play(state, "move B C D E F")
    assert place_of(state, 0) == "F"
    assert asked(state) == ("use_location", 0)
