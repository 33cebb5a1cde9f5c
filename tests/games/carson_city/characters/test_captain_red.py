"""The red side of the Captain. Rule CC-186."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import choosing, refusal
from tests.games.carson_city.positions import (
    asked,
    begin_part,
    complaints,
    hold_cards,
    only_part,
    play,
    refused,
    texts,
)
from tests.games.carson_city.test_messages_rare import english, told
from westbound.engine.errors import BadInput
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.base.rules.choose_characters import begin_choosing
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.end_of_round import return_cards
from westbound.games.carson_city.characters.captain import ARM
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import CarsonState


def arming(money: int) -> CarsonState:
    """Seat 0 has just chosen the Captain on the red side."""
    return play(choosing("6R", money=money), "choose captain")


@pytest.mark.parametrize(("number", "price"), [(1, 3), (2, 9)])
def test_cc_186_revolvers_and_their_prices(number: int, price: int) -> None:
    state = arming(price)
    assert refusal(state, f"arm {number}") is None
    play(state, f"arm {number}")
    assert (state.money[0], state.revolvers[0], state.reserve[0]) == (0, 1 + number, 3)
    assert firepower(state, 0) == 4 + number
    assert complaints(state) == []
    assert state.agenda == []


def test_cc_186_what_was_bought_is_told_with_its_price() -> None:
    assert english(told(arming(9), "arm 2")) == "Ana buys 2 revolver tokens for $9."


@pytest.mark.parametrize(("card", "text"), [("6R", "arm 0"), ("6R", "arm 3"), ("6Y", "recruit 4")])
def test_cc_186_there_are_no_moves_for_other_numbers(card: str, text: str) -> None:
    state = play(choosing(card), "choose captain")
    with pytest.raises(BadInput):
        refused(state, text)


def test_cc_186_one_money_short() -> None:
    state = arming(8)
    expected = {"case": "arms", "amount": 2, "cost": 9, "money": 8}
    assert refusal(state, "arm 2") == ("CC-186", expected)
    assert refused(state, "arm 1") is None
    assert arming(2).agenda == []
    assert asked(arming(3)) == ("buy_revolvers", 0)


def test_cc_186_one_or_two_and_no_other_number() -> None:
    expected = Refusal("CC-186", case="revolvers", amount=0)
    assert GAME.why_not(arming(50), ARM[0], 0) == expected


def test_cc_186_no_cowboys_on_the_red_side() -> None:
    state = arming(50)
    assert texts(state) == ["decline", "arm 1", "arm 2"]
    play(state, "decline")
    assert (state.money[0], state.revolvers[0]) == (50, 1)


def test_cc_186_no_revolvers_on_the_yellow_side() -> None:
    state = play(choosing("6Y", money=50), "choose captain")
    assert texts(state) == ["decline", "recruit 1", "recruit 2", "recruit 3"]


def test_cc_186_revolvers_are_kept_for_the_game() -> None:
    state = play(arming(9), "arm 2")
    hold_cards(state, [6, 1, 2])
    only_part(state, return_cards)
    assert state.revolvers[0] == 3
    begin_part(state, begin_choosing)  # and may be bought again
    state.money[0] = 9
    play(state, "choose captain", "arm 2")
    assert state.revolvers[0] == 5
