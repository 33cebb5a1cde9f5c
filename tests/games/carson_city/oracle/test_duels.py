"""Duels of the oracle: the catalogue's worked examples."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.carson_city.oracle import (
    Position,
    after_duel,
    bare_position,
    duel_probabilities,
    duel_totals,
    duel_winner,
    firepower,
)


def duel_of_ex_03() -> Position:
    """Orange is seat 0, Green seat 1, Blue seat 2."""
    position = bare_position(players=3)
    position.revolvers = [1, 2, 1]
    position.reserve_cowboys = [0, 1, 0]
    return position


@pytest.mark.parametrize(("pass_order", "winner"), [([2, 0, 1], 0), ([1, 2, 0], 1)])
def test_cc_ex_03_oracle_three_way_duel(pass_order: list[int], winner: int) -> None:
    position = duel_of_ex_03()
    position.pass_order = pass_order
    dice = {0: 5, 1: 3, 2: 2}
    assert duel_totals(position, dice) == {0: 6, 1: 6, 2: 3}
    assert duel_winner(position, dice) == winner


def test_cc_ex_03_oracle_losers_take_their_cowboys_back() -> None:
    later = after_duel(duel_of_ex_03(), [0, 1, 2], winner=0)
    assert later.reserve_cowboys == [0, 2, 1]


def test_cc_exd_01_oracle_loser_grows() -> None:
    position = bare_position()
    position.revolvers[0] = 2
    assert firepower(position, 0) == 2
    assert firepower(after_duel(position, [0, 1], winner=1), 0) == 3


def test_cc_068_oracle_duel_probabilities() -> None:
    position = bare_position(players=3)
    position.pass_order = [2, 1, 0]
    assert duel_probabilities(position, [0, 1]) == {0: Fraction(15, 36), 1: Fraction(21, 36)}
    chances = duel_probabilities(position, [0, 1, 2])
    assert sum(chances.values()) == 1
    assert chances[2] > chances[1] > chances[0]
    position.revolvers[0] = 6
    assert duel_probabilities(position, [0, 1]) == {0: Fraction(1), 1: Fraction(0)}
    position.revolvers[0] = 5  # now a 1 against a 6 ties, and the earlier passer wins
    assert duel_probabilities(position, [0, 1])[1] == Fraction(1, 36)
