"""Course of the game: STM-070 to STM-074."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import a_state, asked, from_part, play, quiet_turn, set_up
from westbound.games.steam.components import ACTION_CODES
from westbound.games.steam.game import GAME
from westbound.games.steam.rules.action_tiles import begin_action_tiles
from westbound.games.steam.rules.capital import begin_capital


@pytest.mark.parametrize(("players", "turns"), [(3, 10), (4, 8), (5, 7), (6, 7)])
def test_stm_070_number_of_turns(players: int, turns: int) -> None:
    state = set_up(players, initial_order="random")
    for turn in range(1, turns + 1):
        assert (state.turn, bool(state.agenda)) == (turn, True)
        quiet_turn(state)
    assert state.agenda == []
    assert state.phase == "over"
    assert state.turn == turns


def test_stm_071_073_phases_of_the_base_game() -> None:
    state = from_part(a_state(3), begin_action_tiles)
    seen = quiet_turn(state)
    assert seen == [
        *[("action_tiles", "take_tile", seat) for seat in (0, 1, 2)],
        *[("build", "build", seat) for seat in (0, 1, 2)],
        *[("goods", "move_goods", seat) for seat in (1, 0, 2)],  # seat 1 has First Move
        *[("goods", "move_goods", seat) for seat in (1, 0, 2)],
    ]
    assert (state.turn, state.phase) == (2, "action_tiles")


def test_stm_071_income_then_order_then_a_new_turn() -> None:
    state = from_part(a_state(3), begin_action_tiles)
    state.income = [4, 0, -2]
    play(state, "take urbanization passing", "take locomotive", "take turn_order")
    quiet_turn(state)
    assert state.money == [50 + 4, 50 - 6, 50 - 2]
    assert state.order == [2, 1, 0]
    assert asked(state) == ("take_tile", 2)


def test_stm_072_073_phases_of_the_standard_game() -> None:
    state = from_part(a_state(3, ruleset="standard"), begin_capital)
    seen = quiet_turn(state)
    assert seen[:5] == [
        *[("capital", "borrow", seat) for seat in (0, 1, 2)],
        *[("auction", "bid_for_order", seat) for seat in (0, 1)],
    ]
    assert state.order == [2, 1, 0]
    assert seen[5:] == [
        *[("action_tiles", "take_tile", seat) for seat in (2, 1, 0)],
        *[("build", "build", seat) for seat in (2, 1, 0)],
        *[("goods", "move_goods", seat) for seat in (1, 2, 0)],
        *[("goods", "move_goods", seat) for seat in (1, 2, 0)],
    ]
    assert state.money == [50 + 10 - 2 - 1] * 3  # two loans, income and upkeep
    assert (state.turn, state.phase) == (2, "capital")
    assert asked(state) == ("borrow", 2)


def test_stm_073_nobody_is_asked_before_all_have_finished_the_phase() -> None:
    state = from_part(a_state(4), begin_action_tiles)
    for seat in range(4):
        assert asked(state) == ("take_tile", seat)
        play(
            state, ("take turn_order", "take engineer", "take first_move", "take first_build")[seat]
        )
    for seat in (3, 0, 1, 2):
        assert asked(state) == ("build", seat)
        play(state, "done")
    for seat in (2, 0, 1, 3) * 2:
        assert asked(state) == ("move_goods", seat)
        play(state, "pass")


def test_stm_074_the_last_turn_ends_after_income() -> None:
    state = from_part(a_state(3), begin_action_tiles)
    state.turn, state.income = 10, [4, 0, -2]
    play(state, "take urbanization passing", "take locomotive", "take turn_order")
    quiet_turn(state)
    assert state.agenda == []
    assert state.money == [50 + 4, 50 - 6, 50 - 2]  # phase 4 is played
    assert state.order == [0, 1, 2]  # phase 5 is not
    tiles = [ACTION_CODES[name] for name in ("urbanization", "locomotive", "turn_order")]
    assert (state.turn, state.tile) == (10, tiles)  # nor phase 6


def test_stm_074_the_turn_before_the_last_is_whole() -> None:
    state = from_part(a_state(3), begin_action_tiles)
    state.turn = 9
    quiet_turn(state)
    assert (state.turn, state.phase) == (10, "action_tiles")


def test_stm_074_the_standard_game_ends_after_income_too() -> None:
    state = from_part(a_state(3, ruleset="standard"), begin_capital)
    state.turn = 10
    quiet_turn(state)
    assert (state.agenda, state.phase) == ([], "over")
    assert state.money == [57] * 3
    assert len(GAME.standings(state)) == 3
