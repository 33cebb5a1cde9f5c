"""A player's area."""

from __future__ import annotations

from tests.games.steam.pages import NAMES, PAGES
from tests.games.steam.positions import a_state, action
from westbound.engine.grammar import numeral
from westbound.games.steam import GAME
from westbound.games.steam.drawing.model import read
from westbound.kit.suites.markup import classes


def test_a_panel_shows_the_figures_of_its_seat() -> None:
    for view in PAGES.some_views:
        for own in read(view)["seats"]:
            root = PAGES.panel(view, own["seat"])
            shown = {
                e.attrib["data-figure"]: e.text for e in root.iter() if "data-figure" in e.attrib
            }
            assert shown["money"] == f"${own['money']}"
            assert int((shown["income"] or "").replace("−", "-")) == own["income"]
            assert shown["vp"] == str(own["vp"])
            assert shown["level"] == str(own["level"])
            assert shown["links"] == str(own["links"])
            assert shown["budget"] == f"${own['budget']}"
            assert shown["loans"] == str(own["loans_possible"])
            assert shown["now"] == numeral(own["points"])
            assert len([e for e in root.iter() if classes(e) == ["pip", "full"]]) == own["level"]


def test_a_panel_sums_up_the_points() -> None:
    for own in read(PAGES.finished)["seats"]:
        root = PAGES.panel(PAGES.finished, own["seat"])
        rows = [int(td.text.replace("−", "-")) for td in root.iter("td") if td.text]
        assert rows == list(own["points_by_category"].values())
        assert sum(rows) == own["points"]


def test_after_the_end_nothing_is_left_to_spend() -> None:
    state = a_state(3)
    action(state, 0, "engineer")
    over = PAGES.module.panel({**GAME.observe(state, None), "over": True}, 0, PAGES.texts(), NAMES)
    playing = PAGES.module.panel(
        {**GAME.observe(state, None), "over": False}, 0, PAGES.texts(), NAMES
    )
    assert 'data-figure="budget"' in playing
    assert "Points if the match ended now:" in playing
    assert 'data-figure="budget"' not in over
    assert "Points:" in over
