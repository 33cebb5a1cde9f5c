"""Message catalogues: one TOML file per language, sentences keyed by rule id or kind.

A sentence is a format string. What it mentions is translated on the way in: `{building}` with
the value "saloon" becomes the word under `terms.saloon`, `{seat}` becomes the player's name.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from westbound.engine.errors import BadInput, SaveError, UserFacingError
from westbound.engine.game import Sentence
from westbound.engine.refusal import Param, Phrase, Refusal

LANGUAGES = ("en", "es", "it")
SEAT_PARAMS = ("seat", "rival", "asked", "owner", "asker", "winner", "opponent")


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
        """The sentence with its gaps filled; KeyError if the catalogue lacks it: that is a bug."""
        sentence = self.tables[table][key]
        return sentence.format_map({k: self.word(k, v, names) for k, v in params.items()})

    def word(self, name: str, value: Param, names: Sequence[str] = ()) -> str:
        """A parameter as people read it."""
        if isinstance(value, tuple):
            return ", ".join(self.word(name, item, names) for item in value)
        if isinstance(value, Phrase):
            return self.say("terms", value.term, value.params, names)
        if name in SEAT_PARAMS and isinstance(value, int) and 0 <= value < len(names):
            return names[value]
        return self.term(str(value))

    def term(self, word: str) -> str:
        return self.tables["terms"].get(word, word)

    def explain(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """The sentence of a refusal."""
        key = refusal.key if self.has("refusals", refusal.key) else refusal.rule
        return self.say("refusals", key, refusal.params, names)

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """The sentence of a refusal, with its rule behind it."""
        return f"{self.explain(refusal, names)} ({refusal.rule})"

    def sentence(self, table: str, sentence: Sentence, names: Sequence[str] = ()) -> str:
        return self.say(table, sentence.key, sentence.params, names)


@cache
def catalogue(package: str, language: str) -> Catalogue:
    """The catalogue of a game's package joined with the engine's."""
    if language not in LANGUAGES:
        raise BadInput(f"the languages are {', '.join(LANGUAGES)}, not {language!r}")
    tables: dict[str, dict[str, str]] = {}
    for source in ("westbound.engine", package):
        for table, sentences in _read(source, f"locale/{language}/messages.toml").items():
            tables.setdefault(table, {}).update(sentences)
    return Catalogue(package, language, tables)


def explain_error(error: UserFacingError, language: str) -> str:
    """What an error says in a language; one without a refusal has only its English text."""
    if error.refusal is None:
        return str(error)
    params = dict(error.refusal.params)
    if isinstance(error, SaveError) and error.cause is not None:
        forbids, package, names = error.cause
        why = catalogue(package, language).explain(forbids, names)
        params["why"] = f"{why[:-1]} ({forbids.rule})"
    return catalogue(error.package, language).say("refusals", error.refusal.key, params)


def _read(package: str, path: str) -> dict[str, dict[str, str]]:
    text = files(package).joinpath(path).read_text(encoding="utf-8")
    return tomllib.loads(text)
