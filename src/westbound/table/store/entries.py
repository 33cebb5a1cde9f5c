"""The log of a match, and the tentative turns that are not in it yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from westbound.table.records import Draft, EntryRow
from westbound.table.store import schema as db
from westbound.table.store.writing import upsert


class EntryStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def log(self, table_id: str) -> list[EntryRow]:
        """All entries; they are numbered from 0."""
        query = select(db.entries).where(db.entries.c.table_id == table_id).order_by(db.entries.c.n)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [EntryRow(r.n, r.seat, r.move, r.automatic, r.at) for r in rows]

    async def drafts(self, table_id: str) -> dict[int, Draft]:
        """The tentative turn of each seat that has one."""
        query = select(db.drafts).where(db.drafts.c.table_id == table_id)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {r.seat: Draft(_moves(r.moves), _moves(r.redo)) for r in rows}


def _moves(stored: object) -> tuple[str, ...]:
    """A damaged row holds none."""
    return tuple(map(str, stored)) if isinstance(stored, list) else ()


def entry_values(table_id: str, entries: Sequence[EntryRow]) -> list[dict[str, object]]:
    """The rows to insert in a transaction: two writers cannot both append entry n."""
    return [
        {"table_id": table_id, **{name: getattr(e, name) for name in EntryRow.__slots__}}
        for e in entries
    ]


async def write_drafts(
    connection: AsyncConnection, table_id: str, drafts: Mapping[int, Draft | None]
) -> None:
    """Part of a transaction; a draft that is None or empty is removed."""
    for seat, draft in drafts.items():
        if draft is not None and (draft.moves or draft.redo):
            row = {"moves": list(draft.moves), "redo": list(draft.redo)}
            await upsert(connection, db.drafts, {"table_id": table_id, "seat": seat, **row})
        else:
            where = (db.drafts.c.table_id == table_id) & (db.drafts.c.seat == seat)
            await connection.execute(delete(db.drafts).where(where))
