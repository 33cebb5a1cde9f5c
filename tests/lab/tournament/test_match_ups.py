"""Duplicate sets: every bot has every seat equally often, and the score of a set is fair."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from tests.lab.tournament.made_up import game, pair_set
from westbound.lab.tournament.match_ups import MatchUp, SetResult, alternating, rotations

HALF = Fraction(1, 2)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_in_a_set_both_bots_have_every_seat_equally_often(players: int) -> None:
    line_ups = alternating("a", "b", players)
    assert len(line_ups) == len(set(line_ups)) == (2 if players % 2 == 0 else 2 * players)
    for seat in range(players):
        held = Counter(line_up[seat] for line_up in line_ups)
        assert held["a"] == held["b"] == len(line_ups) // 2


def test_the_line_ups_of_three_and_four() -> None:
    assert alternating("a", "b", 4) == [tuple("abab"), tuple("baba")]
    assert alternating("a", "b", 3)[:3] == [tuple("aba"), tuple("baa"), tuple("aab")]
    assert set(alternating("a", "b", 3)[3:]) == {tuple("bab"), tuple("abb"), tuple("bba")}
    assert rotations(tuple("abc")) == [tuple("abc"), tuple("bca"), tuple("cab")]


def test_at_mixed_tables_a_large_field_takes_turns() -> None:
    match_up = MatchUp(0, "x", ("a", "b", "c"))
    assert match_up.line_ups(0, 3) == rotations(("x", "a", "b"))
    assert match_up.line_ups(1, 3) == rotations(("x", "c", "a"))
    assert match_up.line_ups(2, 3) == rotations(("x", "b", "c"))
    assert match_up.set_size(3) == 3


def test_every_set_has_a_set_up_of_its_own() -> None:
    seeds = {MatchUp(n, "a", ("b",)).match_seed(7, s) for n in range(9) for s in range(9)}
    assert len(seeds) == 81
    assert MatchUp(0, "a", ("b",)).match_seed(8, 0) not in seeds


@pytest.mark.parametrize(("won", "score"), [(2, 1), (1, HALF), (0, 0)])
def test_whoever_wins_more_of_its_matches_wins_the_set(won: int, score: Fraction) -> None:
    found = pair_set("a", "b", won)
    assert found.score("a", "b") == score
    assert found.score("b", "a") == 1 - score
    assert found.score_of(MatchUp(0, "a", ("b",))) == score


def test_victories_are_counted_for_each_seat_and_shared_ones_in_parts() -> None:
    found = SetResult(0, (game("abb", (1, 2, 3)), game("bab", (1, 1, 3)), game("bba", (2, 1, 3))))
    assert found.victories == {"a": HALF, "b": Fraction(1, 4)}
    assert found.score("a", "b") == 1  # 1.5 victories of 3 seats against 1.5 of 6


def test_at_a_mixed_table_the_score_is_the_mean_over_the_opponents() -> None:
    found = SetResult(0, (game("xab", (1, 2, 3)), game("abx", (1, 2, 3)), game("bxa", (2, 3, 1))))
    assert found.victories == {"x": Fraction(1, 3), "a": Fraction(2, 3), "b": 0}
    assert found.score_of(MatchUp(0, "x", ("a", "b"))) == HALF  # behind a, ahead of b
    assert set(found.met()) == {("x", "a"), ("x", "b"), ("a", "b")}
