"""Results of matches that were never played, and values that may be missing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from westbound.lab.metrics.summary import Estimated
from westbound.lab.results import GameResult


def result(
    points: Sequence[int],
    *,
    number: int = 0,
    ranks: Sequence[int] | None = None,
    breakdowns: Sequence[Mapping[str, int]] | None = None,
    bots: Sequence[str] | None = None,
    decisions: int = 10,
) -> GameResult:
    """A match that ended with these points by seat."""
    ordered = sorted(points, reverse=True)
    return GameResult(
        number=number,
        seed=number,
        case=0,
        bots=tuple(bots or ["greedy"] * len(points)),
        points=tuple(points),
        ranks=tuple(ranks or [1 + ordered.index(p) for p in points]),
        decided_by="",
        breakdowns=tuple(breakdowns or [{"all": p} for p in points]),
        decisions=decisions,
        choices=5 * decisions,
        forced=3,
        chances=number,
        violation=None,
        errors=(0,) * len(points),
        times=(),
    )


def value(one: Estimated | None) -> float | None:
    return None if one is None else one.value
