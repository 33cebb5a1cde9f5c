"""Gaining objective cards, on the border: GWT-024, GWT-107."""

from __future__ import annotations

from tests.games.great_western_trail.positions import a_state, at_step, cards, refused, texts
from westbound.games.great_western_trail.chance_moves import Cards
from westbound.games.great_western_trail.chance_steps import DealDisplay
from westbound.games.great_western_trail.rules.objectives import why_not_objectives
from westbound.games.great_western_trail.step_cache import deal_display
from westbound.games.great_western_trail.steps import TakeObjective


def test_gwt_024_cards_for_the_display_are_told_in_order() -> None:
    state, step = a_state(), deal_display(2)
    assert isinstance(step, DealDisplay)
    low, high = cards("dollars_4hh aux_sf")
    assert why_not_objectives(state, step, Cards((low, high))) is None
    assert why_not_objectives(state, step, Cards((high, low))) is not None
    assert why_not_objectives(state, step, Cards((low,))) is not None


def test_gwt_107_while_the_stack_has_a_card_one_must_be_taken() -> None:
    state = at_step(a_state(), TakeObjective(0, False, False))
    assert texts(state) == ["take top"]
    assert refused(state, "decline") == "GWT-107"
