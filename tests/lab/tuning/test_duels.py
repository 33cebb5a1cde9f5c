"""Pairs of matches of two sets of figures."""

from __future__ import annotations

from dataclasses import replace

import pytest

from westbound.engine.figures import shipped_figures
from westbound.games.registry import find_game
from westbound.lab.tuning.duels import Duel, Duels, answer, strength

SHIPPED = shipped_figures(find_game("carson").package)
EQUAL = Duels("carson", 2, SHIPPED, SHIPPED, seed=5, begin=0, pairs=1)


@pytest.mark.parametrize("players", [2, 3])
def test_equal_figures_play_the_same_match_from_both_sides(players: int) -> None:
    first, second = (replace(EQUAL, players=players).do(number) for number in range(2))
    assert first.share + second.share == 1
    assert first.lead == -second.lead
    assert answer([first, second], 0.02) == 0


def test_a_match_is_the_same_again_and_set_ups_differ() -> None:
    assert EQUAL.do(1) == EQUAL.do(1)
    assert replace(EQUAL, begin=1).do(1) != EQUAL.do(1)


def test_senseless_figures_lose() -> None:
    senseless = {**SHIPPED, "parcel": [0.0, -9.0, -9.0, -9.0, -9.0]}
    work = replace(EQUAL, second=senseless, pairs=3)
    assert answer([work.do(number) for number in range(work.pieces)], 0.0) > 0.6


def test_a_point_of_lead_counts_beside_the_victory_but_never_more() -> None:
    assert answer([Duel(0, 1.0, 10.0)], 0.02) == pytest.approx(1.2)
    assert answer([Duel(0, 0.0, -500.0)], 0.02) == -2
    assert answer([Duel(0, 1.0, 10.0), Duel(1, 0.0, -10.0)], 0.02) == 0


def test_strength_is_that_of_whole_pairs() -> None:
    pairs = [Duel(number, float(number % 4 != 3), 0.0) for number in range(40)]
    found = strength(pairs)
    assert (found.pairs, found.share) == (20, 0.75)
    assert found.low < 0.75 < found.high
    assert str(found).startswith(
        "75.0 % of the victories in 20 pairs of matches against the shipped figures (95 %: "
    )
