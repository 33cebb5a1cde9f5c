"""What a bot needs to know of Steam: how good a position is for a seat, in points.

A position is worth the points already made, the links, the deliveries that the network allows in
the goods rounds that are left, money and income by what they will buy, lines that can still be
completed, and what the open decision offers.
"""

from __future__ import annotations

from westbound.games.steam.heuristics.rating import BANKRUPT, Rating
from westbound.games.steam.heuristics.weights import SHIPPED, Weights
from westbound.games.steam.rules.scoring import points
from westbound.games.steam.state import SteamState

__all__ = ["evaluate"]


def evaluate(state: SteamState, seat: int, weights: Weights = SHIPPED) -> float:
    """The points the seat can expect."""
    if not state.agenda:
        gone = state.gone >> seat & 1
        return BANKRUPT if gone else float(sum(points(state, seat).values()))
    return Rating(state, seat, weights).total()
