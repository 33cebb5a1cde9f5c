"""The objective display."""

from __future__ import annotations

from tests.games.great_western_trail.pages import PAGES
from tests.games.great_western_trail.positions import a_state, display
from westbound.games.great_western_trail.game import GAME
from westbound.kit.suites.markup import targets


def test_equal_cards_of_the_display_are_both_there() -> None:
    state = a_state(2)
    display(state, "aux_sf aux_sf move_bbhh draw_5h")
    found = targets(PAGES.board(GAME.observe(state, 0)))
    assert found["display:aux_sf"] == 2
    assert found["display:draw_5h"] == 1
