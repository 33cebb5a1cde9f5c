"""A bot from elsewhere that hangs, crashes or lies costs only itself."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from tests.table.fake_time import FakeTime
from tests.table.helpers import ANN, run, wait_for_person
from tests.table.remote import (
    GREEDY,
    answer,
    as_person,
    listening,
    new_bot,
    play_for,
    table_with,
)
from westbound.engine.errors import BadInput, IllegalMove
from westbound.table.errors import Stale
from westbound.table.live_table import LiveTable
from westbound.table.records import BotAccount
from westbound.table.remote_seat import MAX_REFUSED
from westbound.table.service import Tables
from westbound.table.turns import Play


async def decided(tables: Tables, table_id: str) -> LiveTable:
    """The table as soon as the server has nothing to decide."""
    await asyncio.sleep(0)
    return await wait_for_person(tables, table_id)


def moves_of(live: LiveTable, seat: int) -> int:
    return sum(entry.seat == seat and not entry.automatic for entry in live.match.log)


async def asked_again(tables: Tables, table_id: str) -> LiveTable:
    """Let Ann play until the bot is asked."""
    while (live := await decided(tables, table_id)).match.turns != (0,):
        await play_for(tables, table_id, ANN)
    return live


def test_wb_019_when_its_time_is_up_a_bot_of_the_server_decides(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "westbound.journal")
    time = FakeTime()

    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        table_id = await table_with(tables, bot, seconds=20)
        async with listening(tables, bot) as ear:
            question = await ear.hear_of("your_turn")
            assert question["deadline_ms"] == 20_000
            await time.advance(19)
            live = await decided(tables, table_id)
            assert (moves_of(live, 0), live.remote[0].trouble) == (0, None)
            await time.advance(1)
            live = await decided(tables, table_id)
            assert (moves_of(live, 0), live.remote[0].trouble) == (1, "late")
            told = {"type": "taken_over", "table": table_id, "why": "late"}
            assert await ear.hear() == told
            with pytest.raises(Stale):  # its answer comes too late
                await answer(tables, bot, question)
            await asked_again(tables, table_id)
            question = await ear.hear_of("your_turn")
            assert question["deadline_ms"] == 10_000
            await answer(tables, bot, question)
            live = await tables.get(table_id)
            assert (live.remote[0].failures, live.remote[0].trouble) == (0, None)

    run(tmp_path, scene, time)
    assert "why=late in_a_row=1" in caplog.text
    assert "bot=greedy" in caplog.text


def test_wb_019_a_bot_that_is_gone_does_not_hold_up_the_others(tmp_path: Path) -> None:
    time = FakeTime()

    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        table_id = await table_with(tables, bot, seconds=40)
        for patience in (40, 20, 10):
            await asked_again(tables, table_id)
            await time.advance(patience - 1)
            assert (await decided(tables, table_id)).match.turns == (0,)
            await time.advance(1)
        live = await decided(tables, table_id)
        assert live.remote[0].trouble == "absent"
        for _ in range(3):  # from now on nobody waits
            await play_for(tables, table_id, ANN)
            assert (await decided(tables, table_id)).match.turns != (0,)
        async with listening(tables, bot) as ear:
            live = await asked_again(tables, table_id)
            assert live.remote[0].trouble is None
            question = await ear.hear_of("your_turn")
            assert question["deadline_ms"] == 5_000
            await answer(tables, bot, question)
            assert live.remote[0].patience == 40

    run(tmp_path, scene, time)


def test_a_bot_that_is_only_slow_hears_that_it_is_no_longer_asked(tmp_path: Path) -> None:
    time = FakeTime()

    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        table_id = await table_with(tables, bot)
        async with listening(tables, bot) as ear:
            heard = []
            for _ in range(3):
                await asked_again(tables, table_id)
                await ear.hear_of("your_turn")
                await time.advance(60)
                heard.append((await ear.hear_of("taken_over"))["why"])
            assert heard == ["late", "late", "absent"]
            await decided(tables, table_id)

    run(tmp_path, scene, time)


def test_a_bot_that_comes_back_while_it_is_benched_is_asked_at_once(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        table_id = await table_with(tables, bot)
        seat = (await tables.get(table_id)).remote[0]
        seat.benched, seat.failures = True, 3
        assert (await tables.get(table_id)).bot_to_move() == 0
        async with listening(tables, bot) as ear:
            await ear.hear_of("your_turn")
            assert (await tables.get(table_id)).bot_to_move() is None

    run(tmp_path, scene)


async def lie(tables: Tables, bot: BotAccount, table_id: str, times: int) -> None:
    for number in range(times):
        n = (await tables.get(table_id)).header.revision
        move = Play("pass" if number % 2 else "all your land is mine")
        with pytest.raises((IllegalMove, BadInput)):
            await tables.act(table_id, as_person(bot), n, move)


def test_a_bot_that_lies_is_asked_something_else(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        table_id = await table_with(tables, bot)
        await lie(tables, bot, table_id, MAX_REFUSED - 1)
        live = await decided(tables, table_id)
        assert (moves_of(live, 0), live.remote[0].failures) == (0, 0)
        await lie(tables, bot, table_id, 1)
        live = await decided(tables, table_id)
        assert (moves_of(live, 0), live.remote[0].trouble) == (1, "refused")

    run(tmp_path, scene)


def test_a_move_out_of_turn_is_no_wrong_answer(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        table_id = await table_with(tables, bot)
        await play_for(tables, table_id, as_person(bot))
        await lie(tables, bot, table_id, MAX_REFUSED + 1)
        assert (await tables.get(table_id)).remote[0].failures == 0

    run(tmp_path, scene)


def test_other_tables_go_on_while_a_bot_hangs(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        hanging = await table_with(tables, bot)
        other = await table_with(tables, await new_bot(tables, "Rusty"), GREEDY)
        (await tables.get(other)).remote[0].benched = True
        tables.bots.wake(other)
        while not (live := await tables.get(other)).match.over:
            await asyncio.sleep(0.001)
        assert live.header.status == "over"
        assert moves_of(await tables.get(hanging), 0) == 0

    run(tmp_path, scene)


def test_after_a_restart_the_time_runs_anew(tmp_path: Path) -> None:
    time, found = FakeTime(), []

    async def before(tables: Tables) -> None:
        found.append(await table_with(tables, await new_bot(tables), seconds=30))
        await time.advance(29)

    async def after(tables: Tables) -> None:
        await tables.resume()
        await time.advance(29)
        assert moves_of(await decided(tables, found[0]), 0) == 0
        await time.advance(1)
        assert moves_of(await decided(tables, found[0]), 0) == 1

    run(tmp_path, before, time)
    run(tmp_path, after, time)


def test_the_table_is_told_who_is_connected(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        await tables.store.bot_accounts.leave(bot.id, "elsewhere", 1.0)
        async with listening(tables, bot):
            table_id = await table_with(tables, bot)
            watching = tables.bus.listen(table_id)
            watching.acknowledge()
            assert (await tables.get(table_id)).remote[0].online
        assert watching.event.is_set()
        assert not (await tables.get(table_id)).remote[0].online

    run(tmp_path, scene)


def test_a_seat_is_forgotten_with_its_match(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bot = await new_bot(tables)
        table_id = await table_with(tables, bot, GREEDY)
        (await tables.get(table_id)).remote[0].benched = True
        tables.bots.wake(table_id)
        while not (await tables.get(table_id)).match.over:
            await asyncio.sleep(0.001)
        assert tables.remote._seats == {}
        assert tables.remote._waiting == {}

    run(tmp_path, scene)
