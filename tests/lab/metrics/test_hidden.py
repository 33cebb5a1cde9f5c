from __future__ import annotations

import pytest

import westbound
from tests.lab.metrics.results import value
from westbound.engine.match import Match
from westbound.engine.rng import Rng
from westbound.lab.metrics.hidden import (
    WORLDS,
    HiddenSample,
    compare_worlds,
    hidden_information,
)


def played(game: str, decisions: int) -> Match:
    match = westbound.new_match(game, players=3, seed=4)
    for number in range(decisions):
        match.play(Rng(1, number).choice(match.moves()))
    return match


@pytest.mark.parametrize("game", ["steam", "carson"])
def test_where_everything_is_open_all_worlds_are_the_same(game: str) -> None:
    match = played(game, 8)
    sample = compare_worlds(match.game, match.state, 0, Rng(3))
    assert (sample.distinct, sample.differing) == (1, 0)
    assert sample.equal_pairs == WORLDS * (WORLDS - 1) // 2
    assert sample.elements > 100


def test_the_hands_of_others_are_hidden() -> None:
    match = played("gwt", 8)
    sample = compare_worlds(match.game, match.state, 0, Rng(3))
    assert sample.distinct == WORLDS
    assert 0 < sample.differing < sample.elements / 4


def test_looking_changes_nothing() -> None:
    match = played("gwt", 8)
    before = match.state.copy()
    compare_worlds(match.game, match.state, 1, Rng(3))
    assert match.state == before


def test_samples_are_summed_up_by_match() -> None:
    none, some = HiddenSample(0, 100, 0, 1, 28), HiddenSample(9, 100, 10, 2, 12)
    found = hidden_information([[none, some], [none]])
    assert found.anything.value == pytest.approx(1 / 3)
    assert found.hidden_share.value == pytest.approx(0.1 / 3)
    assert found.coincidence == pytest.approx(68 / 84)
    assert not found.bits_are_a_minimum
    assert value(found.by_tenth[9]) == 0.1
    assert value(found.by_tenth[0]) == 0


def test_if_no_two_worlds_are_the_same_the_bits_are_a_minimum() -> None:
    found = hidden_information([[HiddenSample(0, 100, 10, 8, 0)]])
    assert found.bits_are_a_minimum
    assert 2**found.bits == pytest.approx(28)


def test_without_samples_nothing_is_hidden() -> None:
    found = hidden_information([[], []])
    assert (found.samples, found.bits, found.hidden_share.value) == (0, 0, 0)
