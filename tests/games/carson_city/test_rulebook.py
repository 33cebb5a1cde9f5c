"""The rulebook: every rule there is, the same in all languages, with the figures of the data."""

from __future__ import annotations

import re

import pytest

from westbound.engine.grammar import money
from westbound.engine.rulebook import Section, rulebook
from westbound.engine.texts import LANGUAGES
from westbound.games.carson_city.characters.sets import SET_TEXTS
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.variants.duel_tiles.components import DUEL_TILES
from westbound.games.carson_city.variants.horses.components import HATS
from westbound.games.carson_city.variants.new_beginning.components import SHEET, SHEET_POINTS
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP
from westbound.games.carson_city.variants.river.components import RIVER, river_cells

ID = "CC"  # ids are put together: these are no tests of the rules that they name
OTHERS = [language for language in LANGUAGES if language != "en"]
SECTIONS = [
    "components", "setup", "roads", "choose_characters", "place_cowboys", "resolve_actions",
    "duels", "action_spaces", "parcels", "buildings", "income", "attacks", "building_types",
    "town_hall", "end_of_round", "scoring", "characters", "new_beginning", "carson_river",
    "duel_tiles", "kit_carson", "outlaws", "horses", "digital",
]  # fmt: skip
REFERENCE = re.compile(rf"{ID}-(?:EXD?-)?\d+")
FIGURE = re.compile(rf"{ID}-(?:EXD?-)?\d+|[A-H]\d\b|\+?\$?\d+(?:\$|[YR]\b)?")
# Words of the people who write rules, and what only held before all cards and variants were here.
NOT_FOR_PLAYERS = re.compile(
    r"\b(READING|DIGITAL|GUESS|OPTION|EXPECT|facts file|other characters|otros personajes"
    r"|altri personaggi|TODO|true|false)\b|_"
)


def paragraphs(language: str) -> dict[str, str]:
    return rulebook(GAME.package, language).rules()


def text(number: int, language: str = "en") -> str:
    return paragraphs(language)[f"{ID}-{number:03}"]


def ids(sections: tuple[Section, ...]) -> list[tuple[str, list[str], list[str]]]:
    return [(s.id, list(s.rules), list(s.examples)) for s in sections]


# --- complete


def test_every_rule_and_every_example_has_its_paragraph() -> None:
    rules = {f"{ID}-{number:03}" for number in range(1, 302)}
    examples = {f"{ID}-EX-{number:02}" for number in range(1, 17)}
    derived = {f"{ID}-EXD-{number:02}" for number in range(1, 26)}
    assert set(paragraphs("en")) == rules | examples | derived


def test_the_sections_come_in_their_order_and_ids_rise_inside() -> None:
    sections = rulebook(GAME.package, "en").sections
    assert [section.id for section in sections] == SECTIONS
    for section in sections:
        assert list(section.rules) == sorted(section.rules)
        assert list(section.examples) == sorted(section.examples)
        assert section.title not in {s.title for s in sections if s is not section}


# --- the same in all languages


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_sections_and_ids(language: str) -> None:
    there, here = rulebook(GAME.package, "en"), rulebook(GAME.package, language)
    assert ids(here.sections) == ids(there.sections)


def figures(words: str) -> list[str]:
    """Rules, parcels and numbers, money always as $5."""
    return sorted(re.sub(r"(\d+)\$$", r"$\1", found) for found in FIGURE.findall(words))


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_name_the_same_figures_and_rules(language: str) -> None:
    english, other = paragraphs("en"), paragraphs(language)
    different = {rule for rule, words in english.items() if figures(words) != figures(other[rule])}
    assert different == set()


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    assert not set(paragraphs("en").values()) & set(paragraphs(language).values())


# --- for players


@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraphs_are_sentences_for_players(language: str) -> None:
    for rule, words in paragraphs(language).items():
        assert words.endswith("."), rule
        assert words == " ".join(words.split()), rule
        assert words[0].isupper() or words[0].isdigit() or words[0] == "$", rule
        assert NOT_FOR_PLAYERS.search(words) is None, rule
        assert words.count("(") == words.count(")"), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_refer_to_other_rules_that_exist(language: str) -> None:
    known = paragraphs(language)
    for rule, words in known.items():
        named = REFERENCE.findall(words)
        assert set(named) <= set(known), rule
        assert rule not in named


# --- the figures are those of the data


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_recommended_sets_are_those_that_can_be_chosen(language: str) -> None:
    told = re.findall(r": ((?:\d+[YR]?, )+\d+[YR]?)\.", text(209, language))
    assert [cards.replace(", ", "+") for cards in told] == list(SET_TEXTS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_is_told_as_it_is(language: str) -> None:
    """Points first, then each line: its unit (money only), its points, its least and its most."""
    words = text(211, language)
    told = [int(figure) for figure in re.findall(r"\d+", words)]
    expected = [SHEET_POINTS]
    for item in SHEET:
        expected += [item.unit] * (item.unit > 1) + [item.points]
        expected += [item.least] * (item.least > 0) + [item.most * item.unit] * (item.most > 1)
    assert told == [*expected, SHEET_POINTS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_river_tiles_outlaws_and_corrals_are_told_as_they_are(language: str) -> None:
    cells, own = list(RIVER["cells"]), ["D1", "D3", "F3", "F8"]  # how to write a river of one's own
    assert re.findall(r"\b[A-H]\d\b", text(216, language)) == cells + own
    assert river_cells(" ".join(own)).bit_count() == 10
    assert f" {len(cells)} " in text(216, language)
    assert f" {RIVER['most_cells']} " in text(216, language)
    assert money(DUEL_TILES["money"], language) in text(227, language)
    pairs = re.findall(r"(\d+) [VP]{2}\D+(\d+)\D+?(\d+)", text(259, language))
    assert {int(s): int(vp) for vp, *strengths in pairs for s in strengths} == OUTLAW_VP
    hats = [int(figure) for figure in re.findall(r"\d+", text(273, language))]
    assert hats == [1, len(HATS) - 1, *HATS[:-1], len(HATS), HATS[-1]]
