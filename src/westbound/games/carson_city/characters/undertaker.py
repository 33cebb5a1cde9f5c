"""14 Undertaker: each beaten cowboy costs its owner 2 money or 1 VP (CC-203)."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision
from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.carson_city import array_part as slot
from westbound.games.carson_city.array_part import ArrayPart
from westbound.games.carson_city.base.previews import payment
from westbound.games.carson_city.base.steps import CarsonStep
from westbound.games.carson_city.characters.character import Character
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.state import CHARACTERS, RED, CarsonState
from westbound.kit.messages import log_message, preview, prompt, sentence
from westbound.kit.moves import Word


class PayFee(Word):
    """Pay the Undertaker."""

    __slots__ = ()
    kind = "pay_fee"
    verb = "pay fee"


class LosePoint(Word):
    __slots__ = ()
    kind = "lose_point"
    verb = "lose point"


PAY_FEE: Final = PayFee()
LOSE_POINT: Final = LosePoint()


class PayUndertaker(CarsonStep):
    """2 money to the Undertaker, or lose a point."""

    __slots__ = ("undertaker",)
    fields = ("seat", "undertaker")
    kind = "pay_undertaker"
    rule = "CC-203"
    roads = True

    def __init__(self, seat: int, undertaker: int) -> None:
        super().__init__(seat)
        self.undertaker: Final = undertaker


class Undertaker(Character):
    number = 14
    name = "undertaker"
    limit = 90
    rule = "CC-203"
    side = RED
    fee = 2

    @property
    def face(self) -> str:
        return self.name

    def duel_over(self, state: CarsonState, seat: int, beaten: tuple[int, ...]) -> None:
        """Right after each duel, in pass order; not the Undertaker, nor those who have nothing."""
        for loser in sorted(beaten, key=state.passed.index, reverse=True):
            if loser != seat and (state.money[loser] >= self.fee or state.vp[loser]):
                state.agenda.append(PayUndertaker(loser, seat))


FEE: Final = Undertaker.fee


def pay_options(state: CarsonState, step: PayUndertaker) -> list[Move]:
    options: list[Move] = []
    if state.money[step.seat] >= FEE:
        options.append(PAY_FEE)
    if state.vp[step.seat]:
        options.append(LOSE_POINT)
    return options


# CC-203: players with less than 2 money lose the point.
def why_not_pay(state: CarsonState, step: PayUndertaker, move: PayFee) -> Refusal | None:
    money = state.money[step.seat]
    return None if money >= FEE else Refusal("CC-203", cost=FEE, money=money)


# CC-203: players without VP pay.
def why_not_lose(state: CarsonState, step: PayUndertaker, move: LosePoint) -> Refusal | None:
    return None if state.vp[step.seat] else Refusal("CC-203", case="points")


def pay(state: CarsonState, step: PayUndertaker, move: PayFee) -> None:
    state.money[step.seat] -= FEE
    state.money[step.undertaker] += FEE


def lose(state: CarsonState, step: PayUndertaker, move: LosePoint) -> None:
    state.score(step.seat, CHARACTERS, -1)


DECISIONS: Final = (
    decision(
        PayUndertaker,
        pay_options,
        answer(PayUndertaker, PayFee, why_not_pay, pay),
        answer(PayUndertaker, LosePoint, why_not_lose, lose),
    ),
)


# --- texts


def _ask(state: CarsonState, step: PayUndertaker) -> Sentence:
    return sentence("pay_undertaker", rival=step.undertaker, cost=FEE)


def _paid(state: CarsonState, step: PayUndertaker, move: PayFee) -> Sentence:
    return sentence("pay_fee", rival=step.undertaker, cost=FEE)


def _preview_fee(state: CarsonState, step: PayUndertaker, move: PayFee) -> Sentence:
    return payment(state, step.seat, FEE)


def _preview_point(state: CarsonState, step: PayUndertaker, move: LosePoint) -> Sentence:
    return sentence("lose_point", vp=state.vp[step.seat], left=state.vp[step.seat] - 1)


PART: Final = Part(
    decisions=DECISIONS,
    moves=(PAY_FEE, LOSE_POINT),
    prompts=(prompt(PayUndertaker, _ask),),
    log=(log_message(PayUndertaker, PayFee, _paid),),
    previews=(
        preview(PayUndertaker, PayFee, _preview_fee, "payment"),
        preview(PayUndertaker, LosePoint, _preview_point),
    ),
    arrays=ArrayPart(parameters={"pay_undertaker": {"undertaker": slot.SEAT}}),
)
