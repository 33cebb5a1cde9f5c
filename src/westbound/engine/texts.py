"""Message catalogues: one TOML file per language, sentences keyed by rule id or kind.

A sentence is a format string. What it mentions is translated on the way in: `{building}` with
the value "saloon" becomes the word under `terms.saloon`, `{seat}` becomes the player's name.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from westbound.engine.refusal import Param, Phrase, Refusal

LANGUAGES = ("en", "es", "it")

# The usual words for a player in a sentence; a game marks any other one by its value: Seat(2).
SEAT_PARAMS = ("seat", "rival", "asked", "owner", "asker", "winner", "opponent")


class Seat(int):
    """A seat that sentences show as the player's name, whatever the parameter is called."""


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

    def has(self, table: str, key: str) -> bool:
        return key in self.tables.get(table, {})

    def say(
        self, table: str, key: str, params: Mapping[str, Param], names: Sequence[str] = ()
    ) -> str:
        """The sentence with its parameters filled in; a missing one is a bug: KeyError."""
        sentence = self.tables[table][key]
        return sentence.format_map({k: self.word(k, v, names) for k, v in params.items()})

    def word(self, name: str, value: Param, names: Sequence[str] = ()) -> str:
        """A parameter as people read it."""
        if isinstance(value, tuple):
            return ", ".join(self.word(name, item, names) for item in value)
        if isinstance(value, Phrase):
            return self.say("terms", value.term, value.params, names)
        is_seat = isinstance(value, Seat) or (name in SEAT_PARAMS and isinstance(value, int))
        if is_seat and 0 <= int(value) < len(names):
            return names[int(value)]
        return self.term(str(value))

    def term(self, word: str) -> str:
        return self.tables["terms"].get(word, word)

    def explain(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """The sentence of a refusal."""
        key = refusal.key if self.has("refusals", refusal.key) else refusal.rule
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
        for table, sentences in _read(source, f"locale/{language}/messages.toml").items():
            tables.setdefault(table, {}).update(sentences)
    return Catalogue(package, language, tables)


def _read(package: str, path: str) -> dict[str, dict[str, str]]:
    text = files(package).joinpath(path).read_text(encoding="utf-8")
    return tomllib.loads(text)
