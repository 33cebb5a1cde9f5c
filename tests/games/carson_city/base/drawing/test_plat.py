"""Parcels and roads: the map says what the view says."""

from __future__ import annotations

import re

from tests.games.carson_city.pages import base_pages, finished, speak
from westbound.kit.suites.markup import classes, said, used
from westbound.kit.suites.pages import NAMES


def test_parcels_show_owner_price_and_income() -> None:
    for page in base_pages()[::3]:
        for parcel in page.view["parcels"]:
            group = page.groups[f"parcel-{parcel['id']}"]
            owner = parcel["owner"]
            assert parcel["id"] in said(group)
            assert ("joined" in classes(group)) == parcel["connected"]
            assert [c for c in classes(group) if re.fullmatch(r"p\d", c)] == (
                [] if owner is None else [f"p{owner}"]
            )
            assert (f"#d-{parcel['tile']}" in used(group)) == (parcel["tile"] != "vacant")
            for_sale = owner is None and parcel["tile"] != "town_hall"
            assert (f"${parcel['price']}" in said(group)) == for_sale
            if parcel["income"]:
                assert str(parcel["income"]) in said(group)


def test_roads_are_drawn_on_their_edges() -> None:
    for page in base_pages()[::10]:
        wanted = "".join(page.groups[f"edge-{name}"].attrib["d"] for name in page.view["roads"])
        roads = [e for e in page.root.iter() if classes(e) == ["road"]]
        assert [road.attrib["d"] for road in roads] == ([wanted] if wanted else [])


def test_labels_tell_a_screen_reader_what_is_there() -> None:
    page = finished()
    for parcel in page.view["parcels"]:
        label = page.groups[f"parcel-{parcel['id']}"].attrib["aria-label"]
        assert label.startswith(f"Parcel {parcel['id']}, {speak().term(parcel['tile'])}")
        if parcel["owner"] is not None:
            assert f"owner {NAMES[parcel['owner']]}" in label
