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


# two buildings, two green teepees, a station, three cards of value 3, two West Highlands
THINGS = (2, 2, 0, 0, 1, 3, 2, 0, 0)


def test_gwt_261_two_cards_that_score_one_point_more_than_a_dear_one_are_chosen() -> None:
    dear, other_two = cards("engine_bbgg"), cards("engine_44sg dollars_333b")
    found = best_objectives(dear, other_two, THINGS, False)
    assert (found.fulfilled, found.vp) == (other_two, 4 + 5 - 3)  # not 5 points
    assert best_objectives(dear, other_two[:1], THINGS, False).fulfilled == dear


def test_gwt_288_a_card_that_makes_up_the_group_by_being_fulfilled_costs_nothing() -> None:
    """In the area is a card of 4 points; either it or the one of 5 in the deck is fulfilled."""
    lain, of_deck, spare = cards("dollars_333b"), cards("engine_bbgg"), cards("draw_5h")
    found = best_objectives(lain, tuple(sorted(of_deck + spare)), THINGS, True)
    assert (found.fulfilled, found.added, found.vp) == (of_deck, of_deck, 5 - 2)
    alone = best_objectives(lain, spare, THINGS, True)
    assert (alone.fulfilled, alone.added, alone.vp) == (lain, spare, 4 - 2)
