from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from westbound.lab.charts.scale import Scale, nice_step, span, ticks


def test_a_scale_maps_its_ends_to_its_ends() -> None:
    scale = Scale(-10, 10, 100, 0)
    assert [scale(value) for value in (-10, 0, 10)] == [100, 50, 0]


@pytest.mark.parametrize(
    ("step", "nice"), [(1, 1), (1.1, 2), (2.1, 2.5), (3, 5), (7, 10), (0.03, 0.05), (120, 200)]
)
def test_steps_are_round(step: float, nice: float) -> None:
    assert nice_step(step) == pytest.approx(nice)


@given(
    st.floats(-1e6, 1e6, allow_nan=False),
    st.floats(0.001, 1e6, allow_nan=False),
    st.integers(3, 8),
)
def test_ticks_span_all_values_in_equal_steps(low: float, length: float, most: int) -> None:
    found = ticks(low, low + length, most)
    assert 2 <= len(found) <= most
    slack = 1e-6 * max(1, abs(low) + length)
    assert found[0] <= low + slack
    assert found[-1] >= low + length - slack
    steps = {round(b - a, 6) for a, b in pairwise(found)}
    assert max(steps) - min(steps) <= slack


def test_equal_values_still_have_an_axis() -> None:
    assert ticks(5, 5, 5)[-1] > ticks(5, 5, 5)[0]
    assert span([3, 3], zero=False) == (3, 4)
    assert span([3, None], zero=True) == (0, 3)
    assert span([], zero=False) == (0, 1)
