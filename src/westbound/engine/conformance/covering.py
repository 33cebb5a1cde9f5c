"""Which combinations of options are tried: all, or few in which every two values meet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from math import prod
from typing import TypeAlias

from westbound.engine.option import Option, Value

Pair: TypeAlias = "tuple[int, int, int, int]"  # option, its value, another option, its value

FEW = 64


def option_sets(options: Sequence[Option], few: int = FEW) -> list[dict[str, Value]]:
    """Every combination of the listed values; a pairwise covering set if these are too many."""
    sizes = [len(option.values) for option in options]
    if prod(sizes) <= few or len(sizes) < 2:
        rows = [list(row) for row in product(*(range(size) for size in sizes))]
    else:
        rows = pairwise(sizes)
    return [
        {option.name: option.values[pick] for option, pick in zip(options, row, strict=True)}
        for row in rows
    ]


def pairwise(sizes: Sequence[int]) -> list[list[int]]:
    """Rows of one value per column such that any two values of two columns share a row."""
    missing: dict[Pair, None] = {  # a dict keeps its order, a set does not
        (a, x, b, y): None
        for a, b in combinations(range(len(sizes)), 2)
        for x, y in product(range(sizes[a]), range(sizes[b]))
    }
    rows = []
    while missing:
        row = _row(sizes, missing)
        for pair in _pairs(row):
            missing.pop(pair, None)
        rows.append([pick for _, pick in sorted(row.items())])
    return rows


def _row(sizes: Sequence[int], missing: dict[Pair, None]) -> dict[int, int]:
    """Begin with a missing pair, then give each other column the value that brings most."""
    a, x, b, y = next(iter(missing))
    row = {a: x, b: y}
    for column in range(len(sizes)):
        if column not in row:
            row[column] = max(
                range(sizes[column]),
                key=lambda pick: sum(p in missing for p in _pairs({**row, column: pick})),
            )
    return row


def _pairs(row: dict[int, int]) -> list[Pair]:
    return [(a, row[a], b, row[b]) for a, b in combinations(sorted(row), 2)]
