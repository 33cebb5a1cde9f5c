"""Bots that play a style of the game."""

from __future__ import annotations

from typing import cast

import pytest

from tests.engine.tiny_game import Tiny
from tests.engine.tiny_pieces import TinyState
from westbound.bots import LiveView, bot_names, make_bot
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import CHANCE
from westbound.lab.simulation import Case, make_plan


class WithStyles(Tiny):
    """Tiny, with a style that wants to lose."""

    styles = ("generous",)

    def evaluate(self, state: TinyState, seat: int, style: str = "") -> float:
        worth = float(sum(rank * count for rank, count in enumerate(state.hands[seat])))
        return -worth if style == "generous" else worth


PLAIN, STYLED = cast("Game[State]", Tiny()), cast("Game[State]", WithStyles())


def test_styles_have_names_where_the_game_has_them() -> None:
    assert bot_names() == bot_names(PLAIN) == ["greedy", "random"]
    assert bot_names(STYLED) == ["greedy", "greedy:generous", "random"]
    assert all(make_bot(name, STYLED).name == name for name in bot_names(STYLED))
    assert make_bot("greedy:whatever").name == "greedy:whatever"  # checked when the game is known


@pytest.mark.parametrize("name", ["greedy:", "random:generous", "clever:generous", ":generous"])
def test_only_bots_that_can_play_styles_take_one(name: str) -> None:
    with pytest.raises(BadInput, match=f"no bot '{name}'; there are: greedy, greedy:generous"):
        make_bot(name, STYLED)


def test_a_style_that_the_game_does_not_have() -> None:
    with pytest.raises(BadInput, match="no style 'mean'; its styles are: generous"):
        make_bot("greedy:mean", STYLED)
    with pytest.raises(BadInput, match="Tiny has no style 'generous'; its styles are: none"):
        make_bot("greedy:generous", PLAIN)


def test_the_style_decides_what_is_best() -> None:
    game = WithStyles()
    state, rng = game.new(2, complete(game.options, {})), Rng(2)
    while state.agenda[-1].seat == CHANCE:
        game.apply(state, game.sample(state, rng), CHANCE)
    (seat, *_) = game.deciders(state)
    moves = game.legal(state, seat)
    assert len(moves) > 1  # or the test would prove nothing
    view = LiveView(STYLED, state, seat)
    keeps = make_bot("greedy").choose(view, moves, Rng(1))
    gives = make_bot("greedy:generous").choose(view, moves, Rng(1))
    assert (keeps, gives) == (moves[0], moves[-1])  # plays the lowest card, or the highest


def test_a_simulation_checks_styles_before_it_begins() -> None:
    table = Case(2, {})
    with pytest.raises(BadInput, match="Carson City has no style 'builders'"):
        make_plan("carson", [table], ["greedy:builders", "random"], games=1)
