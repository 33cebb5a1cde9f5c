"""The course of a turn. Rules GWT-037 to GWT-039."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    cards,
    hand,
    moving,
    only_draw,
    place_of,
    play,
    put_building,
    put_tile,
    refused,
    stand,
    texts,
    using,
)
from westbound.engine.step import AUTOMATIC, CHANCE
from westbound.games.great_western_trail.automatic_steps import BeginTurn
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import BESIDE, NEUTRAL_SPACES, SPACE_NAMES

NEUTRAL_NAMES = [SPACE_NAMES[space] for space in NEUTRAL_SPACES]


def beginning(state: TrailState, seat: int) -> TrailState:
    return at_step(state, BeginTurn(AUTOMATIC, seat), seat=seat)


def full_hands(state: TrailState) -> TrailState:
    """Phase C has nothing to draw."""
    for seat in range(state.setup.players):
        hand(state, seat, "jersey jersey guernsey guernsey")
    return state


# --- GWT-037


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gwt_037_clockwise_and_round_again(players: int) -> None:
    state = beginning(full_hands(a_state(players=players)), players - 1)
    seats = []
    for _ in range(players + 1):
        kind, seat = asked(state)
        assert kind == "move_herd"
        seats.append(seat)
        play(state, texts(state)[0], "use aux_dollar")
    assert seats == [players - 1, *range(players)]
    assert state.turn == players + 2


def test_gwt_037_the_others_wait() -> None:
    state = beginning(full_hands(a_state(players=3)), 1)
    assert refused(state, "move B", seat=1) is None
    assert refused(state, "move B", seat=0) == "WB-001"
    assert refused(state, "move B", seat=2) == "WB-001"


# --- GWT-038


def test_gwt_038_move_then_use_then_draw() -> None:
    state = a_state()
    hand(state, 0, "jersey guernsey")
    only_draw(state, 0, "dutch_belt dutch_belt black_angus")
    hand(state, 1, "jersey jersey jersey jersey")
    beginning(state, 0)
    assert asked(state) == ("move_herd", 0)  # phase A
    assert refused(state, "use aux_dollar") == "GWT-043"
    play(state, "move B")
    assert asked(state) == ("use_location", 0)  # phase B
    assert refused(state, "move C") == "GWT-058"
    play(state, "use aux_dollar")
    assert asked(state) == ("draw_cards", CHANCE)  # phase C
    play(state, "cards dutch_belt black_angus")
    assert state.hand[0] == cards("jersey guernsey dutch_belt black_angus")
    assert asked(state) == ("move_herd", 1)


def test_gwt_038_no_phase_can_be_left_out() -> None:
    state = beginning(full_hands(a_state()), 0)
    assert refused(state, "done") == "GWT-043"
    assert refused(state, "decline") == "GWT-043"
    play(state, "move B")
    assert refused(state, "done") == "GWT-068"
    assert refused(state, "decline") == "GWT-058"


# --- GWT-039


def first_turn(players: int = 3) -> TrailState:
    state = full_hands(a_state(players=players, money=6))
    state.at = [BESIDE] * players
    return beginning(state, 0)


def test_gwt_039_on_any_neutral_building() -> None:
    state = first_turn()
    assert asked(state) == ("place_herd", 0)
    assert texts(state) == [f"begin {name}" for name in NEUTRAL_NAMES]
    assert len(NEUTRAL_NAMES) == 7
    assert refused(state, "move A") == "GWT-039"


def test_gwt_039_not_on_other_locations() -> None:
    state = first_turn()
    put_building(state, 0, 1, "A1")
    put_tile(state, "flood_2_green", "flood1")
    assert texts(state) == [f"begin {name}" for name in NEUTRAL_NAMES]


def test_gwt_039_straight_to_phase_b_without_a_fee() -> None:
    state = first_turn()
    for number, space in enumerate(("A1", "A2", "A3", "B1"), start=4):
        put_building(state, 1, number, space)
    put_tile(state, "flood_2_green", "flood1")
    play(state, "begin C")
    assert place_of(state, 0) == "C"
    assert asked(state) == ("use_location", 0)
    assert "use C_certificate" in texts(state)
    assert state.money == [6, 6, 6]


def test_gwt_039_a_building_may_be_shared() -> None:
    state = first_turn()
    play(state, "begin D", "use aux_dollar")
    assert asked(state) == ("place_herd", 1)
    play(state, "begin D")
    assert (place_of(state, 0), place_of(state, 1)) == ("D", "D")
    assert "use D_aux" in texts(state)


def test_gwt_039_only_in_the_first_turn() -> None:
    state = first_turn(players=2)
    play(state, "begin D", "use aux_dollar", "begin E", "use aux_dollar")
    assert asked(state) == ("move_herd", 0)
    assert refused(state, "begin A") == "GWT-043"
    assert refused(state, "move E") is None


def test_gwt_039_the_place_beside_the_board_is_left_for_good() -> None:
    state = a_state(players=2)
    stand(state, 0, "start")  # after Kansas City: moving, not placing
    beginning(state, 0)
    assert asked(state) == ("move_herd", 0)
    using(state, 0, "B")
    assert asked(state) == ("use_location", 0)
    moving(state, 0, at="start")
    assert refused(state, "begin A") == "GWT-043"
