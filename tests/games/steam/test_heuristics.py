"""What the bots think of Steam: building, goods, auctions."""

from __future__ import annotations

import pytest

from tests.games.steam.greedy_choice import after, best, delivering
from tests.games.steam.positions import (
    a_state,
    action,
    at_step,
    building,
    cubes,
    free_link,
    hex_of,
    moving_goods,
    named,
    play,
    set_up,
    supply,
    track,
)
from westbound.games.steam.components import COLOURS, HIGHEST_INCOME
from westbound.games.steam.faces import EXITS, PLACEMENT_CODES
from westbound.games.steam.game import GAME
from westbound.games.steam.heuristics import evaluate
from westbound.games.steam.heuristics.ground import own_links
from westbound.games.steam.heuristics.outlook import builds_left, goods_rounds_now
from westbound.games.steam.heuristics.projects import all_projects, continuations
from westbound.games.steam.heuristics.rating import Rating
from westbound.games.steam.rules.track import open_ends_of
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import (
    Bid,
    BidForOrder,
    Borrow,
    BuildTurn,
    ChooseActionTile,
    ChooseRoute,
    IncomeOrPoints,
    MoveGoods,
)

# --- income or points


# STM-226: early deliveries go to income, late ones to victory points; negative income first.
@pytest.mark.parametrize(
    ("turn", "income", "choice"),
    [(1, 0, "income"), (3, 2, "income"), (7, 2, "points"), (8, 2, "points"), (8, -2, "income")],
)
def test_stm_226_income_early_points_late(turn: int, income: int, choice: str) -> None:
    state = a_state(money=5)
    state.turn, state.phase, state.goods_round = turn, "goods", 2
    state.income[0] = income
    at_step(state, MoveGoods(1), IncomeOrPoints(0, 2))
    assert best(state) == choice


# STM-228: nothing is gained above the highest income.
def test_stm_228_points_when_income_is_full() -> None:
    state = a_state(money=5)
    state.phase, state.goods_round = "goods", 2
    state.income[0] = HIGHEST_INCOME
    at_step(state, MoveGoods(1), IncomeOrPoints(0, 2))
    assert best(state) == "points"


# --- building


def test_own_links_of_both_ends_count_once() -> None:
    state = a_state()
    free_link(state, 0, "8,0", "8,4")
    free_link(state, 1, "8,0", "5,1")
    first, second = sorted((hex_of(state, "8,0"), hex_of(state, "8,4")))
    assert own_links(state, 0) == ((first, second),)


def test_projects_find_two_links_through_a_town() -> None:
    state = building(a_state(), 0)
    albany, new_york, town = (
        hex_of(state, named(state, n)) for n in ("Albany", "New York", "Poughkeepsie")
    )
    ends = {frozenset((albany, town)), frozenset((town, new_york))}
    found = [
        project
        for project in all_projects(state, 0, 3, anywhere=True)
        if {frozenset(link) for link in project.links} == ends
    ]
    assert found
    assert min(project.cost for project in found) == 10  # STM-EX-07
    assert {len(project.tiles) for project in found} == {3}


def test_every_project_can_be_built_as_it_is_listed() -> None:
    """What the bot plans is legal: each tile in turn, for the price it expects."""
    state = building(a_state(money=60), 0, left=4)
    for project in all_projects(state, 0, 4, anywhere=True)[::7]:
        trial = state.copy()
        for hex_, sides in project.tiles:
            trial.agenda[-1] = BuildTurn(0, 4)
            play(trial, f"build {trial.setup.map.names[hex_]}")
            wanted = [m for m in GAME.legal(trial, 0) if _has_exactly(m.text, sides)]
            assert wanted, (project, hex_)
            GAME.apply(trial, wanted[0], 0)
        assert 60 - trial.money[0] == project.cost
        assert sorted(own_links(trial, 0)) == sorted(project.links)


def _has_exactly(text: str, sides: int) -> bool:
    return EXITS[PLACEMENT_CODES[text.removeprefix("tile ")]] == sides


def test_an_open_line_knows_where_it_can_end() -> None:
    state = building(a_state(), 0, left=2)
    track(state, 0, "8,1 21@0")
    (slot,) = open_ends_of(state, 0)
    ways = continuations(state, 0, slot, 2)
    assert (1, ((hex_of(state, "8,2"), 1),)) in [(len(p.tiles), p.tiles) for p in ways]
    assert not open_ends_of(state, 1)


def test_a_line_that_can_be_completed_is_worth_more_than_one_that_cannot() -> None:
    state = building(a_state(money=20), 0, left=2)
    cubes(state, named(state, "Albany"), "purple purple yellow")
    track(state, 0, "8,1 21@0")
    state.added = tuple(open_ends_of(state, 0))
    now = evaluate(state, 0)
    late = state.copy()
    late.turn = late.setup.turns
    building(late, 0, left=0)
    assert now > evaluate(late, 0)


def test_a_build_turn_joins_projects_that_go_on_from_each_other() -> None:
    state = building(set_up(seed=1, initial_order="random"), 0)
    ahead = Rating(state, 0).prospects
    turns = ahead.turns(3)
    best, built = max(turns, key=lambda turn: turn[0])
    first, second = ({place for link in p.links for place in link} for p in built)
    assert first & second
    assert sum(len(project.tiles) for project in built) <= 3
    assert best == ahead.promise(3) > max(gain for gain, one in turns if len(one) == 1)
    hexes = [state.setup.map.names[project.tiles[0][0]] for project in built]
    assert best_hex(state) in hexes


def best_hex(state: SteamState) -> str:
    return best(state).removeprefix("build ")


