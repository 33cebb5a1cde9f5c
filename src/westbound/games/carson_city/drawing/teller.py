"""What every sentence of the table in words needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from westbound.games.carson_city.drawing.words import Words
from westbound.games.carson_city.observation import View


class Teller(NamedTuple):
    """The view, the words of a language, and the players' names."""

    view: View
    words: Words
    names: Sequence[str]

    def say(self, key: str, /, **gaps: str | int) -> str:
        return self.words.say("spoken", key, **gaps)

    def people(self, seats: Iterable[int]) -> str:
        """Names in this order; who comes several times is named once, with the number."""
        counts = Counter(seats)
        return ", ".join(
            self.names[seat] if count == 1 else f"{self.names[seat]} ({count})"
            for seat, count in counts.items()
        )
