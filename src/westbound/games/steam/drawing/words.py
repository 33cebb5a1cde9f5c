"""The texts of the drawings: `locale/<language>/board.toml`, read once."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

from westbound.engine.texts import Catalogue

PACKAGE = "westbound.games.steam"


class Words:
    """The sentences of one language, with the game's own terms beside them."""

    def __init__(self, speak: Catalogue, tables: Mapping[str, Mapping[str, str]]) -> None:
        self.speak = speak
        self.language = speak.language
        self.tables = tables

    def say(self, table: str, key: str, /, **gaps: str | int) -> str:
        """The sentence with its gaps filled; KeyError if the file lacks it: that is a bug."""
        sentence = self.tables[table][key]
        return sentence.format(**gaps) if gaps else sentence

    def term(self, word: str) -> str:
        return self.speak.term(word)

    def title(self, word: str) -> str:
        """A term at the start of a line."""
        return upper(self.speak.term(word))


def upper(words: str) -> str:
    return words[:1].upper() + words[1:]


@lru_cache(maxsize=256)
def tables(language: str) -> Mapping[str, Mapping[str, str]]:
    path = files(PACKAGE).joinpath(f"locale/{language}/board.toml")
    loaded: dict[str, dict[str, str]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return loaded


@lru_cache(maxsize=256)
def words(speak: Catalogue) -> Words:
    return Words(speak, tables(speak.language))
