"""2 Banker (CC-179). Yellow: 9 money at once. Red: buy points once at the end of the round."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.game import Sentence
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.moves import BUY_VP, BuyVP
from westbound.games.carson_city.base.steps import CarsonStep
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.characters.price_list import PriceList, decline_to_pay
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import CHARACTERS, RED, CarsonState
from westbound.kit.messages import log_message, preview, sentence
from westbound.kit.moves import Decline

POINTS: Final = PriceList({3: 3, 5: 12, 7: 25}, BUY_VP)


class BankersPoints(CarsonStep):
    __slots__ = ()
    kind = "bankers_points"
    rule = "CC-179"
    roads = True  # CC-034


class BankerYellow(Character):
    number = 2
    name = "banker"
    limit = 120
    rule = "CC-179"
    gift: Final = 9

    def chosen(self, state: CarsonState, seat: int) -> None:
        state.money[seat] += self.gift


class BankerRed(Character):
    number = 2
    name = "banker"
    limit = 60
    rule = "CC-179"
    side = RED

    def end_of_round(self, state: CarsonState, seat: int) -> None:
        if POINTS.is_affordable(state.money[seat]):
            state.agenda.append(BankersPoints(seat))


# CC-179: 3, 5 or 7 VP at their price.
def why_not_buy(state: CarsonState, step: BankersPoints, move: BuyVP) -> Refusal | None:
    cost, money = POINTS.prices.get(move.amount), state.money[step.seat]
    if cost is None:
        return Refusal("CC-179", case="number", amount=move.amount)
    if cost <= money:
        return None
    return Refusal("CC-179", amount=move.amount, cost=cost, money=money)


def buy(state: CarsonState, step: BankersPoints, move: BuyVP) -> None:
    POINTS.pay(state, step, move.amount)
    state.score(step.seat, CHARACTERS, move.amount)


FACES: Final = (BankerYellow(), BankerRed())
DECISIONS: Final = (
    decision(
        BankersPoints,
        POINTS.options,
        answer(BankersPoints, BuyVP, why_not_buy, buy),
        answer(BankersPoints, Decline, no_rule_forbids, decline_to_pay),
    ),
)


# --- texts


def _bought(state: CarsonState, step: BankersPoints, move: BuyVP) -> Sentence:
    return sentence("buy_vp_banker", cost=POINTS.prices[move.amount])


PART: Final = Part(
    decisions=DECISIONS,
    log=(log_message(BankersPoints, BuyVP, _bought, "buy_vp_banker"),),
    previews=(preview(BankersPoints, BuyVP, POINTS.preview, "payment"),),
)
