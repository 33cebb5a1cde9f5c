"""6 Captain (CC-186). Yellow: buy 1, 2 or 3 cowboys for 1, 4 or 9 (CC-187).

Red: buy 1 or 2 revolver tokens for 3 or 9; they are kept for the game.
"""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.game import Sentence
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.steps import CarsonStep
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.characters.price_list import PriceList, decline_to_pay
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import RED, CarsonState, replaced
from westbound.kit.messages import log_message, preview, sentence
from westbound.kit.moves import Amount, Decline


class Recruit(Amount):
    """Captain: buy this many cowboys."""

    __slots__ = ()
    kind = "recruit"
    verb = "recruit"


RECRUIT: Final = tuple(Recruit(n) for n in range(4))


# --- amounts


class Arm(Amount):
    """Captain: buy this many revolver tokens."""

    __slots__ = ()
    kind = "arm"
    verb = "arm"


ARM: Final = tuple(Arm(n) for n in range(3))

COWBOYS: Final = PriceList({1: 1, 2: 4, 3: 9}, RECRUIT)
REVOLVERS: Final = PriceList({1: 3, 2: 9}, ARM)


class RecruitCowboys(CarsonStep):
    __slots__ = ()
    kind = "recruit_cowboys"
    rule = "CC-186"
    roads = True  # CC-034


class BuyRevolvers(CarsonStep):
    __slots__ = ()
    kind = "buy_revolvers"
    rule = "CC-186"
    roads = True  # CC-034


class CaptainYellow(Character):
    number = 6
    name = "captain"
    limit = 25
    rule = "CC-186"

    def chosen(self, state: CarsonState, seat: int) -> None:
        if COWBOYS.is_affordable(state.money[seat]):  # CC-040: else it is skipped
            state.agenda.append(RecruitCowboys(seat))


class CaptainRed(Character):
    number = 6
    name = "captain"
    limit = 20
    rule = "CC-186"
    side = RED

    def chosen(self, state: CarsonState, seat: int) -> None:
        if REVOLVERS.is_affordable(state.money[seat]):
            state.agenda.append(BuyRevolvers(seat))


# CC-186: 1, 2 or 3 cowboys at their price.
def why_not_recruit(state: CarsonState, step: RecruitCowboys, move: Recruit) -> Refusal | None:
    cost, money = COWBOYS.prices.get(move.amount), state.money[step.seat]
    if cost is None:
        return Refusal("CC-186", case="number", amount=move.amount)
    if cost <= money:
        return None
    return Refusal("CC-186", amount=move.amount, cost=cost, money=money)


def recruit(state: CarsonState, step: RecruitCowboys, move: Recruit) -> None:
    """CC-187: never more than ten in all; missing cowboys are forfeited, the price stays."""
    COWBOYS.pay(state, step, move.amount)
    new = min(move.amount, state.general[step.seat])
    state.general[step.seat] -= new
    state.reserve[step.seat] += new


# CC-186: 1 or 2 revolver tokens at their price.
def why_not_arm(state: CarsonState, step: BuyRevolvers, move: Arm) -> Refusal | None:
    cost, money = REVOLVERS.prices.get(move.amount), state.money[step.seat]
    if cost is None:
        return Refusal("CC-186", case="revolvers", amount=move.amount)
    if cost <= money:
        return None
    return Refusal("CC-186", case="arms", amount=move.amount, cost=cost, money=money)


def arm(state: CarsonState, step: BuyRevolvers, move: Arm) -> None:
    REVOLVERS.pay(state, step, move.amount)
    state.revolvers[step.seat] += move.amount
    state.armed = replaced(state.armed, step.seat, state.armed[step.seat] + move.amount)


FACES: Final = (CaptainYellow(), CaptainRed())
DECISIONS: Final = (
    decision(
        RecruitCowboys,
        COWBOYS.options,
        answer(RecruitCowboys, Recruit, why_not_recruit, recruit),
        answer(RecruitCowboys, Decline, no_rule_forbids, decline_to_pay),
    ),
    decision(
        BuyRevolvers,
        REVOLVERS.options,
        answer(BuyRevolvers, Arm, why_not_arm, arm),
        answer(BuyRevolvers, Decline, no_rule_forbids, decline_to_pay),
    ),
)


# --- texts


def _armed(state: CarsonState, step: BuyRevolvers, move: Arm) -> Sentence:
    return sentence("arm", cost=REVOLVERS.prices[move.amount])


PART: Final = Part(
    decisions=DECISIONS,
    moves=(*RECRUIT, *ARM[1:]),
    log=(log_message(BuyRevolvers, Arm, _armed),),
    previews=(
        preview(RecruitCowboys, Recruit, COWBOYS.preview, "payment"),
        preview(BuyRevolvers, Arm, REVOLVERS.preview, "payment"),
    ),
)
