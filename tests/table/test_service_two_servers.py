"""What a process knows by heart, and what it reads because another one may have been there."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import event

from tests.table.helpers import ANN, QUICK, TWO_HERE, first_moves, run, tables_in
from westbound.table.errors import Stale
from westbound.table.lifecycle import open_table
from westbound.table.live_table import LiveTable
from westbound.table.service import Tables
from westbound.table.turns import Play


def test_a_move_reads_nothing_that_is_known_and_writes_in_one_transaction(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        live = await tables.get(table_id)
        seat = live.acting_seat("ann")
        assert seat is not None
        move = live.match.moves(seat)[0].text
        asked: list[str] = []
        engine = tables.store.engine.sync_engine
        event.listen(engine, "before_cursor_execute", lambda *told: asked.append(told[2]))
        event.listen(engine, "commit", lambda _: asked.append("COMMIT"))
        await tables.act(table_id, QUICK, live.header.revision, Play(move))
        assert (await tables.latest(table_id)).header.revision == live.header.revision
        said = [text.split()[0] for text in asked if "pg_notify" not in text]
        assert said == ["UPDATE", "INSERT", "COMMIT"]

    run(tmp_path, scene)


def test_two_processes_cannot_both_move(tmp_path: Path) -> None:
    async def scene(here: Tables) -> None:
        table_id = await open_table(here, "carson", ANN, TWO_HERE, {}, seed=3)
        async with tables_in(tmp_path) as there:
            old = (await there.get(table_id)).header.revision
            live = await first_moves(here, table_id, QUICK)
            seat = (await there.latest(table_id)).acting_seat("ann")
            assert seat is not None
            move = (await there.latest(table_id)).match.moves(seat)[0].text
            with pytest.raises(Stale):  # it does not know, but the database does
                await there.act(table_id, QUICK, old, Play(move))
            assert (await there.get(table_id)).header == live.header
            after = await first_moves(there, table_id, QUICK)
            assert after.header.revision == live.header.revision + 1

    run(tmp_path, scene)


def test_a_page_that_knows_more_than_the_process_is_believed(tmp_path: Path) -> None:
    async def scene(here: Tables) -> None:
        table_id = await open_table(here, "carson", ANN, TWO_HERE, {}, seed=3)
        async with tables_in(tmp_path) as there:
            await there.get(table_id)
            live = await first_moves(here, table_id, QUICK)
            seat = live.acting_seat("ann")
            assert seat is not None
            move = live.match.moves(seat)[0].text
            await there.act(table_id, QUICK, live.header.revision, Play(move))
            assert (await here.get(table_id)).header.revision == live.header.revision + 1

    run(tmp_path, scene)


def test_who_reads_what_another_process_did_tells_the_others_here(tmp_path: Path) -> None:
    async def scene(here: Tables) -> None:
        table_id = await open_table(here, "carson", ANN, TWO_HERE, {}, seed=3)
        async with tables_in(tmp_path) as there:
            await there.get(table_id)
            listener = there.bus.listen(table_id)
            listener.acknowledge()
            await there.get(table_id)
            assert not listener.event.is_set()
            live = await first_moves(here, table_id, QUICK)
            await there.get(table_id)
            assert listener.event.is_set()
            assert not listener.acknowledge()  # it is in memory now
            assert (await there.latest(table_id)).header == live.header

    run(tmp_path, scene)


def test_a_slow_reading_never_replaces_what_is_newer(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        old = await tables._read(table_id)

        async def read_slowly(table_id: str) -> LiveTable:
            await first_moves(tables, table_id, QUICK)
            return old

        newest = await tables.latest(table_id)
        tables._read = read_slowly  # type: ignore[method-assign]  # it takes its time
        assert await tables._load(table_id, newest) is newest
        assert newest.header.revision == old.header.revision + 1

    run(tmp_path, scene)
