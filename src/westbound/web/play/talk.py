"""Around the match: talk, private notes, files, and new tables out of this one."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

import westbound
from westbound.table import lifecycle
from westbound.table.errors import NotYourSeat
from westbound.table.lifecycle import may_copy
from westbound.web.models import ERRORS
from westbound.web.people import Known, Visitor
from westbound.web.play.answers import (
    ChatBody,
    ContinueBody,
    Fresh,
    ImportBody,
    NewTable,
    Notes,
    NotesBody,
)
from westbound.web.play.looking import fresh, tables_of
from westbound.web.render import language_of
from westbound.web.words import gettext_of, mark

router = APIRouter(prefix="/api/v1", responses=ERRORS)
AGAIN = mark("Let us play again: %(address)s")
NO_EXPORT = mark("A match with others can be saved to a file only after its end.")


@router.post("/tables/{table_id}/chat")
async def say(request: Request, person: Known, table_id: str, body: ChatBody) -> Fresh:
    """Say something at the table; spectators may too."""
    tables = tables_of(request)
    await tables.get(table_id)
    text = " ".join(body.text.split())
    if text:
        await tables.store.chat.say(table_id, person.id, person.name, text)
        tables.bus.announce(table_id)
    return await fresh(request, person, table_id)


@router.get("/tables/{table_id}/notes")
async def read_notes(request: Request, person: Visitor, table_id: str) -> Notes:
    """The person's own notes; nobody else can read them."""
    tables = tables_of(request)
    await tables.get(table_id)
    return Notes(text=await tables.store.chat.note(table_id, person.id) if person else "")


@router.put("/tables/{table_id}/notes")
async def write_notes(request: Request, person: Known, table_id: str, body: NotesBody) -> Notes:
    """Keep the person's own notes, instead of those before."""
    tables = tables_of(request)
    await tables.get(table_id)
    await tables.store.chat.keep_note(table_id, person.id, body.text)
    return Notes(text=body.text)


@router.get("/tables/{table_id}/export", response_class=Response)
async def export(request: Request, person: Visitor, table_id: str) -> Response:
    """The match as a file. It holds the seed, so a match with others must be over."""
    live = await tables_of(request).get(table_id)
    if not may_copy(live, person):
        raise NotYourSeat(NO_EXPORT)
    name = f'attachment; filename="{live.header.game}-{table_id}.json"'
    return Response(
        live.match.to_json(),
        media_type="application/json",
        headers={"Content-Disposition": name},
    )


@router.post("/import", status_code=201)
async def import_match(request: Request, person: Known, body: ImportBody) -> NewTable:
    """A private table from a match file; every entry is checked."""
    match = westbound.match_from_json(body.text)
    return _new(await lifecycle.import_match(tables_of(request), match, person))


@router.post("/tables/{table_id}/continue", status_code=201)
async def continue_from(
    request: Request, person: Known, table_id: str, body: ContinueBody
) -> NewTable:
    """A private table that goes on from an earlier position."""
    tables = tables_of(request)
    live = await tables.get(table_id)
    return _new(await lifecycle.continue_from(tables, live, person, body.at, body.seats))


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(request: Request, person: Known, table_id: str) -> NewTable:
    """The same seats and options again."""
    tables = tables_of(request)
    live = await tables.get(table_id)
    again, is_new = await lifecycle.rematch(tables, live, person)
    if is_new:
        sentence = gettext_of(language_of(request, person), AGAIN) % {"address": f"/t/{again}"}
        await tables.store.chat.say(table_id, person.id, person.name, sentence)
        tables.bus.announce(table_id)
    return _new(again)


def _new(table_id: str) -> NewTable:
    return NewTable(id=table_id, address=f"/t/{table_id}")
