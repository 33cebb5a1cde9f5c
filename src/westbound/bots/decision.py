"""One decision of a bot: the same move in a simulation, in the terminal and at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.bots.bot import Bot, SeatView
from westbound.bots.greedy_bot import GreedyBot
from westbound.engine.move import Move
from westbound.engine.rng import Rng

# Odd, large and unlike the generator's own stride, so that the streams of two decisions, or of two
# seats at one decision, never overlap.
_PER_ENTRY: Final = 0xD1342543DE82EF95
_PER_SEAT: Final = 0xA24BAED4963EE407
_MASK: Final = (1 << 64) - 1

CONSENT_BOT: Final = GreedyBot()


def decision_seed(match_seed: int, entries: int) -> int:
    """The bots' seed at the position after this many entries of the log.

    It needs nothing else of the past, so a match that is saved and resumed goes on as it would
    have; the match's own chance, `Rng(match_seed, n)`, is drawn from other streams.
    """
    return (match_seed + (entries + 1) * _PER_ENTRY) & _MASK


def choose_move(bot: Bot, view: SeatView, moves: Sequence[Move], seed: int) -> Move:
    """What the bot does; `seed` is the decision's.

    The rules ask every bot to judge some answers by what they bring (`moves_bots_evaluate`):
    there the greedy bot decides for all of them.
    """
    judged = view.game.moves_bots_evaluate
    if judged and all(move.kind in judged for move in moves):
        bot = CONSENT_BOT
    rng = Rng.starting_at((seed + view.seat * _PER_SEAT) & _MASK)
    return bot.choose(view, moves, rng)
