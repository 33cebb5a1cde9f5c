"""The decisions of a match, each in the position before its move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.engine.state import State


class Decision(NamedTuple):
    """A seat chose among at least two moves. The state is only good until the next decision."""

    ply: int  # which entry of the log, from 0
    seat: int
    state: State
    moves: Sequence[Move]
    chosen: int  # which of them


def decisions(match: Match) -> Iterator[Decision]:
    """Every choice of the match by its own rules; what chance or nobody decided is none."""
    game, state = match.game, match.first_state()
    for ply, entry in enumerate(match.log):
        if entry.seat >= 0 and not entry.automatic:
            moves = game.legal(state, entry.seat)
            if len(moves) > 1:
                yield Decision(ply, entry.seat, state, moves, moves.index(entry.move))
        game.apply(state, entry.move, entry.seat)
