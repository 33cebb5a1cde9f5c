"""Tiny with an evaluator that has features: own points, cards in hand, the best rival's points."""

from __future__ import annotations

from collections.abc import Sequence

from tests.engine.tiny_game import Tiny
from tests.engine.tiny_pieces import TinyState
from westbound.engine.evaluation import RATING_UNIT, Evaluator, FeatureList

FEATURES = FeatureList(("cards", "points", "hand", "rival"), ("points", "hand"), "rival")


class Scoring(Evaluator[TinyState]):
    """Its rating is the points and the ranks in hand."""

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def _rating(self, state: TinyState, seat: int) -> tuple[float, float]:
        hand = sum(rank * count for rank, count in enumerate(state.hands[seat]))
        return float(state.points[seat]), float(hand)

    def rate(self, state: TinyState) -> float:
        return sum(self._rating(state, self._seat))

    def features(self, state: TinyState) -> Sequence[float]:
        points, hand = (part / RATING_UNIT for part in self._rating(state, self._seat))
        others = (seat for seat in range(len(state.points)) if seat != self._seat)
        rival = max(sum(self._rating(state, other)) for other in others) / RATING_UNIT
        return [sum(state.hands[self._seat]), points, hand, rival]


class Scored(Tiny):
    def evaluator(self, state: TinyState, seat: int, style: str = "") -> Scoring:
        return Scoring(seat)

    def feature_list(self, players: int) -> FeatureList:
        return FEATURES


def in_play(players: int = 2) -> TinyState:
    """Everybody holds cards; the first seat leads by three points."""
    state = TinyState(players, {"copies": 2, "gambling": True})
    for seat, hand in enumerate(([0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 1, 0])[:players]):
        state.hands[seat] = list(hand)
        state.deck = [left - held for left, held in zip(state.deck, hand, strict=True)]
        state.points[seat] = 3 * (seat == 0)
    Scored().deal(state, 0)
    return state
