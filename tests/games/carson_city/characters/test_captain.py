"""6 Captain, yellow. Rules CC-186 and CC-187."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    begin_part,
    complaints,
    play,
    refused,
    texts,
)
from westbound.games.carson_city.base.rules.choose_characters import begin_choosing
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.steps import ChooseCard
from westbound.games.carson_city.state import CarsonState


def recruiting(money: int, general: int = 7) -> CarsonState:
    """Seat 0 has just chosen the Captain."""
    state = a_state(phase=1, money=money)
    state.general[0], state.reserve[0] = general, 10 - general
    return play(at_step(state, ChooseCard(0)), "choose captain")


@pytest.mark.parametrize(("number", "price"), [(1, 1), (2, 4), (3, 9)])
def test_cc_186_cowboys_and_their_prices(number: int, price: int) -> None:
    state = recruiting(money=price)
    assert refused(state, f"recruit {number}") is None
    poor = recruiting(money=price)
    poor.money[0] = price - 1
    assert refused(poor, f"recruit {number}") == "CC-186"
    play(state, f"recruit {number}")
    assert state.money[0] == 0
    assert state.reserve[0] == 3 + number
    assert state.general[0] == 7 - number
    assert complaints(state) == []


def test_cc_186_once_a_round() -> None:
    state = a_state(phase=1, money=20)
    begin_part(state, begin_choosing)
    play(state, "choose captain", "recruit 1")
    assert asked(state) == ("choose_card", 1)
    assert refused(state, "recruit 1", seat=0) == "WB-001"
    assert refused(state, "choose captain") == "CC-038"


def test_cc_186_one_two_or_three_and_no_other_number() -> None:
    state = recruiting(money=100)
    assert texts(state) == ["decline", "recruit 1", "recruit 2", "recruit 3"]
    assert refused(state, "recruit 0") == "CC-186"


def test_cc_186_new_cowboys_are_in_the_personal_reserve() -> None:
    state = recruiting(money=9)
    before = firepower(state, 0)
    play(state, "recruit 3")
    assert firepower(state, 0) == before + 3


@pytest.mark.parametrize(("general", "new"), [(3, 3), (2, 2), (1, 1), (0, 0)])
def test_cc_187_never_more_than_ten_and_the_price_stays(general: int, new: int) -> None:
    state = recruiting(money=10, general=general)
    play(state, "recruit 3")
    assert state.money[0] == 1
    assert state.reserve[0] == 10 - general + new
    assert state.general[0] == general - new
    assert complaints(state) == []
