"""One candidate among others, from every seat of the same set-ups."""

from __future__ import annotations

import pytest

from westbound.bots.learned.judge import Judge
from westbound.lab.training.measuring import Measuring


@pytest.fixture(scope="module")
def equal() -> Measuring:
    return Measuring("carson", 2, Judge(), Judge(), setups=2)


def test_every_set_up_is_played_from_every_seat(equal: Measuring) -> None:
    assert equal.pieces == 4
    results = [equal.do(number) for number in range(equal.pieces)]
    # equal players play the same match from both seats: somebody wins, and once it is this one
    for first, second in (results[:2], results[2:]):
        assert first.share + second.share == 1
        assert (first.own, second.own) == (second.others, first.others)


def test_a_piece_is_the_same_again(equal: Measuring) -> None:
    assert equal.do(1) == equal.do(1)
