"""2 Banker, yellow. Rule CC-179."""

from __future__ import annotations

from tests.games.carson_city.positions import a_state, asked, at_step, cards, play, refused
from westbound.games.carson_city.base.steps import ChooseCard, SpendMoney


def test_cc_179_nine_money_at_once() -> None:
    state = at_step(a_state(phase=1), ChooseCard(1))
    play(state, "choose banker")
    assert state.money == [15, 24, 15]
    assert asked(state) == ("", -1)  # nothing to decide


def test_cc_179_limit_of_120() -> None:
    state = a_state(money=120)
    cards(state, seat0="banker")
    at_step(state, SpendMoney(0))
    assert refused(state, "spend 0") is None
    state.money[0] = 121
    assert refused(state, "spend 0") == "CC-160"
    assert refused(state, "spend 1") is None


def test_cc_179_the_yellow_side_sells_no_points() -> None:
    state = a_state(money=40)
    cards(state, seat0="banker")
    at_step(state, SpendMoney(0))
    assert refused(state, "buy vp 3") == "CC-160"
    assert refused(state, "spend 3") == "CC-160"
    play(state, "spend 10")
    assert (state.money[0], state.vp[0]) == (30, 1)
