"""The bots' turns: one task for each table where a bot is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import TypeAlias

from westbound.bots import decision_rng, decision_seed
from westbound.bots.ladder import those_below
from westbound.bots.spec import read_spec
from westbound.table.bot_pool import BotPool
from westbound.table.bot_worker import BotFailed, Question
from westbound.table.errors import SetAside
from westbound.table.event_log import Fact, Stopwatch, log_event
from westbound.table.live_table import LiveTable

GRACE = 1.0  # seconds for a bot to finish its move when the server stops

GetTable: TypeAlias = Callable[[str], Awaitable[LiveTable]]
PlayMove: TypeAlias = Callable[[str, int, int, str], Awaitable[bool]]


class BotRunner:
    """Asks the pool for moves and passes them to `play`: table, seat, revision seen, move.

    `play` returns whether the move was made; by then the seat may be asked something else.
    """

    def __init__(self, pool: BotPool, pause: float, get_table: GetTable, play: PlayMove) -> None:
        self.pool = pool
        self._pause = pause
        self._get_table = get_table
        self._play = play
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._woken: set[str] = set()  # tables to look at; again, if woken while looked at
        self._stopping = asyncio.Event()

    def wake(self, table_id: str) -> None:
        """Let the bots of the table play until a person is asked."""
        self._woken.add(table_id)
        running = self._tasks.get(table_id)
        if running is None or running.done():
            self._tasks[table_id] = asyncio.create_task(self._run(table_id))

    async def _run(self, table_id: str) -> None:
        with suppress(SetAside):  # another server may have gone on by rules unknown here
            while table_id in self._woken:
                self._woken.discard(table_id)
                await self._play_on(table_id)

    async def _play_on(self, table_id: str) -> None:
        while True:
            live = await self._get_table(table_id)
            seat = live.bot_to_move()
            if seat is None or await self._is_stopping_after(self._pause):
                return
            watch = Stopwatch()
            question, seen = _question(live, seat), live.header.revision
            move = await self._choose(question, seen)
            if self._stopping.is_set():
                return
            if await self._play(table_id, seat, seen, move):
                now = live.header.revision
                log_event("bot", table_id, now, watch, seat=seat, bot=question.bot)

    async def _choose(self, question: Question, seen: int) -> str:
        """What the bot does; if it fails, the level below, with half the time, and so on."""
        seconds, watch = self.pool.seconds, Stopwatch()
        for bot in (question.bot, *those_below(read_spec(question.bot).kind)):
            try:
                return await self.pool.choose(replace(question, bot=bot, seconds=seconds))
            except BotFailed as failed:
                seconds /= 2
                if self._stopping.is_set():
                    break
                facts: dict[str, Fact] = {"seat": question.seat, "bot": bot, "why": str(failed)}
                log_event("bot_failed", question.table_id, seen, watch, **facts)
        return _by_chance(question)

    async def _is_stopping_after(self, pause: float) -> bool:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stopping.wait(), pause)
        return self._stopping.is_set()

    def stop(self) -> None:
        """Let no bot begin another move."""
        self._stopping.set()

    async def close(self) -> None:
        """Finish moves that are being written: a task cancelled there would leak a connection."""
        self.stop()
        self.pool.close()
        tasks = list(self._tasks.values())
        _, late = await asyncio.wait(tasks, timeout=GRACE) if tasks else (set(), set())
        for task in late:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _question(live: LiveTable, seat: int) -> Question:
    return Question(
        live.header.game,
        live.seats[seat].bot or "random",
        live.match.observe(seat),
        seat,
        [move.text for move in live.match.moves(seat)],
        decision_seed(live.header.seed, len(live.match.log)),
        live.header.id,
    )


def _by_chance(question: Question) -> str:
    """Where no bot can help, the table goes on all the same."""
    return decision_rng(question.seed, question.seat).choice(question.moves)
