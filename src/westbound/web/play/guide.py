"""The guided first turn: a game's `tour.toml`, who has seen it, and what it waits for."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, cast

from fastapi import APIRouter, Request
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.table.lifecycle import open_table
from westbound.table.records import Person
from westbound.table.seat_requests import SeatRequest
from westbound.table.service import Tables
from westbound.web.about import known_game
from westbound.web.models import ERRORS
from westbound.web.people import Known, Visitor
from westbound.web.play.answers import NewTable
from westbound.web.play.sight import Sight
from westbound.web.render import language_of

router = APIRouter(prefix="/api/v1/games/{game_id}", tags=["tour"], responses=ERRORS)
PLAYERS = 4  # at a table for learning, if the game allows
TEACHER = "greedy"
START = "tour"  # the word behind the address of a table that begins with the tour
END_TURN = "end_turn"  # what a stop can wait for besides a kind of move
WAYS = ("part", "pick")  # an anchor is a part of the page, or the beginning of a pick


class Stop(BaseModel):
    """One card: what it stands beside, what it says, and what it waits for."""

    at: str = ""  # `part:status`, `pick:parcel`; empty: the middle of the page
    title: str
    text: str
    do: list[str] = []  # kinds of moves, one of which the player makes to go on; or END_TURN
    ask: str = ""  # the sentence that asks for it


class Tour(BaseModel):
    stops: list[Stop]


class Seen(BaseModel):
    seen: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """The tour at this table: offered to those who have not seen it, else only in the menu."""

    game: str
    new: bool


# --- texts


@cache
def tour(package: str, language: str) -> Tour | None:
    """The tour of a game in a language; None if the game brings none."""
    path = files(package).joinpath(f"locale/{language}/tour.toml")
    if not path.is_file():
        return None
    loaded = tomllib.loads(path.read_text(encoding="utf-8"))
    return Tour(stops=[Stop.model_validate(stop) for stop in loaded["stop"]])


def offer(person: Person | None, sight: Sight, *, toured: bool) -> Offer | None:
    """Whether this visitor can be shown round: only somebody who plays, and only now."""
    game = sight.live.game
    plays = sight.viewer is not None and sight.at is None
    if person is None or not plays or sight.live.header.status != "running":
        return None
    if tour(game.package, sight.language) is None:
        return None
    return Offer(game.id, new=not toured)


def made(sight: Sight) -> str:
    """What the viewer has decided so far, by kind, and how much of it is still tentative."""
    if sight.viewer is None or sight.at is not None:
        return ""
    own = (e for e in sight.match.log if e.seat == sight.viewer and not e.automatic)
    kinds = Counter(entry.move.kind for entry in own)
    told = json.dumps({"made": kinds, "draft": len(sight.draft.moves)}, separators=(",", ":"))
    return f'<data value="{escape(told)}"></data>'


# --- the API


def _tables(request: Request) -> Tables:
    return cast("Tables", request.app.state.tables)


def _with_tour(game_id: str) -> Game[State]:
    game = known_game(game_id)
    if tour(game.package, "en") is None:
        raise HTTPException(404)
    return game


@router.get("/tour")
async def read_tour(request: Request, person: Visitor, game_id: str) -> Tour:
    """The stops of the guided first turn, in the visitor's language."""
    found = tour(_with_tour(game_id).package, language_of(request, person))
    assert found is not None  # every language has it, or the game has none
    return found


@router.put("/tour/seen")
async def see_tour(request: Request, person: Known, game_id: str) -> Seen:
    """The visitor has seen the tour or does not want it."""
    game = _with_tour(game_id)
    await _tables(request).store.tours.mark_seen(person.id, game.id)
    return Seen(seen=True)


@router.post("/learn", status_code=201)
async def learn(request: Request, person: Known, game_id: str) -> NewTable:
    """A table against bots with the options for a first match; its page begins with the tour."""
    game = _with_tour(game_id)
    count = PLAYERS if PLAYERS in game.players else game.players[0]
    bots = [SeatRequest("bot", bot=TEACHER) for _ in range(count - 1)]
    options: dict[str, Any] = {o.name: o.beginner for o in game.options if o.beginner is not None}
    seats = [
        SeatRequest(
            "person",
            person.name,
        ),
        *bots,
    ]
    table_id = await open_table(_tables(request), game.id, person, seats, options)
    return NewTable(id=table_id, address=f"/t/{table_id}?{START}")
