"""Two writers cannot both win, and whoever lost a seat is remembered until told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.helpers import ANN, TWO_HERE, run
from westbound.table.lifecycle import open_table
from westbound.table.records import EntryRow, Seat
from westbound.table.service import Tables
from westbound.table.store import Change, Conflict


def test_of_two_changes_for_one_revision_the_second_writes_nothing(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        store, header = tables.store.tables, (await tables.get(table_id)).header
        after = await store.change(header, Change())
        assert after.revision == header.revision + 1
        with pytest.raises(Conflict):
            await store.change(header, Change(status="over"))
        assert await store.header(table_id) == after

    run(tmp_path, scene)


def test_an_entry_that_is_there_already_undoes_the_whole_change(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        store, header = tables.store.tables, (await tables.get(table_id)).header
        again = EntryRow(0, 0, "pass", automatic=False, at=1.0)
        with pytest.raises(Conflict):
            await store.change(header, Change(entries=[again], status="over"))
        assert await store.header(table_id) == header

    run(tmp_path, scene)


def test_who_lost_a_seat_is_remembered_until_told_or_seated_again(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        store, header = tables.store.tables, (await tables.get(table_id)).header
        header = await store.change(header, Change(unseated={"ben", "cy"}))
        assert await store.was_unseated(table_id, "ben")
        await store.forget_unseated(table_id, "ben")
        assert not await store.was_unseated(table_id, "ben")
        await store.change(header, Change(seats=[Seat(1, "person", "Cy", "link", "cy")]))
        assert not await store.was_unseated(table_id, "cy")

    run(tmp_path, scene)
