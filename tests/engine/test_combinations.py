"""Option combinations: all of them, or every pair of values."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from westbound.engine.combinations import all_rows, option_combinations, pairwise_rows
from westbound.engine.option import Option
from westbound.games.registry import find_game


@pytest.mark.parametrize(
    "sizes", [(2, 2), (3, 1, 2, 2, 2, 2, 2), (4, 4, 4, 4), (5, 3, 2, 1), (2,) * 12, (7, 2, 6, 3)]
)
def test_any_two_values_of_any_two_options_meet(sizes: tuple[int, ...]) -> None:
    rows = pairwise_rows(sizes)
    for a, b in combinations(range(len(sizes)), 2):
        met = {(row[a], row[b]) for row in rows}
        assert met == set(product(range(sizes[a]), range(sizes[b])))


@pytest.mark.parametrize(("sizes", "limit"), [((3, 1, 2, 2, 2, 2, 2), 10), ((2,) * 12, 12)])
def test_the_covering_set_is_small(sizes: tuple[int, ...], limit: int) -> None:
    rows = pairwise_rows(sizes)
    assert len(rows) <= limit
    assert len(set(rows)) == len(rows)
    assert rows[0] == (0,) * len(sizes)


def test_all_rows_are_the_product_with_zeros_first() -> None:
    assert all_rows((2, 3)) == ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2))


OPTIONS = (
    Option("size", ("small", "large"), "large", "CC-001"),
    Option("count", (1, 2, 3), 2, "CC-001"),
    Option("open", (False, True), False, "CC-001"),
)


def test_few_options_give_every_combination_and_the_defaults_come_first() -> None:
    found = option_combinations(OPTIONS, {})
    assert found[0] == {"size": "large", "count": 2, "open": False}
    assert len(found) == 12
    assert len({tuple(row.items()) for row in found}) == 12


def test_a_fixed_option_keeps_its_value_also_one_that_is_not_listed() -> None:
    found = option_combinations(OPTIONS, {"size": "homemade"})
    assert len(found) == 6
    assert {row["size"] for row in found} == {"homemade"}


def test_above_the_limit_pairs_must_do() -> None:
    assert len(option_combinations(OPTIONS, {}, limit=12)) == 12
    assert 6 <= len(option_combinations(OPTIONS, {}, limit=11)) < 12


def test_every_listed_value_of_a_real_game_is_tried() -> None:
    options = find_game("carson").options
    found = option_combinations(options, {})
    assert len(found) <= 64
    for option in options:
        assert {row[option.name] for row in found} == set(option.values)


def test_few_combinations_are_all_tried() -> None:
    options = [Option("a", (1, 2, 3), 1, "X-1"), Option("b", (False, True), True, "X-2")]
    assert len(option_combinations(options)) == 6
    assert {"a": 3, "b": False} in option_combinations(options)
    assert option_combinations([]) == [{}]


def test_of_many_combinations_every_two_values_meet() -> None:
    options = [Option(name, (0, 1, 2), 0, "X-1") for name in "abcdefgh"]
    rows = option_combinations(options)
    assert len(rows) < 30
    meetings = {
        (a.name, row[a.name], b.name, row[b.name])
        for row in rows
        for a in options
        for b in options
        if a is not b
    }
    assert len(meetings) == 8 * 7 * 3 * 3


def test_one_long_option_is_tried_in_full() -> None:
    (option,) = options = [Option("map", tuple(range(100)), 0, "X-1")]
    assert [row["map"] for row in option_combinations(options)] == list(option.values)
