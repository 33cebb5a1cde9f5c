"""The clock of a server, and the one of the tests."""

from __future__ import annotations

import asyncio
import time

from tests.table.fake_time import FakeTime
from westbound.table.timing import SYSTEM_TIME


def test_the_time_of_the_system_goes_by() -> None:
    async def main() -> None:
        start = SYSTEM_TIME.now()
        assert abs(start - time.time()) < 5
        await SYSTEM_TIME.sleep(0.01)
        await SYSTEM_TIME.sleep(-1)
        assert SYSTEM_TIME.now() - start >= 0.009

    asyncio.run(main())


def test_the_time_of_a_test_stands_still() -> None:
    async def main() -> None:
        clock, awake = FakeTime(), []

        async def sleep(seconds: float) -> None:
            await clock.sleep(seconds)
            awake.append(seconds)

        tasks = [asyncio.create_task(sleep(seconds)) for seconds in (3, 1, 0)]
        await clock.advance(2)
        assert awake == [0, 1]
        await clock.advance(1)
        assert awake == [0, 1, 3]
        await asyncio.gather(*tasks)

    asyncio.run(main())
