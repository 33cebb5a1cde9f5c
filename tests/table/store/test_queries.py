"""What lists and pages ask the database."""

from __future__ import annotations

from pathlib import Path

from tests.table.helpers import ANN, BEN, TWO_HERE, run
from westbound.table.lifecycle import join, open_table
from westbound.table.records import Status
from westbound.table.seat_requests import SeatRequest
from westbound.table.service import Tables
from westbound.table.store.queries import TableSummary


def test_a_summary_is_for_one_visitor(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        store, revision = tables.store, (await tables.get(table_id)).header.revision
        await store.chat.say(table_id, "ben", "Ben", "hello")
        await store.chat.keep_note(table_id, "ann", "buy C4")
        await store.tours.mark_seen("ann", "carson")
        await store.tours.mark_seen("ben", "gwt")
        summary = store.queries.summary
        assert await summary(table_id, "ann") == TableSummary(revision, 1, "buy C4", toured=True)
        assert await summary(table_id, "ben") == TableSummary(revision, 1, "", toured=False)
        assert await summary(table_id, None) == TableSummary(revision, 1, "", toured=False)
        assert await summary("nowhere", "ann") is None

    run(tmp_path, scene)


def test_a_person_finds_their_own_tables_and_a_passer_by_public_ones(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        open_seat = (SeatRequest("person"), SeatRequest("open"))
        private = await open_table(tables, "carson", ANN, open_seat, {})
        public = await open_table(tables, "carson", ANN, open_seat, {}, public=True)
        running = await open_table(tables, "carson", ANN, TWO_HERE, {}, public=True)
        await join(tables, public, BEN, None)
        find = tables.store.queries.find

        here = (private, public, running)  # a shared database has others as well

        async def ids(
            person_id: str | None = None, status: Status | None = None, limit: int = 1000
        ) -> list[str]:
            found = await find(person_id=person_id, status=status, limit=limit)
            return [header.id for header in found if header.id in here]

        assert await ids(person_id="ann") == [public, running, private]  # newest change first
        assert await ids(person_id="ann", limit=1) == [public]
        assert await ids(person_id="ben") == [public]
        assert await ids(status="running") == [public, running]
        assert await ids(person_id="ann", status="open") == [private]
        assert set(await tables.store.queries.running()) & set(here) == {public, running}

    run(tmp_path, scene)
