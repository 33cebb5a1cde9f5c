"""The position in two sentences."""

from __future__ import annotations

from tests.games.carson_city.pages import base_pages
from westbound.kit.suites.markup import SVG


def test_the_summary_tells_the_position() -> None:
    for view, root, _ in base_pages()[::10]:
        words = root.findtext(f".//{SVG}desc") or ""
        assert f"Round {view['round']} of 4" in words
        assert f"{len(view['roads'])} roads" in words
        assert f"{sum(view['bag'].values())} building tiles in the bag" in words
