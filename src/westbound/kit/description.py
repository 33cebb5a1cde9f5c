"""The table in words: what descriptions and hover texts of every game need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from westbound.kit.board import Description
from westbound.kit.texts import Texts, capitalize

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

    def decision(self, seat: int | None, viewer: int | None) -> str:
        """Who decides now: the viewer, somebody else, or (None) chance."""
        if seat is None:
            return self.say("chance")
        return self.say("yours" if seat == viewer else "decides", name=self.names[seat])

    def described(self, parts: Iterable[tuple[str, Iterable[str]]]) -> Description:
        """Headings with their sentences; a part that has none says so."""
        return [(heading, list(told) or [self.say("none")]) for heading, told in parts]


def tip(texts: Texts, title: str, sentences: Sequence[str], rule: str) -> str:
    """A hover text: what a piece is, what it does, and its rule."""
    told = " ".join([f"{capitalize(title)}.", *sentences])
    return f"{told} ({texts.say('tips', 'rule', rule=rule)})"
