"""From a request to the view of a table."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from westbound.table.records import Person
from westbound.web.http.app_state import tables_of
from westbound.web.http.render import language_of
from westbound.web.live.view import TableView, view_for


async def load_view(
    connection: HTTPConnection, person: Person | None, table_id: str, at: int | None = None
) -> TableView:
    """How this person sees the table now, or as it was after `at` entries."""
    live = await tables_of(connection).get(table_id)
    return view_for(live, person, language_of(connection, person), at)
