"""Bots choose in processes of their own, and see only what their seat may see."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from westbound.bots import SerializedView, choose_move, make_bot
from westbound.engine.json_types import Json
from westbound.games.registry import find_game

log = logging.getLogger("westbound.table")


@dataclass(frozen=True, slots=True)
class Question:
    """Everything a bot is told about a decision."""

    game_id: str
    bot: str
    observation: Mapping[str, Json]
    seat: int
    moves: list[str]
    seed: int


def choose_in_worker(question: Question) -> str:
    """The text of the move the bot chooses; runs in a worker process."""
    game = find_game(question.game_id)
    legal = [game.parse(text) for text in question.moves]
    view = SerializedView(game, question.observation, question.seat)
    bot = make_bot(question.bot, game, modules=False)
    return choose_move(bot, view, legal, question.seed).text


def _ignore_interrupts() -> None:
    """Ctrl+C is for the server; the workers end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class BotPool:
    """The worker processes; they start with the first question."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, question: Question) -> str:
        """The move a bot chooses; if a worker dies, another one gets the same question."""
        try:
            return await self._ask(question)
        except BrokenProcessPool:
            log.warning("a bot process died; starting a new one")
            self._pool = None
            return await self._ask(question)

    async def _ask(self, question: Question) -> str:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._processes, context, initializer=_ignore_interrupts
            )
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, choose_in_worker, question)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool = None
