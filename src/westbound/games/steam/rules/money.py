"""Loans and payments. Rules STM-060 to STM-067, STM-100, STM-233, STM-234, STM-240, STM-241."""

from __future__ import annotations

from typing import NamedTuple

from westbound.games.steam.components import (
    DOLLARS_PER_INCOME,
    DOLLARS_PER_VP,
    LOAN,
    LOAN_INCOME,
    LOAN_VP,
    LOWEST_INCOME,
)
from westbound.games.steam.state import SteamState


# STM-062 to STM-064: down to the lowest income, then for victory points while there are enough.
def max_loans(state: SteamState, seat: int) -> int:
    by_income = (state.income[seat] - LOWEST_INCOME) // LOAN_INCOME
    return by_income + state.vp[seat] // LOAN_VP


def may_borrow(state: SteamState) -> bool:
    """STM-004, STM-060, STM-101: when a payment is due, in the base game or if it was agreed."""
    return not state.setup.standard or state.setup.relaxed


# STM-048, STM-065, STM-101: what a player may choose to spend.
def budget(state: SteamState, seat: int) -> int:
    """Cash and, where borrowing is allowed, all possible loans."""
    loans = max_loans(state, seat) if may_borrow(state) else 0
    return state.money[seat] + loans * LOAN


# STM-061, STM-066: the fewest loans that cover it.
def loans_needed(state: SteamState, seat: int, amount: int) -> int:
    missing = amount - state.money[seat]
    return -(-missing // LOAN) if missing > 0 else 0


def take_loans(state: SteamState, seat: int, number: int) -> None:
    """STM-062, STM-064: first by income, then by victory points."""
    by_income = min(number, (state.income[seat] - LOWEST_INCOME) // LOAN_INCOME)
    state.income[seat] -= by_income * LOAN_INCOME
    state.vp[seat] -= (number - by_income) * LOAN_VP
    state.money[seat] += number * LOAN


def pay(state: SteamState, seat: int, amount: int) -> None:
    """Pay an amount within the budget, borrowing what is missing."""
    take_loans(state, seat, loans_needed(state, seat, amount))
    state.money[seat] -= amount


class Forced(NamedTuple):
    """What a forced payment leaves."""

    money: int
    vp: int
    income: int
    owed: int  # more than nothing: bankrupt


# STM-231, STM-240: base game: loans as far as they go.
def forced_by_loans(state: SteamState, seat: int, amount: int) -> Forced:
    loans = min(loans_needed(state, seat, amount), max_loans(state, seat))
    by_income = min(loans, (state.income[seat] - LOWEST_INCOME) // LOAN_INCOME)
    money = state.money[seat] + loans * LOAN - amount
    return Forced(
        max(0, money),
        state.vp[seat] - (loans - by_income) * LOAN_VP,
        state.income[seat] - by_income * LOAN_INCOME,
        max(0, -money),
    )


# STM-233, STM-234, STM-241: standard game: cash, then 1 VP for each $2, then 1 income for each $2.
def forced_by_default(state: SteamState, seat: int, amount: int) -> Forced:
    missing = amount - state.money[seat]
    if missing <= 0:
        return Forced(-missing, state.vp[seat], state.income[seat], 0)
    by_vp = min(state.vp[seat], -(-missing // DOLLARS_PER_VP))
    missing -= by_vp * DOLLARS_PER_VP
    by_income = 0
    if missing > 0:
        available = state.income[seat] - LOWEST_INCOME
        by_income = min(available, -(-missing // DOLLARS_PER_INCOME))
        missing -= by_income * DOLLARS_PER_INCOME
    return Forced(
        max(0, -missing), state.vp[seat] - by_vp, state.income[seat] - by_income, max(0, missing)
    )


def force_payment(state: SteamState, seat: int, amount: int) -> bool:
    """Make the player pay all they can; False if that is not enough and they are bankrupt."""
    if may_borrow(state):
        amount = _pay_part(state, seat, forced_by_loans(state, seat, amount))
    if amount and state.setup.standard:
        amount = _pay_part(state, seat, forced_by_default(state, seat, amount))
    return amount == 0


def _pay_part(state: SteamState, seat: int, paid: Forced) -> int:
    """Carry it out; return what is still owed."""
    state.money[seat], state.vp[seat], state.income[seat] = paid.money, paid.vp, paid.income
    return paid.owed
