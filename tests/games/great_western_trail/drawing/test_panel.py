"""A player's area: figures, points, what can be picked."""

from __future__ import annotations

from tests.games.great_western_trail.pages import PAGES
from westbound.engine.grammar import numeral
from westbound.games.great_western_trail.drawing.model import read
from westbound.kit.suites.markup import targets


def test_only_the_viewers_own_area_can_be_picked() -> None:
    for view in PAGES.some_views:
        state = read(view)
        for seat in range(state["players"]):
            picked = {t for t in targets(PAGES.panel(view, seat)) if not t.startswith("master:")}
            assert bool(picked) == (seat == state["viewer"])


def test_a_panel_shows_the_figures_of_its_seat() -> None:
    for view in PAGES.some_views:
        for own in read(view)["seats"]:
            root = PAGES.panel(view, own["seat"])
            figures = {
                e.attrib["data-figure"]: e.text for e in root.iter() if "data-figure" in e.attrib
            }
            assert figures["money"] == f"${own['money']}"
            assert figures["vp"] == numeral(own["points"])
            assert figures["steps"] == str(own["steps"])
            assert figures["hand"] == f"{own['hand_size']}/{own['hand_limit']}"
            assert figures["deck"] == f"{own['draw_size']} · {own['discard_size']}"
            assert (figures["certificates"] or "").endswith(f"/{own['certificate_limit']}")


def test_a_panel_sums_up_the_points() -> None:
    for own in read(PAGES.finished)["seats"]:
        root = PAGES.panel(PAGES.finished, own["seat"])
        rows = [int(td.text.replace("−", "-")) for td in root.iter("td") if td.text]
        assert rows == list(own["points_by_category"].values())
        assert sum(rows) == own["points"]
