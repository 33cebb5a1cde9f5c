"""How a match stands: the seats, best first, with their points by category."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Standing:
    seat: int
    rank: int
    points: int
    breakdown: Mapping[str, int]
    out: bool = False  # left the game before its end: behind all others, whatever the points
