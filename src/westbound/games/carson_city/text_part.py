"""What one part shows on the board as text (`Part.text`), and what all of them write it with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from westbound.games.carson_city.state import CarsonState
from westbound.kit.text_board import flow, width
from westbound.kit.texts import Texts

CELL: Final = 8  # columns of a parcel


class TextPart:
    """A part overrides what it shows; this one shows nothing."""

    # --- on the map

    def covers(self, state: CarsonState, parcel: int) -> str:
        """What fills a parcel instead of a tile and its figures."""
        return ""

    def road(self, state: CarsonState, edge: int) -> str:
        """How a road on this edge looks, if not like all others."""
        return ""

    def stands_on(self, state: CarsonState, parcel: int) -> str:
        """What stands on a parcel before the cowboys."""
        return ""

    # --- around the map

    def lines(self, state: CarsonState, texts: Texts) -> list[str]:
        """Lines below the action spaces."""
        return []

    def supplies(self, state: CarsonState, texts: Texts) -> list[str]:
        """What is left for everybody."""
        return []

    def legend(self, texts: Texts) -> list[str]:
        return []

    # --- with a player

    def tokens(self, state: CarsonState, seat: int, texts: Texts) -> list[str]:
        """What the player has, in a few words each."""
        return []

    def seat_lines(self, state: CarsonState, seat: int, texts: Texts, *, own: bool) -> list[str]:
        """Further lines below the player's; `own`: the viewer's."""
        return []


NO_TEXT: Final = TextPart()


class Table(NamedTuple):
    """What is drawn: the state as the viewer may see it, in one language."""

    state: CarsonState
    texts: Texts
    parts: tuple[TextPart, ...]
    viewer: int | None
    names: Sequence[str]


def labelled(texts: Texts, label: str, items: Sequence[str], stop: int) -> list[str]:
    """The items behind a label of the table; all labels of a language leave the same room."""
    indent = max(map(width, texts.tables["labels"].values())) + 1
    return flow(texts.say("labels", label), items, stop, indent)


def listed(label: str, items: Sequence[str], join: str = " ·", stop: int = 1) -> list[str]:
    """The items behind a label below a player; no line without any."""
    if not items:
        return []
    start = f"    {label} "
    joined = [f"{item}{join}" for item in items[:-1]]
    return flow(start, [*joined, items[-1]], stop, indent=width(start))
