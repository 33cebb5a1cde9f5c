"""Reading and writing tables. Every change of a table goes through `change`, which two writers
cannot both win: it raises the revision only if it is still the one the writer has seen."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy import Table, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from westbound.table import schema as db
from westbound.table.bus import notify
from westbound.table.records import Draft, EntryRow, Header, Message, Seat, Status


class Conflict(Exception):
    """Somebody else has changed the table in the meantime; nothing was written."""


class Change:
    """What is to be written in one go."""

    __slots__ = ("drafts", "entries", "seats", "status", "unseated")

    def __init__(self) -> None:
        self.entries: list[EntryRow] = []
        self.drafts: dict[int, Draft | None] = {}
        self.seats: list[Seat] = []
        self.status: Status | None = None
        self.unseated: set[str] = set()  # people whose seat is taken from them


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    # --- tables

    async def add_table(
        self, header: Header, seats: Iterable[Seat], entries: Sequence[EntryRow]
    ) -> None:
        async with self.engine.begin() as connection:
            fields = {name: getattr(header, name) for name in Header.__slots__}
            await connection.execute(insert(db.tables).values(**fields))
            for seat in seats:
                await connection.execute(insert(db.seats).values(_seat_row(header.id, seat)))
            await _add_entries(connection, header.id, entries)

    async def header(self, table_id: str) -> Header | None:
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(select(db.tables).where(db.tables.c.id == table_id))
            ).first()
        return None if row is None else Header(**row._asdict())

    async def revision(self, table_id: str) -> int | None:
        query = select(db.tables.c.revision).where(db.tables.c.id == table_id)
        async with self.engine.connect() as connection:
            found: int | None = (await connection.execute(query)).scalar()
        return found

    async def seats(self, table_id: str) -> list[Seat]:
        query = select(db.seats).where(db.seats.c.table_id == table_id).order_by(db.seats.c.seat)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Seat(r.seat, r.kind, r.name, r.invitation, person_id=r.person_id, bot=r.bot)
            for r in rows
        ]

    async def entries(self, table_id: str, after: int = 0) -> list[EntryRow]:
        """The log from entry `after` on; entries are numbered from 0."""
        query = (
            select(db.entries)
            .where(db.entries.c.table_id == table_id, db.entries.c.n >= after)
            .order_by(db.entries.c.n)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [EntryRow(r.n, r.seat, r.move, r.automatic, r.at) for r in rows]

    async def drafts(self, table_id: str) -> dict[int, Draft]:
        query = select(db.drafts).where(db.drafts.c.table_id == table_id)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {r.seat: Draft(tuple(r.moves), tuple(r.redo)) for r in rows}

    async def change(self, header: Header, change: Change) -> Header:
        """Write a change and return the header after it; Conflict if somebody was faster."""
        after = _header_after(header, change)
        try:
            async with self.engine.begin() as connection:
                raised = await connection.execute(
                    update(db.tables)
                    .where(db.tables.c.id == header.id, db.tables.c.revision == header.revision)
                    .values(revision=after.revision, changed=after.changed, status=after.status)
                )
                if raised.rowcount != 1:
                    raise Conflict
                await _add_entries(connection, header.id, change.entries)
                for seat, draft in change.drafts.items():
                    await _put_draft(connection, header.id, seat, draft)
                for place in change.seats:
                    await _put_seat(connection, header.id, place)
                for person_id in change.unseated:
                    await _put_unseated(connection, header.id, person_id)
                await notify(connection, header.id, after.revision)
        except IntegrityError as error:
            raise Conflict from error
        return after

    async def find(
        self, *, person_id: str | None = None, status: Status | None = None, most: int = 50
    ) -> list[Header]:
        """Tables, newest change first: those of a person, or public ones with this status."""
        query = select(db.tables).order_by(db.tables.c.changed.desc()).limit(most)
        if status is not None:
            query = query.where(db.tables.c.status == status)
        if person_id is None:
            query = query.where(db.tables.c.public)
        else:
            mine = select(db.seats.c.table_id).where(db.seats.c.person_id == person_id)
            query = query.where(db.tables.c.id.in_(mine) | (db.tables.c.host == person_id))
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Header(**row._asdict()) for row in rows]

    async def running(self) -> list[str]:
        """The ids of all running tables."""
        query = select(db.tables.c.id).where(db.tables.c.status == "running")
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def put_result(self, table_id: str, result: list[list[int]]) -> None:
        """Keep how a finished match ended; the log says the same, so nothing else changes."""
        async with self.engine.begin() as connection:
            await connection.execute(
                update(db.tables).where(db.tables.c.id == table_id).values(result=result)
            )

    # --- talk, notes, who goes on at a screen

    async def was_unseated(self, table_id: str, person_id: str) -> bool:
        """Whether the host has taken the person's seat."""
        query = select(db.unseated.c.person_id).where(
            db.unseated.c.table_id == table_id, db.unseated.c.person_id == person_id
        )
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def forget_unseated(self, table_id: str, person_id: str) -> None:
        """The person has been told."""
        async with self.engine.begin() as connection:
            await _remove_unseated(connection, table_id, person_id)

    async def say(self, table_id: str, person_id: str, name: str, text: str) -> None:
        for _ in range(5):  # two people may write at the same moment
            said = await self.messages(table_id)
            row = {
                "table_id": table_id,
                "n": len(said),
                "person_id": person_id,
                "name": name,
                "text": text,
                "at": time.time(),
            }
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(insert(db.messages).values(row))
                    await notify(connection, table_id)
            except IntegrityError:
                continue
            return
        raise Conflict

    async def messages(self, table_id: str) -> list[Message]:
        query = (
            select(db.messages).where(db.messages.c.table_id == table_id).order_by(db.messages.c.n)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Message(r.n, r.person_id, r.name, r.text, r.at) for r in rows]

    async def note(self, table_id: str, person_id: str) -> str:
        query = select(db.notes.c.text).where(
            db.notes.c.table_id == table_id, db.notes.c.person_id == person_id
        )
        async with self.engine.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar()
        return found or ""

    async def put_note(self, table_id: str, person_id: str, text: str) -> None:
        row = {"table_id": table_id, "person_id": person_id, "text": text}
        async with self.engine.begin() as connection:
            await _put(connection, db.notes, row)

    async def screens(self, table_id: str) -> dict[str, int]:
        """The seat that each person with several of them has chosen to go on."""
        query = select(db.screens).where(db.screens.c.table_id == table_id)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {r.person_id: r.seat for r in rows}

    async def put_screen(self, table_id: str, person_id: str, seat: int) -> None:
        row = {"table_id": table_id, "person_id": person_id, "seat": seat}
        async with self.engine.begin() as connection:
            await _put(connection, db.screens, row)


