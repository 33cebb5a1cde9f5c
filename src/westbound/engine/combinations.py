"""Combinations of option values: all of them, or a few that still cover every pair of values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, islice, product
from math import prod
from typing import Final, TypeAlias

from westbound.engine.option import Option, Value

MAX_COMBINATIONS: Final = 64  # above this, only every pair of values is covered
ROWS_TRIED: Final = 40  # candidates for the next row of a pairwise set

Row: TypeAlias = tuple[int, ...]  # for each option the index of its value
Pair: TypeAlias = tuple[int, int, int, int]  # option, index of its value, later option, index


def option_combinations(
    options: Sequence[Option],
    fixed: Mapping[str, Value] | None = None,
    limit: int = MAX_COMBINATIONS,
) -> list[dict[str, Value]]:
    """Every combination of listed values, or a pairwise covering set; the defaults come first."""
    values = [_values(option, fixed or {}) for option in options]
    sizes = tuple(len(choices) for choices in values)
    few = prod(sizes) <= limit or len(sizes) < 2
    rows = all_rows(sizes) if few else pairwise_rows(sizes)
    return [
        {
            option.name: choices[index]
            for option, choices, index in zip(options, values, row, strict=True)
        }
        for row in rows
    ]


def _values(option: Option, fixed: Mapping[str, Value]) -> tuple[Value, ...]:
    if option.name in fixed:
        return (fixed[option.name],)
    return (option.default, *(v for v in option.values if v != option.default))


def all_rows(sizes: Sequence[int]) -> tuple[Row, ...]:
    """Every row of indices below the sizes; the row of zeros comes first."""
    return tuple(product(*(range(size) for size in sizes)))


@cache
def pairwise_rows(sizes: tuple[int, ...]) -> tuple[Row, ...]:
    """A few rows in which every two values of any two options meet; zeros come first.

    Greedy: a row starts from a pair that is not covered yet, then every other option takes the
    value that covers the most new pairs; the best of a few such rows is kept. The same
    sizes give the same rows.
    """
    missing = _all_pairs(sizes)
    rows: list[Row] = [(0,) * len(sizes)]
    while True:
        for pair in _pairs_of(rows[-1]):
            missing.pop(pair, None)
        if not missing:
            return tuple(rows)
        rows.append(_best_row(sizes, missing))


def _all_pairs(sizes: Sequence[int]) -> dict[Pair, None]:
    """An ordered set, as a dict, so that the result never depends on hashes."""
    return {
        (a, x, b, y): None
        for a, b in combinations(range(len(sizes)), 2)
        for x in range(sizes[a])
        for y in range(sizes[b])
    }


def _pairs_of(row: Row) -> set[Pair]:
    return {(a, row[a], b, row[b]) for a, b in combinations(range(len(row)), 2)}


def _best_row(sizes: Sequence[int], missing: Mapping[Pair, None]) -> Row:
    rows = [_row_with(sizes, missing, pair) for pair in islice(missing, ROWS_TRIED)]
    return max(rows, key=lambda row: len(_pairs_of(row) & missing.keys()))


def _row_with(sizes: Sequence[int], missing: Mapping[Pair, None], pair: Pair) -> Row:
    a, x, b, y = pair
    row = {a: x, b: y}
    for option, size in enumerate(sizes):
        if option not in row:
            gains = [_gain(missing, row, option, index) for index in range(size)]
            row[option] = gains.index(max(gains))
    return tuple(row[option] for option in range(len(sizes)))


def _gain(missing: Mapping[Pair, None], row: Mapping[int, int], option: int, index: int) -> int:
    pairs = (
        (other, at, option, index) if other < option else (option, index, other, at)
        for other, at in row.items()
    )
    return sum(pair in missing for pair in pairs)
