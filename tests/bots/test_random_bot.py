"""The random bot."""

from __future__ import annotations

from collections import Counter

from tests.bots.builders import middle_of_a_match, view_of
from westbound.bots import make_bot
from westbound.engine.rng import Rng


def test_random_takes_every_move_about_equally_often() -> None:
    match = middle_of_a_match()
    moves = match.moves()[:8]
    rng = Rng(3)
    bot = make_bot("random")
    counts = Counter(bot.choose(view_of(match), moves, rng) for _ in range(800))
    assert set(counts) == set(moves)
    assert max(counts.values()) < 2 * min(counts.values())
