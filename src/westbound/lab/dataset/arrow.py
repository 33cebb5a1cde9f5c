"""Rows as Arrow batches and as Parquet files. pyarrow is the extra `data`."""

from __future__ import annotations

import io
import json
from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from westbound.engine.errors import BadInput
from westbound.engine.json_types import Json
from westbound.lab.dataset.columns import MATCHES, OBSERVATIONS, SCHEMA_VERSION, Column, columns_of
from westbound.lab.dataset.kinds import Numbers

KEY: Final = b"westbound"  # of the metadata of a Parquet file: a JSON object
COMPRESSION: Final = "zstd"


def load_pyarrow() -> Any:
    """The library; BadInput says how to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise BadInput("Parquet needs pyarrow: pip install 'westbound[data]'") from error
    return pyarrow


# --- schemas


def decision_schema(parts: Sequence[str], numbers: Numbers) -> Any:
    """The schema of the decisions, with observations of these numbers."""
    pa = load_pyarrow()
    schema = _schema(columns_of(parts))
    if OBSERVATIONS in parts:
        kind = pa.list_(_type(numbers.type), numbers.size or -1)
        place = schema.get_field_index("observation")
        schema = schema.set(place, pa.field("observation", kind, nullable=False))
    return schema


def match_schema() -> Any:
    return _schema(MATCHES)


def _schema(columns: Sequence[Column]) -> Any:
    pa = load_pyarrow()
    return pa.schema(
        [pa.field(c.name, _type(c.type.rstrip("?")), c.type.endswith("?")) for c in columns]
    )


def _type(name: str) -> Any:
    pa = load_pyarrow()
    if name.startswith("list<"):
        return pa.list_(_type(name.removeprefix("list<").removesuffix(">")))
    return pa.type_for_alias(name)


# --- batches, as workers send them


def pack(columns: Mapping[str, Sequence[Any]], schema: Any) -> bytes:
    """The rows of these columns as one compressed batch."""
    pa = load_pyarrow()
    arrays = [
        _observations(columns[field.name], field.type)
        if field.name == "observation"
        else pa.array(columns[field.name], field.type)
        for field in schema
    ]
    batch = pa.record_batch(arrays, schema=schema)
    target = io.BytesIO()
    options = pa.ipc.IpcWriteOptions(compression=COMPRESSION)
    with pa.ipc.new_stream(target, schema, options=options) as stream:
        stream.write_batch(batch)
    return target.getvalue()


def _observations(rows: Sequence[Sequence[float]], kind: Any) -> Any:
    """By way of one flat array: number by number it would take longer than to play the match."""
    pa = load_pyarrow()
    flat: array[Any] = array("h" if kind.value_type == pa.int16() else "f")
    ends = array("i", [0])
    for row in rows:
        flat.extend(row if isinstance(row, array) and row.typecode == flat.typecode else iter(row))
        ends.append(len(flat))
    numbers = _from_buffer(flat, kind.value_type)
    if pa.types.is_fixed_size_list(kind):
        return pa.FixedSizeListArray.from_arrays(numbers, type=kind)
    return pa.ListArray.from_arrays(_from_buffer(ends, pa.int32()), numbers, type=kind)


def _from_buffer(numbers: array[Any], kind: Any) -> Any:
    pa = load_pyarrow()
    return pa.Array.from_buffers(kind, len(numbers), [None, pa.py_buffer(numbers)])


def unpack(packed: bytes) -> Any:
    """The table of such a batch."""
    pa = load_pyarrow()
    with pa.ipc.open_stream(packed) as stream:
        return stream.read_all()


# --- Parquet files


def parquet(tables: Iterable[Any], schema: Any, facts: Mapping[str, Json]) -> bytes:
    """A file with a row group for each of the tables; the facts are in its metadata."""
    pa = load_pyarrow()
    told = json.dumps({"schema_version": SCHEMA_VERSION, **facts}, ensure_ascii=False)
    target = io.BytesIO()
    described = schema.with_metadata({KEY: told.encode("utf-8")})
    with pa.parquet.ParquetWriter(target, described, compression=COMPRESSION) as writer:
        for table in tables:
            writer.write_table(table.cast(described), row_group_size=max(1, table.num_rows))
    return target.getvalue()


def match_table(rows: Sequence[Mapping[str, object]]) -> Any:
    """Rows of matches; what one of them does not say is null."""
    schema = match_schema()
    pa = load_pyarrow()
    return pa.table(
        {f.name: pa.array([row.get(f.name) for row in rows], f.type) for f in schema},
        schema=schema,
    )


def read_column(source: Any, name: str) -> list[object]:
    """A column of a Parquet file; OSError, ValueError or KeyError if there is none."""
    pa = load_pyarrow()
    column: list[object] = pa.parquet.read_table(source, columns=[name])[name].to_pylist()
    return column
