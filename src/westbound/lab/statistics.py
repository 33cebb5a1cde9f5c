"""The few statistics a simulation needs. Sums are whole numbers: their order never matters."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, gamma, sqrt
from typing import Final

Z_95: Final = 1.959963984540054  # two-sided 95 % of the normal distribution


def wilson(successes: float, trials: float, z: float = Z_95) -> tuple[float, float]:
    """The Wilson interval of a proportion: still valid near 0 and 1.

    A trial may be half a success, such as a tie; the interval is then wider than it need be.
    """
    if not 0 <= successes <= trials or trials == 0:
        raise ValueError(f"{successes:g} successes in {trials:g} trials have no interval")
    share = successes / trials
    square = z * z / trials
    centre = (share + square / 2) / (1 + square)
    half = z * sqrt(share * (1 - share) / trials + square / (4 * trials)) / (1 + square)
    # At either end the exact value is 0 or 1; rounding must not go beyond it.
    low = 0.0 if successes == 0 else max(0.0, centre - half)
    high = 1.0 if successes == trials else min(1.0, centre + half)
    return low, high


def wilson_of_groups(shares: Sequence[float], trials: int) -> tuple[float, float]:
    """Wilson's interval of the mean of these shares, each of a group of trials that hang together.

    As in surveys, the number of trials is the one that would spread as much: at least the number
    of groups and at most that of all trials.
    """
    groups = len(shares)
    mean = sum(shares) / groups
    spread = sum((share - mean) ** 2 for share in shares) / max(1, groups - 1)
    as_many = groups * mean * (1 - mean) / spread if spread else 0.0
    effective = min(max(as_many, groups), max(trials, groups))
    return wilson(mean * effective, effective)


def chi_square(counts: Sequence[int]) -> tuple[float, float]:
    """Whether all counts could be of one size: the statistic and its p-value.

    The statistic has one degree of freedom fewer than there are counts.
    """
    expected = sum(counts) / len(counts) if counts else 0
    if not expected or len(counts) < 2:
        raise ValueError(f"nothing can be compared in {list(counts)}")
    statistic = sum((count - expected) ** 2 for count in counts) / expected
    return statistic, chi_square_tail(statistic, len(counts) - 1)


def chi_square_tail(statistic: float, freedom: int) -> float:
    """How likely chance alone gives at least this value: closed forms for whole degrees."""
    half = statistic / 2
    tail = erfc(sqrt(half)) if freedom % 2 else exp(-half)
    power = 0.5 if freedom % 2 else 1.0
    while power < freedom / 2:
        tail += half**power * exp(-half) / gamma(power + 1)
        power += 1
    return min(1.0, tail)


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
