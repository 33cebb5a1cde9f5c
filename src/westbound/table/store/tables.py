"""Tables and their seats. Every change of a table goes through `change`, which two writers cannot
both win: it raises the revision only if it is still the one the writer has seen."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from westbound.table.records import Draft, EntryRow, Header, PlaceRow, Seat, Status
from westbound.table.store import schema as db
from westbound.table.store.entries import entry_values, write_drafts
from westbound.table.store.writing import Conflict, notify, upsert


@dataclass(slots=True)
class Change:
    """What is written in one transaction."""

    entries: list[EntryRow] = field(default_factory=list)
    drafts: dict[int, Draft | None] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    status: Status | None = None
    unseated: set[str] = field(default_factory=set)  # people who lose their seat


class TableStore:
    def __init__(self, engine: AsyncEngine, writer: str) -> None:
        self._engine = engine
        self._writer = writer

    async def add(self, header: Header, seats: Iterable[Seat], entries: Sequence[EntryRow]) -> None:
        async with self._engine.begin() as connection:
            fields = {name: getattr(header, name) for name in Header.__slots__}
            await connection.execute(insert(db.tables).values(**fields))
            for seat in seats:
                await connection.execute(insert(db.seats).values(_seat_row(header.id, seat)))
            if entries:
                await connection.execute(insert(db.entries), entry_values(header.id, entries))

    async def change(self, header: Header, change: Change) -> Header:
        """Write a change and return the header after it; Conflict if somebody was first."""
        after = replace(
            header,
            revision=header.revision + 1,
            changed=time.time(),
            status=change.status or header.status,
        )
        try:
            async with self._engine.begin() as connection:
                await _raise_revision(connection, header, after)
                if change.entries:
                    rows = entry_values(header.id, change.entries)
                    await connection.execute(insert(db.entries), rows)
                await write_drafts(connection, header.id, change.drafts)
                for seat in change.seats:
                    await _write_seat(connection, header.id, seat)
                for person_id in change.unseated:
                    await _remember_unseated(connection, header.id, person_id)
                await notify(connection, header.id, self._writer)
        except IntegrityError as error:
            raise Conflict from error
        return after

    async def header(self, table_id: str) -> Header | None:
        query = select(db.tables).where(db.tables.c.id == table_id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Header(**row._asdict())

    async def revision(self, table_id: str) -> int | None:
        query = select(db.tables.c.revision).where(db.tables.c.id == table_id)
        async with self._engine.connect() as connection:
            found: int | None = (await connection.execute(query)).scalar()
        return found

    async def seats(self, table_id: str) -> list[Seat]:
        query = select(db.seats).where(db.seats.c.table_id == table_id).order_by(db.seats.c.seat)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Seat(r.seat, r.kind, r.name, r.invitation, r.person_id, r.bot, r.seconds) for r in rows
        ]

    async def keep_result(self, table_id: str, result: list[PlaceRow]) -> None:
        """Keep how a finished match ended; the log says the same, so the revision stays."""
        async with self._engine.begin() as connection:
            await connection.execute(
                update(db.tables).where(db.tables.c.id == table_id).values(result=result)
            )

    # --- several people at one screen

    async def screens(self, table_id: str) -> dict[str, int]:
        """For each person with several seats, the one they have chosen to play now."""
        query = select(db.screens).where(db.screens.c.table_id == table_id)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {r.person_id: r.seat for r in rows}

    async def choose_screen(self, table_id: str, person_id: str, seat: int) -> None:
        row = {"table_id": table_id, "person_id": person_id, "seat": seat}
        async with self._engine.begin() as connection:
            await upsert(connection, db.screens, row)

    # --- people who have lost their seat

    async def was_unseated(self, table_id: str, person_id: str) -> bool:
        """Whether the host has taken the person's seat."""
        query = select(db.unseated.c.person_id).where(
            db.unseated.c.table_id == table_id, db.unseated.c.person_id == person_id
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def forget_unseated(self, table_id: str, person_id: str) -> None:
        """The person has been told."""
        async with self._engine.begin() as connection:
            await _remove_unseated(connection, table_id, person_id)


def _seat_row(table_id: str, seat: Seat) -> dict[str, object]:
    return {"table_id": table_id, **{name: getattr(seat, name) for name in Seat.__slots__}}


async def _raise_revision(connection: AsyncConnection, before: Header, after: Header) -> None:
    """The optimistic lock: of two writers who have seen the same revision, one gets Conflict."""
    raised = await connection.execute(
        update(db.tables)
        .where(db.tables.c.id == before.id, db.tables.c.revision == before.revision)
        .values(revision=after.revision, changed=after.changed, status=after.status)
    )
    if raised.rowcount != 1:
        raise Conflict


async def _write_seat(connection: AsyncConnection, table_id: str, seat: Seat) -> None:
    await upsert(connection, db.seats, _seat_row(table_id, seat))
    if seat.person_id is not None:  # somebody who sits again need not hear about the lost seat
        await _remove_unseated(connection, table_id, seat.person_id)


async def _remember_unseated(connection: AsyncConnection, table_id: str, person_id: str) -> None:
    await _remove_unseated(connection, table_id, person_id)
    row = {"table_id": table_id, "person_id": person_id}
    await connection.execute(insert(db.unseated).values(row))


async def _remove_unseated(connection: AsyncConnection, table_id: str, person_id: str) -> None:
    where = (db.unseated.c.table_id == table_id) & (db.unseated.c.person_id == person_id)
    await connection.execute(delete(db.unseated).where(where))
