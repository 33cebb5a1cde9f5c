from __future__ import annotations

from math import isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from westbound.lab.metrics.summary import (
    Estimated,
    distribution,
    entropy,
    mean_of,
    mean_of_groups,
    quantile,
    share,
)
from westbound.lab.statistics import Z_95, ClusterMean


def test_a_mean_has_the_usual_interval() -> None:
    one = mean_of([1, 2, 3, 4])
    error = sqrt(5 / 3 / 4)
    assert one.value == 2.5
    assert one.low == pytest.approx(2.5 - Z_95 * error)
    assert one.high == pytest.approx(2.5 + Z_95 * error)
    assert mean_of([7]) == Estimated(7)
    assert mean_of([]) == Estimated(0)


@given(st.lists(st.lists(st.integers(-9, 9), min_size=1), min_size=2))
def test_values_of_one_match_are_a_group_as_in_simulations(rows: list[list[int]]) -> None:
    other = ClusterMean()
    for row in rows:
        other.add(sum(row), len(row))
    one = mean_of_groups([sum(row) for row in rows], list(map(len, rows)))
    assert other.standard_error is not None
    assert one.low is not None
    assert isclose(one.value, other.mean, abs_tol=1e-9)
    assert isclose(one.value - one.low, Z_95 * other.standard_error, abs_tol=1e-6)


def test_quantiles_are_values_that_occur() -> None:
    counts = {2: 5, 4: 4, 100: 1}
    assert [quantile(counts, part) for part in (0.1, 0.5, 0.51, 0.9, 0.91)] == [2, 2, 4, 4, 100]
    assert quantile({}, 0.5) == 0


def test_a_distribution_sums_up() -> None:
    spread = distribution([3, 1, 2, 2])
    assert (spread.mean.value, spread.median) == (2, 2)
    assert (spread.minimum, spread.tenth, spread.ninetieth, spread.maximum) == (1, 1, 3, 3)


def test_entropy_is_that_of_equal_chances_at_most() -> None:
    assert entropy([1, 1, 1, 1]) == 2
    assert entropy([8, 0]) == 0
    assert 0 < entropy([7, 1]) < 1


def test_a_share_of_nothing_has_no_interval() -> None:
    assert share(0, 0).low is None
    one = share(1, 4)
    assert (one.value, one.count, one.of) == (0.25, 1, 4)
    assert one.low is not None
    assert one.high is not None
    assert one.low < 0.25 < one.high
    assert one.to_json() == {
        "value": 0.25,
        "interval_95": [one.low, one.high],
        "count": 1,
        "of": 4,
    }
