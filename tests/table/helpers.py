"""Tables on a database of their own, and people who play at them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.table.instant_bots import FirstMove
from westbound.engine.errors import IllegalMove
from westbound.engine.option import Value
from westbound.table.database import migrate, open_engine, sqlite_url
from westbound.table.lifecycle import join, open_table
from westbound.table.live_table import LiveTable
from westbound.table.records import Person
from westbound.table.seat_requests import SeatRequest
from westbound.table.service import Tables
from westbound.table.store import Store
from westbound.table.timing import SYSTEM_TIME, Time
from westbound.table.turns import End, Play, is_turn_over

ANN, BEN = Person("ann", "Ann"), Person("ben", "Ben")
QUICK = Person("ann", "Ann", auto_end=True)
TWO_HERE = (SeatRequest("person", "Ann"), SeatRequest("person", "Guest"))


def database(folder: Path) -> str:
    """SQLite, or what `make test-postgres` names."""
    return os.environ.get("WESTBOUND_TEST_DATABASE") or sqlite_url(folder / "test.db")


@asynccontextmanager
async def tables_in(folder: Path, clock: Time = SYSTEM_TIME) -> AsyncIterator[Tables]:
    engine = open_engine(database(folder))
    await migrate(engine)
    tables = Tables(Store(engine), FirstMove(), bot_pause=0, clock=clock)
    try:
        yield tables
    finally:
        await tables.close()
        await engine.dispose()


def run(
    folder: Path, scene: Callable[[Tables], Awaitable[None]], clock: Time = SYSTEM_TIME
) -> None:
    async def main() -> None:
        async with tables_in(folder, clock) as tables:
            await asyncio.wait_for(scene(tables), 60)

    asyncio.run(main())


def refused_by(caught: pytest.ExceptionInfo[IllegalMove]) -> str:
    return caught.value.refusals[0].rule


async def first_moves(tables: Tables, table_id: str, person: Person) -> LiveTable:
    live = await tables.get(table_id)
    seat = live.acting_seat(person.id)
    assert seat is not None
    move = live.tentative(seat).moves(seat)[0].text
    await tables.act(table_id, person, live.header.revision, Play(move))
    return await tables.get(table_id)


async def wait_for_person(tables: Tables, table_id: str) -> LiveTable:
    for _ in range(2000):
        live = await tables.get(table_id)
        if live.bot_to_move() is None:
            return live
        await asyncio.sleep(0.005)
    raise AssertionError("the bots never finished")


LIVE: dict[str, Value] = {"kit_carson": True, "kit_carson_mode": "live", "kit_carson_seconds": 60}
OPEN = (SeatRequest("person", "Ann"), SeatRequest("open"))


async def play_until_live(tables: Tables, requests: Sequence[SeatRequest] = OPEN) -> LiveTable:
    """A table of two people in the first live round; each answers with the first move."""
    table_id = await open_table(tables, "carson", ANN, requests, LIVE, seed=3, public=True)
    await join(tables, table_id, BEN, None)
    while True:
        live = await tables.get(table_id)
        if live.match.state.agenda[-1].kind == "place_live":
            return live
        if live.bot_to_move() is not None:
            await asyncio.sleep(0.01)
            continue
        person = (ANN, BEN)[live.match.turns[0]]
        seat = live.acting_seat(person.id)
        assert seat is not None
        if live.drafts.get(seat) and is_turn_over(live.tentative(seat), seat, live.match):
            await tables.act(table_id, person, live.header.revision, End())
        else:
            move = live.tentative(seat).moves(seat)[0].text
            await tables.act(table_id, person, live.header.revision, Play(move))
