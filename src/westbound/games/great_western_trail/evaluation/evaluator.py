"""Rates the positions after the moves of a decision, and tells what they are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from westbound.engine.evaluation import Evaluator
from westbound.games.great_western_trail.evaluation import rivals
from westbound.games.great_western_trail.evaluation.facts import Look
from westbound.games.great_western_trail.evaluation.features import features
from westbound.games.great_western_trail.heuristics.outlook import Outlook
from westbound.games.great_western_trail.heuristics.rating import QUICK_TERMS, evaluate, quick_terms
from westbound.games.great_western_trail.heuristics.weights import BALANCED, WEIGHTS, Weights
from westbound.games.great_western_trail.rules.scoring import points
from westbound.games.great_western_trail.state import TrailState


class TrailEvaluator(Evaluator[TrailState]):
    """Made for a decision of a seat; what it finds out of the others holds for all its moves."""

    __slots__ = ("_before", "_others", "_seat", "_style", "_weights")

    def __init__(
        self, state: TrailState, seat: int, style: str = "", by: Mapping[str, Weights] = WEIGHTS
    ) -> None:
        self._before, self._seat, self._style, self._weights = state, seat, style, by
        self._others: list[float] | None = None

    def rate(self, state: TrailState) -> float:
        return evaluate(state, self._seat, self._style, self._weights)

    def features(self, state: TrailState) -> Sequence[float]:
        if self._others is None:
            self._others = rivals.numbers(self._before, self._seat)
        outlook = Outlook(state, self._seat, BALANCED)
        return features(Look(outlook), self._terms(outlook), self._others)

    def _terms(self, outlook: Outlook) -> list[float]:
        """After the end they are what is scored."""
        state = outlook.state
        if state.agenda:
            return quick_terms(outlook)
        return [float(sum(points(state, self._seat).values()))] + [0.0] * (len(QUICK_TERMS) - 1)
