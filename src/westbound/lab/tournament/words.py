"""The words of a tournament's page."""

from __future__ import annotations

from typing import Final

from westbound.games.registry import find_game
from westbound.lab.page.words import PageWords
from westbound.lab.tournament.ratings import Rating

PACKAGE: Final = "westbound.lab.tournament"
FILE: Final = "page"
JOINER: Final = "\N{WORD JOINER}"


class TournamentWords(PageWords):
    """With intervals that stay in one line."""

    def __init__(self, game: str, language: str) -> None:
        super().__init__(find_game(game), PACKAGE, FILE, language)

    def share(self, share: float) -> str:
        return self.percent(share, 1)

    def share_interval(self, low: float, high: float) -> str:
        return _interval(self.number(round(100 * low)), self.percent(high))

    def rating_interval(self, rating: Rating) -> str:
        """Nothing for the anchor, whose rating is fixed."""
        if rating.low == rating.high:
            return "–"
        return _interval(self.number(round(rating.low)), self.number(round(rating.high)))


def _interval(low: str, high: str) -> str:
    return f"{low}{JOINER}–{JOINER}{high}"
