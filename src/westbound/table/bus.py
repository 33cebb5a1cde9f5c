"""Tells everybody who watches a table that it has changed, never what has changed.

Within one process that is a set of events. Server processes that share a PostgreSQL database
learn of each other's changes through the database itself (LISTEN/NOTIFY).
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict

from westbound.table.store.writing import CHANNEL

log = logging.getLogger("westbound.table")

RETRY_SECONDS = 1.0


class Listener:
    """One open page, or a bot from elsewhere.

    `must_read`: the database has something that memory lacks.
    """

    __slots__ = ("event", "must_read")

    def __init__(self) -> None:
        self.event = asyncio.Event()
        self.must_read = True

    async def wait(self) -> None:
        """Wait for the next change."""
        await self.event.wait()

    def acknowledge(self) -> bool:
        """Clear the event before reading, so that a later change sets it again.

        Returns whether the table has to be read from the database.
        """
        self.event.clear()
        must_read, self.must_read = self.must_read, False
        return must_read


class Bus:
    """The listeners of every table, and of every remote bot by its id.

    A slow one may miss intermediate changes, never the last.

    `writer` names this process in the news it sends to the others.
    """

    def __init__(self, writer: str = "") -> None:
        self._writer = writer
        self._listeners: dict[str, dict[Listener, None]] = defaultdict(dict)  # oldest first

    def listen(self, table_id: str, listener: Listener | None = None) -> Listener:
        """From now on the listener is woken; one listener may be interested in several tables."""
        listener = listener or Listener()
        self._listeners[table_id][listener] = None
        return listener

    def leave(self, table_id: str, listener: Listener) -> None:
        self._listeners[table_id].pop(listener, None)
        if not self._listeners[table_id]:
            del self._listeners[table_id]

    def announce(self, table_id: str, *, must_read: bool = True) -> None:
        """Wake the listeners; a change that is in memory already does not have to be read."""
        for listener in self._listeners.get(table_id, ()):
            listener.must_read |= must_read
            listener.event.set()

    def hear(self, news: str) -> None:
        """Take a notification from the database; the echo of our own change is dropped.

        The echo may come before the change itself has returned, so it is known by its writer.
        """
        table_id, _, writer = news.partition(" ")
        if not writer or writer != self._writer:
            self.announce(table_id)

    def announce_all(self) -> None:
        """Some notifications may have been lost: everybody reads again."""
        for table_id in list(self._listeners):
            self.announce(table_id)


async def relay(address: str, bus: Bus) -> None:
    """Pass notifications of other processes on to this bus, forever, on its own connection."""
    import asyncpg

    while True:
        lost = asyncio.Event()
        try:
            connection = await asyncpg.connect(address.replace("+asyncpg", ""))
        except OSError as error:
            log.warning("no connection for notifications from the database: %s", error)
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
