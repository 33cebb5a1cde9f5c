"""The cautious bot: what the game calls cautious, seen through its seat's view."""

from __future__ import annotations

from collections import Counter
from typing import cast

import westbound
from tests.bots.builders import middle_of_a_match, view_of
from westbound.bots import LiveView, SerializedView, make_bot
from westbound.engine.game import Game
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.games.steam.game import GAME

STEAM = cast("Game[State]", GAME)


def test_without_a_word_of_the_game_it_takes_any_move_about_equally_often() -> None:
    match = middle_of_a_match()
    moves, rng, bot = match.moves()[:8], Rng(3), make_bot("cautious")
    counts = Counter(bot.choose(view_of(match), moves, rng) for _ in range(800))
    assert set(counts) == set(moves)
    assert max(counts.values()) < 2 * min(counts.values())


def test_in_steam_it_does_not_bid_what_it_cannot_pay_back() -> None:
    match = westbound.new_match("steam", players=4, seed=1)
    bot, rng = make_bot("cautious"), Rng(5)
    assert "bid 50" in [move.text for move in match.moves()]
    chosen = {bot.choose(view_of(match), match.moves(), rng).text for _ in range(60)}
    assert chosen == {"pass", "bid 0", "bid 1", "bid 2"}


def test_it_needs_no_more_than_what_its_seat_may_know() -> None:
    match = westbound.new_match("steam", players=3, seed=2)
    bot = make_bot("cautious")
    for number in range(60):
        seat = match.turns[0]
        views = (
            LiveView(match.game, match.state, seat),
            SerializedView(STEAM, match.observe(seat), seat),
        )
        chosen = {bot.choose(view, match.moves(), Rng(number)) for view in views}
        assert len(chosen) == 1
        match.play(chosen.pop(), seat)
