"""The Carson River and its bridges on the pages."""

from __future__ import annotations

from tests.games.carson_city.pages import PAGES, pages
from westbound.engine.json_types import Json
from westbound.games.carson_city.base.drawing.model import read
from westbound.kit.suites.markup import by_id, classes, place_of


def test_river_and_bridges_lie_where_they_are() -> None:
    wet = 0
    for page in pages():
        view = page.view
        for parcel in view["parcels"]:
            group = page.groups[f"parcel-{parcel['id']}"]
            water = any("river" in classes(e) for e in group)
            assert water == (parcel["id"] in view["river"])
            assert ("river" in group.attrib["aria-label"]) == water
            wet += water
        assert len(page.groups["board-bridges"]) == len(view["bridges"])
    assert wet


def test_a_bridge_lies_on_its_edge_instead_of_a_road() -> None:
    view = dict(next(view for view in PAGES.views if read(view)["river"]))
    roads: list[Json] = ["C2n", "D2n", "D2w"]
    root = PAGES.board(view | {"roads": roads, "bridges": ["D2n"]})
    deck = by_id(root)["board-bridges"][0]
    assert (float(deck.attrib["x"]), float(deck.attrib["y"])) == (16 + 3.5 * 58, 46 + 58)
    road = next(e for e in root.iter() if classes(e) == ["road"])
    assert road.attrib["d"] == "M132 104h58M190 104v58"
    upright = by_id(PAGES.board(view | {"roads": roads, "bridges": ["D2w"]}))["board-bridges"][0]
    assert place_of(upright) == (16 + 3 * 58, 46 + 1.5 * 58)
    assert "rotate(90)" in upright.attrib["transform"]


def test_edges_in_the_water_are_for_bridges() -> None:
    view = dict(next(view for view in PAGES.views if read(view)["river"]))
    assert "A bridge" in PAGES.tips(view | {"bridges": ["D2n"]})["edge:D2n"]
    assert "costs 2 roads" in PAGES.tips(view)["edge:D3n"]


def test_the_river_is_no_vacant_land() -> None:
    told = 0
    for raw in PAGES.views:
        view, parts = read(raw), dict(PAGES.description(raw))
        if view["river"]:
            flows = f"The river flows through {', '.join(view['river'])}."
            assert flows in parts["River, outlaws and supplies"]
            vacant = " ".join(parts["Vacant parcels"])
            assert not [name for name in view["river"] if name in vacant]
            told += 1
    assert told
