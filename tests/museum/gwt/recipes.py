"""Matches of Great Western Trail besides the usual ones: mixed sides, and cards taken unseen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.kit.suites.museum_record import Player, Recipe

LIKED: Final = ("build 6", "hire craftsman", "take craftsman", "use 6", "use P6", "take top")


def collector(match: Match, rng: Rng) -> Move:
    """Builds 6b and takes objective cards from the top of the stack."""
    moves = match.moves()
    liked = [move for move in moves if move.text.startswith(LIKED)]
    return rng.choice(liked if liked and rng.below(8) else moves)


PLAYERS: Final[Mapping[str, Player]] = {"collector": collector}
RECIPES: Final = (
    Recipe(
        "mixed-sides",
        3,
        "random",
        {"neutral_placement": "lettered", "private_building_sides": "abbabaabba"},
        2,
        ("discard_cards",),
    ),
    Recipe("top-card-by-6b", 2, "collector", {"private_building_sides": "b" * 10}, 40, ("hire",)),
)
