"""The red side of the Banker. Rule CC-179."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import choosing, faces, refusal
from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_phase,
    only_part,
    play,
    refused,
    texts,
)
from tests.games.carson_city.test_messages_rare import english, told
from westbound.games.carson_city.base.rules.end_of_round import ask_end_powers
from westbound.games.carson_city.state import CHARACTERS, CarsonState


def a_red_banker(money: int) -> CarsonState:
    """The end of a round; seat 0 is the Banker on the red side."""
    state = faces(a_state(money=money), seat0="banker_r", seat1="grocer_y", seat2="mercenary_y")
    return only_part(state, ask_end_powers)


def test_cc_179_the_red_side_gives_no_money() -> None:
    state = play(choosing("2R"), "choose banker")
    assert state.money[0] == 15
    assert state.agenda == []


@pytest.mark.parametrize(("vp", "price"), [(3, 3), (5, 12), (7, 25)])
def test_cc_179_points_and_their_prices(vp: int, price: int) -> None:
    state = a_red_banker(price)
    assert asked(state) == ("bankers_points", 0)
    said = f"Ana buys {vp} VP for ${price} with the Banker."
    assert english(told(state, f"buy vp {vp}")) == said
    play(state, f"buy vp {vp}")
    assert (state.money[0], state.vp[0]) == (0, vp)
    assert state.points[CHARACTERS] == vp
    assert state.agenda == []  # once


@pytest.mark.parametrize(("vp", "price"), [(5, 12), (7, 25)])
def test_cc_179_one_money_short(vp: int, price: int) -> None:
    state = a_red_banker(price - 1)
    expected = {"amount": vp, "cost": price, "money": price - 1}
    assert refusal(state, f"buy vp {vp}") == ("CC-179", expected)


def test_cc_179_with_less_than_3_nothing_is_asked() -> None:
    assert a_red_banker(2).agenda == []
    assert texts(a_red_banker(3)) == ["decline", "buy vp 3"]


@pytest.mark.parametrize("vp", [1, 2, 4, 6, 8, 10])
def test_cc_179_only_3_5_or_7(vp: int) -> None:
    state = a_red_banker(200)
    assert texts(state) == ["decline", "buy vp 3", "buy vp 5", "buy vp 7"]
    assert refusal(state, f"buy vp {vp}") == ("CC-179", {"case": "number", "amount": vp})


def test_cc_179_it_may_be_declined() -> None:
    state = play(a_red_banker(30), "decline")
    assert (state.money[0], state.vp[0]) == (30, 0)


def test_cc_179_cc_156_before_the_money_limit() -> None:
    state = faces(a_state(money=65), seat0="banker_r", seat1="grocer_y", seat2="mercenary_y")
    begin_phase(state, 4)
    assert asked(state) == ("bankers_points", 0)
    play(state, "buy vp 5")
    assert asked(state) == ("spend_money", 0)
    assert refused(state, "spend 0") is None  # 53 left, limit 60
