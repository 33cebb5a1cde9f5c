"""What a bot needs to know of Carson City: how good a position is for a seat."""

from __future__ import annotations

from westbound.games.carson_city.rules.scoring import final_points
from westbound.games.carson_city.state import CarsonState


def evaluate(state: CarsonState, seat: int) -> float:
    """The points the seat would have if the game ended now."""
    if not state.agenda:
        return float(state.vp[seat])
    return float(state.vp[seat] + sum(final_points(state, seat).values()))
