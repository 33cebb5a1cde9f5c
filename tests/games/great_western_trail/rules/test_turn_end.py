"""The end of the game: GWT-246 to GWT-252."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    foresight,
    hand,
    jobs,
    place_of,
    play,
    put_tile,
    refused,
    stand,
    texts,
    token,
)
from westbound.engine.rng import Rng
from westbound.engine.step import AUTOMATIC, CHANCE
from westbound.games.great_western_trail.automatic_steps import KansasCity
from westbound.games.great_western_trail.components import EMPTY, JOB_ROWS, TILE_CODES
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.state import NOBODY, TrailState
from westbound.games.great_western_trail.steps import Hire

USUAL = "flood_2_green drought_2_green cowboy craftsman green_teepee engineer"
COWBOY_TAKEN = ("take flood_2_green", "take cowboy")


def last_space(players: int = 2, tiles: str = USUAL, seat: int = 0) -> TrailState:
    """The seat is in Kansas City; the next worker comes to the last space of the job market."""
    state = a_state(players=players, money=5)
    foresight(state, tiles)
    token(state, 12, filled=players - 1)
    stand(state, seat, "kansas_city")
    return at_step(state, KansasCity(AUTOMATIC, 1, seat), seat=seat)


def by_chance(state: TrailState) -> TrailState:
    """Let happen what nobody decides."""
    while state.agenda and asked(state)[1] == CHANCE:
        GAME.apply(state, GAME.sample(state, Rng(1)), CHANCE)
    return state


def deliver_and_go(state: TrailState) -> TrailState:
    """Finish the visit with an empty hand: no income, a disc on Kansas City."""
    return by_chance(play(state, "deliver kansas_city", "disc aux_cert"))


def turn_of(state: TrailState) -> TrailState:
    """A short turn of whoever is next: one step, one dollar."""
    return by_chance(play(state, texts(state)[0], "use aux_dollar"))


# --- the trigger


def test_gwt_246_a_worker_on_the_last_space_brings_the_token_at_once() -> None:
    state = last_space()
    play(state, "take flood_2_green")
    assert state.token_holder == NOBODY
    play(state, "take cowboy")
    assert state.token_holder == 0
    assert state.token == JOB_ROWS


def test_gwt_246_in_subphase_3_too() -> None:
    state = last_space(tiles="flood_2_green drought_2_green cowboy cowboy craftsman engineer")
    token(state, 12, filled=0)
    play(state, "take flood_2_green", "take cowboy")
    assert state.token_holder == NOBODY  # one space is left
    play(state, "take engineer")
    assert state.token_holder == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gwt_246_the_last_space_depends_on_the_number_of_players(players: int) -> None:
    state = last_space(players)
    token(state, 12, filled=players - 2)
    play(state, *COWBOY_TAKEN)
    assert state.token_holder == NOBODY
    state = last_space(players)
    play(state, *COWBOY_TAKEN)
    assert state.token_holder == 0


def test_gwt_246_a_full_row_before_the_last_triggers_nothing() -> None:
    state = last_space()
    token(state, 11, filled=1)
    play(state, *COWBOY_TAKEN)
    assert state.token_holder == NOBODY
    assert state.token == 11  # counted from 0: the last row


def test_gwt_247_no_worker_in_subphase_3_after_that() -> None:
    state = play(last_space(), *COWBOY_TAKEN)
    assert asked(state) == ("foresight", 0)
    assert texts(state) == ["take green_teepee"]
    assert refused(state, "take engineer") == "GWT-247"
    play(state, "take green_teepee")
    assert asked(state) == ("deliver", 0)


def test_gwt_247_with_only_workers_subphase_3_is_skipped() -> None:
    state = last_space(tiles="flood_2_green drought_2_green cowboy cowboy craftsman engineer")
    play(state, *COWBOY_TAKEN)
    assert asked(state) == ("deliver", 0)
    assert state.foresight[4:] == [TILE_CODES["craftsman"], TILE_CODES["engineer"]]


def test_gwt_248_income_delivery_and_foresight_are_completed() -> None:
    state = last_space()
    hand(state, 0, "jersey guernsey")
    play(state, *COWBOY_TAKEN, "take green_teepee", "cards jersey guernsey")
    assert state.money[0] == 8
    play(state, "deliver topeka", "disc aux_cert")
    assert place_of(state, 0) == "start"
    by_chance(state)
    assert EMPTY not in state.foresight
    assert asked(state) == ("move_herd", 1)


def test_gwt_248_it_was_her_last_turn() -> None:
    state = deliver_and_go(play(last_space(), *COWBOY_TAKEN, "take green_teepee"))
    turn_of(state)
    assert asked(state) == ("", CHANCE)  # no second turn of seat 0


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (3, 1), (4, 3), (4, 0)])
def test_gwt_249_everybody_else_has_one_more_turn_in_order(players: int, seat: int) -> None:
    state = last_space(players, seat=seat)
    play(state, *COWBOY_TAKEN, "take green_teepee")
    deliver_and_go(state)
    had_turns = []
    while state.agenda:
        had_turns.append(asked(state)[1])
        turn_of(state)
    assert had_turns == [(seat + n) % players for n in range(1, players)]
    refusal = GAME.why_not(state, GAME.parse("use aux_dollar"), seat)
    assert refusal is not None
    assert refusal.rule == "WB-002"


def test_gwt_250_no_workers_in_the_last_turns_and_foresight_is_refilled() -> None:
    state = last_space()
    play(state, *COWBOY_TAKEN, "take green_teepee")
    deliver_and_go(state)
    stand(state, 1, "G")
    state.foresight[2:6] = [
        TILE_CODES[name] for name in ("cowboy", "engineer", "blue_teepee", "craftsman")
    ]
    play(state, "move kansas_city")
    play(state, texts(state)[0])
    assert texts(state) == ["take blue_teepee"]  # subphase 2 is skipped
    assert refused(state, "take craftsman") == "GWT-250"
    play(state, "take blue_teepee")
    deliver_and_go(state)
    assert EMPTY not in state.foresight
    assert asked(state) == ("", CHANCE)


def test_gwt_250_a_game_that_does_not_end_offers_them() -> None:
    state = last_space()
    token(state, 5)
    play(state, "take flood_2_green")
    assert texts(state) == ["take cowboy", "take craftsman"]


def test_gwt_251_every_row_may_be_hired_from_once_the_token_has_left() -> None:
    state = play(last_space(), "take flood_2_green")
    jobs(before := a_state(players=2), 12, "engineer")
    token(before, 12, filled=1)
    at_step(before, Hire(0, False, 0))
    assert refused(before, "hire engineer 12") == "GWT-132"
    play(state, "take cowboy")
    at_step(state, Hire(1, False, 0), seat=1)
    assert texts(state) == ["hire cowboy 12"]
    play(state, "hire cowboy 12")
    assert state.money[1] == 1


def test_gwt_252_phase_c_and_costs_in_the_last_turns() -> None:
    state = last_space()
    play(state, *COWBOY_TAKEN, "take green_teepee")
    deliver_and_go(state)
    assert len(state.hand[0]) == 4  # they have drawn, though they have no turn any more
    put_tile(state, "flood_3_black", "flood2")
    stand(state, 1, "A")
    play(state, "move flood1 flood2")
    assert state.money[1] == 1  # two hands at $2 each, with 2 players
    play(state, "use aux_dollar")
    assert asked(state) == ("draw_cards", CHANCE)
    by_chance(state)
    assert len(state.hand[1]) == 4
    assert asked(state) == ("", CHANCE)
