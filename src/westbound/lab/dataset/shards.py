"""The files of a dataset: each pair holds a fixed range of matches and is whole or not there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from westbound.engine.errors import BadInput
from westbound.engine.json_types import Json
from westbound.files import write_file
from westbound.lab.dataset.arrow import (
    KEY,
    load_pyarrow,
    match_schema,
    match_table,
    parquet,
    unpack,
)
from westbound.lab.dataset.work import Piece
from westbound.lab.parallel import sigint_blocked

GROUP_MATCHES: Final = 10  # in a row group, which readers have in memory as a whole


class Shard(NamedTuple):
    """What a pair of files holds."""

    number: int
    first: int  # the number of its first match
    matches: int
    unfinished: int
    decisions: int
    size: int  # bytes
    unreadable: tuple[str, ...]

    def to_json(self) -> dict[str, Json]:
        decisions, matches = file_names(self.number)
        return {
            "files": [decisions, matches],
            "first_match": self.first,
            "matches": self.matches,
            "decisions": self.decisions,
        }


def file_names(number: int) -> tuple[str, str]:
    return f"decisions-{number:05}.parquet", f"matches-{number:05}.parquet"


def shard_range(number: int, size: int, matches: int) -> range:
    """The numbers of the matches of a shard."""
    return range(number * size, min(matches, (number + 1) * size))


class Shards:
    """Gathers the pieces of a work and writes each shard as soon as it is complete."""

    def __init__(self, folder: Path, matches: int, size: int, schema: Any) -> None:
        self.count: Final = -(-matches // size)
        self._folder, self._matches, self._size, self._schema = folder, matches, size, schema
        self._waiting: dict[int, dict[int, Piece]] = {}
        self.done: dict[int, Shard] = {}

    def there(self) -> list[str]:
        """The names of files that would be written and are there already, whatever is in them."""
        if not self._folder.is_dir():
            return []
        names = (name for number in range(self.count) for name in file_names(number))
        found = {path.name for path in self._folder.iterdir()}
        return [name for name in names if name in found]

    def keep_complete(self) -> None:
        """Take over what an earlier run has left, as far as it is complete."""
        for number in range(self.count):
            if shard := self._found(number):
                self.done[number] = shard

    def missing(self) -> list[int]:
        """The numbers of the matches that are still to be done."""
        return [
            n for shard in range(self.count) if shard not in self.done for n in self.range(shard)
        ]

    def range(self, number: int) -> range:
        return shard_range(number, self._size, self._matches)

    def add(self, piece: Piece) -> Shard | None:
        """The shard that this piece completes, which is then written."""
        number = piece.number // self._size
        waiting = self._waiting.setdefault(number, {})
        waiting[piece.number] = piece
        if len(waiting) < len(self.range(number)):
            return None
        pieces = [waiting[n] for n in sorted(waiting)]
        with sigint_blocked():  # Ctrl+C waits until it is written
            self.done[number] = self._write(number, pieces)
        del self._waiting[number]
        return self.done[number]

    # --- writing and finding again

    def _write(self, number: int, pieces: list[Piece]) -> Shard:
        """The matches come last: where they are, all is."""
        unreadable = tuple(piece.unreadable for piece in pieces if piece.unreadable)
        rows = [piece.match for piece in pieces if not piece.unreadable]
        facts: dict[str, Json] = {"first_match": self.range(number).start}
        told: dict[str, Json] = {**facts, "unreadable": list(unreadable)}
        decisions = parquet(_groups(pieces), self._schema, facts)
        matches = parquet([match_table(rows)], match_schema(), told)
        self._write_both(number, decisions, matches)
        shard = self._found(number)
        assert shard is not None, "a shard that was just written is complete"
        return shard

    def _write_both(self, number: int, decisions: bytes, matches: bytes) -> None:
        """Or neither of them: whoever reads all files must not find half a shard."""
        first, second = (self._folder / name for name in file_names(number))
        write_file(first, decisions)
        try:
            write_file(second, matches)
        except BadInput:
            first.unlink()
            raise

    def _found(self, number: int) -> Shard | None:
        """The shard as its files tell; None if they are missing, damaged or do not fit."""
        pa = load_pyarrow()
        paths = [self._folder / name for name in file_names(number)]
        try:
            decisions = pa.parquet.ParquetFile(paths[0])
            matches = pa.parquet.read_table(paths[1], columns=["decisions", "over"])
            about = json.loads(decisions.schema_arrow.metadata[KEY])
            told = json.loads(matches.schema.metadata[KEY])
            size = sum(path.stat().st_size for path in paths)
        except (OSError, ValueError, KeyError):  # ArrowInvalid is a ValueError
            return None
        rows, span = decisions.metadata.num_rows, self.range(number)
        unreadable = tuple(told["unreadable"])
        fits = (
            about["first_match"] == told["first_match"] == span.start
            and rows == sum(matches["decisions"].to_pylist())
            and matches.num_rows + len(unreadable) == len(span)
        )
        if not fits:
            return None
        running = matches["over"].to_pylist().count(False)
        return Shard(number, span.start, matches.num_rows, running, rows, size, unreadable)


def _groups(pieces: list[Piece]) -> Iterator[Any]:
    """The decisions, a table for each row group."""
    pa = load_pyarrow()
    for start in range(0, len(pieces), GROUP_MATCHES):
        packed = [p.decisions for p in pieces[start : start + GROUP_MATCHES] if p.decisions]
        if packed:
            yield pa.concat_tables([unpack(batch) for batch in packed])
