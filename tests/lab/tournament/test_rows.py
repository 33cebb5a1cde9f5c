"""A row for each seat of each match, as Parquet."""

from __future__ import annotations

import io
import sys

import pyarrow.parquet
import pytest

from tests.lab.tournament.made_up import FIRST, plan, play_all
from westbound.engine.errors import BadInput
from westbound.lab.tournament.rows import parquet, rows
from westbound.lab.tournament.schedule import Schedule


def schedule() -> Schedule:
    found = Schedule(plan(players=3, sets=2, batch=1))
    play_all(found, ["random", FIRST])
    return found


def test_a_row_for_each_seat_of_each_match() -> None:
    found = list(rows(schedule()))
    assert len(found) == 2 * 6 * 3
    first = found[0]
    assert (first["match"], first["match_up"], first["set"], first["seat"]) == (0, 0, 0, 0)
    assert (first["bot"], first["points"], first["rank"]) == ("random", 20, 1)
    assert (first["victory"], first["points_cards"]) == (1.0, 20)
    assert {row["set"] for row in found} == {0, 1}
    assert len({row["seed"] for row in found}) == 2


def test_the_file_has_these_rows() -> None:
    table = pyarrow.parquet.read_table(io.BytesIO(parquet(schedule())))
    assert table.to_pylist() == list(rows(schedule()))


def test_without_pyarrow_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadInput, match=r"Parquet needs pyarrow: pip install 'westbound\[data\]'"):
        parquet(schedule())
