"""Tells everybody who looks at a table that it has changed; never what has changed.

Within one process that is a set of events. Several server processes share a PostgreSQL database;
there the database itself carries the news (LISTEN/NOTIFY) from one to the others.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

log = logging.getLogger("westbound.table")

CHANNEL = "westbound"
RETRY_SECONDS = 1.0


class Bus:
    """A slow listener misses changes in between, never the last."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[asyncio.Event]] = defaultdict(set)

    def listen(self, table_id: str) -> asyncio.Event:
        event = asyncio.Event()
        self._listeners[table_id].add(event)
        return event

    def leave(self, table_id: str, event: asyncio.Event) -> None:
        self._listeners[table_id].discard(event)
        if not self._listeners[table_id]:
            del self._listeners[table_id]

    def announce(self, table_id: str) -> None:
        for event in self._listeners.get(table_id, ()):
            event.set()

    def announce_all(self) -> None:
        """After news may have been lost: everybody looks again."""
        for table_id in list(self._listeners):
            self.announce(table_id)

    def watching(self, table_id: str) -> int:
        return len(self._listeners.get(table_id, ()))


async def notify(connection: AsyncConnection, table_id: str) -> None:
    """Tell the other processes, if the database can; sent when the transaction commits."""
    if connection.dialect.name == "postgresql":
        await connection.execute(
            text("SELECT pg_notify(:channel, :table_id)"),
            {"channel": CHANNEL, "table_id": table_id},
        )


async def relay(address: str, bus: Bus) -> None:
    """Hand the news of other processes to this one's bus, on a connection of its own, for ever."""
    import asyncpg

    while True:
        lost = asyncio.Event()
        try:
            connection = await asyncpg.connect(address.replace("+asyncpg", ""))
        except OSError as error:
            log.warning("no connection for news from the database: %s", error)
            await asyncio.sleep(RETRY_SECONDS)
            continue
        try:
            connection.add_termination_listener(lambda _c, lost=lost: lost.set())
            await connection.add_listener(CHANNEL, lambda *news: bus.announce(str(news[-1])))
            bus.announce_all()
            await lost.wait()
        finally:
            await connection.close(timeout=2)
        await asyncio.sleep(RETRY_SECONDS)
