"""The street: signs in the order of resolution, prices, what is closed."""

from __future__ import annotations

from tests.games.carson_city.pages import base_pages, speak
from westbound.games.carson_city.base.drawing.layout import STREETS, WIDTH
from westbound.games.carson_city.base.drawing.street import EFFECTS, STEPS
from westbound.games.carson_city.locations import SPACE_NAMES
from westbound.kit.suites.markup import classes, said


def test_the_street_follows_the_order_of_resolution() -> None:
    for order, boxes in STREETS.items():
        vp = [f"vp_{name}" for name in order.split("_")]
        expected = list(SPACE_NAMES)
        start = expected.index("vp_parcels")
        expected[start : start + 3] = vp
        assert [name for name in boxes if name not in STEPS] == expected
        assert all(box.x >= 0 and box.x + box.width <= WIDTH for box in boxes.values())
    assert set(EFFECTS) == {n for n in SPACE_NAMES if not n.startswith(("build_", "buy_vp_"))}


def test_signs_do_not_overlap() -> None:
    for boxes in STREETS.values():
        signs = list(boxes.values())
        for i, a in enumerate(signs):
            for b in signs[i + 1 :]:
                beside = a.x + a.width <= b.x or b.x + b.width <= a.x
                assert beside or a.y + a.height <= b.y or b.y + b.height <= a.y


def test_closed_spaces_are_struck_out() -> None:
    rounds = set()
    for view, _, groups in base_pages():
        rounds.add(view["round"])
        for index, price in enumerate((5, 4, 3, 2)):
            sign = groups[f"space-buy_vp_{price}"]
            closed = not view["buy_vp_open"][index]
            assert ("closed" in classes(sign)) == closed
            assert any(classes(e) == ["strike"] for e in sign) == closed
    assert rounds == {1, 2, 3, 4}


def test_the_building_row_shows_tile_and_own_price() -> None:
    for view, _, groups in base_pages()[::3]:
        viewer = view["viewer"]
        assert viewer is not None
        for sale in view["row"]:
            sign = groups[f"space-build_{sale['price']}"]
            assert f"${sale['price_by_seat'][viewer]}" in said(sign)
            assert ("gone" in classes(sign)) == (sale["building"] is None)
            if sale["building"]:
                assert speak().term(sale["building"]) in said(sign)
