"""The page of a table: its match now, or an earlier position of it."""

from __future__ import annotations

import re
import time
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from westbound.engine.json_types import Json
from westbound.engine.rule_changes import told_changes
from westbound.table.lifecycle import may_copy, usual_seats
from westbound.web.game_info import bot_groups
from westbound.web.http.app_state import tables_of
from westbound.web.http.assets import asset_address, has_asset
from westbound.web.http.links import rule_address
from westbound.web.http.render import language_of, page
from westbound.web.http.users import OptionalUser
from westbound.web.live import tour
from westbound.web.live.history import history_of
from westbound.web.live.log import chapters, ending, kinds_in_log
from westbound.web.live.render import json_block, render_page, template
from westbound.web.live.requests import load_view
from westbound.web.live.view import TableView, view_for
from westbound.web.pages.waiting_room import page_before_match

router = APIRouter()
MORPH = "vendor/idiomorph.esm.js"  # without it the page swaps whole fragments
At = Annotated[int | None, Query(ge=0)]


@router.get("/t/{table_id}", response_class=HTMLResponse)
async def table_page(
    request: Request, person: OptionalUser, table_id: str, at: str | None = None
) -> Response:
    """The table: its waiting room, the match, or an earlier position of it."""
    tables = tables_of(request)
    found = await tables.store.queries.summary(table_id, person.id if person else None)
    table = await tables.at(table_id, found and found.revision)
    assert found is not None  # or there would be no table
    before = await page_before_match(request, person, table)
    if before is not None:
        return before
    messages = await tables.store.chat.messages(table_id) if found.messages else []
    length = len(table.match.log)  # no await from here on
    if at is not None and not is_position(at, length):  # a broken link still leads to the table
        return RedirectResponse(f"/t/{table_id}", 303)
    view = view_for(table, person, language_of(request, person), None if at is None else int(at))
    return page(
        request,
        person,
        "table/table.html",
        view=view,
        parts=render_page(view, messages).fragments,
        note=found.note,
        length=length,
        rounds=round_starts(view),
        facts=json_block(table_facts(view)),
        may_export=may_copy(table, person),
        usual_seats=usual_seats(table),
        bots=bot_groups(table.game, view.language),
        guide=tour.offer(person, view, toured=found.toured),
        changes=told_changes(table.game, table.match.rules_version, view.language),
        rule_address=rule_address,
    )


def is_position(text: str, length: int) -> bool:
    return re.fullmatch("[0-9]{1,9}", text) is not None and int(text) <= length


def table_facts(view: TableView) -> dict[str, Json]:
    """What the scripts of the page need to know besides its fragments."""
    return {
        "id": view.table_id,
        "n": view.revision,
        "at": view.at,
        "length": len(view.live.match.log),
        "status": view.live.header.status,
        "now": time.time(),  # by the server's clock, for time limits
        "viewer": view.viewer,
        "title": f"{view.live.game.title} · Westbound",
        "morph": asset_address(MORPH) if has_asset(MORPH) else None,
    }


def round_starts(view: TableView) -> list[tuple[int, int]]:
    """Each round with the position at which it begins."""
    starts: dict[int, int] = {}
    for entry in history_of(view.live).entries:
        if entry.round:
            starts.setdefault(entry.round, entry.n - 1)
    return list(starts.items())


@router.get("/t/{table_id}/log", response_class=HTMLResponse)
async def log_fragment(request: Request, person: OptionalUser, table_id: str) -> HTMLResponse:
    """The whole log as a fragment; the page asks for it when it is opened."""
    view = await load_view(request, person, table_id)
    told = {"ending": ending(view), "chapters": chapters(view), "kinds": kinds_in_log(view)}
    return HTMLResponse(template("log", view, **told))


@router.get("/t/{table_id}/text", response_class=HTMLResponse)
async def board_as_text(
    request: Request, person: OptionalUser, table_id: str, at: At = None
) -> Response:
    """The position in plain text, for those who cannot see the drawing."""
    view = await load_view(request, person, table_id, at)
    drawn = view.match.game.draw(view.match.state, view.viewer, view.names, view.language)
    return Response(drawn, media_type="text/plain; charset=utf-8")
