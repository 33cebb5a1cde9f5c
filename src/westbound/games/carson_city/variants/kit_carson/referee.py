"""The referee of the plans."""

from __future__ import annotations

from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.kit_carson.steps import PlanWave, RevealPlans


def check_plans(state: CarsonState) -> list[str]:
    """CC-240: snapshots are there only while plans are made."""
    planning = any(isinstance(step, PlanWave | RevealPlans) for step in state.agenda)
    if any(state.shown) and not planning:
        return ["a snapshot is left over"]
    return []
