"""Features in flat arrays: parts that positions share are joined without being made again."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import TypeAlias

Row: TypeAlias = "array[float]"


def row_of(numbers: Iterable[float]) -> Row:
    return array("d", numbers)


def zeros(length: int) -> Row:
    return array("d", bytes(8 * length))
