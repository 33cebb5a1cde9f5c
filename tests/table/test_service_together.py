"""A choice that several make at once: nobody's move is lost because another one was faster."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.table.helpers import (
    ANN,
    BEN,
    LIVE,
    QUICK,
    TWO_HERE,
    first_moves,
    play_until_live,
    run,
    tables_in,
)
from westbound.table.errors import Stale
from westbound.table.lifecycle import open_table
from westbound.table.service import Tables
from westbound.table.turns import Play, why_no_undo


async def made(tables: Tables, table_id: str) -> list[tuple[int, str]]:
    live = await tables.get(table_id)
    return [(entry.seat, entry.text) for entry in live.match.log if entry.move.kind == "place"]


def test_moves_at_the_same_moment_are_all_made(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        live = await play_until_live(tables)
        table_id, shown = live.header.id, live.header.revision
        before = await made(tables, table_id)
        await asyncio.gather(
            tables.act(table_id, ANN, shown, Play("place vp_parcels")),
            tables.act(table_id, BEN, shown, Play("place gambling")),
        )
        new = (await made(tables, table_id))[len(before) :]
        assert sorted(new) == [(0, "place vp_parcels"), (1, "place gambling")]
        with pytest.raises(Stale):  # his own move concerns him
            await tables.act(table_id, BEN, shown, Play("place vp_buildings"))

    run(tmp_path, scene)


def test_so_they_are_in_two_processes(tmp_path: Path) -> None:
    async def scene(here: Tables) -> None:
        live = await play_until_live(here)
        table_id, shown = live.header.id, live.header.revision
        async with tables_in(tmp_path) as there:
            await there.get(table_id)
            await here.act(table_id, BEN, shown, Play("place gambling"))
            await there.act(table_id, ANN, shown, Play("place vp_parcels"))  # it does not know
            await here.act(table_id, BEN, shown + 1, Play("place vp_buildings"))
            assert (await made(there, table_id))[-3:] == [
                (1, "place gambling"), (0, "place vp_parcels"), (1, "place vp_buildings"),
            ]  # fmt: skip

    run(tmp_path, scene)


def test_a_lock_of_the_last_one_makes_older_pages_old(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        live = await play_until_live(tables)
        table_id, shown = live.header.id, live.header.revision
        await tables.act(table_id, BEN, shown, Play("lock"))
        await tables.act(table_id, ANN, shown, Play("lock"))
        for person in (ANN, BEN):
            with pytest.raises(Stale):
                await tables.act(table_id, person, shown, Play("lock"))

    run(tmp_path, scene)


@pytest.mark.parametrize("moves", [("lock",), ("place wages", "lock")])
def test_wb_003_after_the_last_lock_nothing_is_said_of_sealed_answers(
    tmp_path: Path, moves: tuple[str, ...]
) -> None:
    async def scene(tables: Tables) -> None:
        live = await play_until_live(tables)
        table_id = live.header.id
        await tables.act(table_id, BEN, live.header.revision, Play("lock"))
        for move in moves:
            live = await tables.get(table_id)
            await tables.act(table_id, ANN, live.header.revision, Play(move))
        match = (await tables.get(table_id)).match
        assert match.log[-1].text == "lock"
        assert why_no_undo(match, 0).key == "WB-003"

    run(tmp_path, scene)


def test_who_goes_on_at_one_screen_is_kept_over_a_restart(tmp_path: Path) -> None:
    async def choose(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, LIVE, seed=3)
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
