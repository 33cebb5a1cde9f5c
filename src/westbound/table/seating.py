"""Who sits where before a match begins, and seats that move from a guest to an account."""

from __future__ import annotations

import secrets

from westbound.engine.refusal import Refusal
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


async def hand_over(tables: Tables, guest: Person, person: Person) -> None:
    """Everything the guest has at tables becomes the person's, and the guest is gone."""
    for table_id in await tables.store.people.merge(guest.id, person.id):
        tables.look_again(table_id)
