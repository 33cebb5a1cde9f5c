"""Tables whose match begins with a position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import westbound
from tests.table.helpers import ANN, QUICK, first_moves, run, tables_in
from westbound.engine.errors import BadInput, BadPosition
from westbound.table.corpus import line_of
from westbound.table.lifecycle import continue_from, import_match, open_table, rematch
from westbound.table.live_table import LiveTable, match_header
from westbound.table.seat_requests import SeatRequest
from westbound.table.service import Tables
from westbound.table.store.corpus import SharedTable

THREE = (SeatRequest("person", "Ann"), SeatRequest("person", "Ben"), SeatRequest("person", "Cy"))
TEXT = "game: steam players=3\nturn: 2\nP1: money=12\nP2: money=5\nP3: money=8\n"
LAST = """game: steam players=3
turn: 10 phase=goods round=2
P1: action=engineer
P2: action=locomotive
P3: action=first_move
"""


async def a_table(tables: Tables, text: str = TEXT) -> LiveTable:
    table_id = await open_table(tables, "steam", QUICK, THREE, {}, seed=4, position=text)
    return await tables.get(table_id)


def test_the_table_keeps_the_position_and_goes_on_from_it(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        live = await a_table(tables, "game: steam players=3; turn: 2; cubes: 1,1=?*2 1,4=?")
        assert live.header.position == live.match.start_text()
        assert "?" not in str(live.header.position)  # what was not known is dealt once and for all
        live = await first_moves(tables, live.header.id, QUICK)
        assert live.match.log
        async with tables_in(tmp_path) as again:
            other = await again.get(live.header.id)
            assert other.match.state == live.match.state
            assert other.position(0).position() == live.header.position

    run(tmp_path, scene)


def test_files_begin_with_it(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        live = await a_table(tables)
        text = live.match.to_json()
        head = json.loads(text)
        assert match_header(live.header, live.seats) == {
            name: head[name] for name in head if name != "entries"
        }
        imported = await import_match(tables, westbound.match_from_json(text), ANN)
        assert (await tables.get(imported)).header.position == TEXT
        shared = json.loads(line_of(SharedTable(live.header, live.seats, [])))
        assert (shared["version"], shared["position"]) == (2, TEXT)

    run(tmp_path, scene)


def test_to_go_on_elsewhere_begins_with_it_too(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        live = await a_table(tables)
        live = await first_moves(tables, live.header.id, QUICK)
        again = await continue_from(tables, live, QUICK, 1, ["me", "me", "me"])
        copy = await tables.get(again)
        assert copy.header.position == TEXT
        assert copy.match.log[:1] == live.match.log[:1]

    run(tmp_path, scene)


def test_a_rematch_begins_with_it_again(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        live = await a_table(tables, LAST)
        while live.header.status == "running":
            live = await first_moves(tables, live.header.id, QUICK)
        table_id, is_new = await rematch(tables, live, QUICK)
        again = await tables.get(table_id)
        assert is_new
        assert again.header.position == live.header.position
        assert again.header.seed != live.header.seed
        assert again.match.state.agenda[-1].kind == "move_goods"

    run(tmp_path, scene)


def test_bad_positions_are_refused(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        with pytest.raises(BadPosition, match="P1 money: 'x' is not a whole number"):
            await a_table(tables, TEXT.replace("12", "x"))
        with pytest.raises(BadPosition, match="this is not a position of Steam"):
            await a_table(
                tables, "game: gwt players=3; turn: 0; trail: A=- B=- C=- D=- E=- F=- G=-"
            )
        with pytest.raises(BadInput, match="4 players need 4 names, not 3"):
            await a_table(tables, "game: steam players=4")

    run(tmp_path, scene)