def _header_after(header: Header, change: Change) -> Header:
    fields = {name: getattr(header, name) for name in Header.__slots__}
    fields["revision"] = header.revision + 1
    fields["changed"] = time.time()
    fields["status"] = change.status or header.status
    return Header(**fields)


def _seat_row(table_id: str, seat: Seat) -> dict[str, object]:
    return {"table_id": table_id, **{name: getattr(seat, name) for name in Seat.__slots__}}


async def _add_entries(
    connection: AsyncConnection, table_id: str, entries: Sequence[EntryRow]
) -> None:
    rows = [
        {"table_id": table_id, **{name: getattr(e, name) for name in EntryRow.__slots__}}
        for e in entries
    ]
    if rows:
        await connection.execute(insert(db.entries), rows)


async def _put_draft(
    connection: AsyncConnection, table_id: str, seat: int, draft: Draft | None
) -> None:
    if draft is not None and (draft.moves or draft.redo):
        row = {"moves": list(draft.moves), "redo": list(draft.redo)}
        await _put(connection, db.drafts, {"table_id": table_id, "seat": seat, **row})
        return
    where = (db.drafts.c.table_id == table_id) & (db.drafts.c.seat == seat)
    await connection.execute(delete(db.drafts).where(where))


async def _put(connection: AsyncConnection, table: Table, row: Mapping[str, object]) -> None:
    """Write a row, new or instead of the one with the same key, in one statement."""
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    made = make(table).values(row)
    keys = [column.name for column in table.primary_key]
    rest = {name: made.excluded[name] for name in row if name not in keys}
    await connection.execute(made.on_conflict_do_update(index_elements=keys, set_=rest))


async def _put_seat(connection: AsyncConnection, table_id: str, seat: Seat) -> None:
    await _put(connection, db.seats, _seat_row(table_id, seat))
    if seat.person_id is not None:  # whoever sits again need not be told that they do not
        await _remove_unseated(connection, table_id, seat.person_id)


async def _put_unseated(connection: AsyncConnection, table_id: str, person_id: str) -> None:
    await _remove_unseated(connection, table_id, person_id)
    row = {"table_id": table_id, "person_id": person_id}
    await connection.execute(insert(db.unseated).values(row))


async def _remove_unseated(connection: AsyncConnection, table_id: str, person_id: str) -> None:
    where = (db.unseated.c.table_id == table_id) & (db.unseated.c.person_id == person_id)
    await connection.execute(delete(db.unseated).where(where))
