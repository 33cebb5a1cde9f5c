"""The few statistics a simulation needs. Sums are whole numbers: their order never matters."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z_95: Final = 1.959963984540054  # two-sided 95 % of the normal distribution


def wilson(successes: int, trials: int, z: float = Z_95) -> tuple[float, float]:
    """The Wilson interval of a proportion: still valid near 0 and 1."""
    if not 0 <= successes <= trials or trials == 0:
        raise ValueError(f"{successes} successes in {trials} trials have no interval")
    share = successes / trials
    square = z * z / trials
    centre = (share + square / 2) / (1 + square)
    half = z * sqrt(share * (1 - share) / trials + square / (4 * trials)) / (1 + square)
    # At either end the exact value is 0 or 1; rounding must not go beyond it.
    low = 0.0 if successes == 0 else max(0.0, centre - half)
    high = 1.0 if successes == trials else min(1.0, centre + half)
    return low, high


class ClusterMean:
    """A mean over values that come in groups, such as the points of three copies of a bot.

    Values of one game depend on each other, so the standard error is that of the ratio of the
    groups' sums and sizes; with one value in each group it is the usual standard error.
    """

    __slots__ = ("_squares", "_sum_by_size", "_total", "count", "groups", "sizes_squared")

    def __init__(self) -> None:
        self.groups = 0
        self.count = 0
        self.sizes_squared = 0
        self._total = 0
        self._squares = 0
        self._sum_by_size = 0

    def add(self, total: int, size: int) -> None:
        """Add a group with this sum of its `size` values."""
        self.groups += 1
        self.count += size
        self.sizes_squared += size * size
        self._total += total
        self._squares += total * total
        self._sum_by_size += total * size

    @property
    def mean(self) -> float:
        return self._total / self.count

    @property
    def standard_error(self) -> float | None:
        """None for a single group: nothing is known of its spread."""
        if self.groups < 2:
            return None
        # Multiplied out over whole numbers, so that nothing is lost to cancellation.
        spread = (
            self._squares * self.count**2
            - 2 * self._total * self.count * self._sum_by_size
            + self._total**2 * self.sizes_squared
        )
        return sqrt(spread * self.groups / (self.groups - 1)) / self.count**2
