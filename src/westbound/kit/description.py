"""The table in words: what every sentence of a description needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from westbound.kit.texts import Texts

V = TypeVar("V")

TABLE = "spoken"  # of `board.toml`


class Describer(NamedTuple, Generic[V]):
    """The view, the texts of a language, and the players' names."""

    view: V
    texts: Texts
    names: Sequence[str]

    def say(self, key: str, /, **params: str | int) -> str:
        return self.texts.say(TABLE, key, **params)

    def people(self, seats: Iterable[int]) -> str:
        """Names in this order; repeated ones appear once, with their number."""
        return ", ".join(
            self.names[seat] if count == 1 else f"{self.names[seat]} ({count})"
            for seat, count in Counter(seats).items()
        )

    def heading(self, seat: int, viewer: int | None) -> str:
        """Whose part of the description follows."""
        return self.say("you" if seat == viewer else "player", name=self.names[seat])
