"""What printed actions cost: cards of the hand. Rules GWT-126, GWT-127."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_own_building,
    at_step,
    cards,
    certificates_of,
    hand,
    play,
    put_tile,
    refusal,
    refused,
    texts,
    using,
)
from westbound.engine.texts import catalogue
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.steps import Auxiliary

ALL_B = "b" * 10


# --- GWT-126, GWT-127


def test_gwt_126_exactly_the_cards_shown() -> None:
    state = a_state()
    hand(state, 0, "jersey dutch_belt guernsey")
    using(state, 0, "E")
    assert refused(state, "use E_black_angus") == "GWT-126"
    using(state, 0, "B")
    assert refused(state, "use B_dutch_belt jersey") == "GWT-126"
    play(state, "use B_dutch_belt")
    assert (state.hand[0], state.discard[0]) == (cards("jersey guernsey"), cards("dutch_belt"))


@pytest.mark.parametrize(
    ("names", "moves"),
    [
        ("jersey guernsey", []),
        ("jersey jersey guernsey", ["jersey jersey"]),
        ("jersey jersey jersey", ["jersey jersey"]),
        (
            "west_highland_3 west_highland_5 holstein ayrshire",
            ["west_highland_3 west_highland_5"],
        ),
        ("dutch_belt black_angus guernsey", []),  # equal values are no pair
        ("aux_sf aux_sf", []),
    ],
)
def test_gwt_126_a_pair_is_two_of_one_breed(names: str, moves: list[str]) -> None:
    state = a_state()
    hand(state, 0, names)
    using(state, 0, "F")
    offered = [text for text in texts(state) if "F_pair" in text]
    assert offered == [f"use F_pair {pair}" for pair in moves]
    if not moves:
        assert refused(state, "use F_pair jersey jersey") == "GWT-126"


@pytest.mark.parametrize(
    ("names", "goes_on"), [("jersey guernsey", False), ("jersey jersey", True)]
)
def test_gwt_126_without_a_pair_nothing_more_is_asked(names: str, goes_on: bool) -> None:
    state = a_state()
    hand(state, 0, names)
    put_tile(state, "flood_2_green", "flood1")
    using(state, 0, "F")
    play(state, "use F_hazard", "remove flood1")
    assert (asked(state)[0] == "use_location") == goes_on


def test_gwt_126_once_per_action() -> None:
    state = a_state()
    hand(state, 0, "jersey jersey guernsey guernsey")
    put_tile(state, "flood_2_green", "flood1")  # there is something else to do
    using(state, 0, "F")
    play(state, "use F_pair jersey jersey")
    assert state.money[0] == 24
    assert refused(state, "use F_pair guernsey guernsey") == "GWT-059"


def test_gwt_126_from_the_hand_to_the_own_discard_pile() -> None:
    state = a_state()
    hand(state, 0, "guernsey")
    hand(state, 1, "black_angus")
    using(state, 0, "E")
    assert refused(state, "use E_black_angus") == "GWT-126"
    using(state, 0, "A")
    play(state, "use A_guernsey")
    assert state.discard[:2] == [cards("guernsey"), ()]


def test_gwt_127_objective_cards_are_no_cattle_cards() -> None:
    state = at_own_building(2, "trade_risk1", "aux_sf")
    assert refused(state, "use any_cert aux_sf") == "GWT-126"
    hand(state, 0, "holstein")
    assert refused(state, "use any_cert aux_sf") == "GWT-126"
    assert refused(state, "use any_cert holstein") is None


def test_gwt_127_nor_the_other_way_round() -> None:
    state = at_own_building(1, "A1", "jersey", sides=ALL_B)
    assert refused(state, "use 1b_objective jersey") == "GWT-126"
    hand(state, 0, "aux_sf draw_bbh")
    assert refused(state, "use 1b_objective jersey") == "GWT-126"
    play(state, "use 1b_objective draw_bbh")
    assert certificates_of(state, 0) == 2
    assert state.discard[0] == cards("draw_bbh")


# --- GWT-126: a move names cards only where there are any to choose


def said(at: str, text: str) -> str:
    """Why this is refused at a building, in words and without the rule's id."""
    state = a_state(money=3)
    hand(state, 0, "jersey guernsey aux_sf")
    found = refusal(using(state, 0, at), text)
    assert found is not None
    assert found.rule == "GWT-126"
    return catalogue(GAME.package, "en").explain(found)


@pytest.mark.parametrize("text", ["use G_aux", "use G_engine", "use aux_dollar"])
def test_gwt_126_an_action_without_a_discard_takes_no_card(text: str) -> None:
    assert refused(using(a_state(), 0, "G"), text) is None
    assert said("G", f"{text} jersey").startswith("You do not choose a card for this action: ")


def test_gwt_126_nor_does_one_that_asks_for_a_breed() -> None:
    expected = "You do not choose a card for this action: $2 for 1 Guernsey."
    assert said("A", "use A_guernsey guernsey") == expected


def test_gwt_126_an_action_with_a_choice_of_cards_needs_them_named() -> None:
    expected = (
        "Choose the cards you discard for this action: $4 for 2 cattle cards of the same breed."
    )
    assert said("F", "use F_pair") == said("F", "use F_pair jersey") == expected
    assert said("F", "use F_pair jersey jersey").startswith("You need exactly the cards")


def test_gwt_126_an_auxiliary_action_chosen_for_a_reward_takes_no_card_either() -> None:
    state = at_step(a_state(), Auxiliary(0, False))
    assert refused(state, "use aux_dollar") is None
    assert refused(state, "use aux_dollar jersey") == "GWT-126"
