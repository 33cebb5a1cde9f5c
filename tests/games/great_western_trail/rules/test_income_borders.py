"""Income in Kansas City, on the border: GWT-081, GWT-082, GWT-084, GWT-086."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    cards,
    certificates,
    clear,
    hand,
    refusal,
    show_hand,
    using,
)
from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.rules.certificates import temporary
from westbound.games.great_western_trail.rules.income import breeding_value
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import Delivery

FIRST_OBJECTIVE = "dollars_333b"  # the first card that is no cattle, in the order of the program


def in_kansas_city(names: str, marker: int = 0) -> TrailState:
    state = a_state(money=0)
    state.foresight[:] = [-1] * len(state.foresight)
    hand(state, 0, names)
    clear(state, 0, "certificates_4 certificates_6")
    certificates(state, 0, marker)
    return using(state, 0, "kansas_city")


def test_gwt_081_an_objective_card_has_no_breeding_value() -> None:
    assert breeding_value(cards(f"jersey {FIRST_OBJECTIVE}")) == breeding_value(cards("jersey"))
    assert breeding_value(cards(FIRST_OBJECTIVE)) == 0


def test_gwt_082_whoever_could_play_an_objective_card_is_asked_before_the_hand_is_shown() -> None:
    assert asked(in_kansas_city(FIRST_OBJECTIVE)) == ("income", 0)
    assert asked(in_kansas_city("jersey"))[0] == "reveal_hand"


@pytest.mark.parametrize(
    ("marker", "amount", "rule", "told"),
    [
        (0, 1, "GWT-082", 0),
        (1, 2, "GWT-082", 1),
        (4, 5, "GWT-082", 4),
        (6, 1, "GWT-084", 6),
    ],
)
def test_gwt_082_084_no_more_than_there_are_and_no_step_between(
    marker: int, amount: int, rule: str, told: int
) -> None:
    state = in_kansas_city(FIRST_OBJECTIVE, marker)
    assert temporary(state, 0) == marker
    found = refusal(state, f"certificates {amount}")
    assert found is not None
    assert (found.rule, found.params["certificates"]) == (rule, told)


def test_gwt_086_an_ordinary_delivery_follows_and_then_one_leaves() -> None:
    state = show_hand(in_kansas_city("jersey"))
    delivery = state.agenda[-1]
    assert isinstance(delivery, Delivery)
    assert (delivery.seat, delivery.free, delivery.value) == (0, False, 1)
    assert step_cache.LEAVE_KANSAS_CITY[0] in state.agenda
