"""What a bot needs to know of Steam: how good a position is for a seat, in points.

A position is worth the points already made, the links, the deliveries that the network allows in
the goods rounds that are left, money and income by what they will buy, lines that can still be
completed, and what the open decision offers.
"""

from __future__ import annotations

from westbound.games.steam.heuristics.rating import evaluate

__all__ = ["evaluate"]
