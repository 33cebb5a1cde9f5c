"""Rates the positions after the moves of one decision."""

from __future__ import annotations

from functools import cached_property

from westbound.engine.evaluation import Evaluator
from westbound.games.steam.evaluation.decision import decision
from westbound.games.steam.evaluation.feature_names import feature_list
from westbound.games.steam.evaluation.own import own_things
from westbound.games.steam.evaluation.rivals import Rivals
from westbound.games.steam.evaluation.table import table
from westbound.games.steam.evaluation.terms import terms
from westbound.games.steam.heuristics import evaluate
from westbound.games.steam.heuristics.rating import Rating
from westbound.games.steam.heuristics.weights import SHIPPED, Weights
from westbound.games.steam.state import SteamState


class SteamEvaluator(Evaluator[SteamState]):
    """Networks and outlooks are kept by the heuristics; the rivals are kept here."""

    def __init__(self, state: SteamState, seat: int, weights: Weights = SHIPPED) -> None:
        self.before, self.seat, self.weights = state.copy(), seat, weights

    @cached_property
    def rivals(self) -> Rivals:
        return Rivals(self.before, self.seat)

    def rate(self, state: SteamState) -> float:
        return evaluate(state, self.seat, self.weights)

    def features(self, state: SteamState) -> list[float]:
        """A finished match has none: its points are known."""
        if not state.agenda:
            return [0.0] * len(feature_list(state.setup.players))
        rating, rivals = Rating(state, self.seat), self.rivals
        return [
            *terms(rating),
            *rivals.features(state),
            *own_things(rating, rivals),
            *table(rating),
            *decision(rating, rivals),
        ]
