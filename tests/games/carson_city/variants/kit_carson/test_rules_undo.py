"""What can be taken back while everybody places at the same time. Rules CC-239, CC-240, WB-003."""

from __future__ import annotations

import pytest

import westbound
from westbound.engine.match import Match
from westbound.engine.option import Value
from westbound.engine.refusal import Refusal

LIVE: dict[str, Value] = {"kit_carson": True, "kit_carson_mode": "live"}
WAVES: dict[str, Value] = {"kit_carson": True}


def placing_together(options: dict[str, Value], kind: str) -> Match:
    """A match of two in which both may place; each has answered with the first move so far."""
    match = westbound.new_match("carson", 2, 3, options)
    while match.state.agenda[-1].kind != kind:
        match.play(match.moves()[0])
    return match


@pytest.mark.parametrize(
    "before",
    [
        ((0, "lock"),),
        ((1, "place gambling"), (0, "lock")),
        ((0, "lock"), (1, "place gambling")),
        ((0, "lock"), (1, "place gambling"), (1, "lift gambling")),
    ],
)
def test_cc_239_wb_003_the_last_lock_reveals_nothing_whoever_acted_before_it(
    before: tuple[tuple[int, str], ...],
) -> None:
    """In the open there is nothing sealed: the last lock is taken back as any other decision."""
    match = placing_together(LIVE, "place_live")
    for seat, text in before:
        match.play(text, seat)
    length = len(match.log)
    match.play("lock", 1)
    assert match.undoable(1) == length
    assert match.undoable(0) == Refusal("WB-003", case="seat", seat=1, move="lock")
    assert match.fork().undoable(1) == length
    assert match.undo(1).text == "lock"
    assert match.turns == (1,)


def test_cc_240_wb_003_the_last_plan_of_a_wave_is_not_taken_back() -> None:
    match = placing_together(WAVES, "plan_wave")
    match.play("stay", 0)
    assert match.undoable(0) == len(match.log) - 1
    match.play_tentatively("stay", 1)
    assert match.undoable(1) == Refusal("WB-003", case="reveal", move="stay")
    match.advance()
    assert match.undoable(1) == Refusal("WB-003", case="chance", move="reveal")
