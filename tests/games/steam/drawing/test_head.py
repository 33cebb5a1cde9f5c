"""Turn marker and turn order."""

from __future__ import annotations

from itertools import pairwise

from tests.games.steam.pages import PAGES
from westbound.games.steam.drawing.model import read
from westbound.kit.suites.markup import by_id, place_of


def test_the_turn_order_is_shown() -> None:
    for view in PAGES.some_views:
        order = read(view)["order"]
        groups = by_id(PAGES.board(view))
        places = [place_of(groups[f"order-{seat}"])[0] for seat in order]
        assert all(a < b for a, b in pairwise(places))
