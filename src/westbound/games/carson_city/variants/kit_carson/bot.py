"""What a bot knows of Kit Carson."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.heuristics import Rating
from westbound.games.carson_city.base.knowledge import Knowledge
from westbound.games.carson_city.components import ROUNDS
from westbound.games.carson_city.variants.kit_carson.steps import PlanWave, RevealPlans

LOCK_EARLY: Final = 0.25


def sealed_word(rating: Rating) -> float:
    """Kit Carson: locking early decides ties, and scores in the last round (CC-236)."""
    state, seat = rating.state, rating.seat
    if not state.setup.options["kit_carson"]:
        return 0.0
    if not isinstance(state.agenda[-1], PlanWave | RevealPlans):
        return 0.0
    locks = state.sealed[seat] == (1,)
    behind = state.setup.players - 1 - len(state.passed)
    last = 0.45 * behind if state.round == ROUNDS else 0.0
    return locks * (LOCK_EARLY + last - 0.2 * (state.reserve[seat] > 0))


KNOWLEDGE: Final = Knowledge(terms=(sealed_word,))
