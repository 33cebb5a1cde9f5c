"""How fast this machine and Python are, apart from any game: a fixed loop of plain operations.

The loop must never change: figures of different machines and years are compared through it.
"""

from __future__ import annotations

from time import process_time
from typing import Final

_OPERATIONS: Final = 10_000  # in one run of the loop: some milliseconds


class _Counter:
    __slots__ = ("total",)

    def __init__(self) -> None:
        self.total = 0

    def add(self, value: int) -> None:
        self.total += value


def calibration_loop(operations: int) -> int:
    """Whole numbers, list indexing and a method call, once for each operation."""
    cells = [0] * 64
    counter = _Counter()
    place = 1
    for _ in range(operations):
        place = (place * 5 + 3) & 63
        cells[place] += place
        counter.add(cells[place] & 7)
    return counter.total


def million_operations_per_second(seconds: float) -> float:
    """Measured for about this many seconds of processor time."""
    done = 0
    start = process_time()
    while (elapsed := process_time() - start) <= seconds or not done:
        calibration_loop(_OPERATIONS)
        done += _OPERATIONS
    return done / elapsed / 1e6
