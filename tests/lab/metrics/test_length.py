from __future__ import annotations

from tests.lab.metrics.results import result
from westbound.lab.metrics.length import LengthRecorder, MatchLength, length


def test_a_turn_lasts_until_somebody_else_decides() -> None:
    recorder = LengthRecorder()
    for seat, number in ((0, 1), (0, 1), (2, 1), (0, 2)):
        recorder.decision(seat, number)
    assert recorder.match() == MatchLength(rounds=2, turns=3)


def test_a_game_that_counts_no_rounds_has_none() -> None:
    recorder = LengthRecorder()
    recorder.decision(1, None)
    found = length([recorder.match()], [result([1, 2])])
    assert found.rounds is None
    assert found.round_counts == {}
    assert found.to_json()["rounds"] is None


def test_lengths_are_summed_up_by_all_clocks() -> None:
    results = [result([1, 2], number=n, decisions=10 * n) for n in (1, 2, 3)]
    found = length([MatchLength(4, 5), MatchLength(4, 7), MatchLength(5, 9)], results)
    assert found.decisions.mean.value == 20
    assert found.chances.maximum == 3
    assert found.turns.median == 7
    assert found.round_counts == {4: 2, 5: 1}
