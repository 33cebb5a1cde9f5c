"""Judges the positions that moves lead to: by a learnt net, by the game's rating, or by both."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from westbound.bots.learned.value_net import Floats, ValueNet
from westbound.engine.evaluation import Evaluator
from westbound.engine.game import Game
from westbound.engine.move import Move

OUT_POINTS: Final = -30  # who has left the match has lost it, whatever the points


@dataclass(frozen=True, slots=True, eq=False)
class Judge:
    """What a position is worth to a seat: own points, less a share of the best rival's.

    `by_hand` is the share of the game's own rating in it; without a net it is all.
    """

    net: ValueNet | None = None
    rival: float = 0.5
    by_hand: float = 0.0
    style: str = ""  # of the game's own rating
    liking: Floats | None = None  # points that one more of each feature seems to be worth

    def worth(
        self, game: Game[Any], before: Any, seat: int, positions: Sequence[Any]
    ) -> list[float]:
        """What each of the positions after a decision of the seat is worth to it."""
        evaluator = game.evaluator(before, seat, self.style)
        found = self._estimates(evaluator, positions)
        for number, state in enumerate(positions):
            if not state.agenda:
                found[number] = self.at_end(game, state, seat)
        return found

    def _estimates(self, evaluator: Evaluator[Any], positions: Sequence[Any]) -> list[float]:
        """The same, whether there is anything left to estimate or not."""
        if self.net is None and self.liking is None:
            return [evaluator.rate(state) if state.agenda else 0.0 for state in positions]
        table = feature_rows(evaluator, positions)
        worth: Floats = np.zeros(len(positions), np.float32)
        if self.net is not None:
            points = self.net.points(table)
            worth = points[:, 0] - self.rival * points[:, 1]
        if self.liking is not None:
            worth += table @ self.liking
        found: list[float] = worth.tolist()
        kept, by_hand = (1.0, 1.0) if self.net is None else (1 - self.by_hand, self.by_hand)
        for number, state in enumerate(positions if by_hand else ()):
            if state.agenda:
                found[number] = kept * found[number] + by_hand * evaluator.rate(state)
        return found

    def at_end(self, game: Game[Any], state: Any, seat: int) -> float:
        """The same of a finished match, where nothing is left to estimate."""
        own, best = final_points(game, state, seat)
        if self.net is None:
            return own
        return own - (1 - self.by_hand) * self.rival * best

    def worth_now(self, game: Game[Any], state: Any, seat: int) -> float:
        """What one position is worth to the seat."""
        return self.worth(game, state, seat, [state])[0]


def feature_rows(evaluator: Evaluator[Any], positions: Sequence[Any]) -> Floats:
    """The features of each position in a row."""
    rows = array("d")
    for state in positions:
        rows.extend(array("d", evaluator.features(state)))  # copying an array is quick
    return np.frombuffer(rows, np.float64).reshape(len(positions), -1).astype(np.float32)


def final_points(game: Game[Any], state: Any, seat: int) -> tuple[float, float]:
    """The points of the seat and those of its best rival, at the end of a match."""
    points = {
        place.seat: float(OUT_POINTS if place.out else place.points)
        for place in game.standings(state)
    }
    own = points.pop(seat)
    return own, max(points.values())


def after_each(game: Game[Any], state: Any, seat: int, moves: Sequence[Move]) -> list[Any]:
    """The positions that the moves lead to."""
    found = []
    for move in moves:
        after = state.copy()
        game.apply(after, move, seat)
        found.append(after)
    return found
