"""Plays any legal move, all alike likely."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.bots.bot import SeatView
from westbound.engine.move import Move
from westbound.engine.rng import Rng


class RandomBot:
    name = "random"

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        return moves[rng.below(len(moves))]
