from __future__ import annotations

import pytest

import westbound
from tests.lab.metrics.results import value
from westbound.engine.rng import Rng
from westbound.kit.moves import PASS
from westbound.lab.metrics.stakes import CANDIDATES, StakeSample, rate_moves, stakes


def test_the_best_move_is_at_least_as_good_as_the_second_and_the_mean() -> None:
    match = westbound.new_match("carson", players=2, seed=4)
    match.play(match.moves()[0])
    moves, before = match.moves(), match.state.copy()
    assert len(moves) > CANDIDATES
    sample = rate_moves(match.game, match.state, match.turn or 0, moves, Rng(3))
    assert sample is not None
    assert sample.ahead_of_mean >= 0
    assert sample.ahead_of_second >= 0
    assert match.state == before


def test_a_single_move_says_nothing() -> None:
    match = westbound.new_match("carson", players=2, seed=4)
    assert rate_moves(match.game, match.state, 0, [PASS], Rng(3)) is None


def test_samples_are_summed_up() -> None:
    found = stakes([[StakeSample(0, 2, 0), StakeSample(9, 4, 1)], [StakeSample(9, 3, 2)]])
    assert found.ahead_of_mean.value == 3
    assert found.ahead_of_second.value == 1
    assert found.indifferent.value == pytest.approx(1 / 3)
    assert value(found.by_tenth[9]) == 3.5
