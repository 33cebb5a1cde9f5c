"""The walks that the suites look at."""

from __future__ import annotations

from westbound.engine.match import Match
from westbound.games.registry import find_game
from westbound.kit.suites.walks import last, walks


def test_random_walks_are_whole_matches_of_every_player_count() -> None:
    game = find_game("steam")
    found = {len(game.standings(last(moments))) for moments in walks(game, 4)}
    assert found == set(game.players)
    assert Match(game, 3, 0).over is False
