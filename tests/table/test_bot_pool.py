"""Bots think in processes of their own; one that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from tests.table.test_bot_worker import first_question
from westbound.table import bot_pool
from westbound.table.bot_pool import BotPool, usual_processes
from westbound.table.bot_worker import Answer, BotFailed, Question


def scene_with(pool: BotPool, scene: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        try:
            await asyncio.wait_for(scene(), 120)
        finally:
            pool.close()

    asyncio.run(main())


# --- real processes


def number_of(pool: BotPool) -> int:
    """The process id of the one worker that runs now."""
    (worker,) = pool._workers
    assert worker._process.pid is not None
    return worker._process.pid


@pytest.mark.usefixtures("odd_bots")
def test_a_bot_lives_in_its_worker_and_is_made_again_in_another_one() -> None:
    pool, asked = BotPool(), first_question("counts")

    async def scene() -> None:
        assert [await pool.choose(asked) for _ in range(2)] == asked.moves[:2]
        before = number_of(pool)
        os.kill(before, signal.SIGKILL)
        assert await pool.choose(asked) == asked.moves[0]
        assert number_of(pool) != before

    scene_with(pool, scene)


@pytest.mark.usefixtures("odd_bots")
def test_a_worker_that_dies_under_a_bot_is_replaced_and_the_bot_has_failed() -> None:
    pool = BotPool()

    async def scene() -> None:
        with pytest.raises(BotFailed, match="its process died"):
            await pool.choose(first_question("dies"))
        assert not pool._workers
        assert await pool.choose(first_question("counts")) == first_question("counts").moves[0]

    scene_with(pool, scene)


@pytest.mark.usefixtures("odd_bots")
def test_a_bot_that_hangs_is_late_and_its_worker_is_replaced() -> None:
    pool, quick = BotPool(1), first_question("counts")

    async def scene() -> None:
        await pool.choose(quick)
        before = number_of(pool)
        hanging = replace(quick, bot="hangs", moves=[*quick.moves, "lock"], seconds=0.2)
        with pytest.raises(BotFailed, match="late"):
            await pool.choose(hanging)
        assert not pool._workers
        assert await pool.choose(quick) == quick.moves[0]
        assert number_of(pool) != before

    scene_with(pool, scene)


@pytest.mark.usefixtures("odd_bots")
def test_nobody_waits_for_a_bot_when_the_server_ends() -> None:
    pool, asked = BotPool(), first_question("hangs")

    async def scene() -> None:
        thinking = asyncio.create_task(pool.choose(replace(asked, moves=["lock"])))
        while not pool._workers:
            await asyncio.sleep(0.01)
        pool.close()
        with pytest.raises(BotFailed, match="the server ends"):
            await thinking
        assert not pool._workers

    scene_with(pool, scene)


# --- who is asked when


class Slowly:
    """A worker in this process; it answers when it is told to."""

    hired: list[Slowly]
    go: threading.Event

    def __init__(self) -> None:
        self.hired.append(self)
        self.asked: list[str] = []
        self.is_alive = True

    def ask(self, question: Question) -> Answer:
        self.asked.append(question.table_id)
        self.go.wait(20)
        return Answer(question.moves[0])

    def end(self) -> None:
        self.is_alive = False


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> type[Slowly]:
    Slowly.hired, Slowly.go = [], threading.Event()
    monkeypatch.setattr(bot_pool, "Worker", Slowly)
    return Slowly


def asked_at(table_id: str) -> Question:
    return Question("carson", "random", {}, 0, ["pass"], 1, table_id)


async def asked_in_all(slowly: type[Slowly], count: int) -> None:
    while sum(len(worker.asked) for worker in slowly.hired) < count:
        await asyncio.sleep(0.005)


def test_a_slow_bot_does_not_hold_up_another_table(slowly: type[Slowly]) -> None:
    pool = BotPool()
    assert usual_processes() >= 2

    async def scene() -> None:
        two = [asyncio.create_task(pool.choose(asked_at(table))) for table in ("one", "two")]
        await asked_in_all(slowly, 2)
        assert [worker.asked for worker in slowly.hired] == [["one"], ["two"]]
        slowly.go.set()
        assert await asyncio.gather(*two) == ["pass", "pass"]

    scene_with(pool, scene)


def test_tables_take_turns_where_all_workers_are_busy(slowly: type[Slowly]) -> None:
    """One that asks all the time waits for the others each time."""
    pool = BotPool(1)

    async def always(table_id: str) -> None:
        for _ in range(3):
            await pool.choose(asked_at(table_id))

    async def scene() -> None:
        tasks = [asyncio.create_task(always(table)) for table in ("one", "two", "three")]
        await asked_in_all(slowly, 1)
        slowly.go.set()
        await asyncio.gather(*tasks)
        (worker,) = slowly.hired
        assert worker.asked == ["one", "two", "three"] * 3

    scene_with(pool, scene)


def test_a_table_is_asked_where_its_bots_live(slowly: type[Slowly]) -> None:
    pool = BotPool(2)

    async def scene() -> None:
        both = [asyncio.create_task(pool.choose(asked_at(table))) for table in ("one", "two")]
        await asked_in_all(slowly, 2)
        slowly.go.set()
        await asyncio.gather(*both)
        for table in ("two", "one", "two", "two", "one"):
            await pool.choose(asked_at(table))
        assert [set(worker.asked) for worker in slowly.hired] == [{"one"}, {"two"}]
        slowly.hired[0].is_alive = False
        await pool.choose(asked_at("one"))
        assert slowly.hired[1].asked[-1] == "one"

    scene_with(pool, scene)
