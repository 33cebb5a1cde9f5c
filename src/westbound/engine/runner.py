"""The plain loop of simulations: ask, choose, apply; no log, no checks, no undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import CHANCE

S = TypeVar("S", bound=State)


def advance(game: Game[S], state: S, rng: Rng) -> tuple[int, Sequence[Move]]:
    """Let chance and forced answers happen; the seat that must decide and its moves.

    At the end of the match the seat is CHANCE and there are no moves.
    """
    agenda = state.agenda
    while agenda:
        seat = agenda[-1].seat
        if seat == CHANCE:
            game.apply(state, game.sample(state, rng), seat)
            continue
        moves = game.legal(state, seat)
        if len(moves) > 1:
            return seat, moves
        game.apply(state, moves[0], seat)
    return CHANCE, ()


def to_choice(game: Game[S], state: S) -> tuple[int, Sequence[Move]]:
    """The same without chance: there are no moves where it has its say, or the match is over."""
    agenda = state.agenda
    while agenda and (seat := agenda[-1].seat) != CHANCE:
        moves = game.legal(state, seat)
        if len(moves) > 1:
            return seat, moves
        game.apply(state, moves[0], seat)
    return CHANCE, ()


def playout(
    game: Game[S], state: S, rng: Rng, choose: Callable[[S, int, Sequence[Move]], Move]
) -> int:
    """Play to the end; returns the number of decisions that had a choice."""
    decisions = 0
    seat, moves = advance(game, state, rng)
    while moves:
        decisions += 1
        game.apply(state, choose(state, seat, moves), seat)
        seat, moves = advance(game, state, rng)
    return decisions
