"""Rows as Arrow batches and Parquet files."""

from __future__ import annotations

import io
import json
import sys
from array import array
from collections.abc import Sequence

import pytest

from westbound.engine.errors import BadInput
from westbound.lab.dataset.arrow import (
    KEY,
    decision_schema,
    load_pyarrow,
    match_schema,
    match_table,
    pack,
    parquet,
    read_column,
    unpack,
)
from westbound.lab.dataset.columns import DECISIONS, MATCHES, PARTS
from westbound.lab.dataset.kinds import Numbers

pa = load_pyarrow()
WHOLE = Numbers("int16", 2)
ROW = {
    "match": 1, "seed": 2**53 - 1, "ply": 3, "seat": 0, "players": 2, "round": None, "phase": "",
    "step": "place", "prompt": "place", "choices": 2, "chosen": 1, "move": "pass",
    "legal_moves": ["a", "pass"], "picks": [5], "pick_words": ["do:pass"],
    "legal_picks": [[1, 2], [5]], "observation": [7, -1], "points": 9, "rank": 1,
    "win_share": 0.5, "best_opponent": None,
}  # fmt: skip
COLUMNS = {name: [value, value] for name, value in ROW.items()}


@pytest.mark.parametrize("size", [None, 2])
@pytest.mark.parametrize(
    ("kind", "seen"), [("int16", array("h", (7, -1))), ("int16", (7, -1)), ("float32", [0.5, -1])]
)
def test_rows_come_back_from_a_batch(size: int | None, kind: str, seen: Sequence[float]) -> None:
    schema = decision_schema(PARTS, Numbers(kind, size))
    table = unpack(pack({**COLUMNS, "observation": [seen, seen]}, schema))
    assert table.to_pylist() == [{**ROW, "observation": list(seen)}] * 2
    assert table.schema == schema
    assert schema.names == [column.name for column in DECISIONS]


def test_fractions_are_not_cut_off() -> None:
    with pytest.raises(TypeError):
        pack({**COLUMNS, "observation": [[0.5, 1]] * 2}, decision_schema(PARTS, WHOLE))


def test_the_types_are_those_of_the_columns() -> None:
    schema = decision_schema(PARTS, Numbers("int16", 3))
    assert str(schema.field("observation").type).startswith("fixed_size_list<")
    assert schema.field("observation").type.list_size == 3
    assert schema.field("legal_picks").type == pa.list_(pa.list_(pa.int16()))
    loose = decision_schema(PARTS, Numbers("float32", None))
    assert loose.field("observation").type == pa.list_(pa.float32())
    for field, column in zip(match_schema(), MATCHES, strict=True):
        assert field.nullable == column.type.endswith("?"), field.name


def test_a_file_has_its_groups_and_tells_what_it_is() -> None:
    schema = decision_schema(PARTS, WHOLE)
    table = unpack(pack(COLUMNS, schema))
    data = parquet([table, table], schema, {"first_match": 500})
    file = pa.parquet.ParquetFile(io.BytesIO(data))
    assert (file.metadata.num_row_groups, file.metadata.num_rows) == (2, 4)
    told = json.loads(file.schema_arrow.metadata[KEY])
    assert told == {"schema_version": 1, "first_match": 500}
    assert file.read().to_pylist() == [ROW] * 4
    assert read_column(io.BytesIO(data), "move") == ["pass"] * 4


def test_a_file_without_rows_is_one_too() -> None:
    data = parquet([], decision_schema((), WHOLE), {})
    assert read_column(io.BytesIO(data), "move") == []
    with pytest.raises((KeyError, ValueError)):
        read_column(io.BytesIO(data), "picks")


def test_what_the_row_of_a_match_does_not_say_is_null() -> None:
    plain = {"match": 0, "game": "carson", "rules_version": 2, "players": 2, "seed": 1}
    texts = {"names": ["A", "B"], "options": "{}", "match_file": "{}"}
    counts = {"over": False, "entries": 3, "decisions": 2}
    (row,) = match_table([{**plain, **texts, **counts}]).to_pylist()
    assert row["points"] is None
    assert row["bots"] is None
    assert row["names"] == ["A", "B"]


def test_without_pyarrow_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadInput, match=r"Parquet needs pyarrow: pip install 'westbound\[data\]'"):
        load_pyarrow()
