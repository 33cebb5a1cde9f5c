"""What a bot needs to know of Great Western Trail: how good a position is for a seat, in points.

A position is worth the points already made, what workers, discs, engine, buildings and herd will
still bring in the turns that are left, the deliveries to come, and what the open decisions offer.
It reads only what the seat may know, never somebody else's cards.
"""

from __future__ import annotations

from collections.abc import Mapping

from westbound.games.great_western_trail.heuristics.outlook import Outlook
from westbound.games.great_western_trail.heuristics.rating import rating
from westbound.games.great_western_trail.heuristics.weights import STYLES, WEIGHTS, Weights
from westbound.games.great_western_trail.rules.scoring import points
from westbound.games.great_western_trail.state import TrailState

__all__ = ["STYLES", "evaluate"]


def evaluate(
    state: TrailState, seat: int, style: str = "", by: Mapping[str, Weights] = WEIGHTS
) -> float:
    """The points that the seat can expect when playing in this style."""
    if not state.agenda:
        return float(sum(points(state, seat).values()))
    return rating(Outlook(state, seat, by[style]))
