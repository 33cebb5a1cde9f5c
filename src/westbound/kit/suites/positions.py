"""What tests of rules do in a position, said in the notation of the game."""

from __future__ import annotations

from typing import TypeVar

from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.engine.step import CHANCE

S = TypeVar("S", bound=State)


def refused(game: Game[S], state: S, text: str) -> str | None:
    """The rule that forbids the move to whoever is asked, or None; the list of moves agrees."""
    seat, move = state.agenda[-1].seat, game.parse(text)
    refusal = game.why_not(state, move, seat)
    if seat != CHANCE:
        assert (move in game.legal(state, seat)) == (refusal is None)
    return None if refusal is None else refusal.rule


def play(game: Game[S], state: S, *texts: str) -> S:
    """Moves of whoever is asked, chance too; each has to be possible. The state is returned."""
    for text in texts:
        assert refused(game, state, text) is None, text
        game.apply(state, game.parse(text), state.agenda[-1].seat)
    return state
