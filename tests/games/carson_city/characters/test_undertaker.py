"""14 Undertaker: beaten cowboys cost 2 money or 1 VP. Rule CC-203."""

from __future__ import annotations

import pytest

from tests.games.carson_city.card_positions import faces, fighting, refusal
from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    play,
    refused,
    settle_at,
    stand,
    texts,
)
from westbound.games.carson_city.base.steps import SpendMoney
from westbound.games.carson_city.state import CHARACTERS, CarsonState

SPACE = "vp_parcels"


def meeting(*seats: int, money: list[int], vp: list[int], where: str = SPACE) -> CarsonState:
    """Seat 2 is the Undertaker; these seats meet, all with firepower 4; they pass by seats."""
    state = faces(a_state(), seat0="banker_y", seat1="grocer_y", seat2="undertaker")
    state.money = money
    for seat, points in enumerate(vp):
        state.score(seat, CHARACTERS, points)
    for seat in seats:
        stand(state, seat, where)
    return settle_at(state, where)


def test_cc_203_the_owner_pays_2_or_loses_a_point() -> None:
    state = play(meeting(0, 1, money=[9, 9, 9], vp=[3, 3, 3]), "roll 6 1")
    assert asked(state) == ("pay_undertaker", 1)
    assert texts(state) == ["pay fee", "lose point"]
    paid = play(state.copy(), "pay fee")
    assert (paid.money, paid.vp) == ([9, 7, 11], [3, 3, 3])
    play(state, "lose point")
    assert (state.money, state.vp) == ([9, 9, 9], [3, 2, 3])


def test_cc_203_the_cowboy_goes_back_all_the_same() -> None:
    state = play(meeting(0, 1, money=[9, 9, 9], vp=[0, 0, 0]), "roll 6 1", "pay fee")
    assert state.reserve == [3, 4, 3]
    assert state.general[0] == 7


@pytest.mark.parametrize("money", [0, 1])
def test_cc_203_with_less_than_2_money_he_loses_the_point(money: int) -> None:
    state = play(meeting(0, 1, money=[9, money, 9], vp=[0, 1, 0]), "roll 6 1")
    assert texts(state) == ["lose point"]
    assert refusal(state, "pay fee") == ("CC-203", {"cost": 2, "money": money})
    play(state, "lose point")
    assert (state.money[1], state.vp[1]) == (money, 0)


def test_cc_203_without_points_he_must_pay() -> None:
    state = play(meeting(0, 1, money=[9, 2, 9], vp=[0, 0, 0]), "roll 6 1")
    assert texts(state) == ["pay fee"]
    assert refusal(state, "lose point") == ("CC-203", {"case": "points"})
    play(state, "pay fee")
    assert state.money == [9, 0, 11]


def test_cc_203_with_neither_nothing_happens() -> None:
    state = play(meeting(0, 1, money=[9, 1, 9], vp=[0, 0, 0]), "roll 6 1")
    assert state.agenda == []
    assert (state.money, state.vp) == ([9, 1, 9], [0, 0, 0])


def test_cc_203_his_own_are_free() -> None:
    state = play(meeting(0, 2, money=[9, 9, 9], vp=[3, 3, 3]), "roll 6 1")
    assert state.agenda == []
    assert state.money == [9, 9, 9]


def test_cc_203_each_beaten_cowboy_in_pass_order() -> None:
    state = a_state(4, passed=(3, 1, 0, 2), money=9)
    faces(state, seat0="banker_y", seat1="grocer_y", seat2="undertaker", seat3="captain_y")
    for seat in range(4):
        stand(state, seat, SPACE)
    play(settle_at(state, SPACE), "roll 1 1 6 1")  # in pass order: seat 0 wins
    assert asked(state) == ("pay_undertaker", 3)
    play(state, "pay fee")
    assert asked(state) == ("pay_undertaker", 1)
    play(state, "pay fee")
    assert state.agenda == []  # not his own
    assert state.money == [9, 7, 13, 7]


def test_cc_203_asked_at_once_before_the_winner_acts() -> None:
    state = play(meeting(0, 1, money=[9, 9, 9], vp=[0, 0, 0], where="gambling"), "roll 6 1")
    assert asked(state) == ("pay_undertaker", 1)
    play(state, "pay fee")
    assert asked(state) == ("roll_gambling", -1)


def test_cc_203_the_winner_may_be_the_undertaker() -> None:
    state = meeting(1, 2, money=[0, 2, 3], vp=[0, 0, 0], where="buy_vp_5")
    play(state, "roll 1 6", "pay fee")
    assert asked(state) == ("buy_points", 2)
    assert refused(state, "buy vp 1") is None


def test_cc_203_not_without_a_duel() -> None:
    state = meeting(1, money=[9, 9, 9], vp=[0, 0, 0])
    assert state.agenda == []


@pytest.mark.parametrize(("die", "money"), [(6, [0, 9, 2]), (5, [0, 7, 2])])
def test_cc_203_two_from_the_bank_for_each_outlaw_beaten(die: int, money: list[int]) -> None:
    state = a_state(options={"outlaws": True}, round=2)
    faces(state, seat0="banker_y", seat1="grocer_y", seat2="undertaker")
    state.money = [0, 9, 0]
    stand(state, 1, "A1")
    play(fighting(state, "A1", 10), f"roll {die}")
    if die == 5:
        assert asked(state) == ("pay_undertaker", 1)  # beaten by the outlaw
        play(state, "pay fee")
    assert state.money == money


def test_cc_203_cc_027_points_never_drop_below_0() -> None:
    state = play(meeting(0, 1, money=[9, 9, 9], vp=[0, 1, 0]), "roll 6 1", "lose point")
    assert state.vp[1] == 0


def test_cc_203_card_14_with_a_limit_of_90() -> None:
    """The fees count like other money."""
    state = play(meeting(0, 1, money=[9, 9, 88], vp=[0, 0, 0]), "roll 6 1", "pay fee")
    assert (state.character[2], state.power(2).number) == (14, 14)
    at_step(state, SpendMoney(2))
    assert (state.money[2], refused(state, "spend 0")) == (90, None)
    state.money[2] = 91
    assert refused(state, "spend 0") == "CC-160"
    assert refused(state, "spend 1") is None
