"""People: their names, settings and logins, and what a guest hands over to an account."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import NamedTuple

from sqlalchemy import Table, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from westbound.table.records import Person
from westbound.table.store import schema as db
from westbound.table.store.writing import Conflict, notify


class Credentials(NamedTuple):
    person_id: str
    password: str  # as a hash


class PeopleStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def get(self, person_id: str) -> Person | None:
        query = select(db.people).where(db.people.c.id == person_id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        return Person(*(getattr(row, name) for name in Person.__slots__))

    async def credentials(self, login: str) -> Credentials | None:
        """Whose login this is, and the hash of their password."""
        query = select(db.people.c.id, db.people.c.password).where(db.people.c.login == login)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Credentials(row.id, row.password)

    async def add(self, person: Person) -> None:
        fields = {name: getattr(person, name) for name in Person.__slots__}
        async with self._engine.begin() as connection:
            await connection.execute(insert(db.people).values(**fields, created=time.time()))

    async def change(self, person_id: str, fields: Mapping[str, str | bool | None]) -> None:
        """Conflict if somebody else has the login already."""
        statement = update(db.people).where(db.people.c.id == person_id).values(**fields)
        try:
            async with self._engine.begin() as connection:
                await connection.execute(statement)
        except IntegrityError as error:
            raise Conflict from error

    async def merge(self, guest: str, person: str) -> list[str]:
        """Everything the guest has at tables becomes the person's, and the guest is gone.

        Where both have a seat at the same table, the person has both, as on one screen. Where both
        have notes, the person has both texts. Returns the ids of the tables that changed.
        """
        async with self._engine.begin() as connection:
            touched = await _tables_of(connection, guest)
            for column in (
                db.seats.c.person_id,
                db.tables.c.host,
                db.messages.c.person_id,
                db.bot_accounts.c.owner,
            ):
                await connection.execute(
                    update(column.table).where(column == guest).values({column.name: person})
                )
            await _move(connection, db.notes, "table_id", guest, person, {"text": _both})
            await _move(connection, db.screens, "table_id", guest, person)
            await _move(connection, db.unseated, "table_id", guest, person)
            await _move(connection, db.tours, "game", guest, person)
            await connection.execute(delete(db.people).where(db.people.c.id == guest))
            await _raise_revisions(connection, touched)
        return touched


async def _tables_of(connection: AsyncConnection, person_id: str) -> list[str]:
    """Every table where the person sits, hosts or has written in the chat."""
    found: set[str] = set()
    for key, who in (
        (db.seats.c.table_id, db.seats.c.person_id),
        (db.tables.c.id, db.tables.c.host),
        (db.messages.c.table_id, db.messages.c.person_id),
    ):
        found.update((await connection.execute(select(key).where(who == person_id))).scalars())
    return sorted(found)


async def _raise_revisions(connection: AsyncConnection, table_ids: list[str]) -> None:
    await connection.execute(
        update(db.tables)
        .where(db.tables.c.id.in_(table_ids))
        .values(revision=db.tables.c.revision + 1)
    )
    for table_id in table_ids:
        await notify(connection, table_id)


async def _move(
    connection: AsyncConnection,
    table: Table,
    key: str,
    guest: str,
    person: str,
    joined: Mapping[str, Callable[[str, str], str]] = {},
) -> None:
    """Give the guest's rows to the person; a row that both have becomes one."""
    theirs = table.c.person_id == guest
    for row in (await connection.execute(select(table).where(theirs))).mappings().all():
        same = (table.c[key] == row[key]) & (table.c.person_id == person)
        own = (await connection.execute(select(table).where(same))).mappings().first()
        new = {**row, "person_id": person}
        if own is not None:
            new |= {name: join(own[name], row[name]) for name, join in joined.items()}
        await connection.execute(delete(table).where(same))
        await connection.execute(insert(table).values(new))
    await connection.execute(delete(table).where(theirs))


def _both(own: str, other: str) -> str:
    return "\n\n".join(text for text in (own, other) if text)
