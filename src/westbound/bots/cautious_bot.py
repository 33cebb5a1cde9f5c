"""Plays at random, but takes care not to ruin itself; what that means is the game's to say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.bots.bot import SeatView
from westbound.bots.info import BotInfo
from westbound.engine.move import Move
from westbound.engine.rng import Rng


class CautiousBot:
    """The game's own `cautious`; where a game has none, any move, as the random bot."""

    name = "cautious"
    info: Final = BotInfo(
        title={"en": "Bot, cautious", "es": "Bot prudente", "it": "Bot prudente"},
        description={
            "en": "any legal move that does not ruin it",
            "es": "cualquier jugada legal que no lo arruine",
            "it": "una mossa legale qualsiasi che non lo rovini",
        },
    )

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        return view.game.cautious(view.sample_state(rng), view.seat, moves, rng)
