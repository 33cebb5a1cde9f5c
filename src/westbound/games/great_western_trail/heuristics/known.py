"""What is known of situations seen before: most moves leave most of a rating as it was.

Gains depend on what the seat has and what lies on the table, but not on where the cattleman is or
what is still to be decided: candidates of a decision and decisions of a turn share them.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Final

from westbound.games.great_western_trail.state import TrailState

KEPT: Final = 1 << 11  # situations


class Known:
    """What has been worked out in a situation."""

    __slots__ = ("ahead", "gains", "terms")

    def __init__(self) -> None:
        self.gains: dict[tuple[str, int], float] = {}
        self.ahead: list[tuple[int, float]] | None = None  # stations
        self.terms: dict[Hashable, list[float]] = {}  # of whole ratings


@lru_cache(maxsize=KEPT)
def known_of(situation: tuple[Hashable, ...]) -> Known:
    """The same for equal situations."""
    return Known()


def situation(state: TrailState, seat: int) -> tuple[Hashable, ...]:
    """All that gains are made of, but for time and weights."""
    return (*_of_seat(state, seat), *_of_table(state))


def _of_seat(state: TrailState, seat: int) -> tuple[Hashable, ...]:
    return (
        seat, state.money[seat], state.hand[seat], state.draw[seat], state.discard[seat],
        state.certificates[seat], *state.worker_rows(seat), *state.cleared_discs(seat),
        state.engine[seat], state.stations[seat], state.supply[seat], state.green[seat],
        state.blue[seat],
    )  # fmt: skip


def _of_table(state: TrailState) -> tuple[Hashable, ...]:
    return (
        state.setup.players, tuple(state.on), state.sides, state.market, state.hirable, state.token,
        bool(state.display), tuple(state.masters), tuple(state.master_of), state.engines,
    )  # fmt: skip
