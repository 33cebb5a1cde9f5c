"""Payments, on the border: STM-233."""

from __future__ import annotations

from tests.games.steam.positions import a_state
from westbound.games.steam.rules.money import force_payment, forced_by_default


def test_stm_233_what_is_left_of_the_cash_is_kept() -> None:
    state = a_state(ruleset="standard", money=10)
    state.vp[0] = 3
    assert forced_by_default(state, 0, 6) == (4, 3, 0, 0)
    assert forced_by_default(state, 0, 10) == (0, 3, 0, 0)
    assert forced_by_default(state, 0, 11) == (1, 2, 0, 0)
    assert force_payment(state, 0, 6)
    assert (state.money[0], state.vp[0]) == (4, 3)
