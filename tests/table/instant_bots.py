"""Stand-ins for the worker processes: bots that answer at once."""

from __future__ import annotations

from westbound.table.bot_pool import BotPool
from westbound.table.bot_worker import Question, choose_in_worker


class FirstMove(BotPool):
    """Always the first legal move."""

    async def choose(self, question: Question) -> str:
        return question.moves[0]


class InThisProcess(BotPool):
    """The bots as they are, without a process of their own."""

    async def choose(self, question: Question) -> str:
        return choose_in_worker(question)
