"""The red sides of Banker, Grocer and Settler. Rules CC-179, CC-183, CC-185."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import choosing, faces, refusal
from tests.games.carson_city.positions import (
    a_state,
    asked,
    begin_phase,
    only_part,
    own,
    play,
    put,
    refused,
    texts,
)
from westbound.games.carson_city.base.rules.end_of_round import ask_end_powers, return_cards
from westbound.games.carson_city.state import CHARACTERS, CarsonState

# --- Banker


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


# --- Grocer


@pytest.mark.parametrize("card", ["grocer", "settler"])
def test_cc_183_cc_185_eight_money_at_once(card: str) -> None:
    state = play(choosing("3R 5R"), f"choose {card}")
    assert texts(state) == ["take money", "take points"]
    play(state, "take money")
    assert state.money[0] == 23
    assert state.later[0] == 0


def with_houses(face: str, later: int) -> CarsonState:
    """Seat 0 has two houses, a terrace, a hotel, a church and a ranch; others stand around."""
    state = faces(a_state(), seat0=face, seat1="banker_y", seat2="mercenary_y")
    put(state, "house", "A1 A2", seat=0)
    put(state, "terrace", "A3", seat=0)
    put(state, "hotel", "A4", seat=0)
    put(state, "church", "A5", seat=0)
    put(state, "ranch", "A6", seat=0)
    put(state, "house", "H1", seat=1)
    put(state, "house", "H2")
    put(state, "mountain", "B1 B2 B3 B4", seat=0)
    put(state, "mountain", "G1", seat=1)
    put(state, "mountain", "G2")
    own(state, 0, "C8")
    state.later = (later, 0, 0)
    return state


def test_cc_183_one_vp_for_each_own_house_tile_at_the_end_of_the_round() -> None:
    state = only_part(with_houses("grocer_r", 1), ask_end_powers)
    assert state.vp == [3, 0, 0]  # a terrace is one tile, houses on buildings are none
    assert state.points[CHARACTERS] == 3


def test_cc_185_one_vp_for_each_own_mountain_at_the_end_of_the_round() -> None:
    state = only_part(with_houses("settler_r", 1), ask_end_powers)
    assert state.vp == [4, 0, 0]


@pytest.mark.parametrize("face", ["grocer_r", "settler_r"])
def test_cc_183_cc_185_not_after_the_money(face: str) -> None:
    assert only_part(with_houses(face, 0), ask_end_powers).vp == [0, 0, 0]


@pytest.mark.parametrize(("card", "vp"), [("grocer", 2), ("settler", 1)])
def test_cc_183_cc_185_the_choice_is_made_when_choosing_the_card(card: str, vp: int) -> None:
    state = choosing("3R 5R")
    put(state, "house", "A1", seat=0)
    put(state, "mountain", "B1", seat=0)
    play(state, f"choose {card}", "take points")
    assert (state.money[0], state.vp[0]) == (15, 0)
    assert state.agenda == []
    put(state, "house", "A2", seat=0)  # what stands there at the end counts
    state.passed = [0, 1, 2]
    only_part(state, ask_end_powers)
    assert state.vp[0] == vp


def test_cc_183_the_choice_is_for_one_round() -> None:
    state = only_part(with_houses("grocer_r", 1), return_cards)
    assert state.later == (0, 0, 0)


def test_cc_183_the_red_side_doubles_nothing() -> None:
    state = play(choosing("3R"), "choose grocer")
    assert "wait" not in texts(state)
    play(state, "take points")
    assert state.grocer[0] == 0


def test_cc_185_the_red_settler_gets_no_parcel() -> None:
    state = play(choosing("5R"), "choose settler")
    assert "claim A1" not in texts(state)
    play(state, "take money")
    assert state.property_left[0] == 12
