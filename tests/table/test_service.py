"""Acting at a table: outdated pages, simultaneous moves, strangers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.table.helpers import ANN, BEN, QUICK, TWO_HERE, first_moves, run
from westbound.table.errors import NotYourSeat, Stale
from westbound.table.lifecycle import open_table
from westbound.table.live_table import LiveTable
from westbound.table.records import Draft
from westbound.table.service import Tables
from westbound.table.store import Change
from westbound.table.turns import End, Play, Undo


def test_a_stale_page_changes_nothing(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        old = (await tables.get(table_id)).header.revision
        live = await first_moves(tables, table_id, ANN)
        moves = live.drafts
        for attempt in (
            tables.act(table_id, ANN, old, Play("claim H8")),
            tables.act(table_id, ANN, old, Undo()),
            tables.act(table_id, ANN, old, End()),
        ):
            with pytest.raises(Stale):
                await attempt
        assert (await tables.get(table_id)).drafts == moves

    run(tmp_path, scene)


def test_of_thirty_simultaneous_moves_one_is_made(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        revision = (await tables.get(table_id)).header.revision
        attempts = [tables.act(table_id, QUICK, revision, Play("claim H8")) for _ in range(30)]
        results = await asyncio.gather(*attempts, return_exceptions=True)
        assert sum(isinstance(result, LiveTable) for result in results) == 1
        assert sum(isinstance(result, Stale) for result in results) == 29
        live = await tables.get(table_id)
        assert [e.text for e in live.match.log].count("claim H8") == 1

    run(tmp_path, scene)


def test_a_stranger_cannot_move(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        revision = (await tables.get(table_id)).header.revision
        with pytest.raises(NotYourSeat):
            await tables.act(table_id, BEN, revision, Play("claim H8"))

    run(tmp_path, scene)


def test_a_table_is_never_read_half_before_and_half_after_a_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        store, header = tables.store, (await tables.get(table_id)).header
        read_drafts, changes = store.entries.drafts, [Change(), Change()]

        async def drafts(table_id: str) -> dict[int, Draft]:
            """Somebody else, perhaps in another process, writes while we read."""
            nonlocal header
            if changes:
                header = await store.tables.change(header, changes.pop())
            return await read_drafts(table_id)

        header = await store.tables.change(header, Change())
        monkeypatch.setattr(store.entries, "drafts", drafts)
        live = await tables.get(table_id)
        assert live.header.revision == header.revision
        assert not changes

    run(tmp_path, scene)
