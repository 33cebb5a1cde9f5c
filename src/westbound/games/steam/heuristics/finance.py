"""What money and income are worth in points. Rules STM-060 to STM-064, STM-230 to STM-233."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from westbound.games.steam.components import (
    DOLLARS_PER_VP,
    HIGHEST_INCOME,
    LOAN,
    LOWEST_INCOME,
)
from westbound.games.steam.heuristics.schedule import Plan
from westbound.games.steam.heuristics.weights import SHIPPED, Weights

RUIN: Final = -60.0


class Purse(NamedTuple):
    """Money and income of a seat, and what is left of the game for them."""

    money: int
    income: int
    phases: int  # income phases that are left
    builds: int  # build turns that are left
    upkeep: int  # due in every income phase (STM-232)
    vp: int
    loans: bool  # whether one may borrow when a payment is due


def after_paying(purse: Purse, cost: int) -> Purse | None:
    """The purse when this is paid, with loans where they are allowed; None if it cannot be."""
    money, income = purse.money - cost, purse.income
    if money < 0:
        loans = -(money // LOAN)
        income -= loans
        money += loans * LOAN
        if not purse.loans or income < LOWEST_INCOME:
            return None
    return purse._replace(money=money, income=income)


def finances(purse: Purse, mend: int, soon: int = 0, weights: Weights = SHIPPED) -> float:
    """Points to expect from the purse; `mend` are points that deliveries will bring, `soon` those
    of this turn, which spare loans in its income phase."""
    if not purse.phases:
        return income_value(purse.income, 0, mend, 0, weights)
    money, income = purse.money + purse.income - purse.upkeep, purse.income
    value = 0.0
    if money < 0 or money + soon < 0:
        money = min(0, money + soon)
        if purse.loans:
            loans = -(money // LOAN)
            income -= loans
            money += loans * LOAN
        else:  # STM-233: victory points, then income
            missing = -(money // DOLLARS_PER_VP)
            by_vp = min(missing, purse.vp)
            value -= by_vp
            income -= missing - by_vp
            money = 0
    value += income_value(income, purse.phases - 1, mend, purse.upkeep, weights)
    liquid = 1.0 if purse.loans else weights.liquid
    return value + cash(money, purse.builds, weights) * liquid


def cash(money: int, builds: int, weights: Weights) -> float:
    """The first dollars are the ones that are needed."""
    rate, needed, spare = weights.dollar[builds], weights.working_money, weights.spare_money
    if money <= needed:
        return rate * money
    value = rate * needed + rate * weights.half * (min(money, spare) - needed)
    return value + rate * weights.beyond * max(0, money - spare)


def income_value(income: int, phases: int, mend: int, upkeep: int, weights: Weights) -> float:
    """Dollars of the phases left and the points at the end (STM-260, STM-261)."""
    if income < LOWEST_INCOME:
        return RUIN
    dollars = weights.flow[phases] * (min(income, HIGHEST_INCOME) - upkeep)
    if income >= 0:
        return dollars + weights.half_point * income
    mended = min(mend, -income)
    value = dollars - weights.to_mend * mended - weights.lost * (-income - mended)
    beyond = max(0, weights.deep - income + (upkeep + 1) // 2)
    return value - weights.deep_cost * beyond**2


class Ledger:
    """What a purse is worth after spending; worked out once for each sum."""

    __slots__ = ("_known", "purse", "weights")

    def __init__(self, purse: Purse, weights: Weights) -> None:
        self.purse, self.weights = purse, weights
        self._known: dict[tuple[int, int, int], float | None] = {}

    def after(self, cost: int, plan: Plan) -> float | None:
        """The purse when this is paid, beside these deliveries; None if it cannot be."""
        key = (cost, plan.points, plan.soon)
        if key not in self._known:
            paid = after_paying(self.purse, cost)
            self._known[key] = self._worth(paid, plan)
        return self._known[key]

    def _worth(self, paid: Purse | None, plan: Plan) -> float | None:
        return None if paid is None else finances(paid, plan.points, plan.soon, self.weights)


@lru_cache(maxsize=512)
def ledger(purse: Purse, weights: Weights = SHIPPED) -> Ledger:
    return Ledger(purse, weights)
