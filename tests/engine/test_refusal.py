"""Refusals are values; exceptions carry them with what was tried."""

from __future__ import annotations

from westbound.engine.errors import BadInput, IllegalMove, SaveError, WestboundError
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


def test_an_illegal_move_says_what_was_tried_and_why_not() -> None:
    error = IllegalMove("build C4", 2, (Refusal("X-1", cost=4), Refusal("X-2")))
    assert str(error) == "'build C4' by seat 2 is refused by X-1 {'cost': 4}; X-2"
    assert (error.move, error.seat, len(error.refusals)) == ("build C4", 2, 2)
    assert "by nobody" in str(IllegalMove("undo", None, (Refusal("X-1"),)))


def test_a_save_error_names_its_entry() -> None:
    assert str(SaveError("it is damaged", 12)) == "entry 12: it is damaged"
    error = SaveError("it is damaged")
    assert (str(error), error.reason, error.entry) == ("it is damaged", "it is damaged", None)


def test_all_exceptions_can_be_caught_as_one() -> None:
    assert issubclass(IllegalMove, WestboundError)
    for kind in (BadInput, SaveError):
        assert issubclass(kind, WestboundError)
        assert issubclass(kind, ValueError)
