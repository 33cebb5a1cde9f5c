"""Counting all lines of play from fixed positions: a change of the rules changes a number.

A line is a sequence of legal moves; answers without a choice count as moves, chance does not: it
always gives what the generator gives first. When a rule change is wanted, put in the new number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

import pytest

from westbound.engine.game import Game
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import CHANCE

S = TypeVar("S", bound=State)


class Lines(NamedTuple, Generic[S]):
    """How many lines of one move, of two, of three … there are from a position."""

    name: str
    make: Callable[[], S]
    counts: Sequence[int]


def lines_from(make: Callable[[], S], counts: Sequence[int]) -> Lines[S]:
    """The same under the name of the function that makes the position."""
    return Lines(make.__name__, make, counts)


def count_lines(game: Game[S], state: S, depth: int) -> list[int]:
    """The numbers of lines of 1 to `depth` moves; one that ends earlier counts in all of them."""
    while state.agenda and state.agenda[-1].seat == CHANCE:
        game.apply(state, game.sample(state, Rng(0)), CHANCE)
    if not state.agenda:
        return [1] * depth
    seat = state.agenda[-1].seat
    moves = game.legal(state, seat)
    totals = [len(moves)] + [0] * (depth - 1)
    if depth > 1:
        for move in moves:
            after = state.copy()
            game.apply(after, move, seat)
            for index, count in enumerate(count_lines(game, after, depth - 1), start=1):
                totals[index] += count
    return totals


class PerftSuite(Generic[S]):
    """Name game and positions in a subclass whose name begins with Test; pytest does the rest."""

    game: Game[S]
    positions: Sequence[Lines[S]]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        metafunc.parametrize("lines", self.positions, ids=[lines.name for lines in self.positions])

    def test_the_number_of_lines(self, lines: Lines[S]) -> None:
        assert count_lines(self.game, lines.make(), len(lines.counts)) == list(lines.counts)
