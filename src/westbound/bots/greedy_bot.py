"""Looks one move ahead: tries each move on a copy and takes the best position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.bots.bot import SeatView
from westbound.bots.info import BotInfo
from westbound.engine.move import Move
from westbound.engine.rng import Rng


class GreedyBot:
    """The knowledge is the game's own: its `evaluate` rates a position for a seat.

    `style` is one of the game's ways to play; without one it plays as well as it can.
    """

    info: Final = BotInfo(
        title={"en": "Bot, greedy", "es": "Bot codicioso", "it": "Bot avido"},
        description={
            "en": "takes what is best right now",
            "es": "toma lo mejor del momento",
            "it": "prende il meglio del momento",
        },
    )

    def __init__(self, style: str = "") -> None:
        self.style = style
        self.name = f"greedy:{style}" if style else "greedy"

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        game, seat = view.game, view.seat
        now = view.sample_state(rng)
        rate = game.evaluator(now, seat, self.style).rate
        best, best_value = moves[0], float("-inf")
        for move in [m for m in moves if m.kind not in game.moves_bots_skip] or moves:
            after = now.copy()
            game.apply(after, move, seat)
            value = rate(after) + 1e-6 * rng.random()
            if value > best_value:
                best, best_value = move, value
        return best
