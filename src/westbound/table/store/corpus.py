"""Finished matches that everybody who played them allows to be published."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from westbound.table.records import EntryRow, Header, Seat
from westbound.table.store import schema as db
from westbound.table.store.entries import EntryStore
from westbound.table.store.tables import TableStore


class Place(NamedTuple):
    """Where a reader of the list has got to: the last change and the id of a table."""

    changed: float
    table_id: str


class SharedTable(NamedTuple):
    header: Header
    seats: list[Seat]
    entries: list[EntryRow]


class CorpusStore:
    def __init__(self, engine: AsyncEngine, tables: TableStore, entries: EntryStore) -> None:
        self._engine, self._tables, self._entries = engine, tables, entries

    async def find(self, game: str | None, after: Place | None, limit: int) -> list[Header]:
        """In the order in which they ended, those after a place in that order."""
        columns = db.tables.c
        query = select(db.tables).where(columns.status == "over", _played_by_people(), _allowed())
        if game is not None:
            query = query.where(columns.game == game)
        if after is not None:
            later = and_(columns.changed == after.changed, columns.id > after.table_id)
            query = query.where(or_(columns.changed > after.changed, later))
        ordered = query.order_by(columns.changed, columns.id).limit(limit)
        async with self._engine.connect() as connection:
            return [Header(**row._asdict()) for row in await connection.execute(ordered)]

    async def read(self, header: Header) -> SharedTable:
        seats = await self._tables.seats(header.id)
        return SharedTable(header, seats, await self._entries.log(header.id))


def _played_by_people() -> ColumnElement[bool]:
    return exists().where(db.seats.c.table_id == db.tables.c.id, db.seats.c.kind == "person")


def _allowed() -> ColumnElement[bool]:
    """No seat is of somebody who has not said yes, be it that they are gone."""
    agreed = exists().where(db.people.c.id == db.seats.c.person_id, db.people.c.share)
    return ~exists().where(
        db.seats.c.table_id == db.tables.c.id, db.seats.c.kind == "person", ~agreed
    )
