"""Looks one move ahead: tries each move on a state of its own and takes the best position."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.bots.bot import Sight
from westbound.engine.move import Move
from westbound.engine.rng import Rng


class GreedyBot:
    """The knowledge is the game's own: its `heuristics.evaluate` rates a position for a seat."""

    name = "greedy"

    def choose(self, glimpse: Sight, moves: Sequence[Move], rng: Rng) -> Move:
        game, seat = glimpse.game, glimpse.seat
        now = glimpse.imagine(rng)
        best, best_value = moves[0], float("-inf")
        for move in moves:
            after = now.copy()
            game.apply(after, move, seat)
            value = game.evaluate(after, seat) + 1e-6 * rng.random()
            if value > best_value:
                best, best_value = move, value
        return best
