"""What is left beside the map."""

from __future__ import annotations

from tests.games.steam.pages import PAGES
from westbound.games.steam.drawing.model import read
from westbound.kit.suites.markup import by_id, said, used


def test_supply_stock_and_bag_are_counted() -> None:
    for view in PAGES.some_views:
        seen, groups = read(view), by_id(PAGES.board(view))
        for number, there in enumerate(seen["supply"], 1):
            inside = [u for u in used(groups[f"supply-{number}"]) if u.startswith("#q-")]
            assert sorted(inside) == sorted(f"#q-{colour}" for colour in there)
        for face, left in seen["stock"].items():
            assert said(groups[f"stock-{face}"]) == [str(left)]
        for colour, left in seen["new_cities"].items():
            assert said(groups[f"city-{colour}-tile"]) == [f"×{left}"]
        assert said(groups["growth-left"]) == [str(seen["growth_left"])]
        assert said(groups["bag-left"])[2:] == [str(n) for n in seen["bag"].values()]
