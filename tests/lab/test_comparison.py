"""Ratios of one run."""

from __future__ import annotations

import pytest

from westbound.lab.bench import Bench, Figure
from westbound.lab.comparison import Contestant, comparison_document, ours, ratio


def contestant(name: str, *rounds: dict[str, float]) -> Contestant:
    return Contestant(name, lambda seconds: {}, list(rounds))


ANCHOR = contestant(
    "anchor",
    {"decisions_per_second": 100, "copy_us": 50},
    {"decisions_per_second": 200, "copy_us": 100},
    {"decisions_per_second": 100, "copy_us": 50},
)
FAST = contestant(
    "fast",
    {"decisions_per_second": 400, "copy_us": 5},
    {"decisions_per_second": 600, "copy_us": 20},
    {"decisions_per_second": 500, "copy_us": 10},
)


def test_a_ratio_is_that_of_neighbours_in_time() -> None:
    assert ratio(FAST, ANCHOR, "decisions_per_second") == Figure(4, 3, 5)


def test_shorter_times_are_faster() -> None:
    assert ratio(FAST, ANCHOR, "copy_us") == Figure(5, 5, 10)


def test_what_was_not_measured_has_no_ratio() -> None:
    still = contestant("still", {"decisions_per_second": 100})
    assert ratio(still, ANCHOR, "copy_us") is None
    row = comparison_document([still], ANCHOR)[0]
    assert isinstance(row, dict)
    assert row["copy_us"] is None
    assert row["copy_us_times_anchor"] is None
    assert row["decisions_per_second_times_anchor"] == {"median": 1, "low": 1, "high": 1}


@pytest.mark.parametrize("cautious", [False, True])
def test_our_games_are_measured_in_both_ways(cautious: bool) -> None:
    row = ours(Bench("carson", 2), cautious=cautious).measure(0.0)
    assert set(row) == {"decisions_per_second", "games_per_second", "copy_us"}
    assert all(value > 0 for value in row.values())
