"""The whole page of a table as fragments, now or at an earlier position."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.requests import HTTPConnection

from westbound.table.records import Person
from westbound.web.api.schemas import ERRORS, PageUpdate
from westbound.web.http.app_state import tables_of
from westbound.web.http.render import language_of
from westbound.web.http.users import OptionalUser
from westbound.web.live.render import render_page
from westbound.web.live.view import view_for

router = APIRouter(prefix="/tables/{table_id}", responses=ERRORS)


@router.get("/position")
async def position(
    request: Request,
    person: OptionalUser,
    table_id: str,
    at: Annotated[int | None, Query(ge=0)] = None,
) -> PageUpdate:
    """The fragments of the present or of an earlier position."""
    return await page_update(request, person, table_id, at)


async def page_update(
    connection: HTTPConnection, person: Person | None, table_id: str, at: int | None = None
) -> PageUpdate:
    """Everything the page of this person shows; before the start there is nothing yet."""
    tables = tables_of(connection)
    messages = await tables.store.chat.messages(table_id)
    live = await tables.get(table_id)  # last: nothing is awaited between this and rendering
    header = live.header
    if not header.begun:
        return PageUpdate(n=header.revision, status=header.status)
    view = view_for(live, person, language_of(connection, person), at)
    fragments = dict(render_page(view, messages).fragments)
    return PageUpdate(n=view.revision, status=header.status, fragments=fragments)
