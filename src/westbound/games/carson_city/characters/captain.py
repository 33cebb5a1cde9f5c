"""6 Captain (CC-186). Yellow: buy 1, 2 or 3 cowboys for 1, 4 or 9 (CC-187).

Red: buy 1 or 2 revolver tokens for 3 or 9; they are kept for the game.
"""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.previews import payment
from westbound.games.carson_city.base.steps import CarsonStep
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import RED, CarsonState, replaced
from westbound.kit.messages import log_message, preview, sentence
from westbound.kit.moves import DECLINE, Amount, Decline


class Recruit(Amount):
    """Captain: buy this many cowboys."""

    __slots__ = ()
    kind = verb = "recruit"


RECRUIT: Final = tuple(Recruit(n) for n in range(4))


# --- amounts


class Arm(Amount):
    """Captain: buy this many revolver tokens."""

    __slots__ = ()
    kind = verb = "arm"


ARM: Final = tuple(Arm(n) for n in range(3))

PRICES: Final = {1: 1, 2: 4, 3: 9}
REVOLVER_PRICES: Final = {1: 3, 2: 9}


class RecruitCowboys(CarsonStep):
    __slots__ = ()
    kind, rule = "recruit_cowboys", "CC-186"
    roads = True


class BuyRevolvers(CarsonStep):
    __slots__ = ()
    kind, rule = "buy_revolvers", "CC-186"
    roads = True


class CaptainYellow(Character):
    number, name, limit, rule = 6, "captain", 25, "CC-186"

    def chosen(self, state: CarsonState, seat: int) -> None:
        if state.money[seat] >= PRICES[1]:  # CC-040: a power that cannot be paid is skipped
            state.agenda.append(RecruitCowboys(seat))


class CaptainRed(Character):
    number, name, limit, rule, side = 6, "captain", 20, "CC-186", RED

    def chosen(self, state: CarsonState, seat: int) -> None:
        if state.money[seat] >= REVOLVER_PRICES[1]:
            state.agenda.append(BuyRevolvers(seat))


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


def buy_revolvers_options(state: CarsonState, step: BuyRevolvers) -> list[Move]:
    money = state.money[step.seat]
    return [DECLINE, *(ARM[n] for n, price in REVOLVER_PRICES.items() if price <= money)]


# CC-186: 1 or 2 revolver tokens at their price.
def why_not_arm(state: CarsonState, step: BuyRevolvers, move: Arm) -> Refusal | None:
    if move.amount not in REVOLVER_PRICES:
        return Refusal("CC-186", case="revolvers", amount=move.amount)
    cost, money = REVOLVER_PRICES[move.amount], state.money[step.seat]
    if cost <= money:
        return None
    return Refusal("CC-186", case="arms", amount=move.amount, cost=cost, money=money)


def arm(state: CarsonState, step: BuyRevolvers, move: Arm) -> None:
    state.money[step.seat] -= REVOLVER_PRICES[move.amount]
    state.revolvers[step.seat] += move.amount
    state.armed = replaced(state.armed, step.seat, state.armed[step.seat] + move.amount)


def decline(state: CarsonState, step: CarsonStep, move: Decline) -> None:
    """CC-040: paying for a power is optional."""


FACES: Final = (CaptainYellow(), CaptainRed())
DECISIONS: Final = (
    decision(
        RecruitCowboys,
        recruit_options,
        answer(RecruitCowboys, Recruit, why_not_recruit, recruit),
        answer(RecruitCowboys, Decline, no_rule_forbids, decline),
    ),
    decision(
        BuyRevolvers,
        buy_revolvers_options,
        answer(BuyRevolvers, Arm, why_not_arm, arm),
        answer(BuyRevolvers, Decline, no_rule_forbids, decline),
    ),
)


# --- texts


def _armed(state: CarsonState, step: BuyRevolvers, move: Arm) -> Sentence:
    return sentence("arm", cost=REVOLVER_PRICES[move.amount])


def _preview_recruit(state: CarsonState, step: RecruitCowboys, move: Recruit) -> Sentence:
    return payment(state, step.seat, PRICES[move.amount])


def _preview_arm(state: CarsonState, step: BuyRevolvers, move: Arm) -> Sentence:
    return payment(state, step.seat, REVOLVER_PRICES[move.amount])


PART: Final = Part(
    decisions=DECISIONS,
    moves=(*RECRUIT, *ARM[1:]),
    log=(log_message(BuyRevolvers, Arm, _armed),),
    previews=(
        preview(RecruitCowboys, Recruit, _preview_recruit, "payment"),
        preview(BuyRevolvers, Arm, _preview_arm, "payment"),
    ),
)
