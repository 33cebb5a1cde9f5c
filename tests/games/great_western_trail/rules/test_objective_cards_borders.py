"""Playing objective cards, on the border: GWT-233, GWT-238, GWT-287."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    hand,
    place_of,
    play,
    put_building,
    using,
)
from westbound.engine.decisions import Rules
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.moves import PlayObjective
from westbound.games.great_western_trail.rules import hire, income, kansas_city, location, move
from westbound.games.great_western_trail.rules.objective_cards import open_windows
from westbound.games.great_western_trail.steps import Foresight, Hire, Income, MoveHerd, UseLocation


@pytest.mark.parametrize("first", ["use any_cert jersey", ""])
def test_gwt_238_a_risk_action_done_before_copying_uses_the_location(first: str) -> None:
    state = a_state(sides="aaaaaaabaa")
    put_building(state, 0, 8, "drought_risk1")
    hand(state, 0, "jersey move_345")
    using(state, 0, "drought_risk1")
    play(state, *[move for move in (first, "use 8b_copy", "copy C") if move])
    play(state, "objective move_345")
    if first:
        play(state, "move C")
        assert place_of(state, 0) == "C"
        assert asked(state) == ("draw_cards", CHANCE)
    else:
        assert asked(state) == ("use_location", 0)  # the move is forfeited


def test_gwt_233_gwt_287_the_windows_for_objective_cards() -> None:
    """Before phase A, around the actions of phase B and before each subphase in Kansas City."""
    rules = Rules((move, location, kansas_city, income, hire))
    open_windows(rules)
    windows = {step for step, answers in rules.answers.items() if PlayObjective in answers}
    assert windows == {MoveHerd, UseLocation, Foresight, Income}
    assert windows == {step for step, moves in rules.do.items() if PlayObjective in moves}
    state = a_state()
    hand(state, 0, "dollars_333b")
    for step, offered in ((MoveHerd(0), True), (Income(0), True), (Hire(0, False, 0), False)):
        texts = [option.text for option in rules.options[type(step)](state, step)]
        assert ("objective dollars_333b" in texts) == offered, step
