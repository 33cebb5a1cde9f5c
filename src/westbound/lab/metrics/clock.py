"""The clock of a match is its decisions: those in which somebody had a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

TENTHS: Final = 10
GRID: Final = 20  # twentieths of a match, where curves have their points

T = TypeVar("T")


def tenth(decision: int, decisions: int) -> int:
    """In which tenth of its match a decision was made, from 0."""
    return decision * TENTHS // decisions


def at_twentieths(rows: Sequence[T]) -> tuple[T, ...]:
    """The rows before the first decision, after each twentieth of the match, and at its end."""
    last = len(rows) - 1
    return tuple(rows[round(last * i / GRID)] for i in range(GRID + 1))
