"""6 Captain, yellow: buy 1, 2 or 3 cowboys for 1, 4 or 9 (CC-186, CC-187)."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import always, answer, decision
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.moves import DECLINE, RECRUIT, Decline, Recruit
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.steps import CarsonStep

PRICES: Final = {1: 1, 2: 4, 3: 9}


class RecruitCowboys(CarsonStep):
    __slots__ = ()
    kind, rule = "recruit_cowboys", "CC-186"
    roads = True


class Captain(Character):
    number, name, limit, rule = 6, "captain", 25, "CC-186"

    def chosen(self, state: CarsonState, seat: int) -> None:
        if state.money[seat] >= PRICES[1]:  # CC-040: a power that cannot be paid is skipped
            state.agenda.append(RecruitCowboys(seat))


def recruit_options(state: CarsonState, step: RecruitCowboys) -> list[Move]:
    money = state.money[step.seat]
    return [DECLINE, *(RECRUIT[n] for n, price in PRICES.items() if price <= money)]


# CC-186: 1, 2 or 3 cowboys at their price.
def why_not_recruit(state: CarsonState, step: RecruitCowboys, move: Recruit) -> Refusal | None:
    if move.amount not in PRICES:
        return Refusal("CC-186", case="number", amount=move.amount)
    cost, money = PRICES[move.amount], state.money[step.seat]
    if cost <= money:
        return None
    return Refusal("CC-186", amount=move.amount, cost=cost, money=money)


def recruit(state: CarsonState, step: RecruitCowboys, move: Recruit) -> None:
    """CC-187: never more than ten in all; missing cowboys are forfeited, the price stays."""
    state.money[step.seat] -= PRICES[move.amount]
    new = min(move.amount, state.general[step.seat])
    state.general[step.seat] -= new
    state.reserve[step.seat] += new


def decline(state: CarsonState, step: RecruitCowboys, move: Decline) -> None:
    """CC-040: paying for a power is optional."""


CARD: Final = Captain()
DECISIONS: Final = (
    decision(
        RecruitCowboys,
        recruit_options,
        answer(RecruitCowboys, Recruit, why_not_recruit, recruit),
        answer(RecruitCowboys, Decline, always, decline),
    ),
)
