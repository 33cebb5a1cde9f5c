"""Hypothesis finds what is wrong with a game, and says how to get there."""

from __future__ import annotations

from typing import cast

import pytest

from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.state import State
from westbound.games.steam.game import Steam
from westbound.games.steam.state import SteamState
from westbound.kit.suites.stateful import StatefulSuite


class ForgetsMoney(Steam):
    """After anybody's decision the first player has less than nothing."""

    def apply(self, state: SteamState, move: Move, seat: int) -> None:
        super().apply(state, move, seat)
        if seat >= 0:
            state.money[0] = -1


def test_hypothesis_finds_a_broken_game_and_says_how_to_get_there() -> None:
    class Suite(StatefulSuite):
        game = cast("Game[State]", ForgetsMoney())
        max_examples, max_steps = 20, 8

    with pytest.raises(AssertionError) as failure:
        Suite().test_any_moves_undo_saves_and_tries()
    assert any("to replay, load this" in note for note in failure.value.__notes__)
