"""What people say at a table, and their private notes."""

from __future__ import annotations

from fastapi import APIRouter, Request

from westbound.web.api.position import page_update
from westbound.web.api.schemas import ERRORS, ChatIn, NotesIn, NotesOut, PageUpdate
from westbound.web.http.app_state import tables_of
from westbound.web.http.bot_tokens import FOR_BOTS, Speaker
from westbound.web.http.users import CurrentUser, OptionalUser

router = APIRouter(prefix="/tables/{table_id}", responses=ERRORS)


@router.post("/chat", dependencies=[FOR_BOTS])
async def say(request: Request, person: Speaker, table_id: str, body: ChatIn) -> PageUpdate:
    """Say something at the table; spectators may too."""
    tables = tables_of(request)
    await tables.get(table_id)
    text = " ".join(body.text.split())
    if text:
        await tables.store.chat.say(table_id, person.id, person.name, text)
        tables.bus.announce(table_id)
    return await page_update(request, person, table_id)


@router.get("/notes")
async def read_notes(request: Request, person: OptionalUser, table_id: str) -> NotesOut:
    """The person's own notes; nobody else can read them."""
    tables = tables_of(request)
    await tables.get(table_id)
    return NotesOut(text=await tables.store.chat.note(table_id, person.id) if person else "")


@router.put("/notes")
async def write_notes(
    request: Request, person: CurrentUser, table_id: str, body: NotesIn
) -> NotesOut:
    """Replace the person's own notes."""
    tables = tables_of(request)
    await tables.get(table_id)
    await tables.store.chat.keep_note(table_id, person.id, body.text)
    return NotesOut(text=body.text)
