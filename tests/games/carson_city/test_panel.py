"""The players' areas, the texts in all languages, tips, the reference, type and colour."""

from __future__ import annotations

import re
import string
import xml.etree.ElementTree as ET
from importlib.resources import files

import pytest

from tests.games.carson_city.pages import (
    NAMES,
    PACKAGE,
    all_views,
    drawn,
    finished,
    seen,
    speak,
    table,
)
from tests.games.svg import SVG, classes, targets
from westbound.engine.rulebook import rulebook
from westbound.engine.texts import LANGUAGES
from westbound.games.carson_city.components import BUILDINGS, TILE_NAMES
from westbound.games.carson_city.drawing.cards import FACE
from westbound.games.carson_city.drawing.model import read
from westbound.games.carson_city.drawing.panel import panel
from westbound.games.carson_city.drawing.reference import components
from westbound.games.carson_city.drawing.svg import lines_of, text
from westbound.games.carson_city.drawing.tips import tips
from westbound.games.carson_city.drawing.words import tables
from westbound.games.carson_city.geometry import EDGE_NAMES
from westbound.games.carson_city.locations import CORRAL_NAMES

# --- panel


def test_a_panel_shows_the_figures_of_its_seat() -> None:
    for view in list(all_views())[::10]:
        for own in read(view)["seats"]:
            root = ET.fromstring(panel(view, own["seat"], speak(), NAMES))
            figures = {
                e.attrib["data-figure"]: e.text for e in root.iter() if "data-figure" in e.attrib
            }
            assert figures["money"] == f"${own['money']}"
            assert figures["vp"] == str(own["vp"])
            assert figures["now"] == str(own["vp_if_it_ended_now"])
            assert figures["cowboys"] == str(own["cowboys"])
            assert figures["general"] == str(own["general_reserve"])
            assert figures["firepower"] == str(own["firepower"])
            assert figures["revolvers"] == str(own["revolvers"])
            assert figures["roads"] == str(own["roads"])
            assert figures["tiles"] == str(own["property_tiles"])
            assert ("white" in figures) == own["white_cowboy"]
            words = "".join(root.itertext())
            assert own["character"] is None or f"limit ${own['money_limit']}" in words


def test_a_panel_sums_up_the_points() -> None:
    view = seen(finished(), None)
    for own in read(view)["seats"]:
        root = ET.fromstring(panel(view, own["seat"], speak(), NAMES))
        rows = [int(td.text) for td in root.iter("td") if td.text]
        assert rows == list(own["vp_by_category"].values())
        assert sum(rows) == own["vp"]
        assert not any(e.attrib.get("data-figure") == "now" for e in root.iter())


# --- texts


