"""A tour is seen once, however often that is said."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import func, select

from tests.table.helpers import run
from westbound.table.service import Tables
from westbound.table.store import schema as db


def test_a_tour_that_was_seen_twice_is_one_row(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        for game in ("carson", "carson", "gwt"):
            await tables.store.tours.mark_seen("cy", game)
        query = select(func.count()).where(db.tours.c.person_id == "cy")
        async with tables.store.engine.connect() as connection:
            assert (await connection.execute(query)).scalar() == 2

    run(tmp_path, scene)
