"""What charts are drawn of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor

from westbound.lab.charts.scale import nice_step


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with its name and, if it is uncertain, its interval. `tone` is its colour."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None
    tone: int = 0
    text: str = ""  # instead of the value in the column of numbers


@dataclass(frozen=True, slots=True)
class Series:
    """A line: its points from left to right and, if given, a low and a high for each."""

    label: str
    points: Sequence[tuple[float, float]]
    band: Sequence[tuple[float, float]] = ()


@dataclass(frozen=True, slots=True)
class Stack:
    """A bar of several parts, one value for each part of the chart."""

    label: str
    values: Sequence[float]


@dataclass(frozen=True, slots=True)
class Bin:
    """How many values are at least `low` and below `high`."""

    low: float
    high: float
    count: int


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table: its text, and the value that tints it (None: no tint)."""

    text: str
    value: float | None = None
    label: str = ""  # for screen readers and pointers, if the text says too little


def bins_of(values: Sequence[float], max_bins: int = 12) -> list[Bin]:
    """The values in bins of one round width; whole numbers never share half a bin."""
    if not values:
        return []
    whole = all(float(value).is_integer() for value in values)
    low, high = min(values), max(values)
    step = nice_step((high - low + whole) / max_bins if high > low else 1)
    step = max(1.0, ceil(step)) if whole else step
    first = floor(low / step)
    last = floor(high / step)
    counts = [0] * (last - first + 1)
    for value in values:
        counts[floor(value / step) - first] += 1
    return [
        Bin((first + i) * step, (first + i + 1) * step, count) for i, count in enumerate(counts)
    ]
