"""Bots play until a person is asked, and go on after a restart."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from tests.table.helpers import (
    ANN,
    BEN,
    OPEN,
    QUICK,
    database,
    first_moves,
    play_until_live,
    run,
    wait_for_person,
)
from westbound.table.bot_pool import BotPool
from westbound.table.bot_runner import BotRunner
from westbound.table.bot_worker import BotFailed, Question
from westbound.table.database import migrate, open_engine
from westbound.table.lifecycle import open_table
from westbound.table.live_table import LiveTable
from westbound.table.seat_requests import SeatRequest
from westbound.table.service import Tables
from westbound.table.store import Store
from westbound.table.turns import End, Play, Undo, is_turn_over


def test_bots_play_until_a_person_is_asked_and_after_a_restart(tmp_path: Path) -> None:
    requests = (
        SeatRequest("person"),
        SeatRequest("bot", bot="random"),
        SeatRequest("bot", bot="random"),
    )
    table_id = ""

    async def first(tables: Tables) -> None:
        nonlocal table_id
        table_id = await open_table(tables, "carson", QUICK, requests, {}, seed=8)
        await wait_for_person(tables, table_id)
        for _ in range(12):
            await first_moves(tables, table_id, QUICK)
            await wait_for_person(tables, table_id)

    async def second(tables: Tables) -> None:
        await tables.resume()
        live = await wait_for_person(tables, table_id)
        assert len(live.match.log) > 20
        assert live.match.turns == (0,)

    run(tmp_path, first)
    run(tmp_path, second)


def test_a_whole_match_of_bots_is_over(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        requests = (SeatRequest("bot", bot="random"), SeatRequest("bot", bot="random"))
        table_id = await open_table(
            tables, "carson", ANN, requests, {"buildings": "first_game"}, seed=1
        )
        live = await wait_for_person(tables, table_id)
        assert live.match.over
        assert live.header.status == "over"
        again = LiveTable(live.header, live.seats, live.game)
        again.extend(await tables.store.entries.log(table_id))
        assert again.match.standings() == live.match.standings()

    run(tmp_path, scene)


def test_a_real_process_thinks_for_a_bot(tmp_path: Path) -> None:
    async def main() -> None:
        engine = open_engine(database(tmp_path))
        await migrate(engine)
        tables = Tables(Store(engine), BotPool(), bot_pause=0)
        requests = (SeatRequest("person"), SeatRequest("bot", bot="greedy"))
        table_id = await open_table(tables, "carson", ANN, requests, {}, seed=2)
        live = await wait_for_person(tables, table_id)
        assert live.match.turns == (0,)
        await tables.close()
        await engine.dispose()

    asyncio.run(main())


class Slow(BotPool):
    """It answers when it is told to, with the first move, or locks if that is possible."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = asyncio.Event()
        self.go = asyncio.Event()

    async def choose(self, question: Question) -> str:
        if "lock" not in question.moves:
            return question.moves[0]
        self.asked.set()
        await self.go.wait()
        return "lock"


def test_a_bot_does_not_think_again_because_a_person_moves(tmp_path: Path) -> None:
    slow = Slow()

    async def scene(tables: Tables) -> None:
        tables.bots.pool = slow
        requests = (*OPEN, SeatRequest("bot", bot="greedy"))
        live = await play_until_live(tables, requests)
        table_id = live.header.id
        await asyncio.wait_for(slow.asked.wait(), 20)
        for person, move in ((ANN, "place vp_parcels"), (BEN, "place gambling"), (ANN, "lock")):
            live = await tables.get(table_id)
            await tables.act(table_id, person, live.header.revision, Play(move))
        slow.asked.clear()
        slow.go.set()
        while 2 in (await tables.get(table_id)).match.turns:
            await asyncio.sleep(0.01)
        assert not slow.asked.is_set()
        locks = [e.seat for e in (await tables.get(table_id)).match.log if e.text == "lock"]
        assert locks == [0, 2]

    run(tmp_path, scene)


