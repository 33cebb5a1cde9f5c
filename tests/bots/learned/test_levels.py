"""Every level, in every game, is as honest and repeatable as any bot must be."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from tests.engine.tiny_game import Tiny
from westbound.bots import LEVELS, LiveView, make_bot
from westbound.bots.conformance import BotConformance
from westbound.bots.learned import levels
from westbound.bots.learned.minds import Mind, mind_of
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.games.registry import games


def in_a_hurry(game: Game[Any], level: str, players: int) -> Mind:
    """As the level judges; but it thinks of two moves in one future, up to the end of its turn."""
    mind = mind_of(game, level, players)
    return replace(mind, width=2, futures=min(1, mind.futures), rounds=0)


class TestLevels(BotConformance):
    max_decisions = 2
    samples = 1
    worlds = 1

    @pytest.fixture(
        autouse=True,
        params=[(level, game) for game in games() for level in LEVELS],
        ids="-".join,
    )
    def _level_in_a_game(
        self, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        level, game = request.param
        vars(self).update(bot=level, game=game)
        monkeypatch.setattr(levels, "mind_of", in_a_hurry)


def test_a_level_plays_games_whose_states_say_little() -> None:
    match = Match(cast("Game[State]", Tiny()), 3, seed=1)
    match.advance()
    assert match.turn is not None
    view = LiveView(match.game, match.state, match.turn)
    for level in LEVELS:
        moves = match.moves()
        assert make_bot(level).choose(view, moves, Rng(2)) in moves
