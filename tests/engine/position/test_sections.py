"""Records and rows: what is left out, what is read, what is worked out."""

from __future__ import annotations

from typing import Any, Self

import pytest

from westbound.engine.position.forms import AsList, Bag, Choice, Number, Several
from westbound.engine.position.problems import Misread, too_many
from westbound.engine.position.sections import (
    FIRST,
    Item,
    Record,
    Row,
    Section,
    by_seat,
    element,
    field,
    flag,
    seat_records,
    stretch,
)
from westbound.engine.state import State


class Box(State):
    __slots__ = ("gone", "left", "money", "order", "pairs", "turn")
    fields = ("agenda", *__slots__)

    def __init__(self) -> None:
        self.agenda = []
        self.turn, self.gone, self.left = 1, 0, 10
        self.order, self.money, self.pairs = [0, 1], (5, 5), [1, 2, 3, 4]

    def copy(self) -> Self:
        raise NotImplementedError


def rest(state: Box) -> int:
    if sum(state.money) > 20:
        raise too_many("money", sum(state.money), 20)
    return 20 - sum(state.money)


def left() -> Item[Any]:
    item = field("left", Number())
    item.rest = rest
    return item


TURN: Section[Any] = Record("turn", [field("turn", Number(), FIRST), left()])
ORDER: Section[Any] = Row(field("order", AsList(Several(Choice(("P1", "P2")), distinct=True))))
SEATS = seat_records(
    2,
    [by_seat("money", Number()), stretch("pairs", 2, Several(Number())), flag("gone", "bankrupt")],
)
for section in (TURN, ORDER, *SEATS):
    section.leave_out(Box())


def test_what_is_as_usual_is_left_out() -> None:
    assert [section.words(Box()) for section in (TURN, ORDER, *SEATS)] == [[], [], [], []]


def test_everything_else_is_told_and_read_again() -> None:
    box, again = Box(), Box()
    box.turn, box.order, box.money, box.gone, box.pairs = 3, [], (5, 9), 0b10, [1, 2, 0, 4]
    box.left = 4
    texts = [section.words(box) for section in (TURN, ORDER, *SEATS)]
    assert texts == [["3", "left=4"], ["-"], [], ["money=9", "pairs=0+4", "bankrupt"]]
    for section, words in zip((TURN, ORDER, *SEATS), texts, strict=True):
        assert section.read(again, words) == []
    assert again == box
    assert isinstance(again.money, tuple)
    assert isinstance(again.pairs, list)


def test_a_flag_can_be_taken_away() -> None:
    box = Box()
    box.gone = 0b11
    assert SEATS[1].read(box, ["bankrupt=no"]) == []
    assert box.gone == 0b01


def test_what_follows_from_the_rest_is_worked_out_only_if_it_is_not_told() -> None:
    box = Box()
    box.money = (5, 8)
    assert TURN.fill_in(box, None) == []
    assert box.left == 7
    assert TURN.words(box) == []
    box.left = 1
    assert TURN.fill_in(box, ["left=1"]) == []
    assert box.left == 1


def test_wb_021_what_cannot_be_worked_out_is_told_with_its_place() -> None:
    box = Box()
    box.money = (15, 8)
    (wrong,) = TURN.fill_in(box, ["3"])
    assert (wrong.where, wrong.refusal.key) == ("turn left", "WB-021.pieces")


@pytest.mark.parametrize(
    ("section", "words", "where", "case"),
    [
        (SEATS[0], ["mony=3"], "P1 mony", "word"),
        (SEATS[0], ["money"], "P1 money", "no_value"),
        (SEATS[0], ["money=3", "money=4"], "P1", "twice"),
        (SEATS[1], ["money=x"], "P2 money", "number"),
        (TURN, ["x"], "turn", "number"),
        (TURN, ["1", "2"], "turn 2", "word"),
        (ORDER, ["P1", "P1"], "order", "twice"),
    ],
)
def test_wb_020_words_that_are_wrong_are_told_with_their_place(
    section: Section[Any], words: list[str], where: str, case: str
) -> None:
    (wrong,) = section.read(Box(), words)
    assert (wrong.where, wrong.refusal.key) == (where, f"WB-020.{case}")


def test_all_words_are_looked_at() -> None:
    assert len(SEATS[0].read(Box(), ["a=1", "money=x", "b=2"])) == 3


def test_one_value_of_a_list() -> None:
    box = Box()
    item = element("pairs", 2, Number(), "third")
    item.read(box, "9")
    assert (box.pairs, item.write(box)) == ([1, 2, 9, 4], "9")
    with pytest.raises(Misread):
        item.read(box, "?")
    assert Bag(Choice(("a",))).read("a*2") == (0, 0)
