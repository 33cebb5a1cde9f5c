"""Bots think in processes of their own; one that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

import westbound
from tests.games.carson_city.base.rules.test_consent import a_crowded_centre
from tests.games.carson_city.building_positions import in_hand
from tests.games.carson_city.positions import play
from westbound.engine.errors import BadInput
from westbound.engine.json_types import as_json
from westbound.games.registry import find_game
from westbound.table.bot_pool import BotPool, Question, choose_in_worker


def workers(pool: BotPool) -> list[int]:
    """The process ids of the workers that run now."""
    assert pool._pool is not None
    return list(pool._pool._processes or {})


def test_a_worker_that_dies_is_replaced() -> None:
    match = westbound.new_match("carson", 2, 4)
    seat = match.turn
    assert seat is not None
    moves = [move.text for move in match.moves()]

    async def scene() -> None:
        pool = BotPool()
        question = Question("carson", "random", match.observe(seat), seat, moves, 9)
        first = await pool.choose(question)
        assert first in moves
        (worker,) = workers(pool)
        os.kill(worker, signal.SIGKILL)
        assert await pool.choose(question) == first
        assert workers(pool) != [worker]
        pool.close()

    asyncio.run(asyncio.wait_for(scene(), 30))


def answers(bot: str) -> set[str]:
    """What the bot says, with many seeds, when somebody asks for a house on its parcel."""
    state = in_hand(a_crowded_centre(), 0, "saloon")
    play(state, "ask E5")
    seen = as_json(find_game("carson").observe(state, 1))
    questions = (Question("carson", bot, seen, 1, ["agree", "refuse"], n) for n in range(20))
    return set(map(choose_in_worker, questions))


def test_cc_104_a_random_bot_at_a_table_weighs_consent_like_any_other() -> None:
    assert answers("random") == answers("greedy")
    assert len(answers("random")) == 1


def test_a_random_bot_stays_random_elsewhere() -> None:
    match = westbound.new_match("carson", 2, 4)
    seat = match.turn
    assert seat is not None
    moves = [move.text for move in match.moves()]
    seen = match.observe(seat)
    questions = (Question("carson", "random", seen, seat, moves, n) for n in range(20))
    assert len(set(map(choose_in_worker, questions))) > 5


def test_a_worker_starts_no_program_and_imports_no_module() -> None:
    """Whatever a row of the database says."""
    match = westbound.new_match("carson", 2, 4)
    moves = [move.text for move in match.moves()]
    for bot in ("cmd:true", "cmd:'sh -c true'", "tests.bots.builders:FirstMove"):
        question = Question("carson", bot, match.observe(match.turn), 0, moves, 9)
        with pytest.raises(BadInput, match="there is no bot"):
            choose_in_worker(question)
