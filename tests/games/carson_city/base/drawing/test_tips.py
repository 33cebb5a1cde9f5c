"""Hover texts."""

from __future__ import annotations

from tests.games.carson_city.pages import BASE_PAGES
from westbound.games.carson_city.base.drawing.model import read
from westbound.games.carson_city.geometry import EDGE_NAMES


def test_tips_tell_what_a_place_does_now() -> None:
    for view in BASE_PAGES.views[::6]:
        seen, tips = read(view), BASE_PAGES.tips(view)
        for parcel in seen["parcels"]:
            tip = tips[f"parcel:{parcel['id']}"]
            assert (f"Earns ${parcel['income']} now." in tip) == (parcel["income"] is not None)
            for_sale = parcel["owner"] is None and parcel["tile"] != "town_hall"
            assert (f"costs ${parcel['price']} now" in tip) == for_sale
            assert ("Yours." in tip) == (
                parcel["owner"] is not None and parcel["owner"] == seen["viewer"]
            )
        for edge in EDGE_NAMES:
            assert ("No road here yet." in tips[f"edge:{edge}"]) == (edge not in seen["roads"])
