"""Refusals are values: a rule and the numbers of the case."""

from __future__ import annotations

from westbound.engine.refusal import Refusal


def test_refusals_with_the_same_rule_and_numbers_are_equal() -> None:
    refusal = Refusal("X-1", cost=4, cash=3)
    assert refusal == Refusal("X-1", cash=3, cost=4)
    assert hash(refusal) == hash(Refusal("X-1", cash=3, cost=4))
    assert refusal != Refusal("X-1", cost=4, cash=2)
    assert refusal != Refusal("X-2", cost=4, cash=3)
    assert refusal != "X-1"


def test_the_case_is_part_of_the_key() -> None:
    assert Refusal("X-1").key == "X-1"
    assert Refusal("X-1", case="road", cost=4).key == "X-1.road"


def test_a_refusal_shows_its_numbers() -> None:
    assert repr(Refusal("X-1", cost=4, at="C4")) == "Refusal('X-1', cost=4, at='C4')"


def test_a_refusal_with_more_to_mention_is_another_one() -> None:
    refusal = Refusal("X-1", cost=4)
    assert refusal.with_params(at="C4") == Refusal("X-1", cost=4, at="C4")
    assert refusal == Refusal("X-1", cost=4)
