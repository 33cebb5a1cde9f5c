"""The red sides of Grocer and Settler: money now or points later. Rules CC-183, CC-185."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import choosing, faces
from tests.games.carson_city.positions import (
    a_state,
    only_part,
    own,
    play,
    put,
    texts,
)
from westbound.games.carson_city.base.rules.end_of_round import ask_end_powers, return_cards
from westbound.games.carson_city.state import CHARACTERS, CarsonState


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
