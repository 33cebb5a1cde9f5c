"""How long bots think: counted by length, so that percentiles can be added up over matches."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, frexp
from typing import Final

from westbound.engine.json_types import Json

PER_DOUBLING: Final = 16  # a bin is at most 1/16 wider than it begins: percentiles are that exact


class DecisionTimes:
    """The times of some decisions. Whole microseconds, so that their order never matters."""

    __slots__ = ("_bins", "count", "longest", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.longest = 0
        self._bins: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        micros = round(seconds * 1e6)
        self.count += 1
        self.total += micros
        self.longest = max(self.longest, micros)
        number = _bin(micros)
        self._bins[number] = self._bins.get(number, 0) + 1

    def include(self, other: DecisionTimes) -> None:
        """Add all that others have counted."""
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        for number, count in other._bins.items():
            self._bins[number] = self._bins.get(number, 0) + count

    @property
    def mean_ms(self) -> float:
        return self.total / self.count / 1000 if self.count else 0.0

    @property
    def max_ms(self) -> float:
        return self.longest / 1000

    def percentile_ms(self, percent: int) -> float:
        """So many per cent of the decisions took at most this long."""
        wanted, seen = ceil(self.count * percent / 100), 0
        for number in sorted(self._bins):
            seen += self._bins[number]
            if seen >= wanted:
                return min(_end(number), self.longest) / 1000
        return 0.0

    def figures(self) -> dict[str, Json]:
        """What a report tells."""
        return {
            "decisions": self.count,
            "mean_ms": self.mean_ms,
            "p50_ms": self.percentile_ms(50),
            "p95_ms": self.percentile_ms(95),
            "max_ms": self.max_ms,
        }

    # --- to and from files

    def to_json(self) -> dict[str, Json]:
        bins: dict[str, Json] = {str(number): self._bins[number] for number in sorted(self._bins)}
        return {"total_us": self.total, "max_us": self.longest, "bins": bins}

    @classmethod
    def from_json(cls, data: Mapping[str, Json]) -> DecisionTimes:
        """What `to_json` wrote; ValueError or TypeError if it is something else."""
        found, bins = cls(), data["bins"]
        if not isinstance(bins, dict):
            raise TypeError("the bins of decision times are an object")
        found._bins = {int(number): whole(count) for number, count in bins.items()}
        found.count = sum(found._bins.values())
        found.total, found.longest = whole(data["total_us"]), whole(data["max_us"])
        return found


def whole(value: Json) -> int:
    """The value if it is a whole number; else a TypeError."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{value!r} is no whole number")
    return value


def _bin(micros: int) -> int:
    """Short times have bins of their own; from 16 µs on there are 16 for each doubling."""
    if micros < PER_DOUBLING:
        return micros
    fraction, exponent = frexp(micros)
    return int((fraction * 2 - 1) * PER_DOUBLING) + PER_DOUBLING * (exponent - 4)


def _end(number: int) -> int:
    """The longest time of this bin."""
    if number < PER_DOUBLING:
        return number
    doublings, part = divmod(number, PER_DOUBLING)
    return ((PER_DOUBLING + part + 1) << (doublings - 1)) - 1
