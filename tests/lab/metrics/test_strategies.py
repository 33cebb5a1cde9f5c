from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.lab.metrics.results import result
from westbound.lab.metrics.strategies import strategies


def test_winners_are_compared_with_the_others_of_their_match() -> None:
    rows = [{"a": 6, "b": 2}, {"a": 2, "b": 4}, {"a": 1, "b": -2}]
    found = strategies([result([8, 6, -1], breakdowns=rows)])
    one = found.categories["a"]
    assert (one.winners.value, one.others.value, one.difference.value) == (6, 1.5, 4.5)
    assert one.main.value == 1
    assert found.winning_points.median == 8
    assert found.all_points.mean.value == pytest.approx(13 / 3)


def test_sources_count_as_if_they_were_equal() -> None:
    even = strategies([result([8, 0], breakdowns=[{"a": 4, "b": 4, "c": -1}, {}])])
    assert even.sources == 2
    assert strategies([result([8, 0], breakdowns=[{"a": 8, "b": 0}, {}])]).sources == 1


PROFILES = st.lists(st.tuples(*[st.integers(0, 9)] * 3).filter(any), min_size=2, max_size=6)


@settings(max_examples=25)
@given(PROFILES)
def test_variety_is_the_mean_distance_of_all_pairs(rows: list[tuple[int, int, int]]) -> None:
    results = [
        result([sum(row), -1], breakdowns=[dict(zip("abc", row, strict=True)), {}]) for row in rows
    ]
    shares = [[value / sum(row) for value in row] for row in rows]
    distances = [
        sum(abs(a - b) for a, b in zip(x, y, strict=True)) / 2 for x, y in combinations(shares, 2)
    ]
    assert strategies(results).variety == pytest.approx(sum(distances) / len(distances))


def test_a_winner_without_points_has_no_strategy() -> None:
    found = strategies([result([0, -1], breakdowns=[{"a": 0}, {"a": -1}])])
    assert (found.sources, found.variety, found.categories["a"].main.of) == (0, 0, 0)