def test_a_bot_asked_while_the_table_is_read_is_not_forgotten(tmp_path: Path) -> None:
    """What was read may be older than the move that woke the bots meanwhile."""

    async def scene(tables: Tables) -> None:
        requests = (SeatRequest("person"), SeatRequest("bot", bot="greedy"))
        table_id = await open_table(tables, "carson", QUICK, requests, {}, seed=8)
        before = await wait_for_person(tables, table_id)
        looked = asyncio.Event()

        async def read_slowly(table_id: str) -> LiveTable:
            if looked.is_set():
                return await tables.get(table_id)
            outdated = LiveTable(before.header, before.seats, before.game)
            outdated.extend(await tables.store.entries.log(table_id))
            while (await tables.get(table_id)).bot_to_move() is None:
                await first_moves(tables, table_id, QUICK)
            looked.set()
            return outdated

        tables.bots._get_table = read_slowly
        tables.bots.wake(table_id)
        await asyncio.wait_for(looked.wait(), 20)
        await wait_for_person(tables, table_id)

    run(tmp_path, scene)


# --- bots that fail


class Failing(BotPool):
    """The bots in `failing` choose nothing, the others the first move."""

    def __init__(self, *failing: str) -> None:
        super().__init__(seconds=8.0)
        self.failing = failing
        self.asked: list[tuple[str, float]] = []

    async def choose(self, question: Question) -> str:
        self.asked.append((question.bot, question.seconds))
        if question.bot in self.failing:
            raise BotFailed("late")
        return question.moves[0]


@pytest.mark.parametrize(
    ("bot", "asked"),
    [
        ("legend", ["legend", "marshal", "rancher", "rookie", "drifter"]),
        ("rancher", ["rancher", "rookie", "drifter"]),
        ("greedy", ["greedy", "cautious"]),
        ("greedy:cowboys", ["greedy:cowboys", "cautious"]),
        ("random", ["random"]),
        ("clever(depth=3)", ["clever(depth=3)", "greedy", "cautious"]),
    ],
)
def test_the_level_below_decides_in_half_the_time(
    bot: str, asked: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "westbound.journal")
    question = Question("gwt", bot, {}, 1, ["pass", "wait"], 7, "here")

    async def decide(pool: Failing) -> str:
        runner = BotRunner(pool, 0, None, None)  # type: ignore[arg-type]  # no table is read
        return await runner._choose(question, 12)

    for number in range(1, len(asked)):
        pool = Failing(*asked[:number])
        assert asyncio.run(decide(pool)) == "pass"
        assert pool.asked == [(name, 8.0 / 2**n) for n, name in enumerate(asked[: number + 1])]
    assert asyncio.run(decide(Failing(*asked))) in question.moves
    assert f"bot_failed table=here revision=12 seat=1 bot={bot} why=late" in caplog.text


@pytest.mark.usefixtures("odd_bots")
def test_a_table_stays_live_while_its_bot_hangs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Others move and talk there, play and take back elsewhere."""
    caplog.set_level(logging.INFO, "westbound.journal")

    async def scene(tables: Tables) -> None:
        tables.bots.pool = BotPool(seconds=50.0)
        live = await play_until_live(tables, (*OPEN, SeatRequest("bot", bot="hangs")))
        table_id = live.header.id
        await tables.act(table_id, ANN, live.header.revision, Play("place vp_parcels"))
        await tables.store.chat.say(table_id, "ann", "Ann", "Is anybody there?")
        requests = (SeatRequest("person"), SeatRequest("bot", bot="random"))
        other = await open_table(tables, "carson", ANN, requests, {}, seed=8)
        await wait_for_person(tables, other)
        begun = await first_moves(tables, other, ANN)
        await tables.act(other, ANN, begun.header.revision, Undo())
        while not is_turn_over((live := await tables.get(other)).tentative(0), 0, live.match):
            await first_moves(tables, other, ANN)
        await tables.act(other, ANN, live.header.revision, End())
        assert any(entry.seat == 1 for entry in (await wait_for_person(tables, other)).match.log)
        assert 2 in (await tables.get(table_id)).match.turns
        assert "bot_failed" not in caplog.text

    run(tmp_path, scene)


@pytest.mark.usefixtures("odd_bots")
def test_a_table_goes_on_where_a_bot_fails(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "westbound.journal")

    async def scene(tables: Tables) -> None:
        tables.bots.pool = BotPool()
        bots = (SeatRequest("bot", bot=name) for name in ("raises", "cheats"))
        requests = (SeatRequest("person"), *bots)
        table_id = await open_table(tables, "carson", QUICK, requests, {}, seed=8)
        await wait_for_person(tables, table_id)
        await first_moves(tables, table_id, QUICK)
        await wait_for_person(tables, table_id)
        assert "seat=1 bot=raises why=LookupError" in caplog.text
        assert "seat=2 bot=cheats why=not one of its moves" in caplog.text

    run(tmp_path, scene)
