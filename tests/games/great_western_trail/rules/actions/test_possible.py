"""Whether a printed action would do anything. Rule GWT-273."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    at_own_building,
    cards,
    certificates,
    certificates_of,
    display,
    jobs,
    play,
    put_tile,
    refused,
    texts,
    using,
)

# --- GWT-273: what changes nothing is not done


def test_gwt_273_0_dollars_from_1a_is_no_action() -> None:
    state = at_own_building(1, "A1")  # not in the woods
    assert refused(state, "use 1a_woods") == "GWT-273"
    assert texts(state) == ["use aux_dollar", "use aux_draw"]
    state = at_own_building(1, "B1")
    assert refused(state, "use 1a_woods") is None


def test_gwt_273_buying_nothing_is_no_action() -> None:
    state = a_state()
    using(state, 0, "E")
    play(state, "use E_buy")
    assert refused(state, "done") == "GWT-273"
    play(state, "restock", "cards holstein ayrshire")  # this changes something
    state = a_state()
    state.market_stack = ()
    using(state, 0, "E")
    assert refused(state, "use E_buy") == "GWT-283"


@pytest.mark.parametrize(
    ("building", "action", "rule"),
    [
        ("A", "A_hire", "GWT-132"),
        ("C", "C_certificate", "GWT-129"),
        ("C", "C_objective", "GWT-177"),
        ("D", "D_trade", "GWT-180"),
        ("F", "F_hazard", "GWT-183"),
    ],
)
def test_gwt_273_what_cannot_change_anything_is_not_offered(
    building: str, action: str, rule: str
) -> None:
    """The refusal names the rule behind it."""
    state = a_state()
    certificates(state, 0, 3)
    using(state, 0, building)
    assert f"use {action}" not in texts(state)
    assert refused(state, f"use {action}") == rule
    jobs(state, 1, "cowboy")
    certificates(state, 0, 2)
    display(state, "draw_bbh")
    put_tile(state, "blue_teepee", "teepee_1")
    put_tile(state, "flood_2_green", "flood1")
    using(state, 0, building)
    assert refused(state, f"use {action}") is None


def test_gwt_273_discarding_changes_something() -> None:
    state = at_own_building(2, "trade_risk1", "jersey")
    certificates(state, 0, 3)  # at the limit
    play(state, "use any_cert jersey")
    assert certificates_of(state, 0) == 3
    assert state.discard[0] == cards("jersey")
    assert refused(state, "done") is None
    assert refused(state, "use aux_dollar") == "GWT-063"


def test_gwt_273_drawing_without_any_cards_is_no_action() -> None:
    state = a_state()
    state.draw[0] = ()
    using(state, 0, "B")
    assert refused(state, "use aux_draw") == "GWT-282"
    state.discard[0] = cards("jersey")
    assert refused(state, "use aux_draw") is None
