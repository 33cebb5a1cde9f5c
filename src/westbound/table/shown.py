"""Which guided tours a person has seen, so that nobody is offered the same one twice."""

from __future__ import annotations

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from westbound.table import schema as db


async def put_shown(engine: AsyncEngine, person_id: str, game: str) -> None:
    """Remember it; a second time changes nothing."""
    try:
        async with engine.begin() as connection:
            await connection.execute(insert(db.tours).values(person_id=person_id, game=game))
    except IntegrityError:
        return
