"""The texts around those of a game: the same in every language."""

from __future__ import annotations

import re

import pytest

from westbound.engine.errors import BadInput
from westbound.engine.locale_files import read_locale
from westbound.engine.option import complete
from westbound.engine.texts import LANGUAGES, catalogue
from westbound.games.registry import find_game, games
from westbound.lab.llm.prompts import FILE, PACKAGE, agreed_options, default_names, prompts

GAP = re.compile(r"\{(\w+)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_mentions_the_same(language: str) -> None:
    english, here = (read_locale(PACKAGE, name, FILE) for name in ("en", language))
    assert {t: list(texts) for t, texts in here.items()} == {
        t: list(texts) for t, texts in english.items()
    }
    for table, texts in english.items():
        for key, text in texts.items():
            assert set(GAP.findall(here[table][key])) == set(GAP.findall(text)), (table, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_or_many(language: str) -> None:
    one, many = (prompts(language).say("tell", "count", count=count) for count in (1, 2))
    assert one.replace("1", "2") != many


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_rules_in_brief(game: str, language: str) -> None:
    summary = read_locale(find_game(game).package, language, "about")["summary"]
    assert 1000 < len(summary) < 2500
    assert find_game(game).rule_prefix not in summary


def test_names_that_say_nothing() -> None:
    assert default_names(2) == ["P1", "P2"]


def test_what_was_agreed_in_words() -> None:
    game = find_game("carson")
    texts = catalogue(game.package, "it")
    told = agreed_options(game, complete(game.options, {"horses": True}), texts)
    assert told.startswith("Edifici: completo (38 tessere); Personaggi: ")
    assert "Cavalli: sì" in told
    assert "Modalità di Kit Carson" not in told  # it matters with Kit Carson only
    with_kit = agreed_options(game, complete(game.options, {"kit_carson": True}), texts)
    assert "Modalità di Kit Carson: ondate" in with_kit


def test_another_language_is_refused() -> None:
    with pytest.raises(BadInput, match="the languages are en, es, it, not 'de'"):
        prompts("de")
