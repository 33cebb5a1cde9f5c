"""How rule modules are joined: by kind of step, each once."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests.engine.tiny_pieces import Deal, Play, Roll, TinyMove, TinyState, Win
from westbound.engine.decisions import Rules, answer, automatic, chance, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng


def options(state: TinyState, step: Play) -> list[Move]:
    return []


def sample(state: TinyState, step: Deal, rng: Rng) -> Move:
    return Move("deal 1")


def forbids(state: TinyState, step: Play | Deal, move: TinyMove) -> Refusal | None:
    return Refusal("TNY-004")


def do(state: TinyState, step: Play | Deal, move: TinyMove) -> None: ...


def do_roll(state: TinyState, step: Roll, move: TinyMove) -> None: ...


def run(state: TinyState, step: Win) -> None: ...


CARDS = SimpleNamespace(DECISIONS=(decision(Play, options, answer(Play, TinyMove, forbids, do)),))
DECK = SimpleNamespace(
    CHANCES=(chance(Deal, sample, TinyMove, forbids, do),), AUTOMATIC=(automatic(Win, run),)
)


def test_the_tables_of_all_modules_are_joined_by_step() -> None:
    rules = Rules([CARDS, DECK, SimpleNamespace()])
    assert set(rules.options) == {Play}
    assert set(rules.sample) == {Deal}
    assert set(rules.run) == {Win}
    assert set(rules.answers) == {Play, Deal}
    assert rules.do[Play][TinyMove] is do
    assert rules.kinds == {"play": Play, "deal": Deal, "win": Win}


def test_a_step_is_answered_in_one_module_only() -> None:
    with pytest.raises(AssertionError):
        Rules([CARDS, CARDS])


def test_an_answer_that_no_rule_forbids() -> None:
    free = answer(Roll, TinyMove, no_rule_forbids, do_roll)
    assert free.why_not(TinyState(2, {"copies": 1}), Roll(-1, 0), Move("roll 1")) is None
