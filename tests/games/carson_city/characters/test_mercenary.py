"""7 Mercenary, yellow. Rule CC-188."""

from __future__ import annotations

from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    play,
    play_forced,
    settle_at,
    stand,
    standing,
)
from westbound.games.carson_city.base.rules.duels import firepower
from westbound.games.carson_city.base.rules.end_of_round import return_cards
from westbound.games.carson_city.base.steps import ChooseCard
from westbound.games.carson_city.state import CarsonState


def a_mercenary() -> CarsonState:
    """Seat 1 has chosen the Mercenary."""
    return play(at_step(a_state(phase=1), ChooseCard(1)), "choose mercenary")


def test_cc_188_three_more_firepower() -> None:
    state = a_mercenary()
    assert [firepower(state, seat) for seat in range(3)] == [4, 7, 4]
    assert state.revolvers[1] == 1  # no tokens: points of this round only
    assert asked(state) == ("", -1)


def test_cc_188_it_counts_in_duels() -> None:
    state = a_mercenary()
    state.phase, state.passed = 3, [0, 1, 2]
    for seat in (0, 1):
        stand(state, seat, "gambling")
    even = settle_at(state.copy(), "gambling")
    play(even, "roll 4 1")  # 8 against 8: the earlier passer
    assert standing(even, 0) == {"gambling"}
    ahead = settle_at(state, "gambling")
    play(ahead, "roll 4 2")  # 8 against 9
    assert standing(ahead, 1) == {"gambling"}


def test_cc_188_only_this_round() -> None:
    state = a_mercenary()
    return_cards(state)
    assert firepower(state, 1) == 4
    assert play_forced(state).agenda == []
