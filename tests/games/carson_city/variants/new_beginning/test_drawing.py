"""The sheet of A New Beginning on the pages."""

from __future__ import annotations

from tests.games.carson_city.pages import items, pages
from westbound.games.carson_city.variants.new_beginning.components import (
    SHEET,
    SHEET_POINTS,
    sheet_cost,
)


def test_the_own_sheet_can_be_filled_and_others_stay_closed() -> None:
    filling = 0
    for page in pages():
        view = page.view
        if view["step"] is None or view["step"]["kind"] != "fill_sheets":
            assert not items(page.root, "sheet-item")
            continue
        filling += 1
        for seat in range(view["players"]):
            lines = items(page.panel(seat), "sheet-item")
            assert len(lines) == (len(SHEET) if seat == view["viewer"] else 0)
            sheet = view["seats"][seat]["sheet"] if lines else None
            more = sum(sheet[item.name] > item.least for item in SHEET) if sheet else 0
            assert len(items(page.panel(seat), "sheet-less")) == more
        assert view["viewer"] is not None
        units = view["seats"][view["viewer"]]["sheet"]
        assert units is not None
        left = SHEET_POINTS - sheet_cost(tuple(units[item.name] for item in SHEET))
        words = "".join(page.panel(view["viewer"]).itertext())
        assert f"{left} of {SHEET_POINTS} points left" in words
    assert filling


def test_a_sharpshooter_is_seen() -> None:
    seen = 0
    for page in pages():
        for own in page.view["seats"]:
            shown = items(page.panel(own["seat"]), "state-sharpshooter")
            assert bool(shown) == own["sharpshooter"]
            seen += own["sharpshooter"]
    assert seen
