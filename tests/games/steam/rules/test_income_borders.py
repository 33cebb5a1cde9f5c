"""Income and expenses, on the border: STM-230."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import a_state, from_part
from westbound.games.steam.rules.income import income_and_expenses


@pytest.mark.parametrize(("income", "money"), [(-1, 4), (0, 5), (1, 6)])
def test_stm_230_a_single_point_of_income_is_paid_too(income: int, money: int) -> None:
    state = a_state(3, money=5)
    state.income = [income, 0, 0]
    from_part(state, income_and_expenses)
    assert state.money == [money, 5, 5]
