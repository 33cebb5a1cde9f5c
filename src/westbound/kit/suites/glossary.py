"""One thing has one name: the texts of a game keep to its glossary, in every language.

`locale/<language>/glossary.toml` has a table for each thing, under the same name in all languages:
`word` is what it is called (or several forms of the word), `others` are words that players may
know for it and that no text uses: patterns of whole words, capitals or not. `unless` lists the
phrases in which one of these words means something else.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any, Final, Generic, NamedTuple, TypeVar

import pytest

from westbound.engine.game import Game
from westbound.engine.locale_files import read_locale
from westbound.engine.state import State
from westbound.engine.texts import LANGUAGES

S = TypeVar("S", bound=State)
GLOSSARY: Final = "glossary"
NO_PROSE: Final = frozenset(("at", "do", "id"))  # keys whose values are read by programs

# Money as the rulebooks of the language print it: $5 in English, 5$ in Spanish and Italian.
FOREIGN_MONEY: Final = {
    "en": re.compile(r"[\d}]\s?\$"),
    "es": re.compile(r"\$\s?[\d{]"),
    "it": re.compile(r"\$\s?[\d{]"),
}
GAP: Final = re.compile(r"\{\w+")  # its name is no word of the sentence: `{cowboys:hat|sombreros}`
ENGLISH: Final = re.compile(r"\b(the|of|and|is|are|what|which|with)\b")


class Text(NamedTuple):
    """A text that people read, and where it is written."""

    file: str
    key: str
    text: str


class Term(NamedTuple):
    """One thing of the game in one language."""

    forms: tuple[str, ...]
    others: tuple[str, ...]
    unless: tuple[str, ...]

    def wrong_words(self, text: str) -> list[str]:
        """Other words for it in this text."""
        for phrase in self.unless:
            text = re.sub(rf"\b{phrase}\b", "", text, flags=re.IGNORECASE)
        return [w[0] for other in self.others for w in _whole(other).finditer(text)]

    def is_used_in(self, text: str) -> bool:
        return any(_whole(re.escape(form)).search(text) for form in self.forms)


def _whole(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE)


def glossary(package: str, language: str) -> dict[str, Term]:
    """The things of a game by their name in all glossaries."""
    tables = read_locale(package, language, GLOSSARY)
    return {name: _term(table) for name, table in tables.items()}


def _term(table: Mapping[str, Any]) -> Term:
    word = table["word"]
    forms = (word,) if isinstance(word, str) else tuple(word)
    return Term(forms, tuple(table.get("others", ())), tuple(table.get("unless", ())))


def texts_of(package: str, language: str) -> list[Text]:
    """Everything the game says in this language, but for the glossary and the names of gaps."""
    found: list[Text] = []
    for name, content in _sources(package, language):
        for key, text in _flat(tomllib.loads(content), ""):
            if key.split(".")[0] != GLOSSARY:
                found.append(Text(name, key, GAP.sub("{", text)))
    return found


def _sources(package: str, language: str) -> Iterator[tuple[str, str]]:
    folder = files(package).joinpath("locale")
    whole = folder.joinpath(f"{language}.toml")
    if whole.is_file():
        yield whole.name, whole.read_text(encoding="utf-8")
    if folder.joinpath(language).is_dir():
        for file in sorted(folder.joinpath(language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".toml") and file.name != f"{GLOSSARY}.toml":
                yield f"{language}/{file.name}", file.read_text(encoding="utf-8")


def _flat(value: Any, key: str) -> Iterator[tuple[str, str]]:
    """Every text below this value, with the way to it."""
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _flat(item, f"{key}.{index}")
    elif isinstance(value, dict):
        for name, item in value.items():
            if name not in NO_PROSE:
                yield from _flat(item, f"{key}.{name}" if key else name)


class GlossarySuite(Generic[S]):
    """Name the game in a subclass whose name begins with Test."""

    game: Game[S]

    def test_the_languages_name_the_same_things(self) -> None:
        names = {language: set(glossary(self.game.package, language)) for language in LANGUAGES}
        assert names["en"]
        assert names == dict.fromkeys(LANGUAGES, names["en"])

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_word_of_the_glossary_is_used(self, language: str) -> None:
        told = " ".join(text.text for text in texts_of(self.game.package, language))
        terms = glossary(self.game.package, language)
        assert [name for name, term in terms.items() if not term.is_used_in(told)] == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_one_thing_has_one_name(self, language: str) -> None:
        terms = glossary(self.game.package, language)
        assert [
            (f"{text.file} {text.key}", word, "→", term.forms[0])
            for text in texts_of(self.game.package, language)
            for term in terms.values()
            for word in term.wrong_words(text.text)
        ] == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_money_is_written_as_the_language_does(self, language: str) -> None:
        wrong = FOREIGN_MONEY[language]
        texts = texts_of(self.game.package, language)
        assert [text for text in texts if wrong.search(text.text)] == []

    @pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
    def test_comments_are_in_the_language_of_the_file(self, language: str) -> None:
        assert [
            (name, line)
            for name, content in _sources(self.game.package, language)
            for line in content.splitlines()
            if line.startswith("#") and ENGLISH.search(line)
        ] == []
