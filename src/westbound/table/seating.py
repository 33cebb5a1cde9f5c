"""Who sits where before a match begins, and seats that move from a guest to an account."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import Table, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from westbound.engine.refusal import Refusal
from westbound.table import schema as db
from westbound.table.bus import notify
from westbound.table.live import LiveTable
from westbound.table.records import Person, Seat
from westbound.table.seat_requests import SeatRequest, create_seat
from westbound.table.store import Change
from westbound.table.tables import NotYourSeat, Tables, check_host, check_open


async def close_table(tables: Tables, table_id: str, person: Person | None) -> None:
    """The host ends a table that has not begun; whoever looks at it is told."""
    live = await tables.get(table_id)
    check_host(live, person)
    change = Change()
    change.status = "closed"
    await tables.change_seats(live, change)


async def free_seat(tables: Tables, table_id: str, person: Person | None, seat: int) -> None:
    """The host frees a seat. Its invitation is a new one: the old one was somebody's."""
    live = await tables.get(table_id)
    check_host(live, person)
    await _put(tables, live, [_open(seat)])


async def give_to_bot(
    tables: Tables, table_id: str, person: Person | None, seat: int, bot: str
) -> None:
    """The host lets a bot play, also in the place of somebody who came."""
    live = await tables.get(table_id)
    check_host(live, person)
    assert person is not None
    await _put(tables, live, [create_seat(seat, SeatRequest("bot", bot=bot), person, live.game)])


async def leave(tables: Tables, table_id: str, person: Person | None) -> None:
    """Somebody gives up the seats they have taken; the links to them are valid again."""
    live = await tables.get(table_id)
    held = live.held_by(person.id if person else None)
    if person is None or not held:
        raise NotYourSeat(Refusal("WB-012"))
    check_open(live)
    change = Change()
    change.seats = [Seat(seat, "open", "", live.seats[seat].invitation) for seat in held]
    await tables.change_seats(live, change)


def _open(seat: int) -> Seat:
    return Seat(seat, "open", "", secrets.token_urlsafe(12))


async def _put(tables: Tables, live: LiveTable, seats: list[Seat]) -> None:
    """Write new seats; whoever sat there and has no seat left will be told."""
    change = Change()
    change.seats = seats
    new = {seat.seat: seat for seat in seats}
    before = {seat.person_id for seat in live.seats if seat.seat in new}
    after = {new.get(seat.seat, seat).person_id for seat in live.seats}
    change.unseated = {p for p in before - after if p is not None and p != live.header.host}
    await tables.change_seats(live, change)


# --- from a guest to an account


async def hand_over(tables: Tables, guest: Person, person: Person) -> None:
    """Everything the guest has at tables becomes the person's, and the guest is gone.

    Where both have a seat at the same table, the person has both, as on one screen. Where both
    have notes, the person has both texts.
    """
    async with tables.store.engine.begin() as connection:
        touched = await _tables_of(connection, guest.id)
        for column in (db.seats.c.person_id, db.tables.c.host, db.messages.c.person_id):
            await connection.execute(
                update(column.table).where(column == guest.id).values({column.name: person.id})
            )
        await _move(connection, db.notes, "table_id", guest, person, {"text": _both})
        await _move(connection, db.screens, "table_id", guest, person)
        await _move(connection, db.unseated, "table_id", guest, person)
        await _move(connection, db.tours, "game", guest, person)
        await connection.execute(delete(db.people).where(db.people.c.id == guest.id))
        await connection.execute(
            update(db.tables)
            .where(db.tables.c.id.in_(touched))
            .values(revision=db.tables.c.revision + 1)
        )
        for table_id in touched:
            await notify(connection, table_id)
    for table_id in touched:
        tables.look_again(table_id)


async def _tables_of(connection: AsyncConnection, person_id: str) -> list[str]:
    """Every table where the person sits, hosts or has spoken."""
    found: set[str] = set()
    for key, who in (
        (db.seats.c.table_id, db.seats.c.person_id),
        (db.tables.c.id, db.tables.c.host),
        (db.messages.c.table_id, db.messages.c.person_id),
    ):
        found.update((await connection.execute(select(key).where(who == person_id))).scalars())
    return sorted(found)


async def _move(
    connection: AsyncConnection,
    table: Table,
    key: str,
    guest: Person,
    person: Person,
    joined: Mapping[str, Callable[[Any, Any], Any]] = {},
) -> None:
    """Give the guest's rows to the person; a row that both have becomes one."""
    theirs = table.c.person_id == guest.id
    for row in (await connection.execute(select(table).where(theirs))).mappings().all():
        same = (table.c[key] == row[key]) & (table.c.person_id == person.id)
        own = (await connection.execute(select(table).where(same))).mappings().first()
        new = {**row, "person_id": person.id}
        if own is not None:
            new |= {name: join(own[name], row[name]) for name, join in joined.items()}
        await connection.execute(delete(table).where(same))
        await connection.execute(insert(table).values(new))
    await connection.execute(delete(table).where(theirs))


def _both(own: str, other: str) -> str:
    return "\n\n".join(text for text in (own, other) if text)
