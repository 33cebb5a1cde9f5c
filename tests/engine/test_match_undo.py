"""How far undo goes: read off the entries, never declared by hand."""

from __future__ import annotations

import pytest

from tests.engine.builders import dealt, texts
from westbound.engine.conformance.snapshot import snapshot
from westbound.engine.errors import IllegalMove
from westbound.engine.match import Match
from westbound.engine.refusal import Refusal


def rule_and_case(match: Match, seat: int | None = None) -> str:
    refusal = match.undoable(seat)
    assert isinstance(refusal, Refusal)
    return refusal.key


def test_nothing_was_decided_yet() -> None:
    match = dealt("12", "34")
    assert rule_and_case(match) == "WB-003.chance"
    with pytest.raises(IllegalMove) as error:
        match.undo(0)
    assert (error.value.move, error.value.seat) == ("undo", 0)
    match.rewind(0)
    assert rule_and_case(match) == "WB-004"


def test_a_decision_is_taken_back_and_can_be_made_again() -> None:
    match = dealt("12", "34")
    before = snapshot(match.state)
    match.play("play 1")
    assert match.undoable(0) == 4
    assert match.undo(0).text == "play 1"
    assert snapshot(match.state) == before
    assert match.turns == (0, 1)
    match.play("play 2")
    assert texts(match, 4) == [(0, "play 2", False)]


def test_another_seat_stands_in_the_way() -> None:
    match = dealt("12", "34", "12")
    match.play("play 1", seat=0)
    match.play("play 3", seat=1)
    assert match.undoable(0) == Refusal("WB-003", case="seat", seat=1, move="play 3")
    assert match.undoable(1) == 7
    assert match.undoable() == 7
    assert [match.undo().seat, match.undo().seat] == [1, 0]


def test_a_reveal_stands_in_the_way() -> None:
    match = dealt("12", "34")
    match.play("play 1", seat=0)
    assert match.undoable(0) == 4
    match.play("play 4", seat=1)
    assert match.undoable(1) == Refusal("WB-003", case="reveal", move="play 4")
    assert match.undoable() == match.undoable(0) == match.undoable(1)


def test_a_reveal_by_an_automatic_answer_stands_in_the_way_too() -> None:
    match = dealt("14", "33")
    match.play("play 4", seat=0)
    assert texts(match, 4) == [(0, "play 4", False), (1, "play 3", True)]
    assert rule_and_case(match, 0) == "WB-003.reveal"


def test_a_reveal_stands_in_the_way_after_loading_and_rewinding() -> None:
    match = dealt("12", "34")
    match.play("play 1")
    match.play("play 4")
    match.play("gamble")
    match.rewind(7)
    assert match.undo(1).text == "gamble"
    assert rule_and_case(match, 1) == "WB-003.reveal"


def test_chance_stands_in_the_way() -> None:
    match = dealt("12", "34")
    for text in ("play 1", "play 4", "bank"):
        match.play(text)
    assert texts(match)[-1][:2] == (-1, match.log[-1].text)
    assert rule_and_case(match, 1) == "WB-003.chance"


def test_automatic_answers_go_back_with_what_led_to_them() -> None:
    match = dealt("12", "33", "14")
    match.play("play 2", seat=0)
    assert texts(match, 6) == [(0, "play 2", False), (1, "play 3", True)]
    assert match.turns == (2,)
    assert match.undoable(0) == 6
    match.undo(0)
    assert len(match.log) == 6
    assert len(match.turns) == 3


def test_automatic_answers_are_nobodys_decision() -> None:
    match = dealt("12", "33", "14")
    match.play("play 2", seat=0)
    assert match.undoable(1) == Refusal("WB-003", case="seat", seat=0, move="play 2")
