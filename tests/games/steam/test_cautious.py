"""The cautious player: solvent, at work on its links, and still different every time."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.steam.positions import (
    a_state,
    action,
    at_step,
    building,
    cubes,
    hex_of,
    moving_goods,
    supply,
    track,
)
from westbound.engine.rng import Rng
from westbound.games.steam import steps as s
from westbound.games.steam.cautious import allowance, can_serve, cautious, deliverable, distances
from westbound.games.steam.game import GAME
from westbound.games.steam.state import SteamState
from westbound.kit.suites.walks import last, walk


def chosen(state: SteamState, times: int = 200) -> Counter[str]:
    """How often it makes which move here."""
    seat = state.agenda[-1].seat
    moves = GAME.legal(state, seat)
    return Counter(cautious(state, seat, moves, Rng(number)).text for number in range(times))


# --- money


@pytest.mark.parametrize(("ruleset", "loans"), [("base", 4), ("standard", 3)])
def test_stm_231_and_233_debts_that_can_be_served(ruleset: str, loans: int) -> None:
    """Base: 4 loans leave income at -9 after four turns, 5 would be the end. Standard, with upkeep:
    -3, -5, -8 after two turns; from -4 on it would be -11."""
    state = a_state(3, ruleset=ruleset, money=0)
    assert can_serve(state, 0, loans=loans)
    assert not can_serve(state, 0, loans=loans + 1)
    assert state.income == [0, 0, 0]


def test_in_the_last_turn_only_one_payment_is_left() -> None:
    state = a_state(3, money=0)
    state.turn = state.setup.turns
    assert can_serve(state, 0, loans=8)  # 8 dollars are due, and two more loans can be had
    assert not can_serve(state, 0, loans=9)


def test_stm_060_the_allowance_is_cash_and_loans_that_can_be_served() -> None:
    assert allowance(a_state(3, money=3), 0) == 3 + 4 * 5
    assert allowance(a_state(3, money=12, ruleset="standard"), 0) == 12
    relaxed = a_state(3, money=12, ruleset="standard", relaxed_borrowing=True)
    assert allowance(relaxed, 0) > 12


def test_who_is_too_deep_in_debt_spends_half_of_the_cash() -> None:
    state = a_state(3, money=7)
    state.income[0] = -10
    assert not can_serve(state, 0, 7)
    assert allowance(state, 0) == 3


def test_bids_are_low_and_passing_is_always_possible() -> None:
    state = at_step(a_state(3, money=0), s.Bid(0, 3, (0, 1, 2), 1))
    assert chosen(state).keys() == {"pass", "bid 4", "bid 5"}
    state = at_step(a_state(3, money=0), s.Bid(0, 5, (0, 1, 2), 1))
    assert chosen(state).keys() == {"pass"}


def test_stm_100_capital_for_a_turn_and_no_more() -> None:
    state = at_step(a_state(3, ruleset="standard", money=0), s.Borrow(0))
    assert chosen(state).keys() == {"borrow 0", "borrow 1", "borrow 2", "borrow 3"}
    assert chosen(state).most_common(1)[0][0] == "borrow 3"
    state = at_step(a_state(3, ruleset="standard", money=15), s.Borrow(0))
    assert chosen(state).keys() == {"borrow 0"}


def test_an_action_tile_leaves_money_for_track() -> None:
    state = a_state(3, money=0)
    supply(state, 1, "red")
    rich = chosen(at_step(state, s.ChooseActionTile(0)))
    assert "take urbanization" in rich
    state.income[0] = -4
    poor = chosen(at_step(state, s.ChooseActionTile(0)))
    assert "take urbanization" not in poor
    assert "take urbanization passing" in poor
    assert "take locomotive" not in rich  # nothing could be delivered with it


# --- track


def test_own_lines_go_on_first() -> None:
    state = a_state(4, money=20)
    track(state, 0, "8,1 21@0")
    assert chosen(building(state)).most_common(1)[0][0] == "build 8,2"


def test_a_short_line_begins_where_cubes_are_wanted() -> None:
    """Hartford and Providence have one hex between them: 11,0 and 11,1 touch both."""
    state = a_state(4, money=20)
    colour = state.city[hex_of(state, "12,0")]
    cubes(state, "10,1", ("red", "blue", "yellow", "purple")[colour])
    found = chosen(building(state))
    best = {text for text, _ in found.most_common(2)}
    away = distances(state.setup.map)
    for text in best:
        hex_ = hex_of(state, text.removeprefix("build "))
        assert away[hex_][hex_of(state, "12,0")] == away[hex_][hex_of(state, "10,1")] == 1


def test_a_tile_that_lets_a_cube_be_delivered_is_laid() -> None:
    state = a_state(4, money=20)
    track(state, 0, "8,1 21@0", "8,2 T21@0")
    new_york = state.city[hex_of(state, "8,4")]
    cubes(state, "8,0", ("red", "blue", "yellow", "purple")[new_york])
    found = chosen(at_step(state, s.PlaceTrack(0, hex_of(state, "8,3"), 1)))
    assert found.most_common(1)[0][0] == "tile 21@0"


def test_without_money_nothing_is_built() -> None:
    state = a_state(4, money=1, ruleset="standard")
    track(state, 0, "8,1 21@0")
    assert chosen(building(state)).keys() == {"done"}


def test_stm_092_what_was_paid_for_is_done() -> None:
    state = a_state(4, money=0)
    state.income[0] = -10
    action(state, 0, "urbanization")
    supply(state, 1, "red")
    assert all(text.startswith("urbanize") for text in chosen(building(state)))


# --- goods


def delivering(level: int) -> SteamState:
    state = a_state(4, money=20)
    track(state, 0, "8,1 21@0", "8,2 T21@0", "8,3 21@0")
    colour = state.city[hex_of(state, "8,4")]
    cubes(state, "8,0", ("red", "blue", "yellow", "purple")[colour])
    state.level[0] = level
    return moving_goods(state, 0)


def test_a_cube_is_moved_if_one_can_be() -> None:
    state = delivering(level=2)
    assert deliverable(state, 0) == 1
    found = chosen(state)
    assert found.most_common(1)[0][0].startswith("cube 8,0")
    assert "pass" in found


def test_a_locomotive_is_for_deliveries() -> None:
    assert chosen(delivering(level=1)).keys() == {"upgrade"}
    assert "upgrade" not in chosen(delivering(level=2))


def test_income_comes_before_points() -> None:
    state = at_step(a_state(3), s.IncomeOrPoints(0, 2))
    state.income[0] = -1
    assert chosen(state).keys() == {"income"}
    state.income[0] = 6
    assert chosen(state).keys() == {"income", "points"}
    state.income[0] = 10
    assert chosen(state).keys() == {"points"}


# --- whole matches


@pytest.mark.parametrize("ruleset", ["base", "standard"])
def test_matches_go_deep(ruleset: str) -> None:
    """Most come to their last turn, with links and deliveries for everybody."""
    ends = [last(walk(GAME, 4, seed, {"ruleset": ruleset})) for seed in range(6)]
    assert sum(state.turn == state.setup.turns for state in ends) >= 4
    assert sum(sum(map(len, state.links)) // 2 for state in ends) > 6 * 12
    assert any(sum(state.vp) > 10 for state in ends)
