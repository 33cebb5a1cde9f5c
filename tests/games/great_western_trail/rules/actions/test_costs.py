"""What printed actions cost: cards of the hand. Rules GWT-126, GWT-127."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_own_building,
    cards,
    certificates_of,
    hand,
    play,
    put_tile,
    refused,
    texts,
    using,
)

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
