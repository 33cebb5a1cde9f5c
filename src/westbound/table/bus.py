"""Tells everybody who looks at a table that it has changed; never what has changed."""

from __future__ import annotations

import asyncio
from collections import defaultdict


class Bus:
    """Within one server process. A slow listener misses changes in between, never the last."""

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

    def watching(self, table_id: str) -> int:
        return len(self._listeners.get(table_id, ()))
