"""What several stores need to write: upserts, notifications for other processes, and lost races."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Table, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL = "westbound"  # of LISTEN and NOTIFY


class Conflict(Exception):
    """Somebody else was first; nothing was written."""


async def upsert(connection: AsyncConnection, table: Table, row: Mapping[str, object]) -> None:
    """Insert a row, or replace the one with the same key, in one statement."""
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = make(table).values(row)
    keys = [column.name for column in table.primary_key]
    rest = {name: statement.excluded[name] for name in row if name not in keys}
    await connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=rest))


async def notify(connection: AsyncConnection, table_id: str, writer: str = "") -> None:
    """Tell the other processes, if the database can; sent when the transaction commits.

    A writer that has announced the change itself gives its name, to know its own news again.
    """
    if connection.dialect.name == "postgresql":
        news = f"{table_id} {writer}".rstrip()
        await connection.execute(
            text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news}
        )
