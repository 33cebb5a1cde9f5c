"""Hypothesis plays Carson City: any moves, undo, save and load at any moment, illegal tries.

A failure is made as short as possible, and its notes hold the moves to replay it.
"""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis.stateful import invariant, run_state_machine_as_test

import westbound
from westbound.games.registry import find_game
from westbound.kit.suites.stateful import MatchMachine, StatefulSuite


class TestCarsonByHypothesis(StatefulSuite):
    game = find_game("carson")
    max_examples = 40


class ThirdClaimIsForbidden(MatchMachine):
    """A machine that must fail, to see what a failure looks like."""

    @invariant()
    def two_claims_are_enough(self) -> None:
        claims = [entry for entry in self.match.log if entry.text.startswith("claim")]
        assert len(claims) < 3, "a third claim"


class Failing(StatefulSuite):
    game = find_game("carson")
    machine = ThirdClaimIsForbidden


def test_a_failure_is_short_and_comes_with_its_moves() -> None:
    suite = Failing()
    few = settings(suite.settings(), max_examples=10, stateful_step_count=4)
    with pytest.raises(AssertionError, match="a third claim") as failure:
        run_state_machine_as_test(suite.make_machine(), settings=few)
    notes = "\n".join(failure.value.__notes__)
    match = westbound.match_from_json(notes[notes.index("{\n") : notes.index("\n}\n") + 3])
    claims = [entry for entry in match.log if entry.text.startswith("claim")]
    assert (match.players, match.seed, len(claims)) == (2, 0, 3)
