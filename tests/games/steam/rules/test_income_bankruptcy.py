"""Bankruptcy: STM-240 to STM-245."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    action,
    asked,
    build,
    building,
    cubes,
    free_link,
    from_part,
    lines_of,
    links_of,
    moving_goods,
    owner_at,
    play,
    quiet_turn,
    refused,
    texts,
    tile_on,
    tile_refused,
    track,
)
from westbound.games.steam.game import GAME
from westbound.games.steam.rules.auction import begin_order_auction
from westbound.games.steam.rules.deliveries import begin_goods
from westbound.games.steam.rules.income import go_bankrupt, income_and_expenses
from westbound.games.steam.state import SteamState

NOBODY = -2


def poor(
    ruleset: str = "base",
    money: int = 0,
    income: int = -10,
    vp: int = 0,
    level: int = 1,
    relaxed: bool = False,
) -> SteamState:
    """Seat 1 as given, the others rich; before the income phase."""
    state = a_state(ruleset=ruleset, money=[50, money, 50, 50], relaxed_borrowing=relaxed)
    state.income[1], state.vp[1], state.level[1] = income, vp, level
    return state


def is_bankrupt(state: SteamState) -> bool:
    income_and_expenses(state)
    assert (1 in state.order) == (not state.gone)
    return state.gone == 0b0010


@pytest.mark.parametrize(
    ("money", "income", "vp", "broke"),
    [
        (9, -10, 1, True),
        (10, -10, 1, False),
        (9, -10, 2, False),
        (0, -10, 3, True),
        (0, -10, 4, False),
        (0, -9, 1, True),  # one loan by income, the second for 2 VP
        (0, -9, 2, False),
        (4, -9, 0, False),
        (3, -9, 0, True),
    ],
)
def test_stm_240_base_game(money: int, income: int, vp: int, broke: bool) -> None:
    assert is_bankrupt(poor(money=money, income=income, vp=vp)) == broke


@pytest.mark.parametrize(
    ("money", "income", "vp", "level", "broke"),
    [
        (0, -10, 5, 1, True),  # 11 due, 10 by VP
        (0, -10, 6, 1, False),
        (11, -10, 0, 1, False),
        (10, -10, 0, 1, True),
        (0, -5, 0, 5, False),  # 10 due: five steps of income
        (0, -5, 0, 6, True),
        (0, -5, 1, 6, False),
        (1, -5, 0, 6, False),
    ],
)
def test_stm_241_standard_game(money: int, income: int, vp: int, level: int, broke: bool) -> None:
    state = poor("standard", money=money, income=income, vp=vp, level=level)
    assert is_bankrupt(state) == broke


def test_stm_241_with_relaxed_borrowing_loans_first_then_the_rest() -> None:
    state = poor("standard", money=3, income=-9, vp=1, relaxed=True)
    assert not is_bankrupt(state)
    assert (state.money[1], state.income[1], state.vp[1]) == (0, -10, 0)


def two_players_track() -> SteamState:
    """Seat 1 has Albany–Poughkeepsie, an exit there and an end at 7,1; seat 0 an end at 7,4."""
    state = a_state()
    track(state, 1, "8,1 21@0", "8,2 T21@0", "7,1 22@1")
    track(state, 0, "7,4 22@0")
    return state


def test_stm_242_the_bankrupt_player_leaves_with_all_tokens() -> None:
    state = two_players_track()
    own = len(lines_of(state, 0))
    go_bankrupt(state, 1)
    assert state.order == [0, 2, 3]
    assert state.money == [50, 0, 50, 50]
    assert lines_of(state, 1) == []
    assert len(lines_of(state, 0)) == own
    assert tile_on(state, "8,1") == "21@0"


def test_stm_242_he_is_not_asked_any_more() -> None:
    state = from_part(poor(), begin_goods)
    seen = quiet_turn(state)
    assert {seat for _, _, seat in seen} == {0, 1, 2, 3}
    assert state.turn == 2
    assert {seat for _, _, seat in quiet_turn(state)} == {0, 2, 3}


def test_stm_243_complete_links_stay_usable_but_unowned() -> None:
    state = two_players_track()
    go_bankrupt(state, 1)
    assert links_of(state, NOBODY) == {frozenset(("8,0", "8,2"))}
    free_link(state, 0, "8,2", "8,4")
    state.level[0] = 2
    cubes(state, "8,0", "blue")
    play(moving_goods(state), "cube 8,0 blue")
    assert texts(state) == ["to 8,4 for 1/0/0/0"]


def test_stm_243_they_cannot_be_claimed() -> None:
    state = two_players_track()
    track(state, 0, "9,1 22@2")
    go_bankrupt(state, 1)
    build(building(state), "8,2 T33@0")  # a new exit at their town
    assert owner_at(state, "8,1", 0) == NOBODY
    assert tile_refused(state, "8,1", "22@0") == "STM-171"
    action(state, 0, "urbanization")
    play(building(state), "urbanize 8,2 gray")
    assert owner_at(state, "8,1", 0) == NOBODY
    assert frozenset(("8,0", "8,2")) in links_of(state, NOBODY)


def test_stm_244_incomplete_links_may_be_claimed() -> None:
    state = two_players_track()
    state.built |= 1
    assert tile_refused(building(state), "7,2", "21@0") == "STM-134"
    go_bankrupt(state, 1)
    assert owner_at(state, "7,1", 1) == NOBODY
    build(building(state), "7,2 21@0")
    assert owner_at(state, "7,1", 1) == 0
    build(state, "8,3 21@0")  # the exit of the town, from New York
    assert owner_at(state, "8,2", 3) == 0


def test_stm_245_cash_to_the_bank_and_the_order_closed_up() -> None:
    state = poor(money=9)
    state.order = [3, 1, 0, 2]
    assert is_bankrupt(state)
    assert state.money[1] == 0
    assert state.order == [3, 0, 2]


def test_stm_245_the_number_of_turns_does_not_change() -> None:
    state = from_part(poor(), begin_goods)
    while state.agenda:
        quiet_turn(state)
    assert state.turn == 8
    assert sorted(state.order) == [0, 2, 3]


def test_stm_245_the_last_one_left_wins_at_once() -> None:
    state = a_state(3, money=[0, 0, 0])
    state.income = [-10, 0, -10]
    state.vp = [1, 0, 1]
    from_part(state, income_and_expenses)
    assert state.agenda == []
    assert (state.turn, state.phase, state.order) == (1, "over", [1])
    assert GAME.standings(state)[0].seat == 1


def test_stm_245_even_if_he_could_not_pay_himself() -> None:
    state = a_state(3, money=0)
    state.income, state.vp = [-10] * 3, [0, 1, 0]
    from_part(state, income_and_expenses)
    assert (state.agenda, state.order) == ([], [2])
    assert GAME.standings(state)[0].seat == 2


def test_stm_245_two_left_play_on() -> None:
    state = a_state(3, money=[0, 50, 50])
    state.income = [-10, 0, 0]
    from_part(state, income_and_expenses)
    assert asked(state)[0] == "take_tile"
    assert refused(state, "take engineer") is None


def test_stm_245_a_bankrupt_player_is_behind_all_others() -> None:
    state = a_state(3)
    state.vp, state.tile = [0, 90, 2], [4, 0, 5]
    go_bankrupt(state, 1)
    ranks = [(standing.seat, standing.rank) for standing in GAME.standings(state)]
    assert ranks == [(2, 1), (0, 2), (1, 3)]


def test_stm_245_no_free_pass_for_one_who_left() -> None:
    state = a_state(ruleset="standard")
    state.turn, state.next_free_pass = 3, 1
    go_bankrupt(state, 1)
    from_part(state, begin_order_auction)
    play(state, "pass", "pass")
    assert state.order == [3, 2, 0]
