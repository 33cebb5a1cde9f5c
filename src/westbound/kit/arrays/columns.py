"""Columns: array fields with the function that works them out."""

from __future__ import annotations

import struct
from array import array
from collections.abc import Callable, Iterable
from math import prod
from typing import Final, TypeAlias

from westbound.engine.arrays import ArrayField
from westbound.kit.arrays.look import SEATS, Look


class Numbers:
    """Small arrays, number by number, in the order of the fields."""

    __slots__ = ("fields", "of")

    def __init__(self, of: Callable[[Look], Iterable[int]], *fields: ArrayField) -> None:
        self.of: Final = of
        self.fields: Final = fields


class Packed:
    """Larger ones, put together from packed rows."""

    __slots__ = ("fields", "of")

    def __init__(self, of: Callable[[Look], bytes], *fields: ArrayField) -> None:
        self.of: Final = of
        self.fields: Final = fields


Column: TypeAlias = Numbers | Packed


class Columns:
    """All columns of a game, the small ones first."""

    __slots__ = ("_fields", "_numbers", "_packed")

    def __init__(self, columns: Iterable[Column]) -> None:
        columns = tuple(columns)
        small = [column for column in columns if isinstance(column, Numbers)]
        large = [column for column in columns if isinstance(column, Packed)]
        of_small = [field for column in small for field in column.fields]
        self._fields: Final = (*of_small, *(field for column in large for field in column.fields))
        self._numbers: Final = tuple(column.of for column in small)
        self._packed: Final = tuple(column.of for column in large)

    def fields(self, players: int) -> tuple[ArrayField, ...]:
        return tuple(field._replace(shape=_shape(field, players)) for field in self._fields)

    def row(self, look: Look) -> array[int]:
        """The numbers of all columns in one row."""
        numbers: list[int] = []
        for of in self._numbers:
            numbers += of(look)
        large = [of(look) for of in self._packed]
        small = struct.pack(f"{len(numbers)}h", *numbers)
        return array("h", b"".join([small, *large]))


def size_of(fields: Iterable[ArrayField], players: int) -> int:
    """How many numbers these fields have at a table of so many."""
    return sum(prod(_shape(field, players)) for field in fields)


def _shape(field: ArrayField, players: int) -> tuple[int, ...]:
    return tuple(players if length == SEATS else length for length in field.shape)
