"""Powers that are paid for: CC-040."""

from __future__ import annotations

from tests.games.carson_city.positions import a_state
from westbound.games.carson_city.base.moves import BuyVP
from westbound.games.carson_city.base.previews import payment
from westbound.games.carson_city.characters.banker import POINTS, BankersPoints


def test_cc_040_what_a_power_costs_is_said_before_it_is_paid() -> None:
    state, step = a_state(money=50), BankersPoints(1)
    for amount, price in POINTS.prices.items():
        assert POINTS.preview(state, step, BuyVP(amount)) == payment(state, 1, price)
