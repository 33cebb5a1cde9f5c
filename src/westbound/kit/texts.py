"""The texts of a game's drawings: `locale/<language>/board.toml` beside the catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from westbound.engine.grammar import Words, joined, money, numeral, words
from westbound.engine.locale_files import read_locale
from westbound.engine.refusal import Param
from westbound.engine.texts import Catalogue

Tables = Mapping[str, Mapping[str, str]]


class Texts:
    """The texts of one language, with the game's catalogue beside them."""

    __slots__ = ("catalogue", "language", "tables")

    def __init__(self, catalogue: Catalogue, tables: Tables) -> None:
        self.catalogue: Final = catalogue
        self.language: Final = catalogue.language
        self.tables: Final = tables

    def say(self, table: str, key: str, /, **params: str | int) -> str:
        """The text with its parameters filled in; KeyError if the file lacks it: that is a bug."""
        text = self.tables[table][key]
        return text.format_map({k: _word(v) for k, v in params.items()}) if params else text

    def has(self, table: str, key: str) -> bool:
        return key in self.tables.get(table, {})

    def term(self, word: str) -> str:
        """A word of the catalogue."""
        return self.catalogue.term(word)

    def title(self, word: str) -> str:
        """The same at the start of a line."""
        return capitalize(self.catalogue.term(word))

    def name(self, thing: str) -> str:
        """What a piece is called in the table `names`."""
        return self.tables["names"][thing]

    def title_of(self, thing: str) -> str:
        """The same at the start of a line."""
        return capitalize(self.name(thing))

    def money(self, amount: int, *, signed: bool = False) -> str:
        """An amount as the language writes it: $5 or 5$."""
        return money(amount, self.language, signed=signed)

    def of_catalogue(self, table: str, key: str, /, **params: Param) -> str:
        """A sentence of the catalogue: the name of a phase or of a category."""
        return self.catalogue.say(table, key, params)


def _word(value: str | int) -> Words:
    return words(numeral(value) if isinstance(value, int) else value)


def capitalize(words: str) -> str:
    """With a capital at the start; the rest stays as it is."""
    return words[:1].upper() + words[1:]


@lru_cache(maxsize=64)
def texts_of(catalogue: Catalogue, file: str = "board") -> Texts:
    """The texts beside this catalogue, the same object every time."""
    return Texts(catalogue, read_tables(catalogue.package, catalogue.language, file))


@cache
def read_tables(package: str, language: str, file: str) -> Tables:
    return read_locale(package, language, file)


def listed(texts: Texts, names: Sequence[str], seats: Sequence[int]) -> str:
    """The names of these seats, in this order: "Ana, Bo and Cy"."""
    return joined([names[seat] for seat in seats], texts.language)
