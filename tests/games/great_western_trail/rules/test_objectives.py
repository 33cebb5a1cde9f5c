"""Gaining objective cards: GWT-176 and GWT-177; building C."""

from __future__ import annotations

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    display,
    names_of,
    play,
    refused,
    texts,
    using,
)
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.steps import TakeObjective


def test_gwt_176_a_card_of_the_display_goes_to_the_discard_pile_and_is_replaced() -> None:
    state = a_state()
    display(state, "draw_5h move_345 aux_sf aux_sf")
    stack = len(state.objective_stack)
    using(state, 0, "C")
    play(state, "use C_objective")
    assert texts(state) == [
        "take card aux_sf", "take card draw_5h", "take card move_345", "take top",
    ]  # fmt: skip
    assert refused(state, "take card draw_bbh") == "GWT-176"  # still in the stack
    play(state, "take card draw_5h")
    assert names_of(state.discard[0]) == ["draw_5h"]
    assert asked(state) == ("deal_display", CHANCE)
    play(state, "cards draw_bbh")
    assert sorted(names_of(state.display)) == ["aux_sf", "aux_sf", "draw_bbh", "move_345"]
    assert len(state.objective_stack) == stack - 1


def test_gwt_176_the_top_of_the_stack_leaves_the_display_alone() -> None:
    state = a_state()
    display(state, "draw_5h move_345")
    using(state, 0, "C")
    play(state, "use C_objective", "take top")
    assert asked(state) == ("reveal_objective", CHANCE)
    assert refused(state, "cards draw_5h", -1) == "GWT-024"  # not in the stack
    play(state, "cards aux_sf")
    assert names_of(state.discard[0]) == ["aux_sf"]
    assert sorted(names_of(state.display)) == ["draw_5h", "move_345"]
    assert state.hand[0] == ()


def test_gwt_177_an_empty_stack_refills_no_display() -> None:
    state = a_state()
    display(state, "draw_5h move_345")
    state.objective_stack = ()
    using(state, 0, "C")
    play(state, "use C_objective")
    assert texts(state) == ["take card draw_5h", "take card move_345"]
    assert refused(state, "take top") == "GWT-177"
    play(state, "take card draw_5h")
    assert names_of(state.display) == ["move_345"]
    assert names_of(state.discard[0]) == ["draw_5h"]
    assert asked(state) == ("use_location", 0)


def test_gwt_177_with_an_empty_display_no_card_can_be_gained() -> None:
    state = a_state()
    state.objective_stack = ()
    using(state, 0, "C")
    assert refused(state, "use C_objective") == "GWT-177"
    display_again = a_state()
    display(display_again, "draw_5h")
    using(display_again, 0, "C")
    assert refused(display_again, "use C_objective") is None


def test_gwt_177_the_card_of_an_arrow_lapses_without_cards() -> None:
    state = a_state()
    state.objective_stack = ()
    at_step(state, TakeObjective(0, False, False))
    assert texts(state) == ["decline"]
    display(with_card := a_state(), "draw_5h")
    at_step(with_card, TakeObjective(0, False, False))
    assert refused(with_card, "decline") == "GWT-107"
