"""Hover texts."""

from __future__ import annotations

from tests.games.steam.pages import PAGES
from tests.games.steam.positions import a_state, cubes
from westbound.games.steam import GAME


def test_tips_tell_what_a_place_costs_and_holds() -> None:
    state = a_state()
    cubes(state, "8,0", "red red gray")
    told = PAGES.tips(GAME.observe(state, 0))
    assert "A track tile here costs $3 or more." in told["hex:8,1"]  # a river
    assert told["hex:8,1"].startswith("Plains near Albany (8,1), river.")
    assert "red 2, gray 1" in told["hex:8,0"]
    assert "It can still grow once." in told["hex:8,0"]
    assert "Costs $6." in told["action:locomotive"]
