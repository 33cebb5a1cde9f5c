"""Why a printed action cannot be done: the rule and the numbers behind it. Rule GWT-273."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    discard_pile,
    discs_on,
    display,
    engine,
    jobs,
    market,
    put_building,
    put_tile,
    refusal,
    texts,
    token,
    using,
    workers,
)
from westbound.engine.refusal import Refusal
from westbound.games.great_western_trail.rules.actions.no_effect import nearest
from westbound.games.great_western_trail.state import TrailState


def at(space: str, money: int, *, sides: str = "a" * 10) -> TrailState:
    """Two players; nothing lies anywhere but the neutral buildings."""
    state = a_state(2, money=money, sides=sides)
    using(state, 0, space)
    return state


# --- the nearest of many reasons


def test_the_reason_of_the_choice_that_fails_last_and_costs_least() -> None:
    far, dear, near = Refusal("GWT-137"), Refusal("GWT-133", cost=8), Refusal("GWT-133", cost=6)
    assert nearest([far, dear, None, near], "GWT-137", "GWT-133") is near
    assert nearest([dear, far], "GWT-133", "GWT-137") is far


# --- hiring


@pytest.mark.parametrize(("action", "cost"), [("A_hire", 6), ("A_hire2", 8)])
def test_gwt_133_the_cheapest_worker_is_too_dear(action: str, cost: int) -> None:
    state = at("A", cost - 1)
    jobs(state, 1, "cowboy")
    jobs(state, 3, "engineer")  # $1 more
    token(state, 4)
    assert refusal(state, f"use {action}") == Refusal("GWT-133", cost=cost, money=cost - 1)
    state.money[0] = cost
    assert refusal(state, f"use {action}") is None


def test_gwt_132_workers_in_the_row_of_the_token_do_not_count() -> None:
    state = at("A", 20)
    jobs(state, 2, "cowboy")
    token(state, 2, filled=1)
    assert refusal(state, "use A_hire") == Refusal("GWT-132", case="none")
    token(state, 3)
    assert refusal(state, "use A_hire") is None


def test_gwt_137_only_workers_that_find_no_space() -> None:
    state = at("A", 20)
    jobs(state, 1, "cowboy")
    workers(state, 0, cowboy=6)
    assert refusal(state, "use A_hire") == Refusal("GWT-137", worker="cowboy")
    workers(state, 0, cowboy=5)
    assert refusal(state, "use A_hire") is None


# --- placing a building


def test_gwt_142_the_money_for_the_simplest_building() -> None:
    state = at("B", 1)
    assert refusal(state, "use B_build") == Refusal("GWT-142", case="money", cost=2, money=1)
    state.money[0] = 2
    assert refusal(state, "use B_build") is None


def test_gwt_142_the_craftsmen_for_the_simplest_building_left() -> None:
    state = at("B", 50)
    state.supply[0] = 0b11000  # 4a and 5a
    found = refusal(state, "use B_build")
    assert found == Refusal("GWT-142", case="craftsmen", needed=2, own=1)
    workers(state, 0, craftsman=2)
    assert refusal(state, "use B_build") is None


# --- cattle, hazards, trade


def test_gwt_197_the_money_for_the_cheapest_card_once_the_stack_is_empty() -> None:
    state = at("E", 5)
    market(state, "holstein west_highland_3")
    assert refusal(state, "use E_buy") is None  # a cowboy can draw
    state.market_stack = ()
    assert refusal(state, "use E_buy") == Refusal("GWT-197", cost=6, money=5)
    state.money[0] = 6
    assert refusal(state, "use E_buy") is None


def test_gwt_283_nothing_to_buy_and_nothing_to_draw() -> None:
    state = at("E", 50)
    state.market_stack = ()
    assert refusal(state, "use E_buy") == Refusal("GWT-283")


def test_gwt_182_the_price_of_a_hazard() -> None:
    state = at("F", 6)
    assert refusal(state, "use F_hazard") == Refusal("GWT-183")
    put_tile(state, "flood_2_green", "flood1")
    assert refusal(state, "use F_hazard") == Refusal("GWT-182", case="money", cost=7, money=6)
    state.money[0] = 7
    assert refusal(state, "use F_hazard") is None


def test_gwt_179_the_cheapest_teepee() -> None:
    state = at("D", 0)
    put_tile(state, "green_teepee", "teepee_-3")
    put_tile(state, "blue_teepee", "teepee_-2")
    assert refusal(state, "use D_trade") == Refusal("GWT-179", cost=2, money=0)
    state.money[0] = 2
    assert refusal(state, "use D_trade") is None


# --- engine and stations


def test_gwt_222_7b_without_a_building_in_the_woods() -> None:
    state = a_state(2, sides="b" * 10)
    put_building(state, 0, 7, "A1")
    using(state, 0, "A1")
    assert refusal(state, "use 7b_woods_engine") == Refusal("GWT-222")
    put_building(state, 0, 1, "B1")
    assert refusal(state, "use 7b_woods_engine") is None


def test_gwt_225_the_cheapest_station_behind_the_engine() -> None:
    state = a_state(2, money=3, sides="b" * 10)
    put_building(state, 0, 9, "A1")
    engine(state, 0, "12")
    discs_on(state, 0, "s1 s2")
    using(state, 0, "A1")
    assert refusal(state, "use 9b_upgrade") == Refusal("GWT-166", cost=4, money=3)
    state.money[0] = 4
    assert refusal(state, "use 9b_upgrade") is None
    discs_on(state, 0, "s3")
    found = refusal(state, "use 9b_upgrade")
    assert found is not None
    assert found.rule == "GWT-165"


# --- cards and certificates


def test_gwt_177_no_objective_card_is_left() -> None:
    state = at("C", 0)
    state.objective_stack = ()
    assert refusal(state, "use C_objective") == Refusal("GWT-177", case="none")
    state = at("C", 0)
    display(state, "draw_bbh")
    assert refusal(state, "use C_objective") is None


def test_gwt_282_no_card_is_left_to_draw() -> None:
    state = at("A", 0)
    state.draw[0] = ()
    assert refusal(state, "use aux_draw") == Refusal("GWT-282", case="none")
    state = at("A", 0)
    discard_pile(state, 0, "jersey")
    state.draw[0] = ()
    assert refusal(state, "use aux_draw") is None


@pytest.mark.parametrize(("place", "refused"), [(2, False), (3, True)])
def test_gwt_129_the_marker_at_its_limit(place: int, refused: bool) -> None:
    state = at("C", 0)
    state.certificates[0] = place
    found = refusal(state, "use C_certificate")
    assert found == (Refusal("GWT-129", limit=3) if refused else None)
    assert ("use C_certificate" in texts(state)) is not refused


# --- GWT-273 itself: no other rule stands behind it


def test_gwt_273_dollars_for_nothing_are_no_action() -> None:
    state = a_state(2)
    put_building(state, 0, 1, "A1")  # not in the woods
    using(state, 0, "A1")
    found = refusal(state, "use 1a_woods")
    assert found == Refusal("GWT-273", case="no_effect", action="1a_woods")
    put_building(state, 0, 2, "B1")
    assert refusal(state, "use 1a_woods") is None