def gaps(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


@pytest.mark.parametrize("language", ["es", "it"])
def test_the_languages_are_complete_and_none_is_english(language: str) -> None:
    english, other = tables("en"), tables(language)
    assert {t: set(s) for t, s in other.items()} == {t: set(s) for t, s in english.items()}
    for name, sentences in english.items():
        for key, sentence in sentences.items():
            translated = other[name][key]
            assert gaps(translated) == gaps(sentence), (name, key)
            assert translated.strip()
            if (name, key) != ("board", "title"):
                assert translated != sentence, (name, key)


@pytest.mark.parametrize("language", ["es", "it"])
def test_no_english_is_left_on_the_page(language: str) -> None:
    english = r"\b(parcel|edge|unowned|price|income|round|roads|wages|house|owner|until|closed)\b"
    if language == "it":
        english = english.replace("|round", "")  # the Italian word is the same
    for view in list(all_views())[::25]:
        root = table(view, language)
        shown = [*root.itertext()]
        shown += [
            v for e in root.iter() for k, v in e.attrib.items() if k in ("aria-label", "title")
        ]
        shown += tips(view, speak(language)).values()
        assert [words for words in shown if re.search(english, words, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_hovered_has_a_tip_with_a_rule(language: str) -> None:
    rules = rulebook(PACKAGE, language).rules()
    for view in list(all_views())[::25]:
        told = tips(view, speak(language))
        assert set(targets(table(view, language))) <= set(told)
        for tip in told.values():
            found = re.findall(r"CC-\d+", tip)
            assert found
            assert set(found) <= set(rules)
            assert "{" not in tip


def test_tips_tell_what_a_place_does_now() -> None:
    for view in list(all_views())[::10]:
        state, told = read(view), tips(view, speak())
        for parcel in state["parcels"]:
            tip = told[f"parcel:{parcel['id']}"]
            assert (f"Earns ${parcel['income']} now." in tip) == (parcel["income"] is not None)
            for_sale = parcel["owner"] is None and parcel["tile"] != "town_hall"
            assert (f"costs ${parcel['price']} now" in tip) == for_sale
            assert ("Yours." in tip) == (
                parcel["owner"] is not None and parcel["owner"] == state["viewer"]
            )
        for edge in EDGE_NAMES:
            assert ("No road here yet." in told[f"edge:{edge}"]) == (edge not in state["roads"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_shows_every_piece_once(language: str) -> None:
    found = {c.id: c for c in components(speak(language))}
    assert len(found) == len(components(speak(language)))
    wanted = {TILE_NAMES[code] for code in BUILDINGS} | {"house", "terrace", "mountain"}
    wanted |= {"cowboy", "road", "revolver", "three_revolvers"}
    wanted |= {*FACE, *CORRAL_NAMES, "river", "bridge", "outlaw", "wanted", "horse", "rodeo"}
    wanted |= {"dynamite", "no_duel", "duel_tile", "sheet", "sharpshooter"}
    assert wanted <= set(found)
    rules = rulebook(PACKAGE, language).rules()
    for component in found.values():
        assert ET.fromstring(component.svg).tag == "svg"
        assert component.name[0].isupper() or component.name[0].isdigit()
        assert component.text.endswith(".")
        assert set(component.rules) <= set(rules)


# --- type and colour


def test_a_long_text_is_squeezed_and_a_short_one_is_not() -> None:
    assert "textLength" in text(0, 0, "a very long name for a house", "t-small", room=50)
    assert "textLength" not in text(0, 0, "mine", "t-small", room=50)
    assert lines_of("VP for buildings", "t-name", 60) == ["VP for", "buildings"]
    assert lines_of("Wages", "t-name", 10) == ["Wages"]


def style_sheet() -> str:
    return files(PACKAGE).joinpath("static/board.css").read_text(encoding="utf-8")


def shared_sheet() -> str:
    """What all boards share is the page's."""
    return files("westbound").joinpath("web/static/css/board.css").read_text(encoding="utf-8")


def test_no_text_is_smaller_than_eleven() -> None:
    sizes = dict(re.findall(r"\.(t-[a-z]+) \{[^}]*font-size: ([\d.]+)px", style_sheet()))
    used = {c for v in all_views() for e in drawn(v).iter(f"{SVG}text") for c in classes(e)}
    assert {c for c in used if c.startswith("t-")} <= {*sizes, "t-small"}
    assert min(map(float, sizes.values())) >= 11


def test_every_colour_is_a_role_of_the_page_or_has_a_name() -> None:
    sheet = re.sub(r"/\*.*?\*/", "", style_sheet(), flags=re.DOTALL)
    used = re.sub(r"--[\w-]+: [^;]+;", "", sheet)
    assert re.findall(r"#[0-9a-fA-F]{3,8}\b|rgba?\(|hsla?\(", used) == []


def test_every_drawing_class_is_in_the_style_sheet() -> None:
    styled = set(re.findall(r"\.([a-z][a-z0-9-]*)", shared_sheet() + style_sheet()))
    used = {c for e in table(seen(finished(), 0)).iter() for c in classes(e)}
    used |= {
        c for p in components(speak()) for e in ET.fromstring(p.svg).iter() for c in classes(e)
    }
    assert {c for c in used if c.startswith(("k-", "m-", "c-"))} <= styled


@pytest.mark.parametrize("state", ["[data-legal]", "[data-chosen]", ":focus-visible"])
def test_what_can_be_picked_is_styled(state: str) -> None:
    sheet = style_sheet()
    new = (".corral", ".tile", ".sheet-item")
    for target in (".parcel", ".sign", ".card", ".edges path", ".chip", *new):
        assert f"{target}{state}" in sheet
