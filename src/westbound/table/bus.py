"""Tells everybody who looks at a table that it has changed; never what has changed.

Within one process that is a set of events. Several server processes share a PostgreSQL database;
there the database itself carries the news (LISTEN/NOTIFY) from one to the others.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict

from westbound.table.store.writing import CHANNEL

log = logging.getLogger("westbound.table")

RETRY_SECONDS = 1.0


class Listener:
    """One who looks at a table. `look_again`: more than a change made in this process."""

    __slots__ = ("event", "look_again")

    def __init__(self) -> None:
        self.event = asyncio.Event()
        self.look_again = True

    async def wait(self) -> None:
        """Until there is news."""
        await self.event.wait()

    def heard(self) -> bool:
        """Call it before looking: later news wakes again. Whether all has to be read anew."""
        self.event.clear()
        again, self.look_again = self.look_again, False
        return again


class Bus:
    """A slow listener misses changes in between, never the last."""

    def __init__(self) -> None:
        self._listeners: dict[str, dict[Listener, None]] = defaultdict(dict)  # in their order
        self._told: dict[str, int] = {}  # the newest revision made here, of tables looked at

    def listen(self, table_id: str) -> Listener:
        listener = Listener()
        self._listeners[table_id][listener] = None
        return listener

    def leave(self, table_id: str, listener: Listener) -> None:
        self._listeners[table_id].pop(listener, None)
        if not self._listeners[table_id]:
            del self._listeners[table_id]
            self._told.pop(table_id, None)

    def announce(self, table_id: str, revision: int | None = None) -> None:
        """A move made here names its revision and is in memory; without one, look at everything."""
        listeners = self._listeners.get(table_id)
        if not listeners:
            return
        if revision is not None:
            self._told[table_id] = revision
        for listener in listeners:
            listener.look_again |= revision is None
            listener.event.set()

    def hear(self, news: str) -> None:
        """News from the database; what this process has made itself is no news."""
        table_id, _, revision = news.partition(" ")
        if not revision.isdigit() or int(revision) > self._told.get(table_id, -1):
            self.announce(table_id)

    def announce_all(self) -> None:
        """After news may have been lost: everybody looks again."""
        for table_id in list(self._listeners):
            self.announce(table_id)

    def watching(self, table_id: str) -> int:
        return len(self._listeners.get(table_id, ()))


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
            await connection.add_listener(CHANNEL, lambda *news: bus.hear(str(news[-1])))
            bus.announce_all()
            await lost.wait()
        finally:
            await connection.close(timeout=2)
        await asyncio.sleep(RETRY_SECONDS)
