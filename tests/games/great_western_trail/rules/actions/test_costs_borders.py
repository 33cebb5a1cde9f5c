"""What printed actions cost, on the border: GWT-126, GWT-127, GWT-159."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import a_state, hand
from westbound.games.great_western_trail.actions import (
    ACTIONS,
    AN_OBJECTIVE,
    ANY_CATTLE,
    ANY_DISTANCE,
    NO_CARD,
    PAIR,
)
from westbound.games.great_western_trail.rules.actions.costs import can_discard, why_not_payable

FIRST_OBJECTIVE = "dollars_333b"  # the first card that is no cattle, in the order of the program


@pytest.mark.parametrize(
    ("names", "wanted"),
    [
        ("", set()),
        ("jersey", {ANY_CATTLE}),
        (FIRST_OBJECTIVE, {AN_OBJECTIVE}),
        (f"{FIRST_OBJECTIVE} aux_sf", {AN_OBJECTIVE}),
        ("jersey guernsey", {ANY_CATTLE}),
        (f"jersey {FIRST_OBJECTIVE}", {ANY_CATTLE, AN_OBJECTIVE}),
        ("jersey jersey", {ANY_CATTLE, PAIR}),
    ],
)
def test_gwt_126_127_what_a_hand_can_pay_with(names: str, wanted: set[int]) -> None:
    state = a_state()
    hand(state, 0, names)
    kinds = (ANY_CATTLE, AN_OBJECTIVE, PAIR)
    assert {kind for kind in kinds if can_discard(state, 0, kind)} == wanted


def test_gwt_126_without_the_card_no_action_that_asks_for_one_can_be_paid() -> None:
    state = a_state(money=99)
    state.hand[0] = ()
    asking = [action for action in ACTIONS if action.discard != NO_CARD]
    assert asking
    for action in asking:
        refusal = why_not_payable(state, 0, action)
        assert refusal is not None
        assert refusal.rule == "GWT-126"


def test_gwt_159_any_distance_back_is_at_least_one_space() -> None:
    action = next(a for a in ACTIONS if a.back == ANY_DISTANCE and a.discard == NO_CARD)
    state = a_state(money=99)
    assert state.engine[0] == 0
    refusal = why_not_payable(state, 0, action)
    assert refusal is not None
    assert (refusal.rule, refusal.params["spaces"]) == ("GWT-159", 1)
