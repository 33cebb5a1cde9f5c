"""Bots think in processes of their own; one that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal

import westbound
from westbound.table.thinking import Thinkers


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
