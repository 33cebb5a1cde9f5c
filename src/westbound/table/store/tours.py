"""Which guided tours a person has seen, so that nobody is offered the same one twice."""

from __future__ import annotations

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from westbound.table.store import schema as db


class TourStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def mark_seen(self, person_id: str, game: str) -> None:
        """Marking it again changes nothing."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(db.tours).values(person_id=person_id, game=game))
        except IntegrityError:
            return
