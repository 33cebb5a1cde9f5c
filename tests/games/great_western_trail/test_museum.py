"""Matches of every version of Great Western Trail's rules.

`python -m tests.museum.record` adds new ones. One of version 1 has no recipe: it is the only one
of some 400 in which somebody came to Kansas City so poor with only $5 spaces left.
"""

from __future__ import annotations

from typing import cast

from tests.museum.record import FOLDER
from westbound.engine.match import Match
from westbound.games.great_western_trail.components import DISC_COST
from westbound.games.great_western_trail.rules.discs import (
    KANSAS_CITY_TARGET,
    fitting_discs,
    stations_to_empty,
)
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import PlaceDisc, TakeObjective
from westbound.games.registry import find_game
from westbound.kit.suites.museum import MuseumSuite, positions


class TestMuseum(MuseumSuite):
    game, folder = find_game("gwt"), FOLDER / "gwt"

    def old(self, name: str) -> Match:
        return self.load(self.folder / "v1" / f"{name}.json")

    def test_the_top_card_of_the_stack_was_taken_to_hand(self) -> None:
        taken = [
            entry.text
            for state, entry in positions(self.old("top-card-by-6b"))
            if isinstance(step := state.agenda[-1], TakeObjective) and step.to_hand
        ]
        assert "take top" in taken

    def test_a_five_dollar_space_was_the_only_way(self) -> None:
        """It was not even asked: the disc was cleared by itself, though a station had one."""
        found = [
            entry
            for state, entry in positions(self.old("kansas-city-with-less-than-five"))
            if is_poor_at_kansas_city(cast("TrailState", state))
        ]
        assert [(entry.text, entry.automatic) for entry in found] == [("disc hand", True)]


def is_poor_at_kansas_city(state: TrailState) -> bool:
    step = state.agenda[-1]
    if not isinstance(step, PlaceDisc) or step.target != KANSAS_CITY_TARGET:
        return False
    fitting = fitting_discs(state, step.seat, step.target)
    dear = all(DISC_COST[disc] == 5 for disc in fitting) and state.money[step.seat] < 5
    return bool(fitting) and dear and stations_to_empty(state, step.seat, step.target) != 0
