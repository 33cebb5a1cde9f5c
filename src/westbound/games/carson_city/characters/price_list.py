"""Powers that sell something at the prices of a list: Banker (CC-179), Captain (CC-186)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.games.carson_city.base.previews import payment
from westbound.games.carson_city.base.steps import CarsonStep
from westbound.games.carson_city.state import CarsonState
from westbound.kit.moves import DECLINE, Amount, Decline


class PriceList:
    """The price of each amount that is for sale, and the moves that buy them, by amount."""

    __slots__ = ("moves", "prices")

    def __init__(self, prices: Mapping[int, int], moves: Sequence[Move]) -> None:
        self.prices: Final = prices
        self.moves: Final = moves

    def is_affordable(self, money: int) -> bool:
        """CC-040: a power that cannot be paid for is skipped."""
        return money >= min(self.prices.values())

    def options(self, state: CarsonState, step: CarsonStep) -> list[Move]:
        money = state.money[step.seat]
        return [DECLINE, *(self.moves[n] for n, price in self.prices.items() if price <= money)]

    def pay(self, state: CarsonState, step: CarsonStep, amount: int) -> None:
        state.money[step.seat] -= self.prices[amount]

    def preview(self, state: CarsonState, step: CarsonStep, move: Amount) -> Sentence:
        return payment(state, step.seat, self.prices[move.amount])


def decline_to_pay(state: CarsonState, step: CarsonStep, move: Decline) -> None:
    """CC-040: paying for a power is optional."""
