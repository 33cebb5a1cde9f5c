"""Matches of every version of Steam's rules; `python -m tests.museum.record` adds new ones."""

from __future__ import annotations

from tests.museum.record import FOLDER
from westbound.games.registry import find_game
from westbound.kit.suites.museum import MuseumSuite


class TestMuseum(MuseumSuite):
    game, folder = find_game("steam"), FOLDER / "steam"

    def test_both_maps_of_the_first_rules_are_there(self) -> None:
        first = [self.load(path) for path in self.saves() if path.parent.name == "v1"]
        finished = {match.options["map"] for match in first if match.over and match.players > 3}
        assert finished >= {"northeast", "ruhr"}
