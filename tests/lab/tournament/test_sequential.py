"""The sequential test: right as often as promised, although it looks after every batch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest

from westbound.engine.rng import Rng
from westbound.lab.tournament.sequential import (
    Question,
    Verdict,
    anytime_interval,
    log_gain_above,
    log_gain_below,
)

HALF, ONE, NOUGHT = Fraction(1, 2), Fraction(1), Fraction(0)
RUNS = 200


def scores(won: int, tied: int, lost: int) -> Counter[Fraction]:
    return Counter({ONE: won, HALF: tied, NOUGHT: lost})


def coin(share: float) -> Callable[[Rng], Fraction]:
    return lambda rng: ONE if rng.random() < share else NOUGHT


def with_ties(share: float) -> Callable[[Rng], Fraction]:
    """The mean of two coins: wins, losses and many ties."""
    values = (NOUGHT, HALF, ONE)
    return lambda rng: values[(rng.random() < share) + (rng.random() < share)]


def verdicts(question: Question, draw: Callable[[Rng], Fraction], batch: int = 10) -> Counter[str]:
    """What is decided within 150 sets, over many runs."""
    found = Counter[str]()
    for run in range(RUNS):
        rng, seen = Rng(11, run), Counter[Fraction]()
        for _ in range(150 // batch):
            seen.update(draw(rng) for _ in range(batch))
            answer = question.answer(seen)
            if answer is not None:
                found[answer] += 1
                break
    return found


@pytest.mark.parametrize("share", [0.5, 0.65])
@pytest.mark.parametrize("draw", [coin, with_ties])
def test_the_error_rates_hold_right_at_the_border(
    share: float, draw: Callable[[float], Callable[[Rng], Fraction]]
) -> None:
    """Here "above" and "below" are both wrong: each at most as often as promised.

    With 5 % a count beyond 20 of 200 has a chance of 0.1 %; with 20 %, beyond 58.
    """
    found = verdicts(Question(share, alpha=0.05, beta=0.2), draw(share))
    assert found[Verdict.ABOVE] <= 20
    assert 0 < found[Verdict.BELOW] <= 58


def test_clear_cases_are_decided_soon_and_rightly() -> None:
    question = Question(0.65)
    assert verdicts(question, coin(0.9)) == {Verdict.ABOVE: RUNS}
    assert verdicts(question, coin(0.3)) == {Verdict.BELOW: RUNS}


def test_ten_sets_without_a_loss_are_enough() -> None:
    assert Question(0.5).answer(scores(10, 0, 0)) is Verdict.ABOVE
    assert Question(0.5).answer(scores(0, 0, 10)) is Verdict.BELOW
    assert Question(0.5).answer(scores(4, 0, 0)) is None
    assert Question(0.5).answer(scores(0, 1000, 0)) is None
    assert Question(0.75).answer(scores(0, 100, 0)) is Verdict.BELOW
    assert Question(0.5, alpha=0.001).answer(scores(10, 0, 0)) is None


def test_small_differences_are_seen_in_the_end() -> None:
    assert Question(0.5).answer(scores(5200, 0, 4800)) is Verdict.ABOVE


def test_above_and_below_are_mirror_images() -> None:
    one, other = scores(7, 2, 1), scores(1, 2, 7)
    assert log_gain_above(one, 0.6) == pytest.approx(log_gain_below(other, 0.4))


def test_the_interval_that_holds_at_any_time_covers_the_truth() -> None:
    """At the very moment at which it looks best for one side."""
    missed = 0
    for run in range(60):
        rng, seen = Rng(5, run), Counter[Fraction]()
        for _ in range(6):
            seen.update(with_ties(0.7)(rng) for _ in range(10))
            low, high = anytime_interval(seen)
            if not low <= 0.7 <= high:
                missed += 1
                break
    assert missed <= 9  # 5 % are promised; more than 9 of 60 has a chance of 0.1 %


def test_the_interval_goes_with_the_test() -> None:
    low, high = anytime_interval(scores(18, 0, 2))
    assert 0.5 < low < 0.9 < high < 1
    assert Question(low - 0.01, alpha=0.025).answer(scores(18, 0, 2)) is Verdict.ABOVE
    assert Question(low + 0.01, alpha=0.025).answer(scores(18, 0, 2)) is None
    assert anytime_interval(scores(0, 0, 0)) == (0.0, 1.0)
    assert anytime_interval(scores(9, 0, 0))[1] == 1.0
