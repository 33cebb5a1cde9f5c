"""The texts of the drawings: `locale/<language>/board.toml`, read once."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from westbound.engine.texts import Catalogue

PACKAGE = "westbound.games.great_western_trail"


class Words:
    """The sentences of one language."""

    def __init__(self, language: str, tables: Mapping[str, Mapping[str, str]]) -> None:
        self.language = language
        self.tables = tables

    def say(self, table: str, key: str, /, **gaps: str | int) -> str:
        """The sentence with its gaps filled; KeyError if the file lacks it: that is a bug."""
        sentence = self.tables[table][key]
        return sentence.format(**gaps) if gaps else sentence

    def name(self, thing: str) -> str:
        """What a piece is called."""
        return self.tables["names"][thing]

    def title(self, thing: str) -> str:
        """The same at the start of a line."""
        return upper(self.name(thing))


def upper(words: str) -> str:
    return words[:1].upper() + words[1:]


@cache
def tables(language: str) -> Mapping[str, Mapping[str, str]]:
    path = files(PACKAGE).joinpath(f"locale/{language}/board.toml")
    loaded: dict[str, dict[str, str]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return loaded


@cache
def words_of(language: str) -> Words:
    return Words(language, tables(language))


def words(speak: Catalogue) -> Words:
    return words_of(speak.language)
