"""Amounts of printed actions. Rules GWT-204, GWT-212."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import a_state, collect, put_building
from westbound.games.great_western_trail.actions import ACTION_CODES, ACTIONS, Amount
from westbound.games.great_western_trail.rules.actions.amounts import dollars, number


def test_gwt_204_a_number_for_each_own_building_in_the_woods_or_just_a_number() -> None:
    state = a_state()
    put_building(state, 0, 3, "B1")
    put_building(state, 0, 4, "F2")
    put_building(state, 0, 5, "A1")
    put_building(state, 1, 6, "C1")
    assert number(state, 0, Amount(2, "own_building_in_woods")) == 4
    assert number(state, 0, Amount(3)) == 3


@pytest.mark.parametrize("pairs", [0, 1, 2])
def test_gwt_212_2_dollars_for_each_pair(pairs: int) -> None:
    state = a_state()
    collect(state, 0, " ".join(["green_teepee"] * (pairs + 1) + ["blue_teepee"] * pairs))
    assert dollars(state, 0, ACTIONS[ACTION_CODES["7a_teepee_pairs"]]) == 2 * pairs
