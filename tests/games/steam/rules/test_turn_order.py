"""Turn order and new turn: STM-250 to STM-252."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    action,
    asked,
    from_part,
    play,
    quiet_turn,
    refused,
    supply,
    texts,
)
from westbound.games.steam.rules.action_tiles import begin_action_tiles
from westbound.games.steam.rules.turn_order import order_by_tiles, remember_turn_order


@pytest.mark.parametrize(
    ("tiles", "order"),
    [
        ("urbanization locomotive first_build", [2, 1, 0]),
        ("engineer turn_order first_move", [1, 2, 0]),
        ("turn_order city_growth urbanization", [0, 1, 2]),
    ],
)
def test_stm_250_ascending_tile_numbers(tiles: str, order: list[int]) -> None:
    state = a_state(3)
    for seat, tile in enumerate(tiles.split()):
        action(state, seat, tile)
    from_part(state, order_by_tiles)
    assert state.order == order
    assert asked(state) == ("take_tile", order[0])


def test_stm_250_passed_or_not() -> None:
    state = a_state(3)
    supply(state, 1, "red")
    from_part(state, begin_action_tiles)
    play(state, "take urbanization passing", "take locomotive", "take city_growth passing")
    quiet_turn(state)
    assert state.order == [2, 1, 0]


def test_stm_251_all_tiles_return_and_the_marker_moves() -> None:
    state = a_state(3)
    supply(state, 1, "red")
    from_part(state, begin_action_tiles)
    play(state, "take urbanization passing", "take locomotive", "take turn_order")
    play(state, "done", "done", "done", "upgrade", "pass", "pass", "pass", "pass", "pass")
    assert state.turn == 2
    assert state.tile == [-1, -1, -1]
    assert len([text for text in texts(state) if "passing" not in text]) == 7
    assert state.passed == state.upgraded == state.done_action == 0


def test_stm_252_the_order_stays_until_the_next_auction() -> None:
    state = a_state(3, ruleset="standard")
    state.order = [2, 0, 1]
    for seat, tile in enumerate(("urbanization", "turn_order", "engineer")):
        action(state, seat, tile)
    from_part(state, remember_turn_order)
    assert state.order == [2, 0, 1]
    assert asked(state) == ("borrow", 2)


def test_stm_252_the_holder_of_turn_order_is_remembered_for_one_auction() -> None:
    state = a_state(3, ruleset="standard")
    from_part(state, begin_action_tiles)
    play(state, "take engineer", "take first_move", "take turn_order")
    quiet_turn(state)
    assert state.tile == [-1] * 3
    quiet_turn(state, last="auction")
    play(state, "bid 1", "pass", "pass")
    assert asked(state) == ("bid_for_order", 2)  # his pass was free
    play(state, "pass")
    assert state.order == [0, 2, 1]
    play(state, "take engineer", "take first_move", "take locomotive")  # nobody takes it now
    quiet_turn(state)
    quiet_turn(state, last="auction")
    play(state, "bid 1", "pass")
    assert refused(state, "pass") is None
    play(state, "pass")
    assert asked(state)[0] == "take_tile"
