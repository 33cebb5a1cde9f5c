"""Values of samples that are taken at some decisions of a match, and of its tenths."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from typing import Protocol, TypeAlias, TypeVar

from westbound.engine.json_types import Json
from westbound.lab.metrics.clock import TENTHS
from westbound.lab.metrics.summary import Estimated, mean_of_groups

ByTenth: TypeAlias = tuple[Estimated | None, ...]  # None: nothing was seen in that tenth


class Sample(Protocol):
    @property
    def tenth(self) -> int: ...


S = TypeVar("S", bound=Sample)


def mean_of_samples(matches: Sequence[Sequence[S]], value: Callable[[S], float]) -> Estimated:
    """The mean of a value over all samples of all matches."""
    totals = [fsum(map(value, match)) for match in matches]
    return mean_of_groups(totals, [len(match) for match in matches])


def means_by_tenth(matches: Sequence[Sequence[S]], value: Callable[[S], float]) -> ByTenth:
    """The same for each tenth of the match."""
    found: list[Estimated | None] = []
    for tenth in range(TENTHS):
        inside = [[sample for sample in match if sample.tenth == tenth] for match in matches]
        found.append(mean_of_samples(inside, value) if any(inside) else None)
    return tuple(found)


def tenths_to_json(tenths: ByTenth) -> Json:
    return [None if one is None else one.to_json() for one in tenths]
