"""The stock of pieces (STM-010, STM-113): a piece for every face, found by trying."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from .tables import PIECES


def can_be_made(faces: Iterable[str]) -> bool:
    return _can_be_made(tuple(sorted(Counter(faces).items())))


@cache
def _can_be_made(wanted: tuple[tuple[str, int], ...]) -> bool:
    """Give one kind of face after the other its pieces, in every possible way."""
    return _give(wanted, tuple(count for _, count in PIECES))


def _give(wanted: tuple[tuple[str, int], ...], left: tuple[int, ...]) -> bool:
    if not wanted:
        return True
    face, count = wanted[0]
    kinds = [kind for kind, (faces, _) in enumerate(PIECES) if face in faces]
    return any(_give(wanted[1:], rest) for rest in _takings(kinds, count, left))


def _takings(kinds: list[int], count: int, left: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every way to take so many pieces of these kinds."""
    if not kinds:
        return [] if count else [left]
    found = []
    for taken in range(min(count, left[kinds[0]]) + 1):
        rest = tuple(n - taken if kind == kinds[0] else n for kind, n in enumerate(left))
        found += _takings(kinds[1:], count - taken, rest)
    return found
