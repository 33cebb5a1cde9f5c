from __future__ import annotations

import pytest

from tests.lab.metrics.results import value
from westbound.kit.moves import DECLINE, DONE, PASS
from westbound.lab.metrics.branching import ChoiceRecorder, MatchChoices, branching


def match(*decisions: tuple[str, str, int]) -> MatchChoices:
    """Decisions by step, phase and number of moves: all passes but one, and a pass is chosen."""
    recorder = ChoiceRecorder()
    for step, phase, moves in decisions:
        recorder.decision(step, phase, [DONE, *[PASS] * (moves - 1)], PASS)
    return recorder.match()


def test_moves_are_counted_over_all_decisions_of_all_matches() -> None:
    found = branching([match(("a", "x", 2), ("b", "x", 8)), match(("a", "y", 2))])
    assert found.moves.mean.value == 4
    assert (found.moves.median, found.moves.maximum) == (2, 8)
    assert found.bits.value == pytest.approx((1 + 3 + 1) / 3)
    assert {step: group.per_match for step, group in found.by_step.items()} == {"a": 1, "b": 0.5}
    assert found.by_step["b"].moves.mean.value == 8
    assert found.by_phase["x"].moves.mean.value == 5
    assert value(found.by_tenth[0]) == 2
    assert value(found.by_tenth[5]) == 8


def test_a_game_without_phases_has_none_to_compare() -> None:
    assert branching([match(("a", "", 2))]).by_phase == {}


def test_entropy_is_that_of_what_was_chosen_not_of_what_was_offered() -> None:
    recorder = ChoiceRecorder()
    for chosen in (PASS, DONE):
        recorder.decision("a", "", [PASS, DONE], chosen)
        recorder.decision("b", "", [PASS, DONE, DECLINE], DECLINE)
    found = branching([recorder.match()])
    assert found.kinds_entropy == 1.5
    assert found.kinds_entropy_given_step == 0.5
    assert branching([match(("a", "", 4))]).kinds_entropy == 0


def test_a_decision_is_named_by_moves_that_are_made_nowhere_else() -> None:
    recorder = ChoiceRecorder()
    for _ in range(3):
        recorder.decision("a", "", [PASS, DONE, DONE], DONE)
        recorder.decision("b", "", [DECLINE, DONE], DONE)
        recorder.decision("c", "", [DONE, DONE, DONE], DONE)
    assert branching([recorder.match()]).kind_of_step == {"a": "pass", "b": "decline", "c": "done"}
