"""The action tiles."""

from __future__ import annotations

from tests.games.steam.pages import PAGES
from tests.games.steam.positions import a_state, action
from westbound.games.steam import GAME
from westbound.kit.suites.markup import by_id, said, used


def test_action_tiles_show_price_and_taker() -> None:
    state = a_state()
    action(state, 2, "engineer")
    action(state, 1, "urbanization")
    state.passed = 0b10
    groups = by_id(PAGES.board(GAME.observe(state, 0)))
    assert "#o-2" in used(groups["action-engineer"])
    assert "taken by Cleo" in groups["action-engineer"].attrib["aria-label"]
    assert "taken by Bob, passed" in groups["action-urbanization"].attrib["aria-label"]
    assert "$6" in said(groups["action-locomotive"])
    assert "$2" in said(groups["action-city_growth"])
