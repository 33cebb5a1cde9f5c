"""The words that an open game needs on its pages: the kit's own, and those of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.texts import catalogue
from westbound.kit.texts import Texts, read_tables

FILE: Final = "board"


class OpenTexts(Texts):
    """Texts in which the game may say anything that the kit says already in other words."""

    __slots__ = ()

    def figure(self, key: str) -> str:
        """What a figure is called: a category of points has its name already."""
        categories = self.catalogue.tables["categories"]
        return categories[key] if key in categories else self.say("figures", key)

    def place(self, there: Sentence, names: Sequence[str]) -> str:
        """What lies at a place."""
        sentence = self.tables["places"][there.key]
        params = there.params.items()
        return sentence.format_map({k: self.catalogue.word(k, v, names) for k, v in params})


@cache
def open_texts(package: str, language: str) -> OpenTexts:
    tables: dict[str, dict[str, str]] = {}
    for source in ("westbound.kit", package):
        for table, texts in read_tables(source, language, FILE).items():
            tables.setdefault(table, {}).update(texts)
    return OpenTexts(catalogue(package, language), tables)
