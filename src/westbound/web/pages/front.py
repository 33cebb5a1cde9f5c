"""The front page, and the list of my tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from westbound.bots import DEFAULT_BOT
from westbound.engine.errors import explain_error
from westbound.table.errors import SetAside
from westbound.web.game_info import all_games, known_game, level_texts, usual_players
from westbound.web.http.app_state import tables_of
from westbound.web.http.render import ago_in, language_of, page
from westbound.web.http.users import OptionalUser
from westbound.web.table_list import my_tables, open_tables

router = APIRouter()
MAX_ON_FRONT = 6


@router.get("/")
async def front(request: Request, person: OptionalUser) -> HTMLResponse:
    """The games, what waits for me, and tables to join."""
    language = language_of(request, person)
    mine = await my_tables(tables_of(request), person)
    return page(
        request,
        person,
        "front.html",
        games=all_games(language),
        waiting=[table for table in mine if table.header.status != "over"][:MAX_ON_FRONT],
        finished=sum(table.header.status == "over" for table in mine),
        public=await open_tables(tables_of(request), mine, person),
        quick=_quick_table,
        levels=partial(level_texts, language=language),
        ago=ago_in(language),
        why_set_aside=_why_set_aside(language),
    )


@router.get("/tables")
async def tables_page(request: Request, person: OptionalUser) -> HTMLResponse:
    """All my tables, and public ones."""
    language = language_of(request, person)
    mine = await my_tables(tables_of(request), person)
    return page(
        request,
        person,
        "my_tables.html",
        mine=mine,
        public=await open_tables(tables_of(request), mine, person),
        ago=ago_in(language),
        why_set_aside=_why_set_aside(language),
    )


def _quick_table(game_id: str, bot: str = DEFAULT_BOT) -> dict[str, object]:
    """What "Play now" sends: me against bots, with the options for a first match."""
    count = usual_players(known_game(game_id))
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for _ in range(count - 1))]
    return {"game": game_id, "seats": seats, "beginner": True}


def _why_set_aside(language: str) -> Callable[[SetAside], str]:
    return lambda aside: explain_error(aside, language)
