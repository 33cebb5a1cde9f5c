"""What is left of the box, and what there is too much of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from westbound.engine.position.problems import Problem, too_many
from westbound.engine.rng import Rng

T = TypeVar("T")


def excess(
    where: str, used: Mapping[int, int], box: Mapping[int, int], names: Sequence[str]
) -> list[Problem]:
    """For each piece that is used more often than the box has it: how often, and where."""
    return [
        too_many(names[code], count, box.get(code, 0)).at(where)
        for code, count in sorted(used.items())
        if count > box.get(code, 0)
    ]


def left_over(box: Iterable[int], used: Iterable[int]) -> tuple[int, ...]:
    """The pieces of the box that are not used, in order; what is used too often is gone."""
    return tuple(sorted((Counter(box) - Counter(used)).elements()))


def taken_from(pieces: list[T], count: int, rng: Rng) -> list[T]:
    """So many of them by chance; they are no longer there."""
    return [pieces.pop(rng.below(len(pieces))) for _ in range(count)]
