"""Limits of a run."""

from __future__ import annotations

from math import inf

import pytest

from tests.lab.llm.servers import FakeTime
from westbound.engine.errors import BadInput
from westbound.lab.llm.chat import Reply
from westbound.lab.llm.meter import LimitReached, Limits, Meter


def reply(tokens_in: int, tokens_out: int, estimated: bool = False) -> Reply:
    return Reply("", tokens_in, tokens_out, estimated, cut=False)


def test_tokens_and_cost_add_up() -> None:
    meter = Meter(Limits(price_in=2.0, price_out=10.0))
    meter.add(reply(300_000, 50_000))
    assert not meter.estimated
    meter.add(reply(200_000, 50_000, estimated=True))
    assert (meter.tokens_in, meter.tokens_out, meter.tokens) == (500_000, 100_000, 600_000)
    assert meter.cost == pytest.approx(2.0)
    assert meter.estimated


def test_without_limits_there_is_no_end() -> None:
    meter = Meter(Limits())
    meter.add(reply(10**12, 10**12))
    meter.check()
    assert meter.seconds_left == inf


def test_tokens_end_a_run() -> None:
    meter = Meter(Limits(max_tokens=100))
    meter.add(reply(90, 9))
    meter.check()
    meter.add(reply(1, 0))
    with pytest.raises(LimitReached, match="the limit of 100 tokens is reached: 100"):
        meter.check()


def test_cost_ends_a_run() -> None:
    meter = Meter(Limits(max_cost=0.5, price_out=1.0))
    meter.add(reply(10**9, 499_999))
    meter.check()
    meter.add(reply(0, 1))
    with pytest.raises(LimitReached, match=r"the limit of the cost, 0\.5, is reached"):
        meter.check()


def test_time_ends_a_run() -> None:
    time = FakeTime(now=1000.0)
    meter = Meter(Limits(max_seconds=10), time)
    time.wait(9.5)
    meter.check()
    assert meter.seconds_left == 0.5
    time.wait(0.5)
    with pytest.raises(LimitReached, match="the limit of 10 seconds is reached"):
        meter.check()


@pytest.mark.parametrize(
    ("limits", "why"),
    [
        ({"max_seconds": 0}, "max_seconds is more than 0, not 0"),
        ({"max_tokens": -1}, "max_tokens is more than 0, not -1"),
        ({"max_cost": 0.0, "price_in": 1.0}, "max_cost is more than 0"),
        ({"max_seconds": float("nan")}, "max_seconds is more than 0, not nan"),
        ({"price_in": -1.0}, "price_in is 0 or more"),
        ({"price_out": inf}, "price_out is 0 or more"),
        ({"max_cost": 1.0}, "a limit of the cost needs prices"),
    ],
)
def test_limits_that_make_no_sense(limits: dict[str, float], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        Limits(**limits)  # type: ignore[arg-type]
