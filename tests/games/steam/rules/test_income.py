"""Income and expenses: STM-230 to STM-235."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import a_state, asked, from_part, quiet_turn
from westbound.games.steam.rules.deliveries import begin_goods
from westbound.games.steam.rules.income import income_and_expenses
from westbound.games.steam.state import SteamState


def settled(
    ruleset: str = "base", money: int = 0, income: int = 0, vp: int = 0, level: int = 1
) -> SteamState:
    """After the income phase; the others have enough of everything."""
    state = a_state(ruleset=ruleset, money=[money, 50, 50, 50])
    state.income[0], state.vp[0], state.level[0] = income, vp, level
    return from_part(state, income_and_expenses)


def purse(state: SteamState) -> tuple[int, int, int]:
    assert not state.gone
    return state.money[0], state.income[0], state.vp[0]


@pytest.mark.parametrize(("income", "money"), [(10, 17), (3, 10), (0, 7), (-4, 3), (-7, 0)])
def test_stm_230_income_is_received_or_paid(income: int, money: int) -> None:
    assert purse(settled(money=7, income=income)) == (money, income, 0)


def test_stm_230_everybody_once_at_the_end_of_the_turn() -> None:
    state = from_part(a_state(3), begin_goods)
    state.income = [2, 0, -3]
    quiet_turn(state)
    assert state.turn == 2
    assert state.money == [52, 50, 47]


def test_stm_230_as_it_stood_at_the_beginning() -> None:
    # the loan lowers income to -5, but 4 are paid
    assert purse(settled(income=-4)) == (1, -5, 0)


@pytest.mark.parametrize(
    ("money", "income", "after"),
    [(0, -5, (0, -6, 0)), (0, -6, (4, -8, 0)), (4, -6, (3, -7, 0)), (5, -6, (4, -7, 0))],
)
def test_stm_231_missing_money_is_borrowed_in_the_base_game(
    money: int, income: int, after: tuple[int, int, int]
) -> None:
    assert purse(settled(money=money, income=income)) == after


def test_stm_231_at_minus_10_for_victory_points() -> None:
    assert purse(settled(income=-10, vp=5)) == (0, -10, 1)
    assert purse(settled(income=-9, vp=5)) == (1, -10, 3)


@pytest.mark.parametrize("level", [1, 4, 6])
def test_stm_232_upkeep_in_the_standard_game_only(level: int) -> None:
    assert purse(settled("base", money=20, level=level)) == (20, 0, 0)
    assert purse(settled("standard", money=20, level=level)) == (20 - level, 0, 0)


@pytest.mark.parametrize(
    ("money", "vp", "after"),
    [
        (6, 3, (0, 0, 3)),
        (4, 3, (0, 0, 2)),  # 2 missing
        (3, 3, (1, 0, 1)),  # 3 missing: 2 VP, $1 change
        (0, 3, (0, 0, 0)),
        (0, 2, (0, -1, 0)),
        (1, 2, (1, -1, 0)),
        (1, 0, (1, -3, 0)),
        (0, 0, (0, -3, 0)),
    ],
)
def test_stm_233_cash_then_vp_then_income(money: int, vp: int, after: tuple[int, int, int]) -> None:
    assert purse(settled("standard", money=money, vp=vp, level=6)) == after


def test_stm_234_for_negative_income_too() -> None:
    assert purse(settled("standard", money=1, income=-4, vp=1, level=2)) == (1, -6, 0)
    assert purse(settled("standard", money=1, income=-4, vp=9, level=2)) == (1, -4, 6)


def test_stm_235_positive_income_first() -> None:
    assert purse(settled("standard", income=5, vp=4, level=4)) == (1, 5, 4)
    assert purse(settled("standard", income=2, vp=4, level=4)) == (0, 2, 3)


def test_stm_235_negative_income_and_upkeep_are_one_payment() -> None:
    # 3 + 4 in one payment: 7 missing cost 4 VP and bring $1; two payments would cost the same
    # VP but leave nothing to round: 3 cost 2 VP, then 4 - 1 cost 2 VP
    assert purse(settled("standard", income=-3, vp=9, level=4)) == (1, -3, 5)
    # one payment of 2: 1 VP; two payments of 1 with change between: 1 VP as well, cash 0
    assert purse(settled("standard", income=-1, vp=9, level=1)) == (0, -1, 8)
    # with cash 1 the whole sum counts: 1 missing of 2
    assert purse(settled("standard", money=1, income=-1, vp=9, level=1)) == (1, -1, 8)


def test_stm_234_the_game_goes_on_after_it() -> None:
    state = settled("standard", vp=1, level=2)
    assert (state.turn, asked(state)) == (2, ("borrow", 0))
