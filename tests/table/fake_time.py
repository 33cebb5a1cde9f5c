"""A clock that stands still until a test turns it on."""

from __future__ import annotations

import asyncio
import time


class FakeTime:
    def __init__(self) -> None:
        self._now = time.time()
        self._sleeping: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        awake = asyncio.Event()
        self._sleeping.append((self._now + seconds, awake))
        self._wake()
        await awake.wait()

    async def advance(self, seconds: float) -> None:
        """So much later, whoever has slept long enough has been awake for a moment."""
        await self._settle()
        self._now += seconds
        self._wake()
        await self._settle()

    def _wake(self) -> None:
        for until, awake in self._sleeping:
            if until <= self._now:
                awake.set()
        self._sleeping = [(until, awake) for until, awake in self._sleeping if until > self._now]

    async def _settle(self) -> None:
        """Let tasks that have just been started come as far as their sleep."""
        for _ in range(5):
            await asyncio.sleep(0)
