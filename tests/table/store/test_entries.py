"""Drafts are replaced, and an empty one leaves no row."""

from __future__ import annotations

from pathlib import Path

from tests.table.helpers import ANN, TWO_HERE, run
from westbound.table.lifecycle import open_table
from westbound.table.records import Draft
from westbound.table.service import Tables
from westbound.table.store import Change


def test_a_draft_is_replaced_and_an_empty_one_is_removed(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        store, header = tables.store, (await tables.get(table_id)).header
        for draft in (Draft(("a",)), Draft(("a", "b")), Draft((), ("b", "a"))):
            header = await store.tables.change(header, Change(drafts={0: draft}))
            assert await store.entries.drafts(table_id) == {0: draft}
        header = await store.tables.change(header, Change(drafts={0: Draft(), 1: None}))
        assert await store.entries.drafts(table_id) == {}

    run(tmp_path, scene)
