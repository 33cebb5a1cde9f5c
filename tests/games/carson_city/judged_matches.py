"""Matches whose decisions are looked at with the eyes of a bot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from westbound.bots.learned.judge import after_each
from westbound.engine.combinations import option_combinations
from westbound.engine.move import Move
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.runner import advance
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import CarsonState

ERRS_BY = 2.0  # points: so that not all matches are alike


class Judged(NamedTuple):
    """A decision, and the positions its moves lead to."""

    before: CarsonState
    seat: int
    moves: list[Move]
    after: list[CarsonState]


def new_match(number: int, players: int, usual: bool) -> CarsonState:
    combinations = option_combinations(GAME.options)
    chosen = {} if usual else combinations[number % len(combinations)]
    return GAME.new(players, complete(GAME.options, chosen))


def judged_match(number: int, players: int, usual: bool = False) -> Iterator[Judged]:
    """The decisions of a match, with any options unless the usual ones are wanted.

    Even numbers are played by the rating, odd ones by chance.
    """
    state, chance, taste = new_match(number, players, usual), Rng(number), Rng(number, 1)
    while True:
        seat, moves = advance(GAME, state, chance)
        if not moves:
            return
        wanted = [move for move in moves if move.kind not in GAME.moves_bots_skip] or list(moves)
        after = after_each(GAME, state, seat, wanted)
        yield Judged(state, seat, wanted, after)
        if number % 2:
            GAME.apply(state, GAME.cautious(state, seat, moves, taste), seat)
        else:
            evaluator = GAME.evaluator(state, seat)
            worth = [evaluator.rate(found) + ERRS_BY * taste.random() for found in after]
            state = after[max(range(len(after)), key=worth.__getitem__)]
