"""The pages before a match: front page, new table, my tables, waiting room, invitation."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import timedelta
from ipaddress import ip_address
from urllib.parse import urlsplit

from babel.dates import format_timedelta
from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from westbound.games.registry import games
from westbound.table.live import LiveTable
from westbound.table.records import Person, Seat
from westbound.web import lobby_api
from westbound.web.about import (
    about,
    all_games,
    bot_words,
    known_game,
    option_groups,
    option_texts,
)
from westbound.web.listing import Listed, listed, my_tables, open_tables
from westbound.web.lobby_api import home, invitations, tables_of
from westbound.web.people import Visitor
from westbound.web.render import language_of, page

router = APIRouter()
router.include_router(lobby_api.router)
pages = APIRouter(include_in_schema=False)

PLAYERS = 4  # how many a new table starts with, if the game allows
SHOWN_ON_FRONT = 6


@pages.get("/")
async def front(request: Request, person: Visitor) -> HTMLResponse:
    """The games, what waits for me, and tables to join."""
    language = language_of(request, person)
    mine = await my_tables(tables_of(request), person)
    return page(
        request,
        person,
        "front.html",
        games=all_games(language),
        waiting=[table for table in mine if table.header.status != "over"][:SHOWN_ON_FRONT],
        finished=sum(table.header.status == "over" for table in mine),
        public=await open_tables(tables_of(request), mine, person),
        quick=_quick_table,
        ago=_ago(language),
    )


@pages.get("/tables")
async def tables_page(request: Request, person: Visitor) -> HTMLResponse:
    """All my tables, and public ones."""
    mine = await my_tables(tables_of(request), person)
    return page(
        request,
        person,
        "my_tables.html",
        mine=mine,
        public=await open_tables(tables_of(request), mine, person),
        ago=_ago(language_of(request, person)),
    )


@pages.get("/new")
async def new_table_page(
    request: Request, person: Visitor, game: str | None = None
) -> HTMLResponse:
    """Players, seats and options of a new table."""
    language = language_of(request, person)
    chosen = known_game(games()[0] if game is None else game)
    return page(
        request,
        person,
        "new_table.html",
        game=about(chosen.id, language),
        games=all_games(language),
        groups=option_groups(option_texts(chosen, language)),
        players=PLAYERS if PLAYERS in chosen.players else chosen.players[0],
        bots=bot_words(chosen, language),
    )


@pages.get("/t/{table_id}/join/{invitation}")
async def invitation_page(
    request: Request, person: Visitor, table_id: str, invitation: str
) -> Response:
    """Somebody followed an invitation: they say their name and take the seat."""
    live = await tables_of(request).get(table_id)
    if person is not None and live.held_by(person.id):
        return RedirectResponse(f"/t/{table_id}", status_code=303)
    seat = next((s for s in live.seats if s.invitation == invitation), None)
    return page(
        request,
        person,
        "join.html",
        status=200 if seat is not None else 404,
        table=await listed(tables_of(request), live.header, person),
        seat=seat,
        host=_host_name(live),
        invitation=invitation,
    )


async def room_before(
    request: Request, person: Person | None, live: LiveTable
) -> HTMLResponse | None:
    """What somebody sees instead of the match: the waiting room, or that their seat is gone."""
    header, store = live.header, tables_of(request).store
    lost = (
        person is not None
        and not live.held_by(person.id)
        and await store.tables.was_unseated(header.id, person.id)
    )
    if not header.begun:
        return await waiting_room(request, person, live, lost)
    if person is None or not lost:
        return None
    await store.tables.forget_unseated(header.id, person.id)
    return page(request, person, "unseated.html", title=live.game.title, table_id=header.id)


async def waiting_room(
    request: Request, person: Person | None, live: LiveTable, lost: bool
) -> HTMLResponse:
    """The page of a table that has not started: its seats and how to invite somebody."""
    table = await listed(tables_of(request), live.header, person)
    language = language_of(request, person)
    return page(
        request,
        person,
        "waiting.html",
        table=table,
        host=_host_name(live),
        lost=lost,
        links={i.seat: i.address for i in invitations(request, table)},
        only_here=_is_loopback(home(request)),
        options=_chosen_options(table, language),
        bots=bot_words(live.game, language),
    )


def _quick_table(game_id: str) -> dict[str, object]:
    """What "Play now" sends: me against bots, with the options for a first match."""
    players = known_game(game_id).players
    count = PLAYERS if PLAYERS in players else players[0]
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(count - 1))]
    return {"game": game_id, "seats": seats, "beginner": True}


def _chosen_options(table: Listed, language: str) -> list[tuple[str, str]]:
    """The options that are not at their default, as title and value."""
    game, found = known_game(table.header.game), []
    for option, text in zip(game.options, option_texts(game, language), strict=True):
        value = table.header.options[option.name]
        if value != option.default:
            found.append((text.title, text.shown(value, option)))
    return found


def _host_name(live: LiveTable) -> str:
    """The name of whoever opened the table, if they sit at it."""
    seats: list[Seat] = [s for s in live.seats if s.person_id == live.header.host]
    return seats[0].name if seats else ""


def _is_loopback(address: str) -> bool:
    host = urlsplit(address).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _ago(language: str) -> Callable[[float], str]:
    """How long ago something was, in words."""

    def ago(moment: float) -> str:
        since = timedelta(seconds=moment - time.time())
        return format_timedelta(since, add_direction=True, locale=language)

    return ago


router.include_router(pages)