def test_building_goes_on_until_a_delivery_is_possible() -> None:
    """From nothing to a first delivery in one turn, without deep debts."""
    state = set_up(seed=3)
    while state.turn == 1:
        play(state, best(state))
    assert all(own_links(state, seat) for seat in range(4))
    assert min(state.income) >= -5
    assert max(state.income) > min(state.income)


def test_nothing_is_built_in_the_last_turn_that_cannot_be_completed() -> None:
    state = a_state(money=20)
    state.turn = state.setup.turns
    track(state, 0, "8,1 21@0", "8,2 T21@0", "8,3 21@0")
    building(state, 0, left=1)
    links = len(own_links(state, 0))
    play(state, best(state))
    if state.agenda[-1].seat == 0:
        play(state, best(state))
        assert len(own_links(state, 0)) > links


# --- goods


def test_a_cube_is_moved_rather_than_nothing() -> None:
    state = delivering()
    target = COLOURS[state.city[hex_of(state, named(state, "New York"))]]
    cubes(state, named(state, "Albany"), target)
    state.upgraded = 0b1111
    moving_goods(state)
    assert best(state) == f"cube 8,0 {target}"
    play(state, best(state))
    assert isinstance(state.agenda[-1], ChooseRoute | IncomeOrPoints)


def test_the_locomotive_is_upgraded_when_cubes_wait_for_it() -> None:
    state = delivering(level=1)
    target = COLOURS[state.city[hex_of(state, named(state, "New York"))]]
    cubes(state, named(state, "Albany"), f"{target} {target} {target}")
    state.phase, state.goods_round = "goods", 1
    at_step(state, MoveGoods(0))
    assert best(state) == "upgrade"


def test_points_for_others_count_against_a_route() -> None:
    state = a_state()
    state.phase, state.goods_round = "goods", 2
    alone = at_step(state.copy(), MoveGoods(2), IncomeOrPoints(0, 2))
    shared = at_step(state.copy(), MoveGoods(2), IncomeOrPoints(1, 2), IncomeOrPoints(0, 2))
    assert evaluate(alone, 0) > evaluate(shared, 0)


def test_rounds_and_build_turns_that_are_left() -> None:
    state = a_state()
    state.phase = "action_tiles"
    assert (goods_rounds_now(state, 0), builds_left(state, 0)) == (2, 8)
    building(state, 0)
    assert (builds_left(state, 0), builds_left(state, 1)) == (8, 7)
    state.phase, state.goods_round = "goods", 1
    at_step(state, MoveGoods(1), MoveGoods(0))
    assert (goods_rounds_now(state, 0), builds_left(state, 0)) == (2, 7)
    state.goods_round = 2
    assert goods_rounds_now(state, 2) == 0


# --- action tiles, growth and urbanization


def test_growth_is_worth_its_price_where_the_cubes_can_go() -> None:
    state = delivering()
    target = COLOURS[state.city[hex_of(state, named(state, "New York"))]]
    supply(state, 1, f"{target} {target} {target}")
    supply(state, 2, "gray gray gray")
    state.phase = "action_tiles"
    at_step(state, ChooseActionTile(1), ChooseActionTile(0))
    assert after(state, "take city_growth") > after(state, "take city_growth passing")
    action(state, 0, "city_growth")
    building(state, 0, left=0)
    assert best(state) == f"grow {named(state, 'Albany')}"
    play(state, best(state))
    assert best(state) == "supply 1"


def test_growth_without_a_network_is_not_paid_for() -> None:
    state = a_state(money=0)
    supply(state, 1, "red red red")
    state.phase = "action_tiles"
    at_step(state, ChooseActionTile(1), ChooseActionTile(0))
    assert after(state, "take city_growth passing") > after(state, "take city_growth")
    assert after(state, "take urbanization passing") > after(state, "take urbanization")
    assert after(state, "take turn_order") > after(state, "take locomotive")


def test_urbanization_goes_to_a_town_of_the_network() -> None:
    state = delivering()
    supply(state, 1, "red red blue")
    cubes(state, named(state, "Albany"), "gray gray gray")
    action(state, 0, "urbanization")
    building(state, 0, left=0)
    assert best(state).startswith("urbanize 8,2 gray")


# --- auctions and capital


def test_bids_of_the_base_game_are_small() -> None:
    state = a_state(money=0)
    state.order = []
    at_step(state, Bid(0, -1, (0, 1, 2, 3), -1))
    move = best(state)
    assert move in ("bid 0", "bid 1", "bid 2", "pass")
    high = a_state(money=0)
    high.order = []
    at_step(high, Bid(0, 6, (0, 1, 2, 3), 3))
    assert best(high) == "pass"


def test_bids_of_the_standard_game_are_small() -> None:
    state = a_state(ruleset="standard", money=10)
    state.phase = "auction"
    bids = (-1, -1, -1, -1)
    at_step(state, BidForOrder(0, bids, -1, -1, (0, 1, 2, 3), -1, ()))
    assert best(state) in ("bid 0", "bid 1", "bid 2", "pass")
    at_step(state, BidForOrder(0, (-1, -1, -1, 7), -1, 7, (0, 1, 2, 3), 3, ()))
    assert best(state) == "pass"


# STM-101: about $10 to $20 in the first turn.
def test_stm_101_capital_of_the_first_turn() -> None:
    for seed in range(3):
        state = set_up(seed=seed, ruleset="standard")
        assert isinstance(state.agenda[-1], Borrow)
        assert best(state) in ("borrow 2", "borrow 3", "borrow 4")
