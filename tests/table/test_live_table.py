"""A table in memory: which pages it still accepts, and its earlier positions."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.helpers import ANN, BEN, QUICK, TWO_HERE, first_moves, play_until_live, run
from westbound.table.errors import NoSuchPosition
from westbound.table.lifecycle import open_table
from westbound.table.service import Tables
from westbound.table.turns import Play


def test_in_a_common_choice_only_the_page_of_who_acted_expires(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        live = await play_until_live(tables)
        shown = live.header.revision
        live = await tables.act(live.header.id, BEN, shown, Play("place gambling"))
        assert live.accepts_revision(0, shown)
        assert not live.accepts_revision(1, shown)
        assert live.accepts_revision(1, shown + 1)
        assert not live.accepts_revision(0, shown + 2)  # nobody has seen that yet
        assert ANN.id in {seat.person_id for seat in live.seats}

    run(tmp_path, scene)


def test_earlier_positions_are_those_of_the_log(tmp_path: Path) -> None:
    async def scene(tables: Tables) -> None:
        table_id = await open_table(tables, "carson", QUICK, TWO_HERE, {}, seed=3)
        live = await first_moves(tables, table_id, QUICK)
        length = len(live.match.log)
        for at in (0, 1, length):
            assert live.position(at).log == live.match.log[:at]
        for at in (-1, length + 1):
            with pytest.raises(NoSuchPosition) as caught:
                live.position(at)
            assert caught.value.last == length

    run(tmp_path, scene)
