"""Steps as words."""

from __future__ import annotations

import pytest

from tests.engine.tiny_pieces import KINDS, Deal, Play, Win
from westbound.engine.position.forms import Choice, Several, seat_form
from westbound.engine.position.problems import Misread
from westbound.engine.position.steps import MAX_STEPS, StepForms
from westbound.engine.step import CHANCE

PLAIN = StepForms(3, KINDS)
NICE = StepForms(
    3,
    KINDS,
    {"deal": CHANCE},
    {
        "number": Choice(("none", "one")),
        "win.number": seat_form(3),
        "waiting": Several(seat_form(3)),
    },
)
AGENDA = [Deal(CHANCE, 1), Win(2, 0), Play(0, (0, 2))]


def test_the_top_comes_first_and_fields_are_written_as_they_are() -> None:
    words = PLAIN.words(AGENDA)
    assert words == ["play/P1/waiting=(0,2)", "win/P3/number=0", "deal/chance/number=1"]
    assert PLAIN.of_words(words) == AGENDA


def test_a_game_has_words_of_its_own() -> None:
    words = NICE.words(AGENDA)
    assert words == ["play/P1/waiting=P1+P3", "win/P3/number=P1", "deal/number=one"]
    assert NICE.of_words(words) == AGENDA


@pytest.mark.parametrize(
    ("word", "case"),
    [
        ("fly/P1", "word"),
        ("win/P4/number=0", "word"),
        ("win/number=0", "no_seat"),
        ("win/P1", "step_needs"),
        ("win/P1/number=0/more=1", "word"),
        ("win/P1/number=0/number=1", "twice"),
        ("win/P1/number=(", "plain"),
    ],
)
def test_wb_020_steps_that_are_wrong_are_refused(word: str, case: str) -> None:
    with pytest.raises(Misread) as wrong:
        PLAIN.of_words([word])
    assert wrong.value.refusal.key == f"WB-020.{case}"


def test_wb_020_there_are_not_endlessly_many() -> None:
    PLAIN.of_words(["win/P1/number=0"] * MAX_STEPS)
    with pytest.raises(Misread) as wrong:
        PLAIN.of_words(["win/P1/number=0"] * (MAX_STEPS + 1))
    assert wrong.value.refusal.key == "WB-020.many"
