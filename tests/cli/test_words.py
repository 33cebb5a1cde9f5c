"""The command line speaks all its languages completely."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

import westbound.cli
from westbound.cli.words import choose_language, words
from westbound.engine.errors import BadInput
from westbound.engine.texts import LANGUAGES

SOURCES = sorted(Path(westbound.cli.__file__).parent.glob("*.py"))


def gaps(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys_and_gaps(language: str) -> None:
    english, other = words("en").sentences, words(language).sentences
    assert set(other) == set(english)
    for key, sentence in other.items():
        assert gaps(sentence) == gaps(english[key]), key
        assert sentence.strip(), key


def test_the_keys_are_those_that_the_code_uses() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    used = set(re.findall(r"(?:words|words\([a-z]+\))\.say\(\s*\"(\w+)\"", code))
    assert used == set(words("en").sentences)


def test_languages_differ() -> None:
    for key in ("recap", "help", "prompt", "not_understood"):
        assert len({words(language).sentences[key] for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "es_ES", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "es_ES", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "es_ES", "LC_ALL": ""}, "es"),
        ({"LANG": "es_ES", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert choose_language(None, environment) == language


def test_the_language_asked_for_goes_first() -> None:
    assert choose_language("IT", {"LANG": "es"}) == "it"
    with pytest.raises(BadInput, match="the languages are en, es, it, not 'fr'"):
        choose_language("fr", {})
