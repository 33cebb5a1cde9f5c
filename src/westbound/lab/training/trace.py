"""What one seat met in a match, and what it should have thought of it."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from westbound.bots.learned.value_net import HEADS, Floats


@dataclass(slots=True)
class Trace:
    """The positions a seat chose, what the net said of the best ones, and in which turn."""

    rows: list[Floats] = field(default_factory=list)
    said: list[Floats] = field(default_factory=list)
    explored: list[bool] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)

    def add(self, row: Floats, said: Floats, explored: bool, turn: int) -> None:
        self.rows.append(row)
        self.said.append(said)
        self.explored.append(explored)
        self.turns.append(turn)

    def targets(self, end: tuple[float, float], lam: float) -> Floats:
        """What each position was worth: the end, faded with what was said from turn to turn.

        A move by chance does not blame what was before it.
        """
        found = np.empty((len(self.rows), HEADS), np.float32)
        following = np.array(end, np.float32)
        for i in range(len(self.rows) - 1, -1, -1):
            found[i] = following
            if self.explored[i]:
                following = self.said[i]
            elif i and self.turns[i] != self.turns[i - 1]:
                following = lam * following + (1 - lam) * self.said[i]
        return found


@dataclass(frozen=True, slots=True)
class MatchSample:
    """A match to learn from: positions and targets of its learning seats, and how it ended."""

    number: int
    rows: NDArray[np.float16]
    targets: Floats
    points: tuple[float, ...]
    learners: tuple[int, ...]  # seats that the net played
    liking_free: tuple[int, ...]  # those among them without a liking
    turns: float  # of a seat
