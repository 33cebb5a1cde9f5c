"""Fees on the way."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.moving_positions import floods
from tests.games.great_western_trail.positions import (
    a_state,
    hand,
    jobs,
    moving,
    place_of,
    play,
    put_building,
    put_tile,
    refused,
    using,
)
from westbound.games.great_western_trail.rules.move import fee, step_limit
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import SPACE_CODES

# --- fees


def test_gwt_050_entered_and_passed_locations_charge() -> None:
    state = a_state(players=3, money=20)
    floods(state, 2)  # green $2, black $1
    moving(state, 0, at="A")
    play(state, "move flood1")
    assert state.money[0] == 18
    moving(state, 0)
    play(state, "move flood2 B")
    assert state.money[0] == 17
    moving(state, 0, at="A")
    play(state, "move flood1 flood2 B")
    assert state.money[0] == 14


def test_gwt_050_in_the_order_of_the_path() -> None:
    state = a_state(players=4, money=3)
    put_building(state, 1, 4, "A1")  # black, $2
    put_building(state, 2, 10, "A2")  # black, $2
    moving(state, 0, at="A")
    play(state, "move A1 A2")
    assert state.money == [0, 5, 4, 3]


def test_gwt_050_no_fee_where_one_merely_stands() -> None:
    state = a_state(players=3, money=20)
    floods(state, 1)
    moving(state, 0, at="flood1")
    play(state, "move B")
    assert state.money[0] == 20


def test_gwt_051_hazards_and_teepees_are_paid_to_the_bank() -> None:
    state = a_state(players=2, money=20)
    floods(state, 1)
    moving(state, 0, at="A")
    play(state, "move flood1")
    assert state.money == [18, 20]
    state = a_state(players=2, money=20)
    put_tile(state, "blue_teepee", "teepee_1")
    moving(state, 0, at="C")
    play(state, "move teepee_1")
    assert state.money == [18, 20]


def test_gwt_051_a_private_building_is_paid_to_its_owner() -> None:
    state = a_state(players=3, money=20)
    put_building(state, 2, 1, "A1")  # green, $2
    moving(state, 0, at="A")
    play(state, "move A1 B")
    assert state.money == [18, 20, 22]


def test_gwt_052_own_and_neutral_buildings_are_free() -> None:
    state = a_state(players=3, money=20)
    put_building(state, 0, 7, "A1")  # both hands
    moving(state, 0, at="A")
    play(state, "move A1 B C")
    assert state.money == [20, 20, 20]
    assert fee(state, 1, SPACE_CODES["A1"]) == 3
    assert fee(state, 0, SPACE_CODES["A1"]) == 0


@pytest.mark.parametrize(("players", "green", "black"), [(2, 2, 2), (3, 2, 1), (4, 1, 2)])
def test_gwt_053_the_fee_of_each_hand(players: int, green: int, black: int) -> None:
    state = a_state(players=players)
    floods(state, 2)
    put_tile(state, "green_teepee", "teepee_1")
    put_tile(state, "blue_teepee", "teepee_2")
    put_building(state, 1, 1, "A1")
    put_building(state, 1, 4, "A2")
    put_building(state, 1, 7, "A3")
    put_building(state, 1, 2, "B1")
    spaces = ("flood1", "flood2", "teepee_1", "teepee_2", "A1", "A2", "A3", "B1", "B")
    fees = [fee(state, 0, SPACE_CODES[space]) for space in spaces]
    assert fees == [green, black, green, black, green, black, green + black, 0, 0]


def test_gwt_053_hands_of_the_side_that_is_up() -> None:
    a = a_state(players=4, sides="aaaaaaaaaa")
    b = a_state(players=4, sides="bbbbbbbbbb")
    for state, fees in ((a, [1, 0, 0, 2, 0, 0, 3, 1, 0, 2]), (b, [1, 0, 0, 2, 0, 0, 3, 0, 0, 2])):
        for number, charge in enumerate(fees, start=1):
            put_building(state, 1, number, "A1")
            assert fee(state, 0, SPACE_CODES["A1"]) == charge


@pytest.mark.parametrize(("money", "left", "gained"), [(4, 1, 3), (3, 0, 3), (1, 0, 1), (0, 0, 0)])
def test_gwt_054_she_pays_what_she_has_and_moves_on(money: int, left: int, gained: int) -> None:
    state = a_state(players=4, money=[money, 0, 0, 0])
    put_building(state, 1, 7, "A1")  # green and black: $3
    moving(state, 0, at="A")
    assert refused(state, "move A1 B") is None
    play(state, "move A1 B")
    assert place_of(state, 0) == "B"
    assert state.money == [left, gained, 0, 0]


def test_gwt_054_nothing_is_owed_later() -> None:
    state = a_state(players=4, money=0)
    put_building(state, 1, 7, "A1")
    hand(state, 0, "dutch_belt")
    moving(state, 0, at="A")
    play(state, "move A1 B", "use B_dutch_belt")
    assert state.money == [2, 0, 0, 0]


def test_gwt_055_other_costs_must_be_met_in_full() -> None:
    state = a_state(players=4, money=5)
    jobs(state, 1, "cowboy")
    using(state, 0, "A")
    assert refused(state, "use A_hire") == "GWT-133"  # $6 in row 1: nobody can be hired
    state.money[0] = 6
    using(state, 0, "A")
    assert refused(state, "use A_hire") is None
    state.money[0] = 1
    using(state, 0, "D")
    assert refused(state, "use D_engine") == "GWT-060"
    state.money[0] = 2
    using(state, 0, "D")
    assert refused(state, "use D_engine") is None


def test_gwt_056_both_routes_to_the_neutral_building() -> None:
    state = a_state(players=2)
    put_building(state, 1, 2, "A2")
    floods(state, 2)
    moving(state, 0, at="A")
    assert step_limit(state, 0) == 3
    assert refused(state, "move A2 B") is None
    assert refused(state, "move flood1 flood2 B") is None
    put_tile(state, "flood_4_green", "flood3")
    assert refused(state, "move flood1 flood2 flood3 B") == "GWT-043"


def marys_trail() -> TrailState:
    """Mary is seat 0, Mike seat 1 and Peter seat 2."""
    state = a_state(players=4, money=[2, 0, 0, 0])
    put_building(state, 1, 4, "A1")  # black hand
    put_building(state, 2, 1, "A2")  # green hand
    floods(state, 2)  # green, then black
    return moving(state, 0, at="A")


def test_gwt_057_the_upper_path() -> None:
    state = marys_trail()
    play(state, "move A1 A2 B")
    assert state.money == [0, 2, 0, 0]
    assert place_of(state, 0) == "B"


def test_gwt_057_the_lower_path() -> None:
    state = marys_trail()
    play(state, "move flood1 flood2 B")
    assert state.money == [0, 0, 0, 0]
    state = marys_trail()
    play(state, "move flood1")
    assert state.money == [1, 0, 0, 0]
    state = marys_trail()
    state.money[0] = 3
    play(state, "move flood1 flood2")
    assert state.money == [0, 0, 0, 0]  # with $3 both fees are paid in full
