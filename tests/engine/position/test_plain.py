"""Values as they are."""

from __future__ import annotations

import pytest

from westbound.engine.position.plain import PLAIN, PlainWords
from westbound.engine.position.problems import Misread


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (3, "3"),
        (-3, "-3"),
        (1 << 200, hex(1 << 200)),
        (-(1 << 60), hex(-(1 << 60))),
        (True, "yes"),
        (None, "none"),
        ("setup", "setup"),
        ("yes", '"yes"'),
        ("two words, (here)", '"two words, (here)"'),
        ('"', '"\\""'),
        ("", '""'),
        ((), "()"),
        ((3,), "(3)"),
        ([1, (2, "a")], "[1,(2,a)]"),
        ((("map", "ruhr"), ("two", False)), "((map,ruhr),(two,no))"),
    ],
)
def test_a_value_has_one_text(value: object, text: str) -> None:
    assert PLAIN.write(value) == text
    assert PLAIN.read(text) == value
    assert type(PLAIN.read(text)) is type(value)


@pytest.mark.parametrize("text", ["", "(", "(1", "1,2", "(1 2)", "[1)", "(,)", "1.5", "(" * 50])
def test_wb_020_rubbish_is_refused(text: str) -> None:
    with pytest.raises(Misread) as wrong:
        PLAIN.read(text)
    assert wrong.value.refusal.key == "WB-020.plain"


def test_a_list_is_words_and_any_other_value_is_one() -> None:
    assert PlainWords(is_list=True).words([1, 2]) == ["1", "2"]
    assert PlainWords(is_list=True).of_words([]) == []
    assert PlainWords(is_list=False).of_words(["(1,2)"]) == (1, 2)
    with pytest.raises(Misread) as wrong:
        PlainWords(is_list=False).of_words(["1", "2"])
    assert wrong.value.refusal.key == "WB-020.one"


def test_a_state_holds_nothing_else() -> None:
    with pytest.raises(TypeError, match="numbers, texts and lists"):
        PLAIN.write({"a": 1})
