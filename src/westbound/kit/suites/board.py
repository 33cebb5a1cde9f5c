"""The pages of a game: what every board, panel, tip, description and reference keeps to."""

from __future__ import annotations

import inspect
import re
import string
import xml.etree.ElementTree as ET
from collections import Counter
from importlib.resources import files
from typing import ClassVar, Generic, TypeVar

import pytest

from westbound.engine.rulebook import rulebook
from westbound.engine.state import State
from westbound.engine.texts import LANGUAGES
from westbound.kit.board import FUNCTIONS, Board, View
from westbound.kit.suites.markup import classes, targets
from westbound.kit.suites.pages import Pages, players
from westbound.kit.texts import read_tables

S = TypeVar("S", bound=State)
HOSTILE = ('<b onclick="x()">', "Bob & 'Co' </svg>", '"><script>', "]]>", "<!--", "{seat}")
FORBIDDEN = {"style", "fill", "stroke", "color", "onclick", "font-family"}


class BoardSuite(Generic[S]):
    """Name the pages in a subclass whose name begins with Test; pytest does the rest."""

    pages: Pages[S]
    size: ClassVar[tuple[int, int]]  # of the board's view box
    max_bytes: ClassVar[int] = 140_000
    in_the_list: ClassVar[tuple[str, ...]] = ("do", "amount")  # picks that are buttons only
    english: ClassVar[str] = ""  # a pattern of words that other languages must not show
    alike: ClassVar[frozenset[str]] = frozenset()  # texts that are the same in all languages
    # Classes that are names for reading, without a look of their own; and beginnings of such.
    unstyled: ClassVar[frozenset[str]] = frozenset()
    loose: ClassVar[tuple[str, ...]] = ()

    # --- the protocol

    def test_the_module_is_a_board(self) -> None:
        module = self.pages.module
        for name in FUNCTIONS:
            wanted = [p for p in inspect.signature(getattr(Board, name)).parameters if p != "self"]
            given = inspect.signature(getattr(module, name)).parameters
            assert list(given) == wanted, name

    # --- the page's rules

    def test_ids_are_unique_and_uses_are_defined(self) -> None:
        for view in self.pages.views:
            root = self.pages.page(view)
            ids = Counter(e.attrib["id"] for e in root.iter() if "id" in e.attrib)
            assert [name for name, count in ids.items() if count > 1] == []
            hrefs = {e.attrib["href"].removeprefix("#") for e in root.iter() if "href" in e.attrib}
            assert hrefs <= set(ids)

    def test_no_inline_styles_and_no_named_colours(self) -> None:
        for view in self.pages.some_views:
            for element in self.pages.page(view).iter():
                assert not FORBIDDEN & set(element.attrib), element.attrib
                assert not element.tag.endswith(("style", "script"))

    def test_labelled_elements_have_a_role(self) -> None:
        for view in self.pages.some_views:
            for element in self.pages.page(view).iter():
                if "aria-label" in element.attrib and element.tag != "section":
                    assert element.attrib["role"] in ("img", "group")
                if "data-target" in element.attrib:
                    assert element.attrib["aria-label"]
                    assert element.attrib["id"]

    def test_what_can_be_picked_is_not_inside_anything_that_is_moved(self) -> None:
        """The page lays ghosts of such things on top of the board: only their own place counts."""
        for view in self.pages.some_views:
            for parent in self.pages.board(view).iter():
                if "transform" in parent.attrib and "data-target" not in parent.attrib:
                    assert not any("data-target" in e.attrib for e in parent.iter())

    def test_the_board_scales(self) -> None:
        root = self.pages.board(self.pages.views[0])
        assert root.attrib["viewBox"] == f"0 0 {self.size[0]} {self.size[1]}"
        assert not {"width", "height"} & set(root.attrib)
        assert root.attrib["role"] == "group"
        assert {"board", f"board-{self.pages.game.id}"} <= set(classes(root))

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_board_stays_small(self, language: str) -> None:
        for view in [*self.pages.some_views, self.pages.finished]:
            assert len(self.pages.svg(view, language).encode()) < self.max_bytes

    @pytest.mark.parametrize("name", HOSTILE)
    def test_names_are_escaped(self, name: str) -> None:
        hostile = Pages(self.pages.game, lambda: (), [name] * 10)
        for view in (self.pages.views[-1], self.pages.finished):
            root = hostile.page(view)
            assert not any(e.tag.endswith("script") or "onclick" in e.attrib for e in root.iter())
            shown = [v for e in root.iter() for v in (*e.attrib.values(), e.text or "")]
            assert any(name in value for value in shown)

    def test_views_are_not_changed_by_drawing(self) -> None:
        for view in self.pages.some_views:
            before = repr(view)
            self.pages.page(view)
            self.pages.tips(view)
            self.pages.description(view)
            assert repr(view) == before

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_panel_shows_exactly_the_figures_that_the_game_tells(self, language: str) -> None:
        texts = self.pages.texts(language)
        for view in [*self.pages.some_views, self.pages.finished]:
            for seat in range(players(view)):
                shown = [
                    (e.attrib["data-figure"], e.text or "")
                    for e in self.pages.panel(view, seat, language).iter()
                    if "data-figure" in e.attrib
                ]
                assert shown == [*self.pages.module.figures(view, seat, texts).items()]

    # --- targets

    def test_every_pick_has_a_place_on_the_page_or_is_offered_in_the_list(self) -> None:
        for sample in self.pages.samples:
            found = set(targets(self.pages.page(sample.view))) | self.decided(sample.view)
            missing = [
                pick for pick in sample.picks
                if pick not in found and pick.split(":")[0] not in self.in_the_list
            ]  # fmt: skip
            assert [pick for pick in missing if not self.is_joined(pick)] == []

    def decided(self, view: View) -> set[str]:
        """Picks that need no place of their own: nobody has a choice there."""
        return set()

    def is_joined(self, pick: str) -> bool:
        """Whether it names several things at once, each of which has its place."""
        return False

    # --- texts

    @pytest.mark.parametrize("language", [other for other in LANGUAGES if other != "en"])
    def test_the_languages_are_complete_and_none_is_english(self, language: str) -> None:
        package = self.pages.game.package
        english, other = (read_tables(package, found, "board") for found in ("en", language))
        assert {t: set(s) for t, s in other.items()} == {t: set(s) for t, s in english.items()}
        for name, sentences in english.items():
            for key, sentence in sentences.items():
                translated = other[name][key]
                assert _params(translated) == _params(sentence), (name, key)
                assert translated.strip()
                if sentence not in self.alike:
                    assert translated != sentence, (name, key)

    @pytest.mark.parametrize("language", [other for other in LANGUAGES if other != "en"])
    def test_no_english_is_left_on_the_page(self, language: str) -> None:
        if not self.english:
            return
        for view in self.pages.some_views[::2]:
            shown = _words(self.pages.page(view, language))
            shown += self.pages.tips(view, language).values()
            for heading, sentences in self.pages.description(view, language):
                shown += [heading, *sentences]
            assert [words for words in shown if re.search(self.english, words, re.I)] == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_everything_that_can_be_hovered_has_a_tip_with_a_rule(self, language: str) -> None:
        game = self.pages.game
        rules = rulebook(game.package, language).rules()
        for view in self.pages.some_views:
            told = self.pages.tips(view, language)
            assert set(targets(self.pages.page(view, language))) <= set(told)
            for tip in told.values():
                found = re.findall(rf"{game.rule_prefix}-\d+", tip)
                assert found
                assert set(found) <= set(rules)
                assert "{" not in tip

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_description_is_complete(self, language: str) -> None:
        """A heading for every player; every part says something, in whole sentences."""
        for view in self.pages.some_views:
            parts = self.pages.description(view, language)
            headings = [heading for heading, _ in parts]
            for seat in range(players(view)):
                assert any(self.pages.names[seat] in heading for heading in headings)
            for heading, sentences in parts:
                assert heading
                assert sentences
                assert all(s.endswith(".") and "{" not in s for s in sentences), sentences

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_reference_shows_every_piece_once(self, language: str) -> None:
        shown = self.pages.module.components(self.pages.texts(language))
        assert len({component.id for component in shown}) == len(shown)
        rules = rulebook(self.pages.game.package, language).rules()
        for component in shown:
            root = ET.fromstring(component.svg)
            assert not [e for e in root.iter() if e.tag == "use"]  # the page has no definitions
            assert component.name[0].isupper() or component.name[0].isdigit()
            assert component.text.endswith(".")
            assert component.rules
            assert set(component.rules) <= set(rules)

    # --- the style sheet

    def style_sheet(self) -> str:
        path = files(self.pages.game.package).joinpath("static/board.css")
        return re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)

    def shared_sheets(self) -> str:
        """Those of the page, which all boards share."""
        paths = files("westbound").joinpath("web/static/css").iterdir()
        return "\n".join(p.read_text(encoding="utf-8") for p in paths if p.name.endswith(".css"))

    def test_every_colour_is_a_role_of_the_page_or_has_a_name(self) -> None:
        used = re.sub(r"--[\w-]+: [^;]+;", "", self.style_sheet())
        assert re.findall(r"#[0-9a-fA-F]{3,8}\b|rgba?\(|hsla?\(", used) == []

    def test_every_drawing_class_is_in_the_style_sheet(self) -> None:
        styled = set(
            re.findall(r"\.([a-zA-Z][a-zA-Z0-9_-]*)", self.shared_sheets() + self.style_sheet())
        )
        shown = {
            c for v in self.pages.some_views for e in self.pages.page(v).iter() for c in classes(e)
        }
        for component in self.pages.module.components(self.pages.texts()):
            shown |= {c for e in ET.fromstring(component.svg).iter() for c in classes(e)}
        shown.discard(f"panel-{self.pages.game.id}")  # a name that the kit gives
        loose = {c for c in shown if c.startswith(self.loose)} if self.loose else set()
        assert shown - self.unstyled - loose <= styled


def _params(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def _words(root: ET.Element) -> list[str]:
    """Everything somebody may read or hear."""
    named = [
        value
        for element in root.iter()
        for key, value in element.attrib.items()
        if key in ("aria-label", "title")
    ]
    return [*root.itertext(), *named]
