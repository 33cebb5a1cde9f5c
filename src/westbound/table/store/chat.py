"""What people say at a table, and the notes they keep for themselves."""

from __future__ import annotations

import time

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from westbound.table.records import Message
from westbound.table.store import schema as db
from westbound.table.store.writing import Conflict, notify, upsert

TRIES = 5  # two people may write at the same moment


class ChatStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def say(self, table_id: str, person_id: str, name: str, text: str) -> None:
        """Append a message; the database counts it."""
        said = db.messages.c
        count = select(func.coalesce(func.max(said.n) + 1, 0)).where(said.table_id == table_id)
        row = {
            "table_id": table_id,
            "n": count.scalar_subquery(),
            "person_id": person_id,
            "name": name,
            "text": text,
            "at": time.time(),
        }
        for _ in range(TRIES):
            try:
                async with self._engine.begin() as connection:
                    await connection.execute(insert(db.messages).values(row))
                    await notify(connection, table_id)
            except IntegrityError:
                continue
            return
        raise Conflict

    async def messages(self, table_id: str) -> list[Message]:
        query = (
            select(db.messages).where(db.messages.c.table_id == table_id).order_by(db.messages.c.n)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Message(r.n, r.person_id, r.name, r.text, r.at) for r in rows]

    async def note(self, table_id: str, person_id: str) -> str:
        """The person's own notes at this table."""
        query = select(db.notes.c.text).where(
            db.notes.c.table_id == table_id, db.notes.c.person_id == person_id
        )
        async with self._engine.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar()
        return found or ""

    async def keep_note(self, table_id: str, person_id: str, text: str) -> None:
        row = {"table_id": table_id, "person_id": person_id, "text": text}
        async with self._engine.begin() as connection:
            await upsert(connection, db.notes, row)
