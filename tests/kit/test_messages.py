"""Prompts, log sentences and previews: found by step and move, every key known beforehand."""

from __future__ import annotations

from typing import Final, Self

import pytest

from westbound.engine.decisions import Rules, answer, chance, decision, no_rule_forbids
from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import CHANCE, Step
from westbound.kit.messages import Messages, Params, log_message, preview, prompt, sentence
from westbound.kit.moves import PASS, Pass
from westbound.kit.steps import Chance


class Ranch(State):
    __slots__ = ("money",)
    fields = ("agenda", "money")

    def __init__(self, *agenda: Step, money: int = 3) -> None:
        self.agenda, self.money = list(agenda), money

    def copy(self) -> Self:
        raise NotImplementedError


class Buy(Step):
    __slots__ = ()
    kind, rule = "buy", "ROD-001"


class BuyHorse(Buy):
    __slots__ = ()
    kind = "buy_horse"


class Deal(Chance):
    __slots__ = ()
    kind, rule = "deal", "ROD-002"


class Pay(Move):
    __slots__ = ("price",)
    kind = "pay"

    def __init__(self, price: int) -> None:
        super().__init__(f"pay {price}")
        self.price: Final = price

    def params(self) -> dict[str, Param]:
        return {"price": self.price}


class Card(Pay):
    __slots__ = ()
    kind = "card"


class Whistle(Pass):
    """May be made at any decision."""

    __slots__ = ()
    kind = "whistle"


def options(state: Ranch, step: Buy) -> list[Move]:
    return [Pay(1), PASS]


def do(state: Ranch, step: Step, move: Move) -> None: ...


def sample(state: Ranch, step: Deal, rng: Rng) -> Move:
    return Card(1)


class _Module:
    DECISIONS = tuple(
        decision(step, options, answer(step, Pay, no_rule_forbids, do),
                 answer(step, Pass, no_rule_forbids, do))
        for step in (Buy, BuyHorse)
    )  # fmt: skip
    CHANCES = (chance(Deal, sample, Card, no_rule_forbids, do),)


def common(state: Ranch, step: Step) -> Params:
    return {"seat": step.seat}


def ask(state: Ranch, step: BuyHorse) -> Sentence:
    return sentence("buy_horse_poor" if state.money < 3 else "buy_horse", money=state.money)


def pay(state: Ranch, step: Buy, move: Pay) -> Sentence:
    return sentence("pay", left=state.money - move.price)


def pay_for_horse(state: Ranch, step: BuyHorse, move: Pay) -> Sentence:
    return sentence("pay_horse")


def dealt(state: Ranch, step: Deal, move: Card) -> Sentence:
    return sentence("card_dealt", count=1)


def foretell(state: Ranch, step: Buy, move: Pay) -> Sentence | None:
    return sentence("costs", price=move.price) if move.price else None


def undeclared(state: Ranch, step: Buy, move: Pass) -> Sentence:
    return sentence("pass_on")


MESSAGES = Messages[Ranch](
    Rules((_Module,)),
    (prompt(BuyHorse, ask, "buy_horse", "buy_horse_poor"),),
    (
        log_message(BuyHorse, Pay, pay_for_horse, "pay_horse"),
        log_message(Buy, Pay, pay),
        log_message(Deal, Card, dealt, "card_dealt", mentions_move=False),
        log_message(Buy, Pass, undeclared),
    ),
    (preview(Buy, Pay, foretell, "costs"),),
    common,
    extras=(Whistle,),
)


def test_a_prompt_mentions_what_all_prompts_do() -> None:
    assert MESSAGES.prompt(Ranch(BuyHorse(2))) == ("buy_horse", {"seat": 2, "money": 3})
    assert MESSAGES.prompt(Ranch(BuyHorse(2), money=1)).key == "buy_horse_poor"
    assert MESSAGES.prompt(Ranch(Buy(1))) == ("buy", {"seat": 1})
    assert MESSAGES.prompt(Ranch()) == ("over", {})


def test_the_first_log_message_that_fits_the_step_counts() -> None:
    state = Ranch()
    told = MESSAGES.log_sentence(state, Buy(1), Pay(2), 1)
    assert told == ("pay", {"price": 2, "seat": 1, "left": 1})
    assert MESSAGES.log_sentence(state, BuyHorse(1), Pay(2), 1).key == "pay_horse"
    assert MESSAGES.log_sentence(state, Buy(1), Whistle(), 1) == ("whistle", {"seat": 1})


def test_of_a_secret_move_nothing_of_its_own_is_mentioned() -> None:
    assert MESSAGES.log_sentence(Ranch(), Deal(), Card(7), CHANCE) == ("card_dealt", {"count": 1})


def test_a_preview_may_have_nothing_to_add() -> None:
    assert MESSAGES.preview(Ranch(), Buy(0), Pay(2)) == ("costs", {"price": 2})
    assert MESSAGES.preview(Ranch(), Buy(0), Pay(0)) is None
    assert MESSAGES.preview(Ranch(), Buy(0), PASS) is None


def test_a_key_that_was_not_registered_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="pass_on"):
        MESSAGES.log_sentence(Ranch(), Buy(1), PASS, 1)


def test_all_keys_are_known_without_playing() -> None:
    assert MESSAGES.prompt_keys() == {"buy", "buy_horse", "buy_horse_poor", "deal", "over"}
    assert MESSAGES.log_keys() == {"pay", "pay_horse", "card_dealt", "pass", "whistle"}
    assert MESSAGES.preview_keys() == {"costs"}
