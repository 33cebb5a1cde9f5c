"""Message catalogues: one TOML file per language, sentences keyed by rule id or kind.

A sentence is a format string. What it mentions is translated on the way in: `{building}` with
the value "saloon" becomes the word under `terms.saloon`, `{seat}` becomes the player's name.
Plurals and forms with articles: `grammar.py`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from westbound.engine.grammar import Words, listed, money, named, numeral, words
from westbound.engine.locale_files import read_locale
from westbound.engine.refusal import Param, Phrase, Refusal
from westbound.engine.rulebook import rulebook

LANGUAGES = ("en", "es", "it")

# The usual words for a player in a sentence; a game marks any other one by its value: Seat(2).
SEAT_PARAMS = ("seat", "rival", "asked", "owner", "asker", "winner", "opponent")


class Seat(int):
    """A seat that sentences show as the player's name, whatever the parameter is called."""


class Money(int):
    """An amount that sentences show as money of their language: $5 or 5$."""


class Gain(Money):
    """The same with its sign: +$5, −$5."""


class Sentence(NamedTuple):
    """The key of a sentence in the catalogues and what it mentions."""

    key: str
    params: Mapping[str, Param]


class Catalogue:
    """The sentences of one language: the engine's own and those of one game (its package)."""

    def __init__(
        self, package: str, language: str, tables: Mapping[str, Mapping[str, str]]
    ) -> None:
        self.package = package
        self.language = language
        self.tables = tables
        self.forms: dict[str, dict[str, str]] = {}  # of each term, by name: "plains.in"
        for key, text in tables.get("forms", {}).items():
            term, _, form = key.rpartition(".")
            self.forms.setdefault(term, {})[form] = text

    def has(self, table: str, key: str) -> bool:
        return key in self.tables.get(table, {})

    def say(
        self, table: str, key: str, params: Mapping[str, Param], names: Sequence[str] = ()
    ) -> str:
        """The sentence with its parameters filled in; a missing one is a bug: KeyError."""
        sentence = self.tables[table][key]
        return sentence.format_map({k: self.word(k, v, names) for k, v in params.items()})

    def word(self, name: str, value: Param, names: Sequence[str] = ()) -> Words:
        """A parameter as people read it."""
        if isinstance(value, tuple):
            items = [self.word(name, item, names) for item in value]
            return listed(items, self.language)
        if isinstance(value, Phrase):
            return words(self.say("terms", value.term, value.params, names))
        if isinstance(value, Money):
            return words(money(int(value), self.language, signed=isinstance(value, Gain)))
        is_seat = isinstance(value, Seat) or (name in SEAT_PARAMS and isinstance(value, int))
        if is_seat and 0 <= int(value) < len(names):
            return named(names[int(value)], self.language)
        if isinstance(value, int):
            return named(numeral(value), self.language)
        return named(self.term(value), self.language, self.forms.get(value))

    def term(self, word: str) -> str:
        return self.tables["terms"].get(word, word)

    def explain(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """The sentence of a refusal; one without a sentence is explained by the rule itself."""
        key = refusal.key if self.has("refusals", refusal.key) else refusal.rule
        if not self.has("refusals", key):
            return rulebook(self.package, self.language).rules()[refusal.rule]
        return self.say("refusals", key, refusal.params, names)

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """The sentence of a refusal, followed by its rule."""
        return f"{self.explain(refusal, names)} ({refusal.rule})"

    def sentence(self, table: str, sentence: Sentence, names: Sequence[str] = ()) -> str:
        return self.say(table, sentence.key, sentence.params, names)


@cache
def catalogue(package: str, language: str) -> Catalogue:
    """The catalogue of a game's package joined with the engine's."""
    if language not in LANGUAGES:
        raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {language!r}")
    tables: dict[str, dict[str, str]] = {}
    for source in ("westbound.engine", package):
        for table, sentences in read_locale(source, language, "messages").items():
            tables.setdefault(table, {}).update(sentences)
    kinds = tables.setdefault("groups", {})
    for kind, label in tables.get("moves", {}).items():
        if "." not in kind:  # that would be the name of one pick alone
            kinds.setdefault(kind, _without_gaps(label))
    return Catalogue(package, language, tables)


def _without_gaps(label: str) -> str:
    """What a kind of move is called if it has no name of its own: its label, naming nothing."""
    return " ".join(re.sub(r"\{\w+\}", "", label).split()).rstrip(" :")
