"""Plays a uniformly random legal move, but takes nothing back that it has just planned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.bots.bot import SeatView
from westbound.bots.info import BotInfo
from westbound.engine.move import Move
from westbound.engine.rng import Rng


class RandomBot:
    name = "random"
    info: Final = BotInfo(
        title={"en": "Bot, random", "es": "Bot al azar", "it": "Bot casuale"},
        description={
            "en": "any legal move",
            "es": "cualquier jugada legal",
            "it": "una mossa legale qualsiasi",
        },
    )

    def choose(self, view: SeatView, moves: Sequence[Move], rng: Rng) -> Move:
        move = moves[rng.below(len(moves))]
        skip = view.game.moves_bots_skip
        if move.kind in skip:  # else a plan that can be changed for ever would be
            others = [m for m in moves if m.kind not in skip]
            return others[rng.below(len(others))] if others else move
        return move
