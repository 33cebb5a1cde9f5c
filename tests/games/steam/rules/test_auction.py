"""The auction of the first turn order in the base game: STM-041 to STM-048."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    asked,
    at_step,
    from_part,
    play,
    refused,
    set_up,
    texts,
)
from westbound.engine.step import CHANCE
from westbound.games.steam.rules.setup import begin_order
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import SellPlace


def selling(players: int = 4, opener: int = 0, money: int = 0) -> SteamState:
    """Nobody has a place yet; this seat opens the auction of the first one."""
    state = a_state(players, money=money)
    state.order = []
    return at_step(state, SellPlace(-2, opener))


def seats_asked(state: SteamState, *moves: str) -> list[int]:
    """Who makes each of these moves."""
    seats = []
    for move in moves:
        seats.append(asked(state)[1])
        play(state, move)
    return seats


def test_stm_041_a_random_player_opens_and_bidding_goes_clockwise() -> None:
    state = a_state(money=0)
    state.order = []
    from_part(state, begin_order)
    assert asked(state) == ("draw_opener", CHANCE)
    play(state, "opener 3")
    assert seats_asked(state, "bid 1", "bid 2", "bid 3", "bid 4", "bid 5") == [2, 3, 0, 1, 2]


def test_stm_041_the_opener_is_one_of_the_players() -> None:
    state = a_state()
    state.order = []
    from_part(state, begin_order)
    assert refused(state, "opener 0", CHANCE) == "STM-041"
    assert refused(state, "opener 5", CHANCE) == "STM-041"
    assert refused(state, "opener 4", CHANCE) is None
    assert {asked(set_up(seed=seed))[1] for seed in range(30)} == {0, 1, 2, 3}


def test_stm_041_first_place_is_sold_first() -> None:
    state = play(selling(), "bid 1", "pass", "pass", "pass")
    assert state.order == [0]
    play(state, "bid 1", "pass", "pass")
    assert state.order == [0, 1]


def test_stm_042_bid_more_or_pass() -> None:
    state = play(selling(), "bid 4")
    assert refused(state, "bid 4") == "STM-042"
    assert refused(state, "bid 3") == "STM-042"
    assert texts(state)[:2] == ["bid 5", "bid 6"]
    assert texts(state)[-1] == "pass"


def test_stm_042_who_passes_is_out_for_this_position_only() -> None:
    state = selling()
    moves = ("bid 1", "pass", "bid 2", "bid 3", "pass", "pass")
    assert seats_asked(state, *moves) == [0, 1, 2, 3, 0, 2]
    assert state.order == [3]
    assert seats_asked(state, "bid 0", "bid 1", "pass") == [0, 1, 2]


def test_stm_042_only_the_seat_that_is_called() -> None:
    state = selling()
    assert refused(state, "bid 1", seat=1) is not None
    assert refused(state, "bid 1", seat=0) is None


def test_stm_044_the_winner_pays_at_once_and_bids_no_more() -> None:
    state = play(selling(money=9), "bid 7", "pass", "pass", "pass")
    assert state.money == [2, 9, 9, 9]
    assert state.income == [0, 0, 0, 0]
    assert seats_asked(state, "bid 0", "bid 1", "bid 2", "pass") == [1, 2, 3, 1]


def test_stm_044_borrowing_for_a_bid() -> None:
    state = play(selling(money=1), "bid 7", "pass", "pass", "pass")
    assert (state.money[0], state.income[0]) == (1 + 10 - 7, -2)


@pytest.mark.parametrize(("winner", "opener"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_stm_045_the_left_neighbour_of_the_winner_opens(winner: int, opener: int) -> None:
    state = selling(opener=winner)
    play(state, "bid 0", "pass", "pass", "pass")
    assert asked(state) == ("bid", opener)


def test_stm_045_neighbours_with_a_position_are_skipped() -> None:
    state = selling(opener=1)
    play(state, "bid 0", "pass", "pass", "pass")  # seat 1 is first
    assert seats_asked(state, "pass", "pass") == [2, 3]
    assert state.order == [1, 0]
    assert asked(state) == ("bid", 2)  # 1 sits left of 0 and has a position


def test_stm_046_the_last_one_pays_nothing() -> None:
    state = selling(3, money=5)
    play(state, "bid 2", "pass", "pass", "bid 1", "pass")
    assert state.order == [0, 1, 2]
    assert state.money == [3, 4, 5]
    assert state.agenda == []  # nobody is asked about last place


def test_stm_047_zero_is_an_opening_bid() -> None:
    state = selling()
    assert refused(state, "bid 0") is None
    play(state, "bid 0")
    assert refused(state, "bid 0") == "STM-042"


def test_stm_047_the_opener_may_pass_and_zero_is_still_there() -> None:
    state = play(selling(), "pass")
    assert refused(state, "bid 0") is None


def test_stm_047_all_but_one_pass_without_a_bid() -> None:
    state = play(selling(money=3), "pass", "pass", "pass")
    assert state.order == [3]
    assert state.money == [3, 3, 3, 3]
    assert asked(state) == ("bid", 0)


def test_stm_048_no_bid_above_cash_and_loans() -> None:
    state = selling(money=3)
    assert refused(state, "bid 53") is None  # ten loans
    assert refused(state, "bid 54") == "STM-048"


def test_stm_048_less_income_fewer_loans_but_victory_points_help() -> None:
    state = selling(money=3)
    state.income[0] = -9
    assert refused(state, "bid 8") is None
    assert refused(state, "bid 9") == "STM-048"
    state.vp[0] = 3
    assert refused(state, "bid 13") is None
    assert refused(state, "bid 14") == "STM-048"
