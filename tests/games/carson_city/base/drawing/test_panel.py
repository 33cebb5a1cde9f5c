"""A player's area."""

from __future__ import annotations

from tests.games.carson_city.pages import PAGES, base_pages, figures, finished
from westbound.games.carson_city.base.drawing.model import read
from westbound.games.carson_city.game import GAME
from westbound.kit.suites.markup import targets
from westbound.kit.suites.walks import last, walk


def test_a_panel_shows_the_figures_of_its_seat() -> None:
    for page in base_pages()[::6]:
        for own in page.view["seats"]:
            root = page.panel(own["seat"])
            shown = figures(root)
            assert shown["money"] == f"${own['money']}"
            assert shown["vp"] == str(own["vp"])
            assert shown["now"] == str(own["vp_if_it_ended_now"])
            assert shown["cowboys"] == str(own["cowboys"])
            assert shown["general"] == str(own["general_reserve"])
            assert shown["firepower"] == str(own["firepower"])
            assert shown["revolvers"] == str(own["revolvers"])
            assert shown["roads"] == str(own["roads"])
            assert shown["tiles"] == str(own["property_tiles"])
            assert ("white" in shown) == own["white_cowboy"]
            words = "".join(root.itertext())
            assert own["character"] is None or f"limit ${own['money_limit']}" in words


def test_a_panel_sums_up_the_points() -> None:
    for own in finished().view["seats"]:
        root = finished().panel(own["seat"])
        rows = [int(td.text) for td in root.iter("td") if td.text]
        assert rows == list(own["vp_by_category"].values())
        assert sum(rows) == own["vp"]
        assert not any(e.attrib.get("data-figure") == "now" for e in root.iter())


def test_only_the_viewers_own_buildings_can_be_picked() -> None:
    state = last(walk(GAME, 6, 2))
    viewer = next(parcel["owner"] for parcel in read(GAME.observe(state, None))["parcels"]
                  if parcel["owner"] is not None and parcel["income"] is not None)  # fmt: skip
    view = GAME.observe(state, viewer)
    for seat in range(6):
        found = targets(PAGES.panel(view, seat))
        own = {
            parcel["tile"]
            for parcel in read(view)["parcels"]
            if parcel["owner"] == seat and parcel["income"] is not None
        }
        own |= set(read(view)["seats"][seat]["kept"])
        assert set(found) == ({f"building:{name}" for name in own} if seat == viewer else set())
        assert own or seat != viewer
