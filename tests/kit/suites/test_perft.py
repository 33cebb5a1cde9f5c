"""Counting lines of play: the tiny game has few enough to count by hand."""

from __future__ import annotations

import pytest

from tests.engine.builders import TINY, dealt
from westbound.engine.state import State
from westbound.kit.suites.perft import Lines, PerftSuite, count_lines, lines_from


def two_hands() -> State:
    """Two cards each: 2 · 2 ways to play them face down, the second seat's card after the first."""
    return dealt("12", "34").state.copy()


def test_every_depth_is_counted_in_one_go() -> None:
    assert count_lines(TINY, two_hands(), 1) == [2]
    assert count_lines(TINY, two_hands(), 2) == [2, 4]
    assert count_lines(TINY, two_hands(), 3)[:2] == [2, 4]


def test_a_line_that_has_ended_counts_at_every_depth() -> None:
    state = two_hands()
    state.agenda = []
    assert count_lines(TINY, state, 3) == [1, 1, 1]


def test_another_number_is_noticed() -> None:
    class Suite(PerftSuite[State]):
        game = TINY
        positions = ()

    Suite().test_the_number_of_lines(lines_from(two_hands, [2, 4]))
    with pytest.raises(AssertionError):
        Suite().test_the_number_of_lines(Lines("wrong", two_hands, [2, 5]))
