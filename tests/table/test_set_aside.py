"""Tables that cannot be read stop nothing: no start, no bot, no clock, no other process."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import westbound
from tests.table.helpers import (
    ANN,
    BEN,
    QUICK,
    TWO_HERE,
    first_moves,
    play_until_live,
    run,
    tables_in,
)
from westbound.games.registry import find_game
from westbound.table.errors import SetAside
from westbound.table.lifecycle import import_match, open_table
from westbound.table.records import Draft
from westbound.table.service import Tables
from westbound.table.set_aside import file_of, may_take
from westbound.table.store import Change
from westbound.table.turns import End, Play


async def spoil(tables: Tables, sql: str, **values: object) -> None:
    """As another process would, which this one does not know."""
    async with tables.store.engine.begin() as connection:
        assert (await connection.execute(text(sql), values)).rowcount == 1


async def of_the_future(tables: Tables, table_id: str) -> None:
    sql = "UPDATE tables SET rules_version = 99, revision = revision + 1 WHERE id = :id"
    await spoil(tables, sql, id=table_id)


async def set_aside(tables: Tables, table_id: str) -> SetAside:
    with pytest.raises(SetAside) as caught:
        await tables.get(table_id)
    return caught.value


def test_a_start_goes_on_with_all_other_tables(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        bad = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        good = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        await of_the_future(tables, bad)
        async with tables_in(tmp_path) as again:
            await again.resume()
            await set_aside(again, bad)
            await first_moves(again, good, QUICK)

    run(tmp_path, scene)


def test_bots_leave_it_alone(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        sql = "UPDATE seats SET kind = 'bot', bot = 'greedy' WHERE table_id = :id AND seat = 0"
        await spoil(tables, sql, id=table_id)
        before = len(await tables.store.entries.log(table_id))
        await of_the_future(tables, table_id)
        async with tables_in(tmp_path) as again:
            await again.resume()
            again.bots.wake(table_id)
            await asyncio.gather(*again.bots._tasks.values())  # they end, and with no error
        assert len(await tables.store.entries.log(table_id)) == before

    run(tmp_path, scene)


def test_a_clock_that_runs_out_does_nothing(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        live = await play_until_live(tables)
        assert live.clock is not None
        before = len(live.match.log)
        await of_the_future(tables, live.header.id)
        await tables._time_up(live.header.id, live.clock)
        assert len(await tables.store.entries.log(live.header.id)) == before

    run(tmp_path, scene)


def test_a_server_that_knows_less_sets_aside_what_another_plays(tmp_path: Path) -> None:
    """Two servers share a database, and one of them knows newer rules already."""

    async def scene(here: Tables) -> None:
        table_id = await open_table(here, "carson", ANN, TWO_HERE, {}, seed=3)
        async with tables_in(tmp_path) as old:
            shown = await old.get(table_id)
            listener = old.bus.listen(table_id)
            listener.acknowledge()
            await of_the_future(here, table_id)
            aside = await set_aside(old, table_id)
            assert aside.rule == "WB-014"
            assert listener.event.is_set()  # its pages reload
            with pytest.raises(SetAside):
                await old.latest(table_id)
            move = shown.match.moves()[0].text
            with pytest.raises(SetAside):  # a page that still shows it
                await old.act(table_id, QUICK, shown.header.revision, Play(move))
            assert await set_aside(old, table_id) is aside  # not read again
            sql = "UPDATE tables SET rules_version = :v, revision = revision + 1 WHERE id = :id"
            await spoil(here, sql, id=table_id, v=shown.header.rules_version)
            await first_moves(old, table_id, QUICK)

    run(tmp_path, scene)


def test_who_writes_first_by_unknown_rules_wins(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        live = await tables.get(table_id)
        await of_the_future(tables, table_id)
        with pytest.raises(SetAside):
            await tables.write(live, Change(status="over"))
        header = await tables.store.tables.header(table_id)
        assert header is not None
        assert header.status == "running"

    run(tmp_path, scene)


def test_a_game_that_fails_is_one_tables_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        length = len((await tables.get(table_id)).match.log)
        carson, calls = type(find_game("carson")), []
        apply = carson.apply

        def fails(self: Any, state: Any, move: Any, seat: int) -> None:
            calls.append(move)
            if len(calls) == length:
                raise KeyError("corral")
            apply(self, state, move, seat)

        monkeypatch.setattr(carson, "apply", fails)
        async with tables_in(tmp_path) as again:
            aside = await set_aside(again, table_id)
        assert aside.entry == length
        assert str(aside) == (
            f"Entry {length}: the program fails when it replays it (KeyError('corral'))."
        )
        assert "Traceback" in caplog.text

    run(tmp_path, scene)


def test_a_game_that_cannot_even_begin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)

        def gone(game_id: str) -> None:
            raise ModuleNotFoundError(f"no {game_id}")

        monkeypatch.setattr("westbound.table.set_aside.find_game", gone)
        async with tables_in(tmp_path) as again:
            aside = await set_aside(again, table_id)
        assert (aside.rule, aside.entry) == ("WB-018", None)
        assert "no carson" in str(aside)

    run(tmp_path, scene)


# --- tentative turns


@pytest.mark.parametrize(
    ("moves", "redo", "kept"),
    [
        (["claim A1"], ["claim A2"], (("claim A1",), ())),
        (["claim Z9"], [], ((), ())),
        (["pass"], ["claim A1"], ((), ())),
        ([], ["claim A1"], ((), ("claim A1",))),
    ],
)
def test_of_a_tentative_turn_stays_what_is_possible(
    tmp_path: Path, moves: list[str], redo: list[str], kept: tuple[tuple[str, ...], ...]
) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        live = await tables.get(table_id)
        seat = live.match.turns[0]
        await tables.write(live, Change(drafts={seat: Draft(tuple(moves), tuple(redo))}))
        async with tables_in(tmp_path) as again:
            read = await again.get(table_id)
            assert read.drafts[seat] == Draft(*kept)
            action = End() if read.drafts[seat].moves else Play("claim B2")
            await again.act(table_id, QUICK, read.header.revision, action)
            assert await again.store.entries.drafts(table_id) == {}

    run(tmp_path, scene)


def test_a_draft_of_nobody_is_left_out(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        live = await tables.get(table_id)
        await tables.write(live, Change(drafts={17: Draft(("claim A1",))}))
        async with tables_in(tmp_path) as again:
            assert (await again.get(table_id)).drafts == {}

    run(tmp_path, scene)


def test_a_damaged_draft_is_none(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        live = await tables.get(table_id)
        seat = live.match.turns[0]
        await tables.write(live, Change(drafts={seat: Draft(("claim A1",))}))
        await spoil(tables, "UPDATE drafts SET moves = '7' WHERE table_id = :id", id=table_id)
        async with tables_in(tmp_path) as again:
            assert (await again.get(table_id)).drafts == {seat: Draft()}

    run(tmp_path, scene)


# --- saving it to a file


def test_the_file_is_the_match_as_it_is_stored(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        live = await first_moves(tables, table_id, QUICK)
        whole, known = live.match.to_json(), f'"rules_version": {live.header.rules_version}'
        unknown = '"rules_version": 99'
        await of_the_future(tables, table_id)
        aside = await set_aside(tables, table_id)
        found = file_of(aside, await tables.store.entries.log(table_id))
        assert found == whole.replace(known, unknown)
        assert json.loads(found)["entries"]
        again = westbound.match_from_json(found.replace(unknown, known))
        copy = await import_match(tables, again, BEN)
        assert (await tables.get(copy)).match.to_json() == whole
        assert may_take(aside, ANN)
        assert not may_take(aside, BEN)
        assert not may_take(aside, None)

    run(tmp_path, scene)
