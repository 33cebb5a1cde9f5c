"""A choice that several make at once: nobody's move is lost because another one was faster."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.table.test_clocks import LIVE, OPEN, play_until_live
from tests.table.test_tables import ANN, BEN, QUICK, TWO_HERE, first_moves, run, tables_in
from westbound.engine.json_types import Json
from westbound.table.bot_pool import BotPool
from westbound.table.seat_requests import SeatRequest
from westbound.table.tables import Stale, Tables


async def made(tables: Tables, table_id: str) -> list[tuple[int, str]]:
    live = await tables.get(table_id)
    return [(entry.seat, entry.text) for entry in live.match.log if entry.move.kind == "place"]


def test_moves_at_the_same_moment_are_all_made(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        live = await play_until_live(tables)
        table_id, shown = live.header.id, live.header.revision
        before = await made(tables, table_id)
        await asyncio.gather(
            tables.play(table_id, ANN, shown, "place vp_parcels"),
            tables.play(table_id, BEN, shown, "place gambling"),
        )
        new = (await made(tables, table_id))[len(before) :]
        assert sorted(new) == [(0, "place vp_parcels"), (1, "place gambling")]
        with pytest.raises(Stale):  # his own move concerns him
            await tables.play(table_id, BEN, shown, "place vp_buildings")

    run(tmp_path, scene)


def test_so_they_are_in_two_processes(tmp_path: Path) -> None:
    async def scene(here: Tables) -> None:
        live = await play_until_live(here)
        table_id, shown = live.header.id, live.header.revision
        async with tables_in(tmp_path) as there:
            await there.get(table_id)
            await here.play(table_id, BEN, shown, "place gambling")
            await there.play(table_id, ANN, shown, "place vp_parcels")  # it does not know
            await here.play(table_id, BEN, shown + 1, "place vp_buildings")
            assert (await made(there, table_id))[-3:] == [
                (1, "place gambling"), (0, "place vp_parcels"), (1, "place vp_buildings"),
            ]  # fmt: skip

    run(tmp_path, scene)


def test_a_lock_of_the_last_one_makes_older_pages_old(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        live = await play_until_live(tables)
        table_id, shown = live.header.id, live.header.revision
        await tables.play(table_id, BEN, shown, "lock")
        await tables.play(table_id, ANN, shown, "lock")
        for person in (ANN, BEN):
            with pytest.raises(Stale):
                await tables.play(table_id, person, shown, "lock")

    run(tmp_path, scene)


def test_who_goes_on_at_one_screen_is_kept_over_a_restart(tmp_path: Path) -> None:
    async def choose(tables: Tables) -> None:
        table_id = await tables.open("carson", ANN, TWO_HERE, LIVE, seed=3)
        while (live := await tables.get(table_id)).match.state.agenda[-1].kind != "place_live":
            await first_moves(tables, table_id, QUICK)
        first = live.acting_seat("ann")
        assert first is not None
        await tables.choose_seat(live.header.id, ANN, 1 - first)
        assert live.acting_seat("ann") == 1 - first
        chosen.append((live.header.id, 1 - first))

    async def look(tables: Tables) -> None:
        table_id, seat = chosen[0]
        live = await tables.get(table_id)
        assert live.acting_seat("ann") == seat
        await tables.choose_seat(table_id, ANN, 1 - seat)  # and it can be changed
        assert (await tables.get(table_id)).acting_seat("ann") == 1 - seat

    chosen: list[tuple[str, int]] = []
    run(tmp_path, choose)
    run(tmp_path, look)


class Slow(BotPool):
    """It answers when it is told to, with the first move, or locks if that is possible."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = asyncio.Event()
        self.go = asyncio.Event()

    async def choose(
        self,
        game_id: str,
        bot: str,
        observation: Mapping[str, Json],
        seat: int,
        moves: list[str],
        seed: int,
    ) -> str:
        if "lock" not in moves:
            return moves[0]
        self.asked.set()
        await self.go.wait()
        return "lock"


def test_a_bot_does_not_think_again_because_a_person_moves(tmp_path: Path) -> None:
    slow = Slow()

    async def scene(tables: Tables) -> None:
        tables._pool = slow
        requests = (*OPEN, SeatRequest("bot", bot="greedy"))
        live = await play_until_live(tables, requests)
        table_id = live.header.id
        await asyncio.wait_for(slow.asked.wait(), 20)
        for person, move in ((ANN, "place vp_parcels"), (BEN, "place gambling"), (ANN, "lock")):
            live = await tables.get(table_id)
            await tables.play(table_id, person, live.header.revision, move)
        slow.asked.clear()
        slow.go.set()
        while 2 in (await tables.get(table_id)).match.turns:
            await asyncio.sleep(0.01)
        assert not slow.asked.is_set()
        locks = [e.seat for e in (await tables.get(table_id)).match.log if e.text == "lock"]
        assert locks == [0, 2]

    run(tmp_path, scene)
