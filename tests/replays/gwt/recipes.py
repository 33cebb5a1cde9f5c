"""How the recorded matches of Great Western Trail were made, and how their transcripts look."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from tests.replays.recipe import Recipe, Recording
from westbound.kit.suites.transcripts import Style

recipe = partial(Recipe, "gwt")


def heading(view: Mapping[str, Any]) -> str:
    """Turns go round: a round is one turn of everybody."""
    return f"Round {(view['turn'] - 1) // view['players'] + 1}" if view["turn"] else "Set-up"


# The seeds are those, of the first sixty, whose matches show most kinds of moves (greedy ones: of
# the first nine to sixteen).
RECORDING: Final = Recording(
    recipes=(
        recipe("2-players-greedy", 2, 1, "greedy", {}),
        recipe("3-players-greedy", 3, 9, "greedy", {}),
        recipe("4-players-greedy", 4, 6, "greedy", {}),
        recipe(
            "2-players-first-game",
            2,
            48,
            "keen",
            {
                "neutral_placement": "lettered",
                "private_building_sides": "all_a",
                "starting_player": "fixed",
            },
        ),
        recipe("3-players-all-b", 3, 34, "keen", {"private_building_sides": "b" * 10}),
        recipe(
            "4-players-mixed-sides",
            4,
            1,
            "greedy",
            {"neutral_placement": "lettered", "private_building_sides": "abbabaabba"},
        ),
        recipe("4-players-random", 4, 14, "random", {"starting_player": "fixed"}),
    ),
    style=Style(
        heading,
        "${money}, {points} VP, at {at}, engine {engine}, certificates {certificates}, "
        "workers {workers}",
    ),
    eager_for=("build", "use", "buy", "hire", "upgrade", "give", "copy", "objective"),
    reluctant_to=("decline", "done"),
)
