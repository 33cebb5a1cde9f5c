"""Numbers that sum up many: means with their intervals, medians, extremes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import fsum, log2, sqrt
from typing import TypeVar

from westbound.engine.json_types import Json
from westbound.lab.statistics import Z_95, wilson

N = TypeVar("N", int, float)


@dataclass(frozen=True, slots=True)
class Estimated:
    """A value with its 95 % interval; without one if nothing is known of its spread."""

    value: float
    low: float | None = None
    high: float | None = None

    def to_json(self) -> Json:
        interval: Json = None if self.low is None else [self.low, self.high]
        return {"value": self.value, "interval_95": interval}


@dataclass(frozen=True, slots=True)
class Share(Estimated):
    """How many of how many; the interval is Wilson's."""

    count: int = 0
    of: int = 0

    def to_json(self) -> Json:
        interval: Json = None if self.low is None else [self.low, self.high]
        return {
            "value": self.value,
            "interval_95": interval,
            "count": self.count,
            "of": self.of,
        }


@dataclass(frozen=True, slots=True)
class Distribution:
    """How values are spread. Quantiles are values that occur."""

    mean: Estimated
    median: float
    tenth: float  # one in ten values is at most this
    ninetieth: float
    minimum: float
    maximum: float

    def to_json(self) -> Json:
        return {
            "mean": self.mean.to_json(),
            "median": self.median,
            "quantile_10": self.tenth,
            "quantile_90": self.ninetieth,
            "min": self.minimum,
            "max": self.maximum,
        }


def share(count: int, of: int) -> Share:
    """A share of nothing is nought and has no interval."""
    if of == 0:
        return Share(0.0)
    low, high = wilson(count, of)
    return Share(count / of, low, high, count, of)


def mean_of(values: Sequence[float]) -> Estimated:
    """The mean of independent values, one for each match."""
    return mean_of_groups(values, [1] * len(values))


def mean_of_groups(totals: Sequence[float], sizes: Sequence[int]) -> Estimated:
    """The mean of all values of all groups, given each group's total and size.

    Values of one match depend on each other, so the standard error is that of the ratio of the
    matches' totals and sizes.
    """
    count = sum(sizes)
    if not count:
        return Estimated(0.0)
    mean = fsum(totals) / count
    groups = sum(size > 0 for size in sizes)
    if groups < 2:
        return Estimated(mean)
    squares = fsum((t - mean * n) ** 2 for t, n in zip(totals, sizes, strict=True))
    error = sqrt(squares * groups / (groups - 1)) / count
    return Estimated(mean, mean - Z_95 * error, mean + Z_95 * error)


def distribution(values: Sequence[float]) -> Distribution:
    """Of values that are independent, one for each match."""
    return spread_of(Counter(values), mean_of(values))


def spread_of(counts: Mapping[N, int], mean: Estimated) -> Distribution:
    """The same of values with their counts, whose mean is known."""
    return Distribution(
        mean=mean,
        median=quantile(counts, 0.5),
        tenth=quantile(counts, 0.1),
        ninetieth=quantile(counts, 0.9),
        minimum=min(counts, default=0),
        maximum=max(counts, default=0),
    )


def quantile(counts: Mapping[N, int], part: float) -> float:
    """The smallest value that at least this part of all values does not exceed."""
    wanted = part * sum(counts.values())
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return 0.0


def entropy(counts: Sequence[float]) -> float:
    """In bits: how much it takes, on average, to say which of these things it was."""
    total = fsum(counts)
    return fsum(-count / total * log2(count / total) for count in counts if count > 0) + 0.0
