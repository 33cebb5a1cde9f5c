"""Time limits: Kit Carson's live round, where everybody places at the same time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.table.helpers import ANN, BEN, play_until_live, run
from westbound.engine.game import Clock
from westbound.games.carson_city.game import CarsonCity
from westbound.games.carson_city.state import CarsonState
from westbound.table.live_table import LiveTable
from westbound.table.service import Tables
from westbound.table.turns import Play


async def say(tables: Tables, table_id: str, person: str, move: str) -> LiveTable:
    live = await tables.get(table_id)
    await tables.act(table_id, ANN if person == "ann" else BEN, live.header.revision, Play(move))
    return await tables.get(table_id)


def test_cc_239_everybody_places_at_once_and_nothing_is_tentative(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        live = await play_until_live(tables)
        table_id = live.header.id
        assert live.match.turns == (0, 1) or live.match.turns == (1, 0)
        for person, move in (("ben", "place wages"), ("ann", "place gambling"), ("ben", "lock")):
            before = len(live.match.log)
            live = await say(tables, table_id, person, move)
            assert not live.drafts
            assert live.match.log[before].text == move
        assert live.match.turns == (0,)
        assert live.clock is not None
        assert live.deadline - live.clock_since == 60

    run(tmp_path, scene)


def test_cc_239_when_the_time_is_up_the_rest_is_locked_in_phase_2_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = CarsonCity.clock

    def soon(self: CarsonCity, state: CarsonState) -> Clock | None:
        clock = real(self, state)
        return clock and clock._replace(seconds=0)

    monkeypatch.setattr(CarsonCity, "clock", soon)

    async def scene(tables: Tables) -> None:
        live = await play_until_live(tables)
        state = live.match.state
        assert isinstance(state, CarsonState)
        track = state.track
        while live.clock is not None:
            await asyncio.sleep(0.02)
            live = await tables.get(live.header.id)
        state = live.match.state
        assert isinstance(state, CarsonState)
        locks = [entry.seat for entry in live.match.log if entry.text == "lock"]
        assert locks == track
        assert state.phase > 2 or state.round > 1

    run(tmp_path, scene)


def test_what_a_clock_is_writing_is_written_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A task cut off there would leave a connection to the database."""
    real = CarsonCity.clock
    ended: list[str] = []

    def soon(self: CarsonCity, state: CarsonState) -> Clock | None:
        clock = real(self, state)
        return clock and clock._replace(seconds=0)

    async def scene(tables: Tables) -> None:
        begun, time_up = asyncio.Event(), tables._clocks._time_up

        async def slowly(table_id: str, clock: Clock) -> None:
            begun.set()
            await asyncio.sleep(0.05)
            await time_up(table_id, clock)
            ended.append(table_id)

        monkeypatch.setattr(tables._clocks, "_time_up", slowly)
        await play_until_live(tables)
        await begun.wait()
        assert not ended

    monkeypatch.setattr(CarsonCity, "clock", soon)
    run(tmp_path, scene)
    assert ended


def test_a_clock_goes_on_after_a_restart(tmp_path: Path) -> None:
    found: list[tuple[str, float]] = []

    async def before(tables: Tables) -> None:
        live = await play_until_live(tables)
        found.append((live.header.id, live.deadline))

    async def after(tables: Tables) -> None:
        await tables.resume()
        live = await tables.get(found[0][0])
        assert abs(live.deadline - found[0][1]) < 0.01

    run(tmp_path, before)
    run(tmp_path, after)
