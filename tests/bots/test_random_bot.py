"""The random bot."""

from __future__ import annotations

from collections import Counter

import westbound
from tests.bots.builders import middle_of_a_match, view_of
from westbound.bots import LiveView, make_bot
from westbound.engine.rng import Rng


def test_random_takes_every_move_about_equally_often() -> None:
    match = middle_of_a_match()
    moves = match.moves()[:8]
    rng = Rng(3)
    bot = make_bot("random")
    counts = Counter(bot.choose(view_of(match), moves, rng) for _ in range(800))
    assert set(counts) == set(moves)
    assert max(counts.values()) < 2 * min(counts.values())


def test_it_takes_nothing_back_unless_nothing_else_is_left() -> None:
    """A plan that can be changed for ever would never be handed in."""
    match = westbound.new_match("carson", players=2, seed=1, options={"new_beginning": True})
    match.play("item road", 0)
    view, bot = LiveView(match.game, match.state, 0), make_bot("random")
    moves = match.game.legal(match.state, 0)
    back = [move for move in moves if move.kind in match.game.moves_bots_skip]
    assert [move.text for move in back] == ["drop road"]
    counts = Counter(bot.choose(view, moves, Rng(seed)) for seed in range(200))
    assert set(counts) == set(moves) - set(back)
    assert bot.choose(view, back, Rng(1)) == back[0]
