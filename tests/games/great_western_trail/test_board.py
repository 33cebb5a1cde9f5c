"""The pages say what the view says, carry every target, and keep to a strict page."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from tests.games.great_western_trail.pages import PACKAGE, PAGES
from westbound.games.great_western_trail import board as module
from westbound.games.great_western_trail.drawing.layout import HEIGHT, WIDTH
from westbound.games.great_western_trail.railroad import CITY_NAMES, POSITION_NAMES, STATION_NAMES
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import SPACE_NAMES
from westbound.kit.board import Board
from westbound.kit.suites.board import BoardSuite
from westbound.kit.suites.markup import SVG, classes, targets

MODULE: Board = module  # mypy proves that it is one


class TestPages(BoardSuite[TrailState]):
    pages, size = PAGES, (WIDTH, HEIGHT)
    max_bytes = 120_000
    in_the_list = ("do", "amount", "via", "cowboys")
    english = r"\b(space|building|owner|fee|engine|steps|hand|workers|row|discs|stack|hazard)\b"

    alike = frozenset((
        "Great Western Trail", "{space}: {details}.", "cowboy", "Albuquerque", "Colorado Springs",
        "El Paso", "Kansas City", "Sacramento", "San Diego", "San Francisco", "Santa Fe", "Topeka",
        "Wichita", "Jersey", "Dutch Belt", "Black Angus", "Guernsey", "Holstein", "Brown Swiss",
        "Ayrshire", "West Highland", "Texas Longhorn",
    ))  # fmt: skip
    unstyled = frozenset((
        "arrows", "art-disc", "board", "building", "buildings", "chips-item", "collected",
        "display", "drought", "fees", "flood", "foresight", "goal", "hazard", "jobs", "land",
        "line-coin", "market", "neutral", "objectives", "paid", "panel-gwt", "pile-top", "prices",
        "railway", "rockfall", "sale", "space", "spaces", "start", "station", "stops", "teepee",
        "tile", "transport",
    ))  # fmt: skip

    def is_joined(self, pick: str) -> bool:
        return "+" in pick

    def test_every_kind_of_pick_was_seen(self) -> None:
        groups = Counter(p.split(":")[0] for sample in PAGES.samples for p in sample.picks)
        assert set(groups) == {
            *self.in_the_list, "space", "action", "card", "job", "track", "station", "disc",
            "worker", "city", "tile", "display", "hand", "market", "market2", "building",
        }  # fmt: skip


def test_every_place_of_the_table_is_there_once() -> None:
    found = targets(PAGES.board(PAGES.views[0]))
    for group, names in (
        ("space", SPACE_NAMES),
        ("track", POSITION_NAMES),
        ("station", STATION_NAMES),
        ("city", CITY_NAMES),
    ):
        assert {t for t in found if t.startswith(f"{group}:")} == {f"{group}:{n}" for n in names}
        assert all(found[f"{group}:{name}"] == 1 for name in names)


# --- the style sheet


def style_sheet() -> str:
    return files(PACKAGE).joinpath("static/board.css").read_text(encoding="utf-8")


def test_no_text_is_smaller_than_fourteen() -> None:
    """A unit is nine tenths of a pixel on a desktop; so the smallest letters have 12 pixels."""
    sizes = dict(re.findall(r"\.(t-[a-z]+) \{[^}]*font-size: ([\d.]+)px", style_sheet()))
    shown = {
        c for v in PAGES.some_views for e in PAGES.board(v).iter(f"{SVG}text") for c in classes(e)
    }
    assert {c for c in shown if c.startswith("t-")} <= set(sizes)
    assert min(map(float, sizes.values())) >= 14


@pytest.mark.parametrize("state", ["[data-legal]", "[data-chosen]", ":focus-visible"])
def test_what_can_be_picked_is_styled(state: str) -> None:
    sheet = style_sheet()
    for part in (".plate", ".plot", ".pit", ".chip", ".halo"):
        assert re.search(rf"{re.escape(state)} > {re.escape(part)}", sheet), part
    assert f".second{state}" in sheet
    assert f".action{state} > .key" in sheet
