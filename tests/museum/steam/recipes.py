"""Matches of Steam besides the usual ones: both rulesets on both maps, and a map of one's own."""

from __future__ import annotations

from typing import Final

from tests.games.steam.own_map import own_map
from westbound.kit.suites.museum_record import Recipe

RECIPES: Final = (
    Recipe(
        "4-players-standard", 4, "greedy", {"ruleset": "standard"}, 2, ("bid_for_order", "build")
    ),
    Recipe("6-players-ruhr", 6, "greedy", {"map": "ruhr"}, 3, ("bid", "income_or_points")),
    Recipe("5-players-standard-ruhr", 5, "greedy", {"ruleset": "standard", "map": "ruhr"}, 4),
    Recipe("own-map", 3, "greedy", {"map": own_map()}, 5),
    Recipe(
        "relaxed-paths",
        3,
        "random",
        {"ruleset": "standard", "relaxed_borrowing": True, "choose_paths": True},
        6,
    ),
)
