"""Matches as files: exported from a table, imported into a new one."""

from __future__ import annotations

import re

from fastapi import APIRouter, Request, Response

import westbound
from westbound.engine.match_schema import match_schema
from westbound.table.errors import NotYourSeat, SetAside
from westbound.table.lifecycle import import_match, may_copy
from westbound.table.set_aside import file_of, may_take, shown_header
from westbound.web.api.schemas import ERRORS, ImportIn, NewTableOut
from westbound.web.http.app_state import tables_of
from westbound.web.http.i18n import gettext_noop
from westbound.web.http.users import CurrentUser, OptionalUser

router = APIRouter(responses=ERRORS)
NO_EXPORT = gettext_noop("A match with others can be saved to a file only after its end.")


@router.get("/tables/{table_id}/export", response_class=Response)
async def export(request: Request, person: OptionalUser, table_id: str) -> Response:
    """The match as a file. It holds the seed, so a match with others must be over.

    One that cannot be read is given to those who sit there, as far as it is stored.
    """
    tables = tables_of(request)
    try:
        live = await tables.get(table_id)
    except SetAside as aside:
        if not may_take(aside, person):
            raise NotYourSeat(NO_EXPORT) from None
        text = file_of(aside, await tables.store.entries.log(table_id))
        return _file(text, shown_header(aside).game, table_id)
    if not may_copy(live, person):
        raise NotYourSeat(NO_EXPORT)
    return _file(live.match.to_json(), live.header.game, table_id)


def _file(text: str, game_id: str, table_id: str) -> Response:
    name = re.sub(r"[^A-Za-z0-9_-]", "", f"{game_id}-{table_id}")
    return Response(
        text,
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}.json"'},
    )


@router.get("/match.schema.json", response_class=Response)
async def schema() -> Response:
    """The JSON Schema of match files."""
    return Response(match_schema(), media_type="application/schema+json")


@router.post("/import", status_code=201)
async def import_file(request: Request, person: CurrentUser, body: ImportIn) -> NewTableOut:
    """A private table from a match file; every entry is checked."""
    match = westbound.match_from_json(body.text)
    table_id = await import_match(tables_of(request), match, person)
    return NewTableOut(id=table_id, address=f"/t/{table_id}")
