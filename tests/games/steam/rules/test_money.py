"""Loans in the base game: STM-060 to STM-067."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    asked,
    at_step,
    building,
    play,
    quiet_turn,
    refused,
    set_up,
    supply,
    texts,
)
from westbound.engine.rng import Rng
from westbound.games.steam.game import GAME
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import ChooseActionTile, IncomeOrPoints


def taking(cash: int, income: int = 0, vp: int = 0, level: int = 1) -> SteamState:
    """Seat 0 chooses an action tile."""
    state = a_state(money=[cash, 0, 0, 0])
    state.income[0], state.vp[0], state.level[0] = income, vp, level
    supply(state, 1, "red")
    return at_step(state, ChooseActionTile(0))


def purse(state: SteamState) -> tuple[int, int, int]:
    return state.money[0], state.income[0], state.vp[0]


@pytest.mark.parametrize(
    ("cash", "left", "income"), [(7, 1, 0), (6, 0, 0), (5, 4, -1), (1, 0, -1), (0, 4, -2)]
)
def test_stm_060_061_cash_first_then_the_fewest_loans(cash: int, left: int, income: int) -> None:
    state = play(taking(cash), "take urbanization")  # $6
    assert purse(state) == (left, income, 0)


def test_stm_060_only_when_a_payment_is_due() -> None:
    for state in (taking(0), building(a_state(money=0)), set_up()):
        assert not [text for text in texts(state) if text.startswith("borrow")]
        assert refused(state, "borrow 1") == state.agenda[-1].rule
    assert purse(play(taking(0), "take engineer")) == (0, 0, 0)


def test_stm_061_each_loan_is_5_and_one_income_for_track() -> None:
    state = building(a_state(money=0))
    play(state, "build 8,1", "tile 21@0")  # $3
    assert purse(state) == (2, -1, 0)
    play(state, "build 9,0", "tile 21@2")  # $2
    assert purse(state) == (0, -1, 0)
    play(state, "build 7,1", "tile 21@1")  # $4
    assert purse(state) == (1, -2, 0)


@pytest.mark.parametrize("cash", range(12))
def test_stm_061_change_is_at_most_4(cash: int) -> None:
    state = play(taking(cash, level=5), "take locomotive")  # $10
    loans = -state.income[0]
    assert state.money[0] == cash + 5 * loans - 10
    assert loans == 0 or state.money[0] < 5


def test_stm_062_never_below_minus_10() -> None:
    state = play(taking(0, income=-9, vp=8), "take city_growth")  # $2
    assert purse(state) == (3, -10, 8)
    state = play(taking(0, income=-10, vp=8), "take city_growth")
    assert purse(state) == (3, -10, 6)


@pytest.mark.parametrize(("vp", "rule"), [(0, "STM-065"), (1, "STM-065"), (2, None)])
def test_stm_063_with_less_than_2_vp_nothing_can_be_had(vp: int, rule: str | None) -> None:
    state = taking(0, income=-10, vp=vp)
    assert refused(state, "take city_growth") == rule
    assert refused(state, "take city_growth passing") is None
    assert refused(state, "take engineer") is None


def test_stm_064_one_payment_may_mix() -> None:
    state = play(taking(0, income=-8, vp=5), "take locomotive")  # $6: two loans by income
    assert purse(state) == (4, -10, 5)
    state = play(taking(0, income=-9, vp=5), "take locomotive")
    assert purse(state) == (4, -10, 3)
    state = play(taking(0, income=-10, vp=5), "take locomotive")
    assert purse(state) == (4, -10, 1)


@pytest.mark.parametrize(("cash", "rule"), [(0, "STM-065"), (1, None)])
def test_stm_065_no_tile_that_cannot_be_paid(cash: int, rule: str | None) -> None:
    state = taking(cash, income=-9)  # one loan: $5
    assert refused(state, "take urbanization") == rule  # $6
    assert refused(state, "take locomotive") == rule  # $6


@pytest.mark.parametrize(("cash", "rule"), [(1, "STM-114"), (2, None)])
def test_stm_065_no_track_that_cannot_be_paid(cash: int, rule: str | None) -> None:
    state = a_state(money=cash)
    state.income[0] = -10
    assert refused(building(state), "build 9,0") == rule
    assert refused(state, "done") is None


def test_stm_065_only_faces_that_can_be_paid() -> None:
    state = a_state(money=3)
    state.income[0] = -10
    play(building(state), "build 8,1")
    assert refused(state, "tile 21@0") is None  # 2 + river
    state.money[0] = 2
    assert refused(state, "tile 21@0") == "STM-114"
    assert texts(state) == []


def test_stm_066_no_money_beyond_the_need() -> None:
    state = play(taking(4), "take urbanization")
    assert purse(state) == (4 + 5 - 6, -1, 0)
    state = play(taking(1), "take urbanization")
    assert purse(state) == (0, -1, 0)


def test_stm_067_nothing_pays_a_loan_back() -> None:
    state = set_up(initial_order="random")
    state.income = [-3, -1, 0, 0]
    state.money = [100] * 4
    for _ in range(3):
        quiet_turn(state)
    assert state.income == [-3, -1, 0, 0]
    assert state.money == [100 - 9, 100 - 3, 100, 100]


def test_stm_067_income_rises_only_through_deliveries() -> None:
    state, rng = set_up(seed=7, initial_order="random"), Rng(7)
    rises = 0
    while state.agenda:
        before, step = list(state.income), state.agenda[-1]
        moves = GAME.legal(state, step.seat)
        GAME.apply(state, GAME.cautious(state, step.seat, moves, rng), step.seat)
        if any(new > old for new, old in zip(state.income, before, strict=True)):
            assert isinstance(step, IncomeOrPoints)
            rises += 1
    assert rises > 0
    assert asked(state)[0] == ""
