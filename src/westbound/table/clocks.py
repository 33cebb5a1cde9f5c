"""Time limits: when one runs out, the table makes the moves that the game names for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from westbound.engine.game import Clock
from westbound.table.live_table import LiveTable

TimeUp = Callable[[str, Clock], Awaitable[None]]


class Clocks:
    """One waiting task for each table with a running clock."""

    def __init__(self, time_up: TimeUp) -> None:
        self._time_up = time_up
        self._waiting: dict[str, tuple[str, asyncio.Task[None]]] = {}
        self._acting: set[asyncio.Task[None]] = set()  # time is up: these make their moves

    def update(self, live: LiveTable) -> None:
        """After every change: start, keep or stop the table's clock."""
        table_id, clock = live.header.id, live.clock
        running = self._waiting.get(table_id)
        if running is not None and (clock is None or running[0] != clock.key):
            running[1].cancel()
            del self._waiting[table_id]
        if clock is not None and table_id not in self._waiting and live.header.status == "running":
            task = asyncio.create_task(self._wait(table_id, clock, live.deadline))
            self._waiting[table_id] = clock.key, task

    async def _wait(self, table_id: str, clock: Clock, deadline: float) -> None:
        await asyncio.sleep(max(0.0, deadline - time.time()))
        running = self._waiting.pop(table_id, None)
        if running is not None:
            self._acting.add(running[1])
            running[1].add_done_callback(self._acting.discard)
        await self._time_up(table_id, clock)

    async def close(self) -> None:
        """Finish moves that are being written, then stop all clocks."""
        while self._acting:
            await asyncio.wait(self._acting)
        tasks = [task for _, task in self._waiting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
