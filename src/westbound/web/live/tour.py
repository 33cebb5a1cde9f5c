"""The guided first turn: a game's `tour.toml`, who is offered it, and what it waits for."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from functools import cache
from html import escape

from pydantic import BaseModel

from westbound.engine.locale_files import read_locale
from westbound.table.records import Person
from westbound.web.live.view import TableView

END_TURN = "end_turn"  # what a stop can wait for besides a kind of move
ANCHORS = ("part", "pick")  # an anchor is a part of the page, or the beginning of a pick


class Stop(BaseModel):
    """One card: where it is, what it says, and what it waits for."""

    at: str = ""  # `part:status`, `pick:parcel`; empty: the middle of the page
    title: str
    text: str
    do: list[str] = []  # kinds of moves, one of which the player makes to go on; or END_TURN
    ask: str = ""  # the sentence that asks for it


class Tour(BaseModel):
    stops: list[Stop]


@dataclass(frozen=True, slots=True)
class TourOffer:
    """The tour at this table: offered to those who have not seen it, else only in the menu."""

    game: str
    new: bool


@cache
def tour(package: str, language: str) -> Tour | None:
    """The tour of a game in a language; None if the game brings none."""
    loaded = read_locale(package, language, "tour", required=False)
    if not loaded:
        return None
    return Tour(stops=[Stop.model_validate(stop) for stop in loaded["stop"]])


def offer(person: Person | None, view: TableView, *, toured: bool) -> TourOffer | None:
    """A tour is for somebody who plays, and only while the match is running."""
    game = view.live.game
    plays = view.viewer is not None and view.at is None
    if person is None or not plays or view.live.header.status != "running":
        return None
    if tour(game.package, view.language) is None:
        return None
    return TourOffer(game.id, new=not toured)


def moves_made(view: TableView) -> str:
    """What the viewer has decided so far, by kind, and how much of it is still tentative."""
    if view.viewer is None or view.at is not None:
        return ""
    own = (e for e in view.match.log if e.seat == view.viewer and not e.automatic)
    kinds = Counter(entry.move.kind for entry in own)
    value = json.dumps({"made": kinds, "draft": len(view.draft.moves)}, separators=(",", ":"))
    return f'<data value="{escape(value)}"></data>'
