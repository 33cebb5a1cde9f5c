"""Ratings: those of greatest likelihood, finite whatever happens, with honest intervals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp, log10

import pytest

from tests.lab.tournament.made_up import game, pair_set
from westbound.engine.rng import Rng
from westbound.lab.tournament.match_ups import SetResult, alternating, rotations
from westbound.lab.tournament.ratings import POINTS, RateBy, Rating, choices_of, rate, solve

NUMBERS = {"a": 0, "b": 1, "c": 2}
FEW = 40  # resamples, where intervals do not matter


def pair(won: int, tied: int, lost: int) -> list[SetResult]:
    return [
        pair_set("a", "b", wins)
        for wins, count in ((2, won), (1, tied), (0, lost))
        for _ in range(count)
    ]


def by_bot(ratings: Sequence[Rating]) -> dict[str, Rating]:
    return {rating.bot: rating for rating in ratings}


@pytest.mark.parametrize(("won", "lost"), [(7, 3), (10, 0), (0, 25)])
def test_two_bots_have_the_rating_of_their_wins_with_one_drawn_set_more(
    won: int, lost: int
) -> None:
    found = by_bot(rate("ab", [pair(won, 0, lost)], "b", resamples=FEW))
    assert found["b"] == Rating("b", 1000, 1000, 1000)
    assert found["a"].rating == pytest.approx(1000 + 400 * log10((won + 0.5) / (lost + 0.5)))


def test_the_interval_of_two_bots_is_that_of_jeffreys() -> None:
    """Of 18 of 20: from 71.6 % to 97.9 %, by any table of beta quantiles."""
    a = by_bot(rate("ab", [pair(18, 0, 2)], "b", resamples=4000))["a"]
    low, high = (1 / (1 + exp(-(end - 1000) / POINTS)) for end in (a.low, a.high))
    assert low == pytest.approx(0.716, abs=0.012)
    assert high == pytest.approx(0.979, abs=0.01)


def test_the_same_seed_gives_the_same_intervals() -> None:
    one, same, other = (
        rate("ab", [pair(6, 1, 3)], "b", seed=seed, resamples=FEW) for seed in (1, 1, 2)
    )
    assert one == same
    assert one != other
    assert [rating.rating for rating in one] == [rating.rating for rating in other]


def test_whoever_always_ties_is_as_strong() -> None:
    found = by_bot(rate("ab", [pair(0, 30, 0)], "a", resamples=200))
    assert found["b"].rating == pytest.approx(1000)
    assert 900 < found["b"].low < 1000 < found["b"].high < 1100


def drawn_by_strength(line_up: Sequence[str], logs: dict[str, float], rng: Rng) -> list[int]:
    """Ranks by the very model that is fitted."""
    left, ranks = list(range(len(line_up))), [0] * len(line_up)
    for rank in range(1, len(line_up) + 1):
        weights = [exp(logs[line_up[seat]]) for seat in left]
        at = rng.random() * sum(weights)
        seat = next(s for n, s in enumerate(left) if at < sum(weights[: n + 1]) or s == left[-1])
        ranks[seat] = rank
        left.remove(seat)
    return ranks


@pytest.mark.parametrize("by", list(RateBy))
def test_strengths_are_found_again(by: RateBy) -> None:
    logs, rng = {"a": 0.0, "b": 0.8, "c": -0.7}, Rng(4)
    sets = [
        [
            SetResult(
                number,
                tuple(
                    game(line_up, drawn_by_strength(line_up, logs, rng))
                    for line_up in alternating(first, second, 3)
                ),
            )
            for number in range(60)
        ]
        for first, second in combinations("abc", 2)
    ]
    found = by_bot(rate("abc", sets, "a", by, resamples=200))
    for bot in "bc":
        true = 1000 + POINTS * logs[bot]
        assert found[bot].rating == pytest.approx(true, abs=60)
        assert found[bot].low < true < found[bot].high


def test_mixed_tables_are_rated_too() -> None:
    line_ups = rotations(("a", "b", "c"))
    results = tuple(game(line_up, [" abc".index(bot) for bot in line_up]) for line_up in line_ups)
    sets = [SetResult(0, results)]
    order = [rating.bot for rating in rate("abc", [sets * 5], "a", RateBy.RANKINGS, resamples=FEW)]
    assert order == ["a", "b", "c"]


def test_whoever_has_met_nobody_of_the_others_has_no_rating() -> None:
    apart = [pair_set("c", "d", 2)] * 3
    assert {r.bot for r in rate("abcd", [pair(2, 0, 1), apart], "a", resamples=FEW)} == {"a", "b"}
    assert {r.bot for r in rate("abcd", [pair(2, 0, 1), apart], "d", resamples=FEW)} == {"c", "d"}
    assert [r.bot for r in rate("ab", [], "a", resamples=FEW)] == ["a"]


def test_what_a_match_says() -> None:
    among = ((0, 1), (1, 1), (2, 1))
    whole = choices_of(game("abc", (2, 1, 3)), NUMBERS, RateBy.RANKINGS)
    assert whole == {(among, 1): 1.0, (((0, 1), (2, 1)), 0): 1.0}
    assert choices_of(game("abc", (2, 1, 3)), NUMBERS, RateBy.WINS) == {(among, 1): 1.0}


def test_equal_ranks_are_the_mean_over_their_orders() -> None:
    among = ((0, 1), (1, 1), (2, 1))
    shared = choices_of(game("abc", (1, 1, 3)), NUMBERS, RateBy.WINS)
    assert shared == {(among, 0): 0.5, (among, 1): 0.5}
    whole = choices_of(game("abc", (1, 1, 3)), NUMBERS, RateBy.RANKINGS)
    assert whole == shared | {(((1, 1), (2, 1)), 1): 0.5, (((0, 1), (2, 1)), 0): 0.5}


def test_a_choice_among_copies_of_one_bot_tells_nothing() -> None:
    assert choices_of(game("aab", (2, 3, 1)), NUMBERS, RateBy.RANKINGS) == {
        (((0, 2), (1, 1)), 1): 1.0
    }


def test_equations_are_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])
    assert solve([], []) == []
