"""The pages of Carson City keep to a strict page and carry every target, with all variants too."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from tests.games.carson_city.pages import BASE_PAGES, PACKAGE, PAGES, base_pages, pages
from westbound.games.carson_city import board as module
from westbound.games.carson_city.base.drawing.layout import HEIGHT, WIDTH
from westbound.games.carson_city.geometry import EDGE_NAMES, PARCEL_NAMES
from westbound.games.carson_city.locations import SPACE_NAMES
from westbound.games.carson_city.state import CarsonState
from westbound.kit.board import Board
from westbound.kit.suites.board import BoardSuite
from westbound.kit.suites.markup import SVG, classes, targets
from westbound.kit.suites.pages import Pages

MODULE: Board = module  # mypy proves that it is one


def kinds_of_picks(pages: Pages[CarsonState]) -> set[str]:
    picks = (pick for sample in pages.samples for pick in sample.picks)
    return {"corral" if "corral" in pick else pick.partition(":")[0] for pick in picks}


class TestBasePages(BoardSuite[CarsonState]):
    """Without variants."""

    pages, size, max_bytes = BASE_PAGES, (WIDTH, HEIGHT), 90_000
    english = r"\b(parcel|edge|unowned|price|income|roads|wages|house|owner|until|closed)\b"
    alike = frozenset(("Carson City", "Cowboys", "cowboy", "cowboys: {names}"))
    unstyled = frozenset((
        "board", "art-disc", "art-side", "both-sides", "bridge", "bridges", "cards", "chip-name",
        "chips-item", "plat", "river", "side-yellow", "street", "tracks",
    ))  # fmt: skip
    loose = ("state-",)

    def test_every_kind_of_pick_was_seen(self) -> None:
        assert {"parcel", "space", "edge", "character", "building"} <= kinds_of_picks(self.pages)


class TestPages(BoardSuite[CarsonState]):
    """With all cards and variants."""

    pages, size, max_bytes = PAGES, (WIDTH, HEIGHT), 105_000
    english = (
        r"\b((?<!Carson )river|outlaw|horses?|corral|hats|tile|side|bid|sheet|cost|played"
        r"|thinking)\b"
    )
    alike = TestBasePages.alike
    unstyled = TestBasePages.unstyled
    loose = TestBasePages.loose

    def test_every_kind_of_pick_was_seen(self) -> None:
        wanted = {"parcel", "space", "edge", "character", "building", "corral", "tile", "item"}
        assert wanted <= kinds_of_picks(self.pages)

    def test_every_pick_is_on_the_page_once(self) -> None:
        for sample, page in zip(self.pages.samples, pages(), strict=True):
            found = targets(page.root)
            picks = [pick for pick in sample.picks if not pick.startswith(("do:", "amount:"))]
            assert [pick for pick in picks if found[pick] != 1] == []

    def test_every_kind_of_decision_was_seen(self) -> None:
        seen = {sample.state.agenda[-1].kind for sample in self.pages.samples}
        assert {"fill_sheets", "put_down_tiles", "plan_wave", "place_live", "place_bid"} <= seen
        assert {"equip", "corral_two", "relocate", "move_outlaws", "heal_cowboy"} <= seen


def test_every_place_of_the_table_is_there_once() -> None:
    view = base_pages()[0].view
    assert targets(BASE_PAGES.board(dict(view))) == Counter(
        (
            *(f"parcel:{name}" for name in PARCEL_NAMES),
            *(f"edge:{name}" for name in EDGE_NAMES),
            *(f"space:{name}" for name in SPACE_NAMES),
            *(f"character:{card['name']}" for card in view["cards"]),
        )
    )
    assert (len(PARCEL_NAMES), len(EDGE_NAMES), len(SPACE_NAMES)) == (64, 144, 21)
    assert len(view["cards"]) == 7


# --- the style sheet


def style_sheet() -> str:
    return files(PACKAGE).joinpath("static/board.css").read_text(encoding="utf-8")


def test_no_text_is_smaller_than_eleven() -> None:
    sizes = dict(re.findall(r"\.(t-[a-z]+) \{[^}]*font-size: ([\d.]+)px", style_sheet()))
    texts = (text for page in base_pages() for text in page.root.iter(f"{SVG}text"))
    shown = {c for text in texts for c in classes(text)}
    assert {c for c in shown if c.startswith("t-")} <= {*sizes, "t-small"}
    assert min(map(float, sizes.values())) >= 11


@pytest.mark.parametrize("state", ["[data-legal]", "[data-chosen]", ":focus-visible"])
def test_what_can_be_picked_is_styled(state: str) -> None:
    sheet = style_sheet()
    on_panels = (".chip", ".corral", ".tile", ".sheet-item")
    for target in (".parcel", ".sign", ".card", ".edges path", *on_panels):
        assert f"{target}{state}" in sheet


@pytest.mark.parametrize("language", ["es", "it"])
def test_money_is_written_as_the_language_does(language: str) -> None:
    for view in PAGES.some_views[::4]:
        shown = " ".join(PAGES.page(view, language).itertext())
        assert re.search(r"\d\$", shown)
        assert not re.search(r"\$\d", shown)
        assert not any(re.search(r"\$\d", tip) for tip in PAGES.tips(view, language).values())
