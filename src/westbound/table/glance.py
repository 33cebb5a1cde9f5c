"""What a page shows beside the match, in one question to the database instead of four."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import String, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from westbound.table import schema as db

_TABLE, _PERSON = bindparam("table_id", type_=String), bindparam("person_id", type_=String)
_QUERY = select(
    db.tables.c.revision,
    select(func.count())
    .where(db.messages.c.table_id == _TABLE)
    .scalar_subquery()
    .label("messages"),
    select(db.notes.c.text)
    .where(db.notes.c.table_id == _TABLE, db.notes.c.person_id == _PERSON)
    .scalar_subquery()
    .label("note"),
    select(func.count())
    .where(db.tours.c.person_id == _PERSON, db.tours.c.game == db.tables.c.game)
    .scalar_subquery()
    .label("tours"),
).where(db.tables.c.id == _TABLE)


class Glance(NamedTuple):
    """A table as one visitor comes to it."""

    revision: int
    messages: int  # how many there are
    note: str  # the visitor's own
    toured: bool  # whether the visitor has seen the game's guided tour


async def glance(engine: AsyncEngine, table_id: str, person_id: str | None) -> Glance | None:
    """None if there is no such table."""
    async with engine.connect() as connection:
        found = await connection.execute(_QUERY, {"table_id": table_id, "person_id": person_id})
        row = found.first()
    if row is None:
        return None
    return Glance(row.revision, row.messages, row.note or "", bool(row.tours))
