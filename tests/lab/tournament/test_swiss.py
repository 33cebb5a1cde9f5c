"""Swiss pairings: similar scores, nobody twice while that can be, byes in turn."""

from __future__ import annotations

from fractions import Fraction

import pytest

from westbound.lab.tournament.swiss import Pair, pairings, usual_rounds


def points(*numbers: float) -> list[Fraction]:
    return [Fraction(number) for number in numbers]


def test_similar_scores_meet() -> None:
    assert pairings(points(0, 3, 1, 3, 0, 1), []) == ([(1, 3), (2, 5), (0, 4)], None)


def test_nobody_meets_twice_if_that_can_be_avoided() -> None:
    assert pairings(points(2, 1, 1, 0), [(0, 1), (2, 3)]) == ([(0, 2), (1, 3)], None)
    # The first choice for 0 would leave 2 and 3, who have met.
    assert pairings(points(3, 2, 1, 0), [(2, 3)]) == ([(0, 2), (1, 3)], None)


def test_when_all_have_met_they_meet_again() -> None:
    everybody: list[Pair] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    assert pairings(points(3, 2, 1, 0), everybody) == ([(0, 1), (2, 3)], None)


def test_byes_go_round_from_the_bottom() -> None:
    scores, byes = points(2, 1, 0), list[int]()
    for expected in (2, 1, 0, 2):
        pairs, bye = pairings(scores, [], byes)
        assert bye == expected
        assert len(pairs) == 1
        byes.append(bye)


@pytest.mark.parametrize(("bots", "rounds"), [(2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4)])
def test_the_usual_number_of_rounds(bots: int, rounds: int) -> None:
    assert usual_rounds(bots) == rounds


def test_a_whole_tournament_of_many_is_paired_without_repeats() -> None:
    """Everybody wins against whoever has a higher number; seven rounds of 32."""
    scores, met = points(*[0] * 32), list[Pair]()
    for _ in range(7):
        pairs = pairings(scores, met)[0]
        for low, _ in pairs:
            scores[low] += 1
        met += pairs
    assert len({frozenset(pair) for pair in met}) == 7 * 16
    assert scores.index(max(scores)) == 0
