"""How values are written and read again, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from westbound.engine.position.forms import (
    AsList,
    Bag,
    Choice,
    Flag,
    Form,
    Mask,
    Number,
    Several,
    Tally,
    Word,
    seat_form,
)
from westbound.engine.position.problems import Misread

COLOURS = ("red", "blue", "gray")
SEAT = seat_form(3)
CARDS = Bag(Choice(COLOURS, {-1: "?"}))


@pytest.mark.parametrize(
    ("form", "value", "text"),
    [
        (Number(-10, 10), -3, "-3"),
        (Word(("setup", "build")), "build", "build"),
        (Choice(COLOURS, {-1: "-"}), 1, "blue"),
        (Choice(COLOURS, {-1: "-"}), -1, "-"),
        (SEAT, 2, "P3"),
        (Flag(), True, "yes"),
        (Several(SEAT), (2, 0), "P3+P1"),
        (Several(SEAT), (), "-"),
        (AsList(Several(SEAT)), [1], "P2"),
        (CARDS, (-1, -1, 0, 2, 2, 2), "?*2+red+gray*3"),
        (Tally(COLOURS), (0, 2, 1), "blue*2+gray"),
        (Tally(COLOURS, hidden=True), (1, 0, 0, 2), "red+?*2"),
        (Mask(("A1", "", "C1")), 0b101, "A1+C1"),
        (Mask(("A1", "", "C1")), 0, "-"),
    ],
)
def test_a_value_has_one_text(form: Form[Any], value: object, text: str) -> None:
    assert form.write(value) == text
    assert form.read(text) == value


def test_other_orders_mean_the_same_where_there_is_no_order() -> None:
    assert CARDS.read("gray+red+gray*2") == CARDS.read("red+gray*3")
    assert Tally(COLOURS).read("gray+blue+blue") == (0, 2, 1)
    assert Tally(COLOURS, hidden=True).read("red") == (1, 0, 0)  # nothing unknown


@pytest.mark.parametrize(
    ("form", "text", "case"),
    [
        (Number(0, 9), "10", "number"),
        (Number(0, 9), "-1", "number"),
        (Number(0, 9), "03", "number"),
        (Number(0, 9), "three", "number"),
        (Word(("setup", "build")), "bulid", "word"),
        (Choice(COLOURS), "green", "word"),
        (SEAT, "P4", "word"),
        (Flag(), "maybe", "word"),
        (Several(SEAT, distinct=True), "P1+P1", "twice"),
        (Several(Number(), exactly=2), "1+2+3", "exactly"),
        (Several(Number()), "+".join("1" * 100), "many"),
        (CARDS, "red*99+red", "many"),
        (Tally(COLOURS), "?", "word"),
        (Tally(COLOURS, most=3), "red*4", "many"),
        (Mask(("A1", "B1")), "A1+A1", "twice"),
        (Mask(("A1", "B1")), "C1", "word"),
    ],
)
def test_wb_020_what_is_not_known_is_refused(form: Form[Any], text: str, case: str) -> None:
    with pytest.raises(Misread) as wrong:
        form.read(text)
    assert wrong.value.refusal.key == f"WB-020.{case}"
