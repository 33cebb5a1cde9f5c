"""The land under everything."""

from __future__ import annotations

from tests.games.steam.pages import PAGES
from tests.games.steam.positions import a_state
from westbound.games.steam import GAME
from westbound.kit.suites.markup import classes, said


def test_walls_and_waters_are_drawn() -> None:
    root = PAGES.board(GAME.observe(a_state(), 0))
    (wall,) = [e for e in root.iter() if classes(e) == ["wall"]]
    assert wall.attrib["d"].count("M") == 2
    assert {"Ontario", "Atlantic"} <= set(said(root))
