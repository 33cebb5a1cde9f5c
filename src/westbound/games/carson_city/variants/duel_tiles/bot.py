"""What a bot knows of duel tiles."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.heuristics import Rating
from westbound.games.carson_city.base.knowledge import Knowledge
from westbound.games.carson_city.state import NOBODY
from westbound.games.carson_city.variants.duel_tiles.steps import PutDownTiles, RevealTiles

TILE: Final = 0.28  # a point of a duel tile kept for later
AVERAGE_TILE: Final = 2.5


def tiles_in_hand(rating: Rating) -> float:
    if not rating.state.setup.options["duel_tiles"]:
        return 0.0
    return TILE * sum(tile for tile in rating.state.hands[rating.seat] if tile != NOBODY)


def tile_lead(rating: Rating, location: int) -> int:
    """What the seat's tile adds against an average one of the others."""
    step, down = rating.state.agenda[-1], rating.state.sealed[rating.seat]
    if not isinstance(step, PutDownTiles | RevealTiles) or step.location != location:
        return 0
    return round(sum(down) - AVERAGE_TILE) if down else 0


KNOWLEDGE: Final = Knowledge(terms=(tiles_in_hand,), leads=(tile_lead,))
