"""The work of making a dataset: piece number n is match number n, wherever it is done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from westbound.engine.errors import SaveError
from westbound.lab.dataset.arrow import decision_schema, pack
from westbound.lab.dataset.kinds import Kinds, Numbers, kind_of
from westbound.lab.dataset.rows import decision_columns, match_row
from westbound.lab.dataset.sources import Source


class Piece(NamedTuple):
    """The rows of a match, or a sentence why it cannot be read."""

    number: int
    decisions: bytes  # packed
    match: Mapping[str, object]
    unreadable: str = ""


@dataclass(frozen=True, slots=True)
class DatasetWork:
    source: Source
    parts: tuple[str, ...]
    kinds: Kinds
    numbers: Numbers

    @property
    def pieces(self) -> int:
        return self.source.matches

    def do(self, number: int) -> Piece:
        try:
            match, provenance = self.source.match(number)
        except SaveError as error:
            return Piece(number, b"", {}, str(error))
        columns = decision_columns(match, number, self.parts)
        table = self.kinds.place(kind_of(match))
        decided = len(columns["match"])
        row = match_row(match, number, provenance, decided=decided, table=table)
        return Piece(number, pack(columns, self.schema()), row)

    def schema(self) -> Any:
        """Of the decisions, as Arrow has it."""
        return decision_schema(self.parts, self.numbers)


def make_work(source: Source, parts: tuple[str, ...]) -> DatasetWork:
    kinds = source.kinds()
    return DatasetWork(source, parts, kinds, kinds.numbers())
