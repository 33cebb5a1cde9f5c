"""Doing a printed action, on the border: GWT-126, GWT-223."""

from __future__ import annotations

from tests.games.great_western_trail.positions import (
    a_state,
    at_own_building,
    put_building,
    texts,
    using,
)


def test_gwt_126_the_first_kind_of_objective_card_is_no_cattle() -> None:
    """`dollars_333b` comes directly after the cattle cards."""
    state = at_own_building(1, "trade_risk1", "jersey dollars_333b", sides="b" * 10)
    assert texts(state)[:2] == ["use 1b_objective dollars_333b", "use any_cert jersey"]
    assert "use any_cert dollars_333b" not in texts(state)


def test_gwt_223_copying_depends_on_the_neighbours_not_on_a_reward() -> None:
    state = a_state(sides="aaaaaaabaa")
    put_building(state, 0, 8, "B2")
    assert "use 8b_copy" not in texts(using(state, 0, "B2"))
    put_building(state, 1, 10, "B3")
    assert "use 8b_copy" in texts(using(state, 0, "B2"))
