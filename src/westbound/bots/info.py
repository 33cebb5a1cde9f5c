"""What lists of bots say about a bot. It comes with the bot, so nothing else has to know it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from westbound.engine.texts import LANGUAGES


@dataclass(frozen=True, slots=True)
class BotInfo:
    """A title of a few words and what the bot does, each by language: en, es, it.

    A bot class declares it as `info`; a bot without one is listed by its name.
    """

    title: Mapping[str, str]
    description: Mapping[str, str]

    def title_in(self, language: str) -> str:
        """In English where a language is missing."""
        return self.title.get(language) or self.title[LANGUAGES[0]]

    def description_in(self, language: str) -> str:
        return self.description.get(language) or self.description[LANGUAGES[0]]

    def line(self, language: str) -> str:
        """Both in one line."""
        return f"{self.title_in(language)}: {self.description_in(language)}"
