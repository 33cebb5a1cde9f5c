"""Stand-ins for the thinking processes: bots that answer at once."""

from __future__ import annotations

from collections.abc import Mapping

from westbound.engine.json_types import Json
from westbound.table.bot_pool import BotPool, choose_in_worker


class FirstMove(BotPool):
    """Always the first legal move, without a process of its own."""

    async def choose(
        self,
        game_id: str,
        bot: str,
        observation: Mapping[str, Json],
        seat: int,
        moves: list[str],
        seed: int,
    ) -> str:
        return moves[0]


class AtOnce(BotPool):
    """The bots as they are, in this process."""

    async def choose(
        self,
        game_id: str,
        bot: str,
        observation: Mapping[str, Json],
        seat: int,
        moves: list[str],
        seed: int,
    ) -> str:
        return choose_in_worker(game_id, bot, observation, seat, moves, seed)
