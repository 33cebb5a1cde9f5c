"""The table in words."""

from __future__ import annotations

from tests.games.great_western_trail.pages import PAGES
from tests.games.great_western_trail.positions import a_state, hand, put_building
from westbound.games.great_western_trail.drawing.model import read
from westbound.games.great_western_trail.game import GAME


def test_the_description_tells_the_position() -> None:
    state = a_state(3)
    put_building(state, 1, 4, "B1")
    hand(state, 0, "jersey jersey guernsey black_angus")
    parts = dict(PAGES.description(GAME.observe(state, 0)))
    assert any("private building 4a, owner Bob" in s for s in parts["Buildings on the trail"])
    assert any("In hand: 2× Jersey" in s for s in parts["Player Ann (you)"])
    assert not any("In hand:" in s for s in parts["Player Bob"])


def test_there_is_a_part_for_everything_on_the_table() -> None:
    for view in PAGES.some_views[::2]:
        assert len(PAGES.description(view)) == 9 + read(view)["players"]
