"""Buying cattle, on the border: GWT-022, GWT-196, GWT-199."""

from __future__ import annotations

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    cards,
    market,
    play,
    refused,
    texts,
    using,
    workers,
)
from westbound.games.great_western_trail.chance_moves import Cards
from westbound.games.great_western_trail.chance_steps import DealMarket
from westbound.games.great_western_trail.rules.cattle import why_not_deal_market
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.step_cache import deal_market
from westbound.games.great_western_trail.steps import BuyCattle


def buying(names: str, money: int, stack: str = "") -> TrailState:
    """Seat 0 buys on building E with two cowboys."""
    state = a_state(money=money)
    workers(state, 0, cowboy=2)
    market(state, names)
    state.market_stack = cards(stack)
    return play(using(state, 0, "E"), "use E_buy")


def test_gwt_199_without_a_cowboy_nobody_draws() -> None:
    state = a_state(money=99)
    state.market_stack = cards("ayrshire")
    at_step(state, BuyCattle(0, True, 1))
    assert refused(state, "restock") is None
    at_step(state, BuyCattle(0, True, 0))
    assert refused(state, "restock") == "GWT-196"
    assert texts(state) == ["done"]


def test_gwt_196_when_nothing_is_left_to_do_the_action_is_over() -> None:
    state = buying("holstein", money=99)
    play(state, "buy holstein with 1")
    assert asked(state)[0] != "buy_cattle"


def test_gwt_199_who_has_spent_all_money_may_still_draw() -> None:
    state = buying("holstein brown_swiss", money=6, stack="ayrshire ayrshire")
    play(state, "buy holstein with 1")
    assert asked(state)[0] == "buy_cattle"
    assert texts(state) == ["restock", "done"]


def test_gwt_022_cards_for_the_market_are_told_in_order() -> None:
    state = a_state()
    state.market_stack = cards("ayrshire holstein brown_swiss")
    step = deal_market(2)
    assert isinstance(step, DealMarket)
    low, high = cards("ayrshire holstein")
    assert why_not_deal_market(state, step, Cards((low, high))) is None
    assert why_not_deal_market(state, step, Cards((high, low))) is not None
    assert why_not_deal_market(state, step, Cards((low,))) is not None
