"""Trading with the Indians: GWT-178 to GWT-181, GWT-184, GWT-185; building D."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    certificates_of,
    clear,
    collect,
    engine_of,
    moving,
    place_of,
    play,
    put_building,
    put_tile,
    refused,
    stand,
    texts,
    using,
)
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.components import EMPTY
from westbound.games.great_western_trail.steps import Trade
from westbound.games.great_western_trail.trail import SPACE_CODES

TRADE = Trade(0, False)


def test_gwt_178_one_teepee_of_choice_for_the_value_of_its_space() -> None:
    state = a_state(money=5)
    put_tile(state, "green_teepee", "teepee_-3")
    put_tile(state, "blue_teepee", "teepee_1")
    put_tile(state, "green_teepee", "teepee_10")
    using(state, 0, "D")
    play(state, "use D_trade")
    assert texts(state) == ["trade teepee_-3", "trade teepee_1", "trade teepee_10"]
    assert refused(state, "trade teepee_2") == "GWT-178"  # empty
    assert refused(state, "decline") == "GWT-125"
    play(state, "trade teepee_10")
    assert (state.money[0], state.green[0], state.blue[0]) == (15, 1, 0)
    assert state.on[SPACE_CODES["teepee_10"]] == EMPTY
    assert refused(state, "use D_trade") == "GWT-061"  # one tile


VALUES = [-3, -2, -1, 1, 2, 4, 6, 8, 10]


@pytest.mark.parametrize("value", VALUES)
def test_gwt_178_the_value_above_each_space(value: int) -> None:
    state = a_state(money=3)
    put_tile(state, "blue_teepee", f"teepee_{value}")
    at_step(state, TRADE)
    play(state, f"trade teepee_{value}")
    assert (state.money[0], state.blue[0]) == (3 + value, 1)


@pytest.mark.parametrize("value", [-3, -2, -1])
def test_gwt_179_a_negative_value_is_paid_in_full(value: int) -> None:
    state = a_state(money=-value - 1)
    put_tile(state, "green_teepee", f"teepee_{value}")
    put_tile(state, "green_teepee", "teepee_1")
    at_step(state, TRADE)
    assert refused(state, f"trade teepee_{value}") == "GWT-179"
    state.money[0] = -value
    play(state, f"trade teepee_{value}")
    assert state.money[0] == 0


def test_gwt_179_with_nothing_she_can_pay_there_is_no_trade() -> None:
    state = a_state(money=0)
    put_tile(state, "green_teepee", "teepee_-1")
    using(state, 0, "D")
    assert refused(state, "use D_trade") == "GWT-179"
    state.money[0] = 1
    assert refused(state, "use D_trade") is None


def test_gwt_180_an_empty_trade_section_allows_no_trade() -> None:
    state = a_state()
    using(state, 0, "D")
    assert refused(state, "use D_trade") == "GWT-180"
    put_tile(state, "blue_teepee", "teepee_4")
    assert refused(state, "use D_trade") is None


def test_gwt_181_the_example_of_two_tiles() -> None:
    state = a_state(money=10)
    put_tile(state, "green_teepee", "teepee_-2")
    put_tile(state, "blue_teepee", "teepee_6")
    at_step(state, TRADE)
    other = state.copy()
    play(state, "trade teepee_-2")
    assert state.money[0] == 8
    play(other, "trade teepee_6")
    assert other.money[0] == 16


# --- building D


def test_gwt_178_building_d_trades_or_moves_the_engine_for_2_dollars() -> None:
    state = a_state(money=2)
    put_tile(state, "green_teepee", "teepee_1")
    using(state, 0, "D")
    traded = state.copy()
    play(state, "use D_engine")
    assert state.money[0] == 0
    assert texts(state) == ["engine 1", "engine 2", "decline"]
    play(state, "engine 2")
    assert engine_of(state, 0) == "2"
    assert refused(state, "use D_trade") == "GWT-061"
    play(traded, "use D_trade", "trade teepee_1")
    assert refused(traded, "use D_engine") == "GWT-061"


def test_gwt_178_building_d_wants_its_2_dollars_in_full() -> None:
    state = a_state(money=1)
    using(state, 0, "D")
    assert refused(state, "use D_engine") == "GWT-060"


def test_gwt_178_building_d_has_an_auxiliary_action_that_may_be_doubled() -> None:
    state = a_state(money=0)
    clear(state, 0, "aux_dollar")
    using(state, 0, "D")
    play(state, "use D_aux", "use aux_dollar_double")
    assert state.money[0] == 2
    play(state, "use D_engine", "engine 1")
    assert asked(state) == ("draw_cards", CHANCE)


# --- what becomes of cattlemen and tiles


def test_gwt_184_a_cattleman_stays_where_a_teepee_was_taken() -> None:
    state = a_state(money=5)
    put_tile(state, "green_teepee", "teepee_2")
    put_tile(state, "blue_teepee", "teepee_4")
    stand(state, 1, "teepee_2")
    at_step(state, TRADE)
    play(state, "trade teepee_2")
    assert place_of(state, 1) == "teepee_2"
    assert state.money[1] == 5
    moving(state, 1)
    assert refused(state, "move teepee_4 E") is None  # on from there
    assert refused(state, "move D") == "GWT-046"
    play(state, "move teepee_4")
    assert (place_of(state, 1), state.money[1]) == ("teepee_4", 3)


def test_gwt_185_teepees_are_kept_and_never_spent() -> None:
    state = a_state(money=0)
    put_building(state, 0, 7, "A1")
    collect(state, 0, "green_teepee green_teepee blue_teepee")
    using(state, 0, "A1")
    play(state, "use 7a_teepee_pairs")
    assert (state.money[0], certificates_of(state, 0)) == (2, 2)
    assert (state.green[0], state.blue[0]) == (2, 1)
