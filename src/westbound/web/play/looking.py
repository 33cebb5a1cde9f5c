"""From a request to a look at a table; shared by pages, API and live connections."""

from __future__ import annotations

from typing import cast

from starlette.requests import HTTPConnection

from westbound.table.records import Person
from westbound.table.service import Tables
from westbound.web.play.answers import Fresh
from westbound.web.play.fragments import show
from westbound.web.play.sight import Sight, look
from westbound.web.render import language_of


def tables_of(connection: HTTPConnection) -> Tables:
    return cast("Tables", connection.app.state.tables)


async def sight_of(
    connection: HTTPConnection, person: Person | None, table_id: str, at: int | None = None
) -> Sight:
    """The look of this person at the table as it is now."""
    live = await tables_of(connection).get(table_id)
    return look(live, person, language_of(connection, person), at)


async def fresh(
    connection: HTTPConnection, person: Person | None, table_id: str, at: int | None = None
) -> Fresh:
    """Everything the page of this person shows now; before the start there is nothing yet."""
    tables = tables_of(connection)
    messages = await tables.store.chat.messages(table_id)
    live = await tables.get(table_id)  # last: nothing is awaited between this and the drawing
    header = live.header
    if not header.begun:
        return Fresh(n=header.revision, status=header.status)
    seen = look(live, person, language_of(connection, person), at)
    return Fresh(n=seen.revision, status=header.status, fragments=show(seen, messages).texts)
