"""One thing has one name in all texts of Steam, and money is written as the language does."""

from __future__ import annotations

import re

import pytest

from tests.games.steam.pages import NAMES, PAGES
from tests.games.steam.positions import a_state, building, play, track
from tests.games.steam.sentences import told
from westbound.engine.texts import LANGUAGES
from westbound.games.steam import GAME
from westbound.games.steam.state import SteamState
from westbound.kit.suites.glossary import FOREIGN_MONEY, GlossarySuite, glossary


class TestGlossary(GlossarySuite[SteamState]):
    game = GAME


@pytest.mark.parametrize(
    ("language", "text", "thing", "wrong"),
    [
        ("en", "town tile, sharp bend", "curve", "bend"),
        ("es", "un cubo morado", "purple", "morado"),
        ("es", "tu nivel de locomotora", "locomotive_level", "nivel de locomotora"),
        ("it", "una curva larga", "gentle_curve", "curva larga"),
    ],
)
def test_another_word_is_found(language: str, text: str, thing: str, wrong: str) -> None:
    assert glossary(GAME.package, language)[thing].wrong_words(text) == [wrong]


@pytest.mark.parametrize("language", LANGUAGES)
def test_money_on_the_table_is_written_as_the_language_does(language: str) -> None:
    """On the drawn board, in areas of players, tips and descriptions, and in the terminal."""
    own = re.compile(r"\$\d" if language == "en" else r"\d\$")
    for sample in PAGES.samples[:: len(PAGES.samples) // 4]:
        view = sample.view
        root = PAGES.page(view, language)
        shown = [*root.itertext(), *(e.attrib.get("aria-label", "") for e in root.iter())]
        shown += PAGES.tips(view, language).values()
        shown += [line for _, lines in PAGES.description(view, language) for line in lines]
        shown += GAME.draw(sample.state, None, NAMES, language).splitlines()
        assert [text for text in shown if FOREIGN_MONEY[language].search(text)] == []
        assert any(own.search(text) for text in shown)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ana redirects the track in the hills near Albany (7,1) for $2 (straight)."),
        ("es", "Ana redirige las vías en las colinas cerca de Albany (7,1) por 2$ (recta)."),
        ("it", "Ana devia i binari sulle colline presso Albany (7,1) per 2$ (rettilineo)."),
    ],
)
def test_land_has_its_article_and_money_its_sign(language: str, sentence: str) -> None:
    state = a_state()
    track(state, 0, "7,1 22@1")
    play(building(state), "build 7,1")
    assert told(state, "tile 21@1", language) == sentence
