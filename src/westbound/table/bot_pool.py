"""Bots think in processes of their own, and see only what their seat may see."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from westbound.bots import SerializedView, make_bot
from westbound.engine.json_types import Json
from westbound.engine.rng import Rng
from westbound.games.registry import find_game

log = logging.getLogger("westbound.table")

CONSENT_BOT = "greedy"  # the bot that looks what an answer brings


def choose_in_worker(
    game_id: str, bot: str, observation: Mapping[str, Json], seat: int, moves: list[str], seed: int
) -> str:
    """The text of the move the bot chooses; runs in a worker process."""
    game = find_game(game_id)
    legal = [game.parse(text) for text in moves]
    letter = SerializedView(game, observation, seat)
    if all(move.kind in game.moves_bots_evaluate for move in legal):
        bot = CONSENT_BOT  # whatever its level
    return make_bot(bot, game).choose(letter, legal, Rng(seed, 7)).text


def _quiet() -> None:
    """Ctrl+C is for the server; the workers end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class BotPool:
    """The worker processes; they start with the first question."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self,
        game_id: str,
        bot: str,
        observation: Mapping[str, Json],
        seat: int,
        moves: list[str],
        seed: int,
    ) -> str:
        question = (game_id, bot, observation, seat, moves, seed)
        try:
            return await self._ask(*question)
        except BrokenProcessPool:  # a worker died; another one gets the same question
            log.warning("a thinking process died; starting a new one")
            self._pool = None
            return await self._ask(*question)

    async def _ask(
        self,
        game_id: str,
        bot: str,
        observation: Mapping[str, Json],
        seat: int,
        moves: list[str],
        seed: int,
    ) -> str:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_quiet)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._pool, choose_in_worker, game_id, bot, observation, seat, moves, seed
        )

    def worker_ids(self) -> list[int]:
        """The process ids of the workers that run now."""
        return list(self._pool._processes or {}) if self._pool is not None else []

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool = None
