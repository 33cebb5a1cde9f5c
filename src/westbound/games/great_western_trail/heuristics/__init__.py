"""What a bot needs to know of Great Western Trail: how good a position is for a seat, in points.

A position is worth the points already made, what workers, discs, engine, buildings and herd will
still bring in the turns that are left, the deliveries to come, and what the open decisions offer.
It reads only what the seat may know, never somebody else's cards.
"""

from __future__ import annotations

from westbound.games.great_western_trail.heuristics.rating import evaluate
from westbound.games.great_western_trail.heuristics.weights import STYLES

__all__ = ["STYLES", "evaluate"]
