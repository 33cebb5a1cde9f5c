"""Bots think in processes of their own; one that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal

import westbound
from tests.games.carson_city.positions import play
from tests.games.carson_city.rules.building_positions import in_hand
from tests.games.carson_city.rules.test_consent import a_crowded_centre
from westbound.engine.json_types import as_json
from westbound.games.registry import find_game
from westbound.table.thinking import Thinkers, think


def test_a_worker_that_dies_is_replaced() -> None:
    match = westbound.new_match("carson", 2, 4)
    seat = match.turn
    assert seat is not None
    moves = [move.text for move in match.moves()]

    async def scene() -> None:
        thinkers = Thinkers()
        question = ("carson", "random", match.observe(seat), seat, moves, 9)
        first = await thinkers.choose(*question)
        assert first in moves
        (worker,) = thinkers.worker_ids()
        os.kill(worker, signal.SIGKILL)
        assert await thinkers.choose(*question) == first
        assert thinkers.worker_ids() != [worker]
        thinkers.close()

    asyncio.run(asyncio.wait_for(scene(), 30))


def answers(bot: str) -> set[str]:
    """What the bot says, with many seeds, when somebody asks for a house on its parcel."""
    state = in_hand(a_crowded_centre(), 0, "saloon")
    play(state, "ask E5")
    seen = as_json(find_game("carson").observe(state, 1))
    return {think("carson", bot, seen, 1, ["agree", "refuse"], seed) for seed in range(20)}


def test_cc_104_a_random_bot_at_a_table_weighs_consent_like_any_other() -> None:
    assert answers("random") == answers("greedy")
    assert len(answers("random")) == 1


def test_a_random_bot_stays_random_elsewhere() -> None:
    match = westbound.new_match("carson", 2, 4)
    seat = match.turn
    assert seat is not None
    moves = [move.text for move in match.moves()]
    seen = match.observe(seat)
    assert len({think("carson", "random", seen, seat, moves, seed) for seed in range(20)}) > 5
