"""Tables: opening, joining, tentative turns, stale pages, bots, restarts."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.table.instant_bots import FirstMove
from westbound.engine.errors import BadInput, IllegalMove
from westbound.table.bot_pool import BotPool
from westbound.table.database import migrate, open_engine, sqlite_url
from westbound.table.live import LiveTable
from westbound.table.records import Person
from westbound.table.seat_requests import SeatRequest
from westbound.table.store import Store
from westbound.table.tables import NoSuchTable, NotYourSeat, Stale, Tables

ANN, BEN = Person("ann", "Ann"), Person("ben", "Ben")
QUICK = Person("ann", "Ann", auto_end=True)
TWO_HERE = (SeatRequest("person", "Ann"), SeatRequest("person", "Guest"))


def database(folder: Path) -> str:
    """SQLite, or what `make test-postgres` names."""
    return os.environ.get("WESTBOUND_TEST_DATABASE") or sqlite_url(folder / "test.db")


@asynccontextmanager
async def tables_in(folder: Path) -> AsyncIterator[Tables]:
    engine = open_engine(database(folder))
    await migrate(engine)
    tables = Tables(Store(engine), FirstMove(), bot_pause=0)
    try:
        yield tables
    finally:
        await tables.close()
        await engine.dispose()


def run(folder: Path, scene: Callable[[Tables], Awaitable[None]]) -> None:
    async def main() -> None:
        async with tables_in(folder) as tables:
            await asyncio.wait_for(scene(tables), 60)

    asyncio.run(main())


def refused_by(caught: pytest.ExceptionInfo[IllegalMove]) -> str:
    return caught.value.refusals[0].rule


async def first_moves(tables: Tables, table_id: str, person: Person) -> LiveTable:
    live = await tables.get(table_id)
    seat = live.acting_seat(person.id)
    assert seat is not None
    move = live.tentative(seat).moves(seat)[0].text
    await tables.play(table_id, person, live.header.revision, move)
    return await tables.get(table_id)


def test_a_turn_is_tentative_until_it_is_ended(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await tables.open("carson", ANN, TWO_HERE, {}, seed=3)
        before = await tables.get(table_id)
        length = len(before.match.log)
        live = await first_moves(tables, table_id, ANN)
        seat = live.acting_seat("ann")
        assert seat is not None
        assert len(live.match.log) == length  # nobody else sees it yet
        assert len(live.tentative(seat).log) == length + 1
        await tables.end_turn(table_id, ANN, live.header.revision)
        live = await tables.get(table_id)
        assert len(live.match.log) == length + 1
        assert not live.drafts

    run(tmp_path, scene)


def test_wb_005_wb_006_a_complete_turn_takes_no_more_moves(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await tables.open("carson", ANN, TWO_HERE, {}, seed=3)
        live = await tables.get(table_id)
        with pytest.raises(IllegalMove) as caught:
            await tables.end_turn(table_id, ANN, live.header.revision)
        assert refused_by(caught) == "WB-006"
        live = await first_moves(tables, table_id, ANN)
        with pytest.raises(IllegalMove) as caught:
            await tables.play(table_id, ANN, live.header.revision, "claim H8")
        assert refused_by(caught) == "WB-005"
        await tables.end_turn(table_id, ANN, live.header.revision)

    run(tmp_path, scene)


def test_wb_007_a_turn_with_an_open_decision_cannot_be_ended(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await tables.open("carson", QUICK, TWO_HERE, {}, seed=3)
        live = await tables.get(table_id)
        while live.match.state.agenda[-1].kind != "choose_card":
            live = await first_moves(tables, table_id, QUICK)
        await tables.play(table_id, ANN, live.header.revision, "choose grocer")
        live = await tables.get(table_id)
        with pytest.raises(IllegalMove) as caught:
            await tables.end_turn(table_id, ANN, live.header.revision)
        assert refused_by(caught) == "WB-007"
        await tables.play(table_id, ANN, live.header.revision, "take money")
        live = await tables.get(table_id)
        await tables.end_turn(table_id, ANN, live.header.revision)

    run(tmp_path, scene)


def test_wb_008_undo_and_redo_go_back_and_forth_in_a_turn(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await tables.open("carson", ANN, TWO_HERE, {}, seed=3)
        live = await first_moves(tables, table_id, ANN)
        seat = live.acting_seat("ann")
        assert seat is not None
        made = live.drafts[seat].moves
        with pytest.raises(IllegalMove) as caught:
            await tables.redo(table_id, ANN, live.header.revision)
        assert refused_by(caught) == "WB-008"
        await tables.undo(table_id, ANN, live.header.revision)
        live = await tables.get(table_id)
        assert live.drafts[seat].moves == ()
        with pytest.raises(IllegalMove) as caught:
            await tables.undo(table_id, ANN, live.header.revision)
        assert refused_by(caught) == "WB-003"
        await tables.redo(table_id, ANN, live.header.revision)
        live = await tables.get(table_id)
        assert live.drafts[seat].moves == made

    run(tmp_path, scene)


def test_a_stale_page_changes_nothing(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await tables.open("carson", ANN, TWO_HERE, {}, seed=3)
        old = (await tables.get(table_id)).header.revision
        live = await first_moves(tables, table_id, ANN)
        moves = live.drafts
        for attempt in (
            tables.play(table_id, ANN, old, "claim H8"),
            tables.undo(table_id, ANN, old),
            tables.end_turn(table_id, ANN, old),
        ):
            with pytest.raises(Stale):
                await attempt
        assert (await tables.get(table_id)).drafts == moves

    run(tmp_path, scene)


def test_of_thirty_simultaneous_moves_one_is_made(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await tables.open("carson", ANN, TWO_HERE, {}, seed=3)
        revision = (await tables.get(table_id)).header.revision
        attempts = [tables.play(table_id, QUICK, revision, "claim H8") for _ in range(30)]
        results = await asyncio.gather(*attempts, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Stale) for result in results) == 29
        live = await tables.get(table_id)
        assert [e.text for e in live.match.log].count("claim H8") == 1

    run(tmp_path, scene)


def test_an_invitation_fills_the_seat_and_starts_the_match(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        requests = (SeatRequest("person"), SeatRequest("open"))
        table_id = await tables.open("carson", ANN, requests, {})
        live = await tables.get(table_id)
        assert live.header.status == "open"
        with pytest.raises(NotYourSeat):
            await tables.join(table_id, BEN, None)  # not public: only with the invitation
        with pytest.raises(NotYourSeat):
            await tables.join(table_id, BEN, "made-up")
        invitation = live.seats[1].invitation
        assert await tables.join(table_id, BEN, invitation) == 1
        assert await tables.join(table_id, BEN, invitation) == 1  # again: the same seat
        live = await tables.get(table_id)
        assert live.header.status == "running"
        assert live.match.names == ("Ann", "Ben")
        with pytest.raises(NotYourSeat):
            await tables.join(table_id, Person("cy", "Cy"), invitation)

    run(tmp_path, scene)


def test_bots_play_until_a_person_is_asked_and_after_a_restart(tmp_path: Path) -> None:
    requests = (
        SeatRequest("person"),
        SeatRequest("bot", bot="random"),
        SeatRequest("bot", bot="random"),
    )
    table_id = ""

    async def first(tables: Tables) -> None:
        nonlocal table_id
        table_id = await tables.open("carson", QUICK, requests, {}, seed=8)
        await wait_for_person(tables, table_id)
        for _ in range(12):
            await first_moves(tables, table_id, QUICK)
            await wait_for_person(tables, table_id)

    async def second(tables: Tables) -> None:
        await tables.resume()
        live = await wait_for_person(tables, table_id)
        assert len(live.match.log) > 20
        assert live.match.turns == (0,)

    run(tmp_path, first)
    run(tmp_path, second)


async def wait_for_person(tables: Tables, table_id: str) -> LiveTable:
    for _ in range(2000):
        live = await tables.get(table_id)
        if live.bot_to_move() is None:
            return live
        await asyncio.sleep(0.005)
    raise AssertionError("the bots never finished")


def test_a_whole_match_of_bots_is_over(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        requests = (SeatRequest("bot", bot="random"), SeatRequest("bot", bot="random"))
        table_id = await tables.open("carson", ANN, requests, {"buildings": "first_game"}, seed=1)
        live = await wait_for_person(tables, table_id)
        assert live.match.over
        assert live.header.status == "over"
        again = LiveTable(live.header, live.seats, live.game)
        again.extend(await tables.store.entries.log(table_id))
        assert again.match.standings() == live.match.standings()

    run(tmp_path, scene)


def test_a_real_process_thinks_for_a_bot(tmp_path: Path) -> None:
    async def main() -> None:
        engine = open_engine(database(tmp_path))
        await migrate(engine)
        tables = Tables(Store(engine), BotPool(), bot_pause=0)
        requests = (SeatRequest("person"), SeatRequest("bot", bot="greedy"))
        table_id = await tables.open("carson", ANN, requests, {}, seed=2)
        live = await wait_for_person(tables, table_id)
        assert live.match.turns == (0,)
        await tables.close()
        await engine.dispose()

    asyncio.run(main())


def test_bad_wishes_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        with pytest.raises(BadInput, match="2 to 6 players, not 1"):
            await tables.open("carson", ANN, (SeatRequest("person"),), {})
        with pytest.raises(BadInput, match="no option 'sea'"):
            await tables.open("carson", ANN, TWO_HERE, {"sea": True})
        with pytest.raises(BadInput, match="no bot 'deep'"):
            await tables.open(
                "carson", ANN, (SeatRequest("person"), SeatRequest("bot", bot="deep")), {}
            )
        with pytest.raises(BadInput, match="no game 'poker'"):
            await tables.open("poker", ANN, TWO_HERE, {})
        with pytest.raises(NoSuchTable):
            await tables.get("nowhere")

    run(tmp_path, scene)


def test_a_stranger_cannot_move(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await tables.open("carson", ANN, TWO_HERE, {}, seed=3)
        revision = (await tables.get(table_id)).header.revision
        with pytest.raises(NotYourSeat):
            await tables.play(table_id, BEN, revision, "claim H8")

    run(tmp_path, scene)
