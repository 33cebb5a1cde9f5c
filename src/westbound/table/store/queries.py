"""Questions about many tables, or about one table and one visitor: what lists and pages show."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, String, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from westbound.table.records import STATUSES, Header, Status
from westbound.table.store import schema as db

MAX_LISTED = 50

_TABLE, _PERSON = bindparam("table_id", type_=String), bindparam("person_id", type_=String)
_SUMMARY = select(
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


class TableSummary(NamedTuple):
    """What a visitor's page of a table shows besides the match."""

    revision: int
    messages: int  # how many there are
    note: str  # the visitor's own
    toured: bool  # whether the visitor has seen the game's guided tour


class TableQueries:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def summary(self, table_id: str, person_id: str | None) -> TableSummary | None:
        """In one query instead of four; None if there is no such table."""
        values = {"table_id": table_id, "person_id": person_id}
        async with self._engine.connect() as connection:
            row = (await connection.execute(_SUMMARY, values)).first()
        if row is None:
            return None
        return TableSummary(row.revision, row.messages, row.note or "", bool(row.tours))

    async def find(
        self, *, person_id: str | None = None, status: Status | None = None, limit: int = MAX_LISTED
    ) -> list[Header]:
        """Tables, newest change first: those of a person, or public ones with this status."""
        query = select(db.tables).order_by(db.tables.c.changed.desc()).limit(limit)
        if status is not None:
            query = query.where(db.tables.c.status == status)
        if person_id is None:
            query = query.where(db.tables.c.public)
        else:
            query = query.where(_of(person_id))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Header(**row._asdict()) for row in rows]

    async def damaged(self, person_id: str) -> list[Header]:
        """Tables of a person with a status that nobody knows."""
        unknown = db.tables.c.status.not_in(STATUSES)
        query = select(db.tables).where(unknown, _of(person_id)).limit(MAX_LISTED)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Header(**row._asdict()) for row in rows]

    async def running(self) -> list[str]:
        """The ids of all running tables."""
        query = select(db.tables.c.id).where(db.tables.c.status == "running")
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def rematch_of(self, table_id: str) -> str | None:
        """The table at which the same people play again; one that continues a position is not."""
        columns = db.tables.c
        query = select(columns.id).where(
            columns.forked_from == table_id, columns.forked_at.is_(None)
        )
        async with self._engine.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar()
        return found


def _of(person_id: str) -> ColumnElement[bool]:
    """Where the person sits, or is the host."""
    mine = select(db.seats.c.table_id).where(db.seats.c.person_id == person_id)
    return db.tables.c.id.in_(mine) | (db.tables.c.host == person_id)
