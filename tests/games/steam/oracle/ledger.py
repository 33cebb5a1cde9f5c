"""Money (STM-060 to STM-067, STM-105, STM-230 to STM-241) and scoring, dollar by dollar."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Purse:
    money: int = 0
    income: int = 0
    vp: int = 0


def with_loan(purse: Purse) -> Purse | None:
    """STM-061 to STM-064: one loan, or None if nothing can be had."""
    if purse.income > -10:
        return replace(purse, money=purse.money + 5, income=purse.income - 1)
    if purse.vp >= 2:
        return replace(purse, money=purse.money + 5, vp=purse.vp - 2)
    return None


def with_loans(purse: Purse, number: int) -> Purse | None:
    """STM-100."""
    borrowed: Purse | None = purse
    for _ in range(number):
        borrowed = with_loan(borrowed) if borrowed is not None else None
    return borrowed


def paid_with_loans(purse: Purse, due: int) -> Purse | None:
    """STM-060, STM-061, STM-066: loan after loan until it is enough; None: it never is."""
    borrowed: Purse | None = purse
    while borrowed is not None and borrowed.money < due:
        borrowed = with_loan(borrowed)
    return None if borrowed is None else replace(borrowed, money=borrowed.money - due)


def paid_from_cash(purse: Purse, due: int) -> Purse | None:
    """STM-101."""
    return None if purse.money < due else replace(purse, money=purse.money - due)


def paid_by_force(purse: Purse, due: int) -> tuple[Purse, int]:
    """STM-233, STM-234: cash, then points, then income, $2 for each; and what is still owed."""
    paid, money, vp, income = 0, purse.money, purse.vp, purse.income
    while paid < due and money > 0:
        paid, money = paid + 1, money - 1
    while paid < due and vp > 0:
        paid, vp = paid + 2, vp - 1
    while paid < due and income > -10:
        paid, income = paid + 2, income - 1
    return Purse(money + max(0, paid - due), income, vp), max(0, due - paid)


def paid_by_loans(purse: Purse, due: int) -> tuple[Purse, int]:
    """STM-231, STM-240: loan after loan while there is one; and what is still owed."""
    while purse.money < due:
        borrowed = with_loan(purse)
        if borrowed is None:
            break
        purse = borrowed
    paid = min(due, purse.money)
    return replace(purse, money=purse.money - paid), due - paid


def after_income(purse: Purse, standard: bool, relaxed: bool, level: int) -> tuple[Purse, int]:
    """STM-230 to STM-235; who still owes something is bankrupt (STM-240, STM-241)."""
    owed = level if standard else 0
    if purse.income < 0:
        owed -= purse.income
    if purse.income > 0:
        purse = replace(purse, money=purse.money + purse.income)
    if relaxed or not standard:
        purse, owed = paid_by_loans(purse, owed)
    if standard:
        purse, owed = paid_by_force(purse, owed)
    return purse, owed


def price_of_tile(action: str, level: int, standard: bool) -> int:
    """STM-086, STM-087, STM-089, STM-093."""
    if standard:
        return 0
    return {"city_growth": 2, "urbanization": 6, "locomotive": 4 + level + 1}.get(action, 0)


def auction_payments(places: list[int], bids: dict[int, int]) -> dict[int, int]:
    """STM-105, STM-106, STM-109: by seat; `places` is the new order, no bid is nothing."""
    pays = {}
    for place, seat in enumerate(places, start=1):
        bid = bids.get(seat, 0)
        if place == len(places):
            pays[seat] = 0
        elif place in (1, 2):
            pays[seat] = bid
        else:
            pays[seat] = bid // 2 + bid % 2
    return pays


def final_points(purse: Purse, links: int) -> int:
    """STM-260 to STM-262."""
    points = purse.vp + links
    for passed in range(1, abs(purse.income) + 1):
        if purse.income < 0:
            points -= 2
        elif passed % 2 == 0:
            points += 1
    return points
