"""A remote bot is offered a seat: it accepts, or the seat is open again."""

from __future__ import annotations

from dataclasses import replace

from westbound.engine.refusal import Refusal
from westbound.table.errors import NotYourSeat, Stale
from westbound.table.lifecycle import change_seats
from westbound.table.live_table import LiveTable
from westbound.table.records import Seat
from westbound.table.seat_requests import new_invitation
from westbound.table.service import Tables
from westbound.table.store import Change

TRIES = 3  # others may take seats at the same time


async def accept(tables: Tables, table_id: str, bot_id: str) -> int:
    """Take the seat that was offered; the match begins if it was the last. Returns the seat."""
    return await _answer(tables, table_id, bot_id, accepts=True)


async def decline(tables: Tables, table_id: str, bot_id: str) -> int:
    """Leave the seat to others. Its name stays, so that the host sees who has declined."""
    return await _answer(tables, table_id, bot_id, accepts=False)


async def _answer(tables: Tables, table_id: str, bot_id: str, *, accepts: bool) -> int:
    for _ in range(TRIES):
        live = await tables.get(table_id)
        offered = _offered(live, bot_id)
        declined = Seat(offered.seat, "open", offered.name, new_invitation())
        new = replace(offered, kind="bot") if accepts else declined
        try:
            await change_seats(tables, live, Change(seats=[new]))
        except Stale:
            continue
        return offered.seat
    raise Stale


def _offered(live: LiveTable, bot_id: str) -> Seat:
    for seat in live.seats:
        if seat.kind == "invited" and seat.person_id == bot_id and live.header.status == "open":
            return seat
    raise NotYourSeat(Refusal("WB-019", case="offer"))
