"""Title and turn."""

from __future__ import annotations

from tests.games.great_western_trail.pages import PAGES
from westbound.kit.suites.markup import said


def test_the_end_of_the_match_is_told() -> None:
    assert "The match is over" in said(PAGES.board(PAGES.finished))
