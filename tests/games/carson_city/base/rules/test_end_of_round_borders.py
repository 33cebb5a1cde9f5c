"""The end of a round, on the border: CC-160, CC-161."""

from __future__ import annotations

from tests.games.carson_city.positions import a_state, cards, only_part, refused, texts
from westbound.games.carson_city.base.rules.end_of_round import begin_money_limit, return_cards
from westbound.games.carson_city.state import CarsonState


def a_money_limit(money: int) -> CarsonState:
    """Seat 0 is the Banker, who may keep 120."""
    state = a_state(money=(money, 0, 0))
    cards(state, seat0="banker")
    return only_part(state, begin_money_limit)


def test_cc_160_the_last_coin_can_be_spent_and_no_coin_more() -> None:
    assert texts(a_money_limit(20)) == ["spend 0", "spend 10", "spend 20"]
    assert texts(a_money_limit(19)) == ["spend 0", "spend 10"]
    assert refused(a_money_limit(20), "spend 20") is None
    assert refused(a_money_limit(19), "spend 20") == "CC-160"


def test_cc_161_with_the_card_goes_what_was_still_to_choose() -> None:
    state = a_state()
    state.grocer[0] = 1  # neither the money nor the doubling was taken
    return_cards(state)
    assert state.grocer == [0, 0, 0]
    assert (state.later, state.no_duel) == ((0, 0, 0), (0, 0, 0))
