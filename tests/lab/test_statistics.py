"""The statistics against values worked out elsewhere."""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev

import pytest

from westbound.lab.statistics import (
    ClusterMean,
    chi_square,
    chi_square_tail,
    wilson,
    wilson_of_groups,
)


# Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3.
@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_wilson_interval(successes: int, trials: int, low: float, high: float) -> None:
    found = wilson(successes, trials)
    assert found == pytest.approx((low, high), abs=5e-5)
    mirrored = wilson(trials - successes, trials)
    assert mirrored == pytest.approx((1 - high, 1 - low), abs=5e-5)


def test_ties_are_half_a_success() -> None:
    low, high = wilson(7.5, 10)
    assert wilson(7, 10)[0] < low < wilson(8, 10)[0]
    assert wilson(7, 10)[1] < high < wilson(8, 10)[1]
    with pytest.raises(ValueError, match=r"10\.5 successes in 10 trials"):
        wilson(10.5, 10)


def test_groups_that_hang_together_count_for_fewer_trials() -> None:
    """Ten pairs of trials: all or nothing is as good as ten trials, one each tells most."""
    together = wilson_of_groups([1.0] * 7 + [0.0] * 3, 20)
    assert together == pytest.approx(wilson(7, 10), abs=0.02)
    assert together[0] >= wilson(7, 10)[0]
    spread = wilson_of_groups([0.5] * 9 + [1.0], 20)
    assert spread == pytest.approx(wilson(11, 20))
    assert wilson_of_groups([1.0] * 10, 20) == wilson(10, 10)


def test_the_interval_never_leaves_0_to_1() -> None:
    assert wilson(0, 7)[0] == 0.0
    assert wilson(7, 7)[1] == 1.0
    assert all(0 <= wilson(k, 7)[0] < k / 7 < wilson(k, 7)[1] <= 1 for k in range(1, 7))


@pytest.mark.parametrize(("successes", "trials"), [(0, 0), (3, 2), (-1, 2)])
def test_no_interval_of_nonsense(successes: int, trials: int) -> None:
    with pytest.raises(ValueError, match="no interval"):
        wilson(successes, trials)


def test_single_values_have_the_usual_standard_error() -> None:
    values = [4, 8, 15, 16, 23, 42]
    found = ClusterMean()
    for value in values:
        found.add(value, 1)
    assert found.mean == mean(values)
    assert found.standard_error == pytest.approx(stdev(values) / sqrt(len(values)))


def test_values_of_one_group_do_not_count_as_independent() -> None:
    once, thrice = ClusterMean(), ClusterMean()
    for value in (4, 8, 15, 16):
        once.add(value, 1)
        thrice.add(3 * value, 3)  # three seats with equal points tell no more than one
    assert thrice.mean == once.mean
    assert thrice.standard_error == pytest.approx(once.standard_error)


def test_one_group_says_nothing_of_the_spread() -> None:
    found = ClusterMean()
    found.add(10, 2)
    assert found.mean == 5
    assert found.standard_error is None


def test_equal_values_have_no_spread() -> None:
    found = ClusterMean()
    for size in (1, 2, 3):
        found.add(10**9 * size, size)
    assert found.standard_error == 0.0


# The 95 % points of the chi-square distribution, as every table has them.
@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 3.841), (2, 5.991), (3, 7.815), (4, 9.488), (5, 11.070)]
)
def test_the_tail_of_chi_square(freedom: int, value: float) -> None:
    assert chi_square_tail(value, freedom) == pytest.approx(0.05, abs=5e-5)
    assert chi_square_tail(0, freedom) == 1


def test_counts_are_compared_with_equal_ones() -> None:
    assert chi_square([10, 10, 10, 10]) == (0, 1)
    statistic, p_value = chi_square([50, 30, 20])
    assert statistic == pytest.approx(14)
    assert p_value == pytest.approx(0.00091, abs=5e-6)
    with pytest.raises(ValueError, match="nothing"):
        chi_square([0, 0])
    with pytest.raises(ValueError, match="nothing"):
        chi_square([7])
