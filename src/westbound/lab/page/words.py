"""The words of a page: its own texts, the game's, and numbers as the language writes them."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.engine.texts import catalogue
from westbound.kit.texts import Texts, read_tables
from westbound.lab.charts import plain

NO_BREAK: Final = "\N{NO-BREAK SPACE}"


class PageWords:
    """All words of one page in one language: `locale/<language>/<file>.toml` of its package."""

    def __init__(self, game: Game[State], package: str, file: str, language: str) -> None:
        self.language = language
        self.texts = Texts(catalogue(game.package, language), read_tables(package, language, file))

    def say(self, table: str, key: str, /, **params: str | int) -> str:
        return self.texts.say(table, key, **params)

    def category(self, name: str) -> str:
        """A category of points, as the game calls it."""
        words = self.texts.catalogue
        return words.say("categories", name, {}) if words.has("categories", name) else name

    def number(self, value: float, digits: int | None = None) -> str:
        """About three digits, or so many after the point."""
        text = plain(value) if digits is None else f"{value:.{digits}f}".replace("-", "−")
        return text if self.language == "en" else text.replace(".", ",")

    def percent(self, share: float, digits: int = 0) -> str:
        gap = NO_BREAK if self.language == "es" else ""
        return f"{self.number(round(100 * share, digits))}{gap}%"
