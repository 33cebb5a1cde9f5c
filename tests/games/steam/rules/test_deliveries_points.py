"""Points of a delivery: STM-225 to STM-229."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    asked,
    at_step,
    cubes,
    free_link,
    moving_goods,
    play,
    refused,
    texts,
)
from westbound.games.steam.game import GAME
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import IncomeOrPoints


def delivered(mover: int = 0, order: tuple[int, ...] = (0, 1, 2, 3)) -> SteamState:
    """A blue cube from Albany to New York: two links of 0, two of 2, one of 1, one of nobody."""
    state = a_state()
    state.order = list(order)
    chain = ["8,0", "8,2", "9,3", "7,0", "6,0", "5,0", "8,4"]
    owners = (0, 2, 0, 2, 1, -2)
    for owner, place, other in zip(owners, chain, chain[1:], strict=False):
        free_link(state, owner, place, other)
    state.level = [6] * 4
    cubes(state, "8,0", "blue")
    moving_goods(state, mover)
    return play(state, "cube 8,0 blue", "to 8,4 for 2/1/2/0")


def test_stm_225_one_point_for_each_link_to_its_owner() -> None:
    state = play(delivered(), "points", "points", "points")
    assert state.vp == [2, 1, 2, 0]
    assert state.income == [0] * 4
    assert state.agenda == []


def test_stm_226_all_of_them_on_income_or_on_points() -> None:
    state = delivered()
    assert asked(state) == ("income_or_points", 0)
    assert texts(state) == ["income", "points"]
    play(state, "income", "points", "income")
    assert state.income == [2, 0, 2, 0]
    assert state.vp == [0, 1, 0, 0]


def test_stm_226_no_splitting() -> None:
    state = play(delivered(), "income")
    assert asked(state)[1] != 0  # he is not asked again
    assert (state.income[0], state.vp[0]) == (2, 0)


@pytest.mark.parametrize(
    ("mover", "order", "deciders"),
    [
        (0, (0, 1, 2, 3), [0, 1, 2]),
        (0, (2, 3, 1, 0), [0, 2, 1]),
        (2, (0, 1, 2, 3), [2, 0, 1]),
    ],
)
def test_stm_227_the_mover_first_then_in_turn_order_at_once(
    mover: int, order: tuple[int, ...], deciders: list[int]
) -> None:
    state = delivered(mover, order)
    seats = []
    while state.agenda:
        seats.append(asked(state)[1])
        assert refused(state, "points", seat=3) is not None
        play(state, "points")
    assert seats == deciders


@pytest.mark.parametrize(("income", "after"), [(7, 10), (8, 10), (10, 10), (-10, -7)])
def test_stm_228_income_stops_at_10(income: int, after: int) -> None:
    state = a_state()
    state.income[0] = income
    play(at_step(state, IncomeOrPoints(0, 3)), "income")
    assert (state.income[0], state.vp[0]) == (after, 0)  # what is too much is lost


@pytest.mark.parametrize("vp", [48, 99, 148])
def test_stm_229_victory_points_have_no_limit(vp: int) -> None:
    state = a_state()
    state.vp[0] = vp
    play(at_step(state, IncomeOrPoints(0, 6)), "points")
    assert state.vp[0] == vp + 6
    assert GAME.standings(state)[0].points == vp + 6
