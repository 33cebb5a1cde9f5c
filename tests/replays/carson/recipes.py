"""How the recorded matches of Carson City were made, and how their transcripts look."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from tests.replays.recipe import Recipe, Recording
from westbound.kit.suites.transcripts import Style

recipe = partial(Recipe, "carson")


def heading(view: Mapping[str, Any]) -> str:
    return f"Round {view['round']}, phase {view['phase']}" if view["phase"] else "Set-up"


# The seeds are those, of the first sixty, whose matches show most kinds of moves.
RECORDING: Final = Recording(
    recipes=(
        recipe("2-players-greedy", 2, 17, "greedy", {}),
        recipe("3-players-greedy", 3, 10, "greedy", {}),
        recipe("4-players-greedy", 4, 1, "greedy", {}),
        recipe("5-players-greedy", 5, 10, "greedy", {}),
        recipe("6-players-greedy", 6, 17, "greedy", {}),
        recipe("2-players-first-game", 2, 27, "keen", {"buildings": "first_game"}),
        recipe("3-players-compact-roads", 3, 51, "keen", {"road_windows": "compact"}),
        recipe(
            "4-players-old-board",
            4,
            27,
            "greedy",
            {
                "vp_space_order": "parcels_cowboys_buildings",
                "white_cowboy_counts_as_firepower": True,
            },
        ),
        recipe(
            "5-players-station-and-terraces",
            5,
            32,
            "greedy",
            {"station_requires_house": True, "terrace_on_rival_house_needs_consent": False},
        ),
        recipe("6-players-own-set", 6, 8, "keen", {"buildings": "base+town_hall+school"}),
        recipe("6-players-random", 6, 44, "random", {"buildings": "base"}),
        recipe(
            "5-players-quiet-town",
            5,
            3,
            "greedy",
            {"characters": "quiet_town", "carson_river": True},
        ),
        recipe(
            "3-players-prosperous-town",
            3,
            2,
            "greedy",
            {"characters": "prosperous_town", "outlaws": True, "kit_carson_seconds": 60},
        ),
        recipe(
            "4-players-gold-rush",
            4,
            5,
            "greedy",
            {"characters": "gold_rush", "carson_river": True, "river_mountains": 9},
        ),
        recipe(
            "4-players-house-and-land",
            4,
            4,
            "greedy",
            {"characters": "house_and_land", "horses": True, "kit_carson_seconds": 300},
        ),
        recipe(
            "4-players-showdown",
            4,
            6,
            "greedy",
            {"characters": "showdown", "duel_tiles": True, "outlaws": True},
        ),
        recipe(
            "4-players-sealed-waves",
            4,
            7,
            "greedy",
            {
                "characters": "random",
                "teacher_card": True,
                "new_beginning": True,
                "kit_carson": True,
                "horses": True,
            },
        ),
        recipe(
            "3-players-live",
            3,
            8,
            "greedy",
            {"characters": "random", "kit_carson": True, "kit_carson_mode": "live"},
        ),
    ),
    style=Style(
        heading, "${money}, {vp} VP, cowboys {cowboys}, roads {roads}, firepower {firepower}"
    ),
    eager_for=("build", "house", "terrace", "ask", "agree", "use", "buy", "steal"),
    reluctant_to=("pass", "decline", "keep", "done", "road"),
)
