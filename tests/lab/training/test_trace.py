"""What a position should have been thought to be worth."""

from __future__ import annotations

import numpy as np

from westbound.lab.training.trace import Trace


def trace(*steps: tuple[float, bool, int]) -> Trace:
    """One position each: what was said of it, whether chance chose it, and the turn."""
    found = Trace()
    for said, explored, turn in steps:
        found.add(np.zeros(1, np.float32), np.array([said, 0], np.float32), explored, turn)
    return found


def own(found: Trace, end: float, lam: float) -> list[float]:
    return [float(value) for value in found.targets((end, 0.0), lam)[:, 0]]


def test_the_end_counts_for_the_last_turn_and_fades_from_turn_to_turn() -> None:
    found = trace((10, False, 1), (20, False, 2), (30, False, 2))
    # both positions of turn 2 were worth the end; turn 1 half that and half what was said then
    assert own(found, 40, 0.5) == [30, 40, 40]


def test_with_lambda_one_only_the_end_counts() -> None:
    assert own(trace((10, False, 1), (20, False, 2)), 40, 1.0) == [40, 40]


def test_a_move_by_chance_does_not_blame_what_was_before_it() -> None:
    found = trace((10, False, 1), (20, True, 2))
    assert own(found, -100, 0.5) == [20, -100]


def test_no_positions_no_targets() -> None:
    assert Trace().targets((1.0, 2.0), 0.5).shape == (0, 2)
