"""How the recorded matches of Steam were made, and how their transcripts look."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from tests.replays.recipe import Recipe, Recording
from westbound.kit.suites.transcripts import Style

recipe = partial(Recipe, "steam")


def heading(view: Mapping[str, Any]) -> str:
    return f"Turn {view['turn']}, phase {view['phase']}"


# The seeds are those, of the first sixty, whose matches show most kinds of moves.
RECORDING: Final = Recording(
    recipes=(
        recipe("3-players-greedy", 3, 1, "greedy", {}),
        recipe("4-players-greedy", 4, 2, "greedy", {}),
        recipe("5-players-ruhr", 5, 3, "greedy", {"map": "ruhr"}),
        recipe("6-players-ruhr", 6, 4, "greedy", {"map": "ruhr"}),
        recipe("3-players-standard", 3, 3, "greedy", {"ruleset": "standard"}),
        recipe("4-players-standard", 4, 3, "greedy", {"ruleset": "standard"}),
        recipe(
            "5-players-standard-relaxed",
            5,
            7,
            "greedy",
            {"ruleset": "standard", "map": "ruhr", "relaxed_borrowing": True},
        ),
        recipe("4-players-first-game", 4, 46, "keen", {"initial_order": "random"}),
        recipe(
            "3-players-paths",
            3,
            9,
            "greedy",
            {"choose_paths": True, "tie_break": "income_then_action_tile", "map": "ruhr"},
        ),
        recipe("6-players-random", 6, 9, "random", {}),
        # since version 2 of the rules: the corrected maps and two more
        recipe("3-players-northern-italy", 3, 1, "greedy", {"map": "northern_italy"}),
        recipe("4-players-iberia", 4, 2, "greedy", {"map": "iberia"}),
        recipe("4-players-northeast-2", 4, 3, "greedy", {}),
        recipe("5-players-ruhr-2", 5, 4, "greedy", {"map": "ruhr"}),
        recipe(
            "6-players-iberia-standard", 6, 5, "greedy", {"map": "iberia", "ruleset": "standard"}
        ),
    ),
    style=Style(
        heading, "${money}, income {income}, {vp} VP, level {level}, links {links}, action {action}"
    ),
    eager_for=("build", "upgrade", "urbanize", "grow", "cube"),
    reluctant_to=("pass", "done"),
)
