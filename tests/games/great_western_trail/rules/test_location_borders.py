"""Using a building, on the border: GWT-063, GWT-065, GWT-068, GWT-224, GWT-273, GWT-284."""

from __future__ import annotations

from tests.games.great_western_trail.positions import (
    a_state,
    at_step,
    hand,
    only_draw,
    play,
    put_building,
    refused,
    texts,
    using,
)
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import CopyBuilding
from westbound.games.great_western_trail.trail import SPACE_CODES


def at_8b_on_a1(cards: str = "") -> TrailState:
    """Seat 0 uses their 8b next to A, where only a Guernsey brings anything: nobody is for hire."""
    state = a_state(sides="aaaaaaabaa")
    put_building(state, 0, 8, "A1")
    hand(state, 0, cards)
    return using(state, 0, "A1")


def test_gwt_063_at_the_building_of_another_there_is_no_second_auxiliary_action() -> None:
    """An objective card, even of the first kind, keeps the location open."""
    state = a_state()
    put_building(state, 1, 5, "A1")
    hand(state, 0, "dollars_333b")
    play(using(state, 0, "A1"), "use aux_dollar")
    assert texts(state) == ["done", "objective dollars_333b"]
    assert refused(state, "use aux_dollar") == "GWT-063"


def test_gwt_068_what_is_copied_can_run_out_before_it_is_used() -> None:
    state = at_8b_on_a1("guernsey draw_5h")
    only_draw(state, 0, "jersey")
    assert refused(state, "use 8b_copy guernsey") == "GWT-126"
    play(state, "use 8b_copy", "copy A")
    assert refused(state, "use aux_dollar") == "GWT-063"
    assert refused(state, "done") == "GWT-068"
    play(state, "objective draw_5h", "draw 1", "cards jersey", "discard guernsey")
    assert texts(state) == ["done"]


def test_gwt_273_a_neighbour_that_offers_nothing_is_not_copied() -> None:
    state = at_8b_on_a1("guernsey")
    put_building(state, 1, 1, "A2")  # $2 for each building in the woods: there is none
    play(state, "use 8b_copy")
    assert texts(state) == ["copy A"]
    assert refused(state, "copy A2") == "GWT-273"


def test_gwt_224_if_no_neighbour_offers_anything_all_can_be_named() -> None:
    """So it is only for a bot that guesses the hand of whoever copies."""
    state = at_8b_on_a1()
    put_building(state, 1, 1, "A2")
    at_step(state, CopyBuilding(0, (SPACE_CODES["A1"],)))
    assert sorted(texts(state)) == ["copy A", "copy A2"]
    assert refused(state, "copy A2") is None
