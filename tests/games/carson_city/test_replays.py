"""Recorded matches of Carson City.

If a change is wanted: `python -m tests.replays.record` writes the transcripts again.
"""

from __future__ import annotations

from tests.replays.record import FOLDER, RECIPES, STYLES
from westbound.games.registry import find_game
from westbound.kit.suites.replays import ReplaySuite


class TestRecordedMatches(ReplaySuite):
    game, folder, style = find_game("carson"), FOLDER / "carson", STYLES["carson"]

    def test_every_recipe_was_recorded(self) -> None:
        recipes = {recipe.path for recipe in RECIPES if recipe.game == "carson"}
        assert recipes == set(self.saves())
