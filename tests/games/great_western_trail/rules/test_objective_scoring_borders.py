"""Scoring objective cards, on the border: GWT-239, GWT-260, GWT-288."""

from __future__ import annotations

from tests.games.great_western_trail.positions import a_state, cards, discard_pile, hand
from westbound.games.great_western_trail.components import OBJECTIVES
from westbound.games.great_western_trail.rules.objective_scoring import best_objectives, tasks_done
from westbound.games.great_western_trail.rules.scoring import objectives

FIRST_OBJECTIVE = "dollars_333b"  # the first card that is no cattle, in the order of the program
PLENTY, NOTHING = (9,) * 9, (0,) * 9


def test_gwt_239_an_objective_card_in_the_deck_is_no_cattle() -> None:
    state = a_state()
    before = tasks_done(state, 0)
    hand(state, 0, FIRST_OBJECTIVE)
    assert tasks_done(state, 0) == before


def test_gwt_260_every_objective_card_of_the_deck_may_be_added() -> None:
    state = a_state()
    card = cards(FIRST_OBJECTIVE)[0]
    discard_pile(state, 0, FIRST_OBJECTIVE)
    state.built[0] = 1  # a building and three cards of value 3
    state.discard[0] = tuple(sorted((*cards("ayrshire ayrshire ayrshire"), card)))
    assert objectives(state, 0).added == (card,)


def test_gwt_260_cards_are_told_in_their_own_order_whatever_they_are_worth() -> None:
    few, more = cards("dollars_4hh"), cards("move_bbhh")
    assert few < more
    assert OBJECTIVES[few[0]].vp < OBJECTIVES[more[0]].vp
    assert best_objectives(few + more, (), PLENTY, False).fulfilled == few + more
    added = best_objectives((), few + more, PLENTY, False)
    assert added.added == added.fulfilled == few + more


def test_gwt_288_a_card_that_costs_what_the_group_brings_is_not_added() -> None:
    start, dear, cheap = cards("start_ssg"), cards("aux_sf"), cards("draw_5h")
    assert best_objectives(start, dear, NOTHING, True).added == ()  # 3 lost, 3 gained
    assert best_objectives(start, cheap, NOTHING, True).added == cheap  # 2 lost, 3 gained
    assert best_objectives(start, cheap, NOTHING, False).added == ()
