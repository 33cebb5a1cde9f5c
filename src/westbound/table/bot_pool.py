"""Bots choose in processes of their own, and see only what their seat may see."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from typing import Final

from westbound.table.bot_worker import SECONDS, BotFailed, Question, Worker

log = logging.getLogger("westbound.table")

MOST_HOMES: Final = 1000  # tables of which it is known where their bots live


def usual_processes() -> int:
    """As many as there are cores, and at least two: a slow bot is not to hold up the others."""
    return max(2, os.cpu_count() or 1)


class BotPool:
    """The worker processes; each starts when there is a question and no other one is free.

    A table asks one question at a time, and they are answered in the order in which they come:
    where all workers are busy, a table waits for one decision of every other table at most.
    """

    def __init__(self, processes: int | None = None, seconds: float = SECONDS) -> None:
        self.seconds = seconds  # for a decision
        self._processes = processes or usual_processes()
        self._begin()

    def _begin(self) -> None:
        self._workers: set[Worker] = set()
        self._free: list[Worker] = []
        self._homes: OrderedDict[str, Worker] = OrderedDict()  # where the bots of a table live
        self._turn = asyncio.Semaphore(self._processes)  # first come, first served

    async def choose(self, question: Question) -> str:
        """The move a bot chooses; BotFailed if there is none, or none in time.

        If a worker dies, another one gets the same question.
        """
        async with self._turn:
            workers = self._workers
            try:
                return await self._ask(question)
            except (EOFError, OSError):
                if workers is not self._workers:
                    raise BotFailed("the server ends") from None
                log.warning("a bot process died; starting a new one")
            try:
                return await self._ask(question)
            except (EOFError, OSError):
                raise BotFailed("its process died") from None

    async def _ask(self, question: Question) -> str:
        worker, free = self._hire(question.table_id), self._free
        try:
            answer = await asyncio.to_thread(worker.ask, question)
        except BaseException:  # it is late, dead, or nobody waits for it any more
            self._dismiss(worker)
            raise
        free.append(worker)
        if answer.trouble:
            raise BotFailed(answer.trouble)
        return answer.move

    def _hire(self, table_id: str) -> Worker:
        """A free worker: the one where the bots of the table live, if possible."""
        for worker in [worker for worker in self._free if not worker.is_alive]:
            self._free.remove(worker)
            self._dismiss(worker)
        home = self._homes.pop(table_id, None)
        if home is None or home not in self._free:
            home = self._free[0] if self._free else self._start()
        self._homes[table_id] = home
        if len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)
        self._free.remove(home)
        return home

    def _start(self) -> Worker:
        worker = Worker()
        self._workers.add(worker)
        self._free.append(worker)
        return worker

    def _dismiss(self, worker: Worker) -> None:
        worker.end()
        self._workers.discard(worker)

    def close(self) -> None:
        """End all of them; a later question would start new ones."""
        workers = self._workers
        self._begin()
        for worker in workers:
            worker.end()
