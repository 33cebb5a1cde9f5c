"""From values to places: a linear scale and round numbers along it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor, log10

_ROUND = (1, 2, 2.5, 5, 10)


@dataclass(frozen=True, slots=True)
class Scale:
    """Maps the values from `low` to `high` to the places from `start` to `end`."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (self.end - self.start) * (value - self.low) / (self.high - self.low)


def nice_step(step: float) -> float:
    """The next larger step that is easy to read: 1, 2, 2.5 or 5 times a power of ten."""
    power = 10.0 ** floor(log10(step))
    return next(r * power for r in _ROUND if r * power >= step * (1 - 1e-9))


def ticks(low: float, high: float, most: int) -> list[float]:
    """At most so many round numbers, with equal steps, that span all values."""
    if high <= low:
        high = low + 1
    step = nice_step((high - low) / max(1, most - 1))
    while True:
        first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
        if last - first < most or most < 2:
            return [round(i * step, 10) for i in range(first, last + 1)]
        step = nice_step(step * 1.01)


def span(values: Iterable[float | None], *, zero: bool) -> tuple[float, float]:
    """The lowest and the highest value; with nought, if asked for."""
    known = [value for value in values if value is not None] + ([0.0] if zero else [])
    if not known:
        return 0.0, 1.0
    low, high = min(known), max(known)
    return (low, high) if high > low else (low, low + 1)
