"""One decision of a bot: the same move in a simulation, in the terminal and at a table."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from westbound.bots.bot import Bot, SeatView
from westbound.bots.greedy_bot import GreedyBot
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.state import State

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
    if is_judged(view.game, moves):
        bot = CONSENT_BOT
    return bot.choose(view, moves, decision_rng(seed, view.seat))


def is_judged(game: Game[State], moves: Sequence[Move]) -> bool:
    """Whether the rules want every bot to judge these answers alike."""
    judged = game.moves_bots_evaluate
    return bool(judged) and all(move.kind in judged for move in moves)


def decision_rng(seed: int, seat: int) -> Rng:
    """The chance of one seat at one decision."""
    return Rng.starting_at((seed + seat * _PER_SEAT) & _MASK)


def seed_for_program(rng: Rng) -> int:
    """What a program is told of the chance of its decision: 53 bits, exact in every JSON reader.

    A hash, as numbers of `Rng` can be traced back to the seed of the match: whoever knows that
    one knows all that is hidden and all that chance will bring.
    """
    drawn = rng.below(1 << 64).to_bytes(8, "big")
    return int.from_bytes(blake2b(drawn, digest_size=8).digest(), "big") >> 11
