"""The standard game: capital and the turn order auction. STM-100 to STM-109."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    asked,
    at_step,
    building,
    from_part,
    play,
    quiet_turn,
    refused,
    texts,
)
from westbound.games.steam.rules.auction import begin_order_auction
from westbound.games.steam.rules.capital import begin_capital
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import Borrow


def auction(players: int = 4, free: int = -1, money: int = 20) -> SteamState:
    """The auction in the order of the seats; `free` took Turn Order in the turn before."""
    state = a_state(players, ruleset="standard", money=money)
    state.turn, state.next_free_pass = 2, free
    return from_part(state, begin_order_auction)


def seats_asked(state: SteamState, *moves: str) -> list[int]:
    seats = []
    for move in moves:
        assert asked(state)[0] == "bid_for_order"
        seats.append(asked(state)[1])
        play(state, move)
    return seats


def paid(state: SteamState, before: int = 20) -> list[int]:
    """What each seat paid; the auction is over."""
    assert asked(state)[0] == "take_tile"
    return [before - money for money in state.money]


# --- capital


def test_stm_100_in_turn_order_any_number_of_loans() -> None:
    state = a_state(3, ruleset="standard", money=1)
    state.order = [1, 2, 0]
    from_part(state, begin_capital)
    assert asked(state) == ("borrow", 1)
    play(state, "borrow 0")
    assert asked(state) == ("borrow", 2)
    play(state, "borrow 10")
    assert asked(state) == ("borrow", 0)
    play(state, "borrow 3")
    assert state.money == [16, 1, 51]
    assert state.income == [-3, 0, -10]


@pytest.mark.parametrize(
    ("income", "vp", "most"), [(0, 0, 10), (-8, 0, 2), (-10, 1, 0), (-10, 2, 1), (-9, 5, 3)]
)
def test_stm_100_063_income_down_to_minus_10_then_2_vp_each(
    income: int, vp: int, most: int
) -> None:
    state = a_state(ruleset="standard", money=0)
    state.income[0], state.vp[0] = income, vp
    at_step(state, Borrow(0))
    assert texts(state) == [f"borrow {n}" for n in range(most + 1)]
    assert refused(state, f"borrow {most + 1}") == "STM-063"
    play(state, f"borrow {most}")
    by_income = min(most, income + 10)
    assert state.money[0] == 5 * most
    assert state.income[0] == income - by_income
    assert state.vp[0] == vp - 2 * (most - by_income)


def test_stm_100_no_other_borrowing_until_the_next_turn() -> None:
    state = from_part(a_state(3, ruleset="standard", money=0), begin_capital)
    play(state, "borrow 0", "borrow 0", "borrow 0")
    while state.turn == 1:
        assert not [text for text in texts(state) if text.startswith("borrow")]
        quiet_one = {"take_tile": texts(state)[0], "build": "done"}.get(asked(state)[0], "pass")
        play(state, quiet_one)
    assert asked(state)[0] == "borrow"


def test_stm_101_all_payments_from_cash() -> None:
    state = building(a_state(ruleset="standard", money=2))
    assert refused(state, "build 9,0") is None
    assert refused(state, "build 8,1") == "STM-114"  # $3
    play(state, "build 9,0", "tile 21@2")
    assert (state.money[0], state.income[0]) == (0, 0)
    assert refused(state, "build 10,0") == "STM-114"


# --- the auction


def test_stm_102_starts_with_the_first_in_turn_order() -> None:
    state = a_state(ruleset="standard", money=20)
    state.order = [3, 1, 0, 2]
    from_part(state, begin_order_auction)
    assert texts(state)[0] == "bid 0"
    moves = ("bid 0", "bid 1", "bid 2", "bid 3", "bid 4")
    assert seats_asked(state, *moves) == [3, 1, 0, 2, 3]


def test_stm_102_raise_or_pass() -> None:
    state = play(auction(), "bid 3")
    assert refused(state, "bid 3") == "STM-102"
    assert refused(state, "bid 2") == "STM-102"
    assert refused(state, "bid 4") is None
    assert refused(state, "pass") is None


def test_stm_102_no_bid_above_cash() -> None:
    state = auction(money=6)
    assert refused(state, "bid 6") is None
    assert refused(state, "bid 7") == "STM-102"


def test_stm_102_zero_stays_legal_until_somebody_has_bid() -> None:
    state = play(auction(), "pass")
    assert refused(state, "bid 0") is None
    play(state, "bid 0")
    assert refused(state, "bid 0") == "STM-102"


def test_stm_103_who_passes_takes_the_last_free_place() -> None:
    state = auction()
    moves = ("bid 1", "pass", "bid 2", "pass", "pass")
    assert seats_asked(state, *moves) == [0, 1, 2, 3, 0]
    assert state.order == [2, 0, 3, 1]
    assert asked(state) == ("take_tile", 2)


def test_stm_104_the_free_pass_does_not_leave_the_auction() -> None:
    state = auction(free=1)
    moves = ("bid 1", "pass", "pass", "pass", "bid 2", "pass")
    assert seats_asked(state, *moves) == [0, 1, 2, 3, 1, 0]
    assert state.order == [1, 0, 3, 2]


def test_stm_104_at_the_next_call_he_may_pass_for_good() -> None:
    state = auction(free=1)
    assert seats_asked(state, "bid 1", "pass", "bid 2", "pass", "bid 3", "pass") == [
        0, 1, 2, 3, 0, 1,
    ]  # fmt: skip
    assert asked(state) == ("bid_for_order", 2)
    play(state, "pass")
    assert state.order == [0, 2, 1, 3]


def test_stm_104_only_one_free_pass() -> None:
    state = play(auction(free=0), "pass", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "bid 6")
    play(state, "bid 7", "pass")
    assert seats_asked(state, "pass", "pass") == [1, 2]
    assert state.order == [3, 2, 1, 0]


def test_stm_105_two_pay_in_full_the_last_nothing_the_others_half() -> None:
    state = auction(5)
    play(state, "bid 1", "bid 3", "bid 5", "bid 6", "bid 8")
    play(state, "pass", "pass", "pass", "pass")
    assert state.order == [4, 3, 2, 1, 0]
    assert paid(state) == [0, 2, 3, 6, 8]


def test_stm_105_no_bid_nothing_paid() -> None:
    state = auction(free=3)
    play(state, "pass", "pass", "bid 4", "pass", "pass")
    assert state.order == [2, 3, 1, 0]
    assert paid(state) == [0, 0, 4, 0]


def test_stm_105_the_highest_own_bid_counts_not_the_sum() -> None:
    state = play(auction(3), "bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass", "bid 6", "pass")
    assert state.order == [0, 1, 2]
    assert paid(state) == [6, 5, 0]


def test_stm_106_three_players() -> None:
    state = play(auction(3), "bid 3", "bid 5", "bid 7", "pass", "pass")
    assert state.order == [2, 1, 0]
    assert paid(state) == [0, 5, 7]


def test_stm_107_nobody_outbids_himself() -> None:
    state = auction(free=1)
    moves = ("bid 5", "pass", "pass", "pass")
    assert seats_asked(state, *moves) == [0, 1, 2, 3]
    assert asked(state) == ("bid_for_order", 1)  # not seat 0 who has bid 5
    play(state, "pass")
    assert state.order == [0, 1, 3, 2]
    assert paid(state) == [5, 0, 0, 0]


def test_stm_108_no_free_pass_in_the_first_turn() -> None:
    state = from_part(a_state(3, ruleset="standard"), begin_capital)
    assert state.next_free_pass == -1
    quiet_turn(state, last="auction")
    assert seats_asked(state, "pass", "pass") == [0, 1]
    assert state.order == [2, 1, 0]


def test_stm_108_all_others_leave_after_the_free_pass() -> None:
    state = auction(free=0)
    assert seats_asked(state, "pass", "pass", "pass", "pass") == [0, 1, 2, 3]
    assert state.order == [0, 3, 2, 1]
    assert paid(state) == [0, 0, 0, 0]


def test_stm_108_the_first_pass_is_the_free_one_after_a_bid_too() -> None:
    state = play(auction(3, free=0), "bid 1", "bid 2", "pass")
    assert seats_asked(state, "pass") == [0]
    assert asked(state) == ("bid_for_order", 0)
    play(state, "bid 3", "pass")
    assert state.order == [0, 1, 2]
    assert paid(state) == [3, 2, 0]


def test_stm_109_with_two_players_the_second_pays_nothing() -> None:
    state = a_state(3, ruleset="standard", money=20)
    state.order, state.gone = [2, 0], 2
    from_part(state, begin_order_auction)
    play(state, "bid 4", "bid 5", "pass")
    assert state.order == [0, 2]
    assert state.money == [15, 20, 20]
