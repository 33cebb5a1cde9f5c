"""Worked examples of money, goods and scoring: STM-EX-01 to STM-EX-31 without building."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    action,
    asked,
    at_step,
    build,
    building,
    cubes,
    free_link,
    from_part,
    moving_goods,
    play,
    quiet_turn,
    refused,
    set_up,
    texts,
)
from westbound.games.steam.game import GAME
from westbound.games.steam.rules.auction import begin_order_auction
from westbound.games.steam.rules.deliveries import begin_goods
from westbound.games.steam.rules.income import income_and_expenses
from westbound.games.steam.rules.setup import begin_order
from westbound.games.steam.rules.turn_order import order_by_tiles
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import ChooseActionTile, SellPlace

ALBANY, NEW_YORK, HARTFORD, TOWN = "8,0", "8,4", "10,1", "8,2"


def purse(state: SteamState, seat: int = 0) -> tuple[int, int, int]:
    return state.money[seat], state.income[seat], state.vp[seat]


# --- money, auction, action tiles


def test_stm_ex_01_track_for_8() -> None:
    state = building(a_state(money=0))
    build(state, "8,1 21@0", "8,-1 21@0", "9,0 21@2")  # $3, $3 and $2
    assert purse(state) == (2, -2, 0)


def test_stm_ex_02_a_winning_bid_of_7() -> None:
    state = a_state(5, money=0)
    state.order = []
    at_step(state, SellPlace(-2, 2))
    play(state, "bid 7", "pass", "pass", "pass", "pass")
    assert purse(state, 2) == (3, -2, 0)
    assert state.order == [2]
    assert asked(state) == ("bid", 3)


def test_stm_ex_03_locomotive_from_level_4() -> None:
    state = at_step(a_state(money=9), ChooseActionTile(0))
    state.level[0] = 4
    play(state, "take locomotive")
    assert (state.money[0], state.level[0], state.income[0]) == (0, 5, 0)


# --- goods


def test_stm_ex_14_tile_and_free_upgrade() -> None:
    state = at_step(a_state(3), ChooseActionTile(0))
    state.level[0] = 4
    play(state, "take locomotive")
    from_part(state, begin_goods)
    play(state, "pass", "pass", "pass", "upgrade")
    assert (state.level[0], state.vp[0], state.income[0]) == (6, 0, 0)
    play(state, "pass", "pass")
    assert state.turn == 2
    quiet_turn(state, last="goods")
    assert asked(state)[0] == "move_goods"
    assert refused(moving_goods(state), "upgrade") == "STM-212"


START, R1, BOSTON, BLUE, PURPLE, YELLOW = "5,-2", "1,4", "13,-2", "8,4", "12,0", "10,1"


def two_railways(colour: str, level: int) -> SteamState:
    """STM-EX-15: green is seat 0, black seat 1; a cube of this colour lies at the start."""
    state = a_state(3)
    for place, other in ((START, R1), (R1, BOSTON), (BOSTON, BLUE)):
        free_link(state, 0, place, other)
    for place, other in ((START, BLUE), (BLUE, PURPLE), (PURPLE, YELLOW)):
        free_link(state, 1, place, other)
    state.level[0] = level
    cubes(state, START, colour)
    return moving_goods(state)


@pytest.mark.parametrize(
    ("colour", "level", "found"),
    [
        ("red", 1, [f"to {R1} for 1/0/0"]),
        ("red", 2, [f"to {R1} for 1/0/0", f"to {BOSTON} for 1/1/0"]),
        ("blue", 2, []),
        ("blue", 3, [f"to {BLUE} for 3/0/0"]),
        ("purple", 3, []),
        ("purple", 4, [f"to {PURPLE} for 3/1/0"]),
        ("yellow", 4, []),
        ("yellow", 5, [f"to {YELLOW} for 3/2/0"]),
    ],
)
def test_stm_ex_15_two_railways(colour: str, level: int, found: list[str]) -> None:
    state = two_railways(colour, level)
    assert (refused(state, f"cube {START} {colour}") is None) == bool(found)
    if found:
        play(state, f"cube {START} {colour}")
        assert sorted(texts(state)) == sorted(found)
        assert refused(state, f"to {BOSTON} for 2/0/0") is not None


def test_stm_ex_15_own_links_only() -> None:
    for colour in ("purple", "yellow"):
        state = two_railways(colour, 6)
        state.links = [tuple(found for found in links if found[1] == 0) for links in state.links]
        assert refused(state, f"cube {START} {colour}") == "STM-213"


def test_stm_ex_16_who_decides_first() -> None:
    state = two_railways("yellow", 5)
    state.order = [1, 2, 0]
    play(state, f"cube {START} yellow", f"to {YELLOW} for 3/2/0")
    assert asked(state) == ("income_or_points", 0)
    play(state, "income")
    assert asked(state) == ("income_or_points", 1)
    play(state, "points")
    assert state.income == [3, 0, 0]
    assert state.vp == [0, 2, 0]


@pytest.mark.parametrize(("owners", "legal"), [("00112", True), ("00111", False)])
def test_stm_ex_17_links_of_others(owners: str, legal: bool) -> None:
    state = a_state(3)
    chain = [ALBANY, TOWN, "9,3", "7,0", "6,0", NEW_YORK]
    for owner, place, other in zip(owners, chain, chain[1:], strict=False):
        free_link(state, int(owner), place, other)
    state.level[0] = 5
    cubes(state, ALBANY, "blue")
    rule = None if legal else "STM-218"
    assert refused(moving_goods(state), f"cube {ALBANY} blue") == rule


# --- income, order, scoring


def test_stm_ex_18_income_and_a_loan() -> None:
    state = a_state(money=0)
    state.income = [2, -1, 0, 0]
    income_and_expenses(state)
    assert purse(state, 0) == (2, 2, 0)
    assert purse(state, 1) == (4, -2, 0)


def test_stm_ex_19_the_next_order() -> None:
    state = a_state()
    for seat, tile in enumerate(("locomotive", "first_build", "urbanization", "first_move")):
        action(state, seat, tile)
    from_part(state, order_by_tiles)
    assert state.order == [3, 1, 0, 2]


def test_stm_ex_20_45_points() -> None:
    state = a_state()
    state.vp[0], state.income[0] = 37, -1
    for number in range(10):
        free_link(state, 0, ALBANY, ("8,2", "8,4", "10,1")[number % 3])
    assert GAME.standings(state)[0].points == 45


@pytest.mark.parametrize(("income", "vp"), [(5, 2), (-2, -4), (0, 0)])
def test_stm_ex_21_income_at_the_end(income: int, vp: int) -> None:
    state = a_state()
    state.income[0], state.vp[0] = income, 20
    assert GAME.standings(state)[0].points == 20 + vp


def test_stm_ex_22_an_auction_of_the_standard_game() -> None:
    state = a_state(ruleset="standard", money=20)
    state.turn, state.next_free_pass = 2, 3
    from_part(state, begin_order_auction)
    calls = ("0 bid 0", "1 bid 2", "2 pass", "3 pass", "0 bid 3", "1 pass", "3 pass")
    for call in calls:
        seat, move = call.split(maxsplit=1)
        assert asked(state) == ("bid_for_order", int(seat))
        play(state, move)
    assert state.order == [0, 3, 1, 2]
    assert [20 - money for money in state.money] == [3, 1, 0, 0]


@pytest.mark.parametrize(("level", "upkeep"), [(3, 3), (6, 6)])
def test_stm_ex_23_upkeep(level: int, upkeep: int) -> None:
    state = a_state(ruleset="standard", money=20)
    state.level[0] = level
    income_and_expenses(state)
    assert state.money[0] == 20 - upkeep


def owing(money: int, vp: int, income: int, level: int) -> SteamState:
    state = a_state(ruleset="standard", money=[money, 50, 50, 50])
    state.vp[0], state.income[0], state.level[0] = vp, income, level
    income_and_expenses(state)
    return state


def test_stm_ex_24_five_due_with_2_and_4_vp() -> None:
    assert purse(owing(2, 4, 0, 5)) == (1, 0, 2)


def test_stm_ex_25_six_due_with_1_vp() -> None:
    assert purse(owing(0, 1, -3, 3)) == (0, -5, 0)


def test_stm_ex_26_bankrupt_with_1_owed() -> None:
    state = owing(5, 1, -9, 1)
    assert state.gone == 1
    assert state.order == [1, 2, 3]
    assert purse(state) == (0, -10, 0)
    assert owing(6, 1, -9, 1).gone == 0


def test_stm_ex_27_two_kinds_of_loans() -> None:
    state = at_step(a_state(money=[1, 0, 0, 0]), ChooseActionTile(0))
    state.income[0], state.vp[0], state.level[0] = -9, 5, 5
    play(state, "take locomotive")
    assert purse(state) == (1, -10, 3)


def test_stm_ex_28_bankrupt_in_the_base_game() -> None:
    state = a_state(money=[0, 50, 50, 50])
    state.income[0], state.vp[0] = -10, 1
    income_and_expenses(state)
    assert (state.gone, state.order) == (1, [1, 2, 3])


@pytest.mark.parametrize(
    ("map_", "players", "cities", "spaces", "bag"),
    [
        ("northeast", 4, 48, 36, 12),
        ("northeast", 3, 48, 24, 24),
        ("ruhr", 5, 54, 36, 6),
        ("ruhr", 3, 35, 24, 37),
    ],
)
def test_stm_ex_29_cubes_at_the_beginning(
    map_: str, players: int, cities: int, spaces: int, bag: int
) -> None:
    state = set_up(players, map=map_)
    assert sum(map(sum, state.cubes)) == cities
    assert sum(map(sum, state.supply)) == spaces
    assert sum(state.bag) == bag


def test_stm_ex_30_money_with_random_order() -> None:
    state = from_part(a_state(initial_order="random", money=0), begin_order)
    play(state, "tiles 6 2 7 3")
    assert [state.money[seat] for seat in state.order] == [0, 1, 2, 3]


@pytest.mark.parametrize(("level", "cost"), [(2, 6), (3, 7), (4, 8), (5, 9), (6, 10)])
def test_stm_ex_31_cost_of_the_locomotive_tile(level: int, cost: int) -> None:
    state = at_step(a_state(money=20), ChooseActionTile(0))
    state.level[0] = level - 1
    play(state, "take locomotive")
    assert (state.level[0], state.money[0]) == (level, 20 - cost)
