"""The time of day, and waiting: tests have a clock of their own that they turn on."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Protocol


class Time(Protocol):
    def now(self) -> float:
        """Seconds since 1970."""

    async def sleep(self, seconds: float) -> None:
        """Return after so many seconds."""


class SystemTime:
    def now(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(max(0.0, seconds))


SYSTEM_TIME: Final = SystemTime()
