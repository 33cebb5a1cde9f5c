"""The search: the best at first sight, and what playing on shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from tests.bots.learned.scored_game import Scored, in_play
from tests.engine.tiny_pieces import BANK, GAMBLE, TinyState, Win
from westbound.bots import LiveView
from westbound.bots.learned.judge import Judge
from westbound.bots.learned.search import Search, SearchPlan
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.state import State

GAME, SIGHT = Scored(), SearchPlan(futures=0)


def chosen(
    search: Search, game: Scored = GAME, moves: Sequence[Move] | None = None, seed: int = 1
) -> str:
    """What the first seat does in the made-up position."""
    state = in_play()
    view = LiveView(cast("Game[State]", game), state, 0)
    return search.choose(view, game.legal(state, 0) if moves is None else moves, Rng(seed)).text


def test_at_first_sight_it_keeps_what_the_rating_likes() -> None:
    assert {chosen(Search(Judge(), SIGHT), seed=seed) for seed in range(9)} == {"play 2"}


def test_noise_makes_it_err() -> None:
    found = {chosen(Search(Judge(), SIGHT, noise=9.0), seed=seed) for seed in range(30)}
    assert found == {"play 2", "play 4"}


class Tricks(Scored):
    """A turn ends when the trick has been banked."""

    def turn_of(self, state: TinyState) -> int:
        return 0 if isinstance(state.agenda[-1], Win) else sum(state.discard)


def test_playing_on_shows_what_the_first_look_does_not() -> None:
    """Whoever keeps the 4 loses the trick; to win it is worth more than a card in hand."""
    deep = Search(Judge(), SearchPlan(width=2, futures=8, window=50.0))
    assert chosen(deep, Tricks()) == "play 4"


def test_what_looks_much_worse_is_not_played_on() -> None:
    narrow = Search(Judge(), SearchPlan(width=2, futures=8, window=0.5))
    assert chosen(narrow, Tricks()) == "play 2"
    alone = Search(Judge(), SearchPlan(width=1, futures=8, window=50.0))
    assert chosen(alone, Tricks()) == "play 2"


def test_a_single_move_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "first_look", None)
    assert chosen(Search(Judge(), SIGHT), moves=[BANK]) == "bank"


def test_moves_that_only_take_something_back_are_left_out() -> None:
    class Skips(Scored):
        moves_bots_skip = frozenset({"bank"})

    search = Search(Judge(), SIGHT)
    assert chosen(search, Skips(), [BANK, GAMBLE]) == "gamble"


def test_the_same_chance_gives_the_same_answer() -> None:
    search: Any = Search(Judge(), SearchPlan(width=4, futures=2, rounds=1), noise=2.0)
    assert all(chosen(search, seed=seed) == chosen(search, seed=seed) for seed in range(5))
