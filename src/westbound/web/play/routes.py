"""The table's page and its API: one router made of the parts of a table."""

from __future__ import annotations

import re
import time
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from westbound.engine.json_types import Json
from westbound.table.lifecycle import may_copy, usual_seats
from westbound.web.about import bot_words
from westbound.web.assets import asset_address, has_asset
from westbound.web.models import ERRORS
from westbound.web.people import Visitor
from westbound.web.play import facts, guide, live, talk, turns
from westbound.web.play.answers import Fresh
from westbound.web.play.fragments import json_block, log, show
from westbound.web.play.looking import fresh, sight_of, tables_of
from westbound.web.play.sight import Sight, look
from westbound.web.play.story import story_of
from westbound.web.render import language_of, page

router = APIRouter()
MORPH = "vendor/idiomorph.esm.js"  # without it the page swaps whole fragments
At = Annotated[int | None, Query(ge=0)]


@router.get("/t/{table_id}", response_class=HTMLResponse, include_in_schema=False)
async def table_page(
    request: Request, person: Visitor, table_id: str, at: str | None = None
) -> Response:
    """The table: its waiting room, the match, or an earlier position of it."""
    tables = tables_of(request)
    found = await tables.store.queries.summary(table_id, person.id if person else None)
    table = await tables.at(table_id, found and found.revision)
    assert found is not None  # or there would be no table
    from westbound.web.lobby import room_before  # the lobby links to tables as well

    room = await room_before(request, person, table)
    if room is not None:
        return room
    messages = await tables.store.chat.messages(table_id) if found.messages else []
    length = len(table.match.log)  # nothing is awaited from here on
    if at is not None and not is_position(at, length):  # a broken link still leads to the table
        return RedirectResponse(f"/t/{table_id}", 303)
    seen = look(table, person, language_of(request, person), None if at is None else int(at))
    return page(
        request,
        person,
        "play/table.html",
        sight=seen,
        parts=show(seen, messages).texts,
        note=found.note,
        length=length,
        rounds=round_starts(seen),
        facts=json_block(table_facts(seen)),
        may_export=may_copy(table, person),
        usual_seats=usual_seats(table),
        bots=bot_words(table.game, seen.language),
        guide=guide.offer(person, seen, toured=found.toured),
    )


def is_position(text: str, length: int) -> bool:
    return re.fullmatch("[0-9]{1,9}", text) is not None and int(text) <= length


def table_facts(sight: Sight) -> dict[str, Json]:
    """What the scripts of the page need to know besides its fragments."""
    return {
        "id": sight.table_id,
        "n": sight.revision,
        "at": sight.at,
        "length": len(sight.live.match.log),
        "status": sight.live.header.status,
        "now": time.time(),  # by the server's clock, for time limits
        "viewer": sight.viewer,
        "title": f"{sight.live.game.title} · Westbound",
        "morph": asset_address(MORPH) if has_asset(MORPH) else None,
    }


def round_starts(sight: Sight) -> list[tuple[int, int]]:
    """Each round with the position at which it begins."""
    starts: dict[int, int] = {}
    for told in story_of(sight.live).told:
        if told.round:
            starts.setdefault(told.round, told.n - 1)
    return list(starts.items())


@router.get("/t/{table_id}/log", response_class=HTMLResponse, include_in_schema=False)
async def log_fragment(request: Request, person: Visitor, table_id: str) -> HTMLResponse:
    """The whole log as a fragment; the page asks for it when it is opened."""
    return HTMLResponse(log(await sight_of(request, person, table_id)))


@router.get("/t/{table_id}/text", response_class=HTMLResponse, include_in_schema=False)
async def board_as_text(
    request: Request, person: Visitor, table_id: str, at: At = None
) -> Response:
    """The position in plain text, for those who cannot see the drawing."""
    seen = await sight_of(request, person, table_id, at)
    drawn = seen.match.game.draw(seen.match.state, seen.viewer, seen.names, seen.language)
    return Response(drawn, media_type="text/plain; charset=utf-8")


@router.get("/api/v1/tables/{table_id}/position", responses=ERRORS)
async def position(request: Request, person: Visitor, table_id: str, at: At = None) -> Fresh:
    """The fragments of the present or of an earlier position."""
    return await fresh(request, person, table_id, at)


for part in (turns, facts, talk, live, guide):
    router.include_router(part.router)
