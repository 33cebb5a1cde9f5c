"""Income and expenses, and bankruptcy. Rules STM-230 to STM-245."""

from __future__ import annotations

from westbound.games.steam.components import UPKEEP
from westbound.games.steam.rules.links import abandon
from westbound.games.steam.rules.money import force_payment
from westbound.games.steam.state import SteamState


def income_and_expenses(state: SteamState) -> None:
    """STM-230: in turn order, by the income at the beginning of the phase."""
    for seat in list(state.order):
        settle(state, seat)
        if len(state.order) == 1:
            return


# STM-230, STM-232, STM-235: positive income is taken, negative income and upkeep are one payment.
def settle(state: SteamState, seat: int) -> None:
    income = state.income[seat]
    if income > 0:
        state.money[seat] += income
    due = max(0, -income) + upkeep(state, seat)
    if due and not force_payment(state, seat, due):
        go_bankrupt(state, seat)


def upkeep(state: SteamState, seat: int) -> int:
    """STM-232: standard game only."""
    return UPKEEP * state.level[seat] if state.setup.standard else 0


# STM-242, STM-243, STM-244, STM-245: out of the game; links stay, without an owner.
def go_bankrupt(state: SteamState, seat: int) -> None:
    state.order.remove(seat)
    state.gone |= 1 << seat
    state.money[seat] = 0
    abandon(state, seat)
