"""A turn is tentative until it is ended: moves, undo, redo, and its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.helpers import ANN, QUICK, TWO_HERE, first_moves, refused_by, run
from westbound.engine.errors import IllegalMove
from westbound.engine.match import Match
from westbound.table.lifecycle import open_table
from westbound.table.records import Draft
from westbound.table.service import Tables
from westbound.table.turns import End, Play, Redo, Undo, perform


def test_a_turn_is_tentative_until_it_is_ended(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        before = await tables.get(table_id)
        length = len(before.match.log)
        live = await first_moves(tables, table_id, ANN)
        seat = live.acting_seat("ann")
        assert seat is not None
        assert len(live.match.log) == length  # nobody else sees it yet
        assert len(live.tentative(seat).log) == length + 1
        await tables.act(table_id, ANN, live.header.revision, End())
        live = await tables.get(table_id)
        assert len(live.match.log) == length + 1
        assert not live.drafts

    run(tmp_path, scene)


def test_wb_005_wb_006_a_complete_turn_takes_no_more_moves(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        live = await tables.get(table_id)
        with pytest.raises(IllegalMove) as caught:
            await tables.act(table_id, ANN, live.header.revision, End())
        assert refused_by(caught) == "WB-006"
        live = await first_moves(tables, table_id, ANN)
        with pytest.raises(IllegalMove) as caught:
            await tables.act(table_id, ANN, live.header.revision, Play("claim H8"))
        assert refused_by(caught) == "WB-005"
        await tables.act(table_id, ANN, live.header.revision, End())

    run(tmp_path, scene)


def test_wb_007_a_turn_with_an_open_decision_cannot_be_ended(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", QUICK, TWO_HERE, {}, seed=3)
        live = await tables.get(table_id)
        while live.match.state.agenda[-1].kind != "choose_card":
            live = await first_moves(tables, table_id, QUICK)
        await tables.act(table_id, ANN, live.header.revision, Play("choose grocer"))
        live = await tables.get(table_id)
        with pytest.raises(IllegalMove) as caught:
            await tables.act(table_id, ANN, live.header.revision, End())
        assert refused_by(caught) == "WB-007"
        await tables.act(table_id, ANN, live.header.revision, Play("take money"))
        live = await tables.get(table_id)
        await tables.act(table_id, ANN, live.header.revision, End())

    run(tmp_path, scene)


def test_wb_008_undo_and_redo_go_back_and_forth_in_a_turn(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        live = await first_moves(tables, table_id, ANN)
        seat = live.acting_seat("ann")
        assert seat is not None
        made = live.drafts[seat].moves
        with pytest.raises(IllegalMove) as caught:
            await tables.act(table_id, ANN, live.header.revision, Redo())
        assert refused_by(caught) == "WB-008"
        await tables.act(table_id, ANN, live.header.revision, Undo())
        live = await tables.get(table_id)
        assert live.drafts[seat].moves == ()
        with pytest.raises(IllegalMove) as caught:
            await tables.act(table_id, ANN, live.header.revision, Undo())
        assert refused_by(caught) == "WB-003"
        await tables.act(table_id, ANN, live.header.revision, Redo())
        live = await tables.get(table_id)
        assert live.drafts[seat].moves == made

    run(tmp_path, scene)


def test_a_whole_turn_is_taken_back_at_once_and_made_again_move_by_move(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", QUICK, TWO_HERE, {}, seed=3)
        live = await tables.get(table_id)
        while live.match.state.agenda[-1].kind != "choose_card":
            live = await first_moves(tables, table_id, QUICK)
        seat = live.acting_seat("ann")
        assert seat is not None
        made = ("choose grocer", "take money")
        for move in made:
            live = await tables.act(table_id, ANN, live.header.revision, Play(move))
        assert live.drafts[seat] == Draft(made)
        assert perform(live, seat, Undo()) == Draft(made[:1], made[1:])
        assert perform(live, seat, Undo(5)) == perform(live, seat, Undo(None))
        back = perform(live, seat, Undo(steps=None))
        assert back == Draft((), made[::-1])
        assert live.drafts[seat] == Draft(made)  # nothing is done before it is written
        for count in (1, 2):
            live.drafts[seat] = back
            back = perform(live, seat, Redo())
            assert back == Draft(made[:count], made[count:][::-1])

    run(tmp_path, scene)


def test_the_end_of_a_turn_is_a_match_with_its_moves(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", ANN, TWO_HERE, {}, seed=3)
        live = await tables.get(table_id)
        seat = live.acting_seat("ann")
        assert seat is not None
        before, move = len(live.match.log), live.match.moves(seat)[0].text
        tentative = perform(live, seat, Play(move))
        assert tentative == Draft((move,))
        ended = perform(live, seat, Play(move), auto_end=True)
        assert isinstance(ended, Match)
        assert ended.log[before].text == move
        assert len(live.match.log) == before  # a fork
        live.drafts[seat] = tentative
        again = perform(live, seat, End())
        assert isinstance(again, Match)
        assert again.log == ended.log

    run(tmp_path, scene)
