"""Times of decisions: percentiles from counts, close enough, whatever the order."""

from __future__ import annotations

import json
import pickle

import pytest

from westbound.engine.rng import Rng
from westbound.lab.decision_times import DecisionTimes


def times_of(*seconds: float) -> DecisionTimes:
    found = DecisionTimes()
    for value in seconds:
        found.add(value)
    return found


@pytest.mark.parametrize("percent", [1, 50, 95, 100])
def test_a_percentile_is_at_most_a_sixteenth_too_high(percent: int) -> None:
    rng = Rng(1)
    values = [10 ** (5 * rng.random() - 6) for _ in range(999)]  # from 1 µs to 0.1 s
    exact = sorted(values)[-(-999 * percent // 100) - 1] * 1000
    found = times_of(*values).percentile_ms(percent)
    assert exact - 0.001 <= found <= exact * 17 / 16 + 0.001


def test_mean_and_longest_are_exact() -> None:
    found = times_of(0.001, 0.002, 0.0061)
    assert found.figures() == {
        "decisions": 3, "mean_ms": pytest.approx(9.1 / 3), "p50_ms": pytest.approx(2.0, rel=1 / 16),
        "p95_ms": 6.1, "max_ms": 6.1,
    }  # fmt: skip


def test_no_decision_takes_no_time() -> None:
    assert set(DecisionTimes().figures().values()) == {0}


def test_times_of_several_matches_can_be_added_up_and_sent() -> None:
    one, other, both = times_of(0.001, 3.0), times_of(0.5), times_of(0.5, 3.0, 0.001)
    one.include(other)
    assert one.to_json() == both.to_json()
    assert one.figures() == both.figures()
    assert pickle.loads(pickle.dumps(one)).to_json() == one.to_json()


def test_a_file_keeps_them() -> None:
    found = times_of(0.001, 0.0004, 2.5, 0.001)
    again = DecisionTimes.from_json(json.loads(json.dumps(found.to_json())))
    assert (again.to_json(), again.figures()) == (found.to_json(), found.figures())


@pytest.mark.parametrize("bins", [[1], {"a": 1}, {"1": 0.5}, {"1": True}])
def test_what_is_no_record_of_times_is_refused(bins: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        DecisionTimes.from_json({"total_us": 1, "max_us": 1, "bins": bins})  # type: ignore[dict-item]
