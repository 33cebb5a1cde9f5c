"""The pages of Steam say what the view says, carry every target, and keep to a strict page."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from importlib.resources import files

import pytest

from tests.games.steam.pages import PACKAGE, PAGES
from tests.games.steam.positions import a_state, building, track
from westbound.games.steam import GAME
from westbound.games.steam import board as module
from westbound.games.steam.components import ACTION_NAMES, COLOURS
from westbound.games.steam.drawing.layout import HEIGHT, WIDTH
from westbound.games.steam.drawing.model import placements, read
from westbound.games.steam.state import SteamState
from westbound.kit.board import Board, View
from westbound.kit.suites.board import BoardSuite
from westbound.kit.suites.markup import SVG, by_id, classes, targets

MODULE: Board = module  # mypy proves that it is one


class TestSteamPages(BoardSuite[SteamState]):
    pages, size = PAGES, (WIDTH, HEIGHT)
    in_the_list = ("do", "amount", "points", "via")
    english = r"\b(hex|town|city|cubes|owner|track|tile|bag|income|cash|supply|plains|hills)\b"
    alike = frozenset(("Steam", "{n}, {name}", "{phase}, round {n}"))
    unstyled = frozenset((
        "board", "head", "actions", "supply", "pieces", "stock", "rulers", "scales", "hexes", "hex",
        "cities", "stock-tile", "new-city", "space", "tray", "panel", "past", "next", "when",
        "printed", "faint", "art-disc", "active", "pips", "plan-name",
        "panel-steam",
    ))  # fmt: skip
    loose = ("asks-", "entry-", "on-")

    def decided(self, view: View) -> set[str]:
        """Rotations of faces that fit in one way only."""
        alone = [found[0] for found in placements(read(view)).values() if len(found) == 1]
        return {f"turn:{placement.rotation}" for placement in alone}

    def test_every_kind_of_pick_was_seen(self) -> None:
        groups = Counter(p.split(":")[0] for sample in PAGES.samples for p in sample.picks)
        assert set(groups) == {
            *self.in_the_list, "hex", "face", "turn", "city", "supply", "cube", "action",
        }  # fmt: skip


def test_a_move_changes_few_parts_of_the_board() -> None:
    """A page is sent only the elements with an id that have changed."""
    state = a_state(money=30)
    building(state, 0, left=3)
    before = by_id(PAGES.board(GAME.observe(state, 1)))
    track(state, 0, "8,1 21@0")
    after = by_id(PAGES.board(GAME.observe(state, 1)))
    changed = {
        name
        for name, element in after.items()
        if name not in before or ET.tostring(element) != ET.tostring(before[name])
    }
    assert changed == {
        "hex-8,1",
        "hexes",
        "tokens",
        "link-8,1-0",
        "stock-21",
        "stock-22",
        "summary",
    }


def test_every_place_of_the_table_is_there_once() -> None:
    for sample in PAGES.samples[:: len(PAGES.samples) // 3]:
        found = targets(PAGES.board(sample.view))
        for group, names in (
            ("hex", sample.state.setup.map.names),
            ("action", ACTION_NAMES),
            ("supply", [str(n) for n in range(1, len(sample.state.supply) + 1)]),
            ("city", COLOURS),
        ):
            places = {t: n for t, n in found.items() if t.startswith(f"{group}:")}
            assert places == {f"{group}:{name}": 1 for name in names}


# --- the style sheet


def style_sheet() -> str:
    return files(PACKAGE).joinpath("static/board.css").read_text(encoding="utf-8")


def shared_sheet() -> str:
    """What all boards share is the page's."""
    return files("westbound").joinpath("web/static/css/board.css").read_text(encoding="utf-8")


def test_no_text_is_smaller_than_fourteen() -> None:
    """A unit is nine tenths of a pixel on a desktop; so the smallest letters have 12 pixels."""
    sizes = dict(re.findall(r"\.(t-[a-z]+) \{[^}]*font-size: ([\d.]+)px", style_sheet()))
    roots = [PAGES.board(view) for view in PAGES.some_views]
    shown = {c for root in roots for text in root.iter(f"{SVG}text") for c in classes(text)}
    assert {c for c in shown if c.startswith("t-")} <= set(sizes)
    assert min(map(float, sizes.values())) >= 14


@pytest.mark.parametrize("state", ["[data-legal]", "[data-chosen]", ":focus-visible"])
def test_what_can_be_picked_is_styled(state: str) -> None:
    sheet = style_sheet()
    for part in (".spot", ".plate", ".chip"):
        assert re.search(rf"{re.escape(state)} > {re.escape(part)}", sheet), part
    assert f".cube{state}" in sheet


def test_the_cover_is_a_drawing() -> None:
    cover = ET.fromstring(files(PACKAGE).joinpath("static/cover.svg").read_text(encoding="utf-8"))
    assert cover.attrib["viewBox"] == "0 0 960 600"
