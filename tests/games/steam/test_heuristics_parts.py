"""The parts of which the bots' view of Steam is made: money, networks, timetables."""

from __future__ import annotations

import pytest

from westbound.games.steam.components import COLOUR_CODES
from westbound.games.steam.heuristics.finance import Purse, after_paying, finances, ledger
from westbound.games.steam.heuristics.network import ROWS, Graph
from westbound.games.steam.heuristics.schedule import Plan, plan, slots, timetables
from westbound.games.steam.heuristics.weights import MAX_TURNS, SHIPPED

# --- money


def purse(money: int, income: int, phases: int = 5, upkeep: int = 0, loans: bool = True) -> Purse:
    return Purse(money, income, phases, phases, upkeep, 0, loans)


def test_money_and_income_are_never_worth_less_than_less_of_them() -> None:
    for phases in range(1, MAX_TURNS):
        for loans in (True, False):
            by_income = [finances(purse(5, i, phases, 0, loans), 6) for i in range(-10, 11)]
            by_money = [finances(purse(m, -3, phases, 0, loans), 6) for m in range(30)]
            assert by_income == sorted(by_income)
            assert by_money == sorted(by_money)


def test_tables_cover_the_longest_game_and_fall_towards_its_end() -> None:
    assert all(len(row) == MAX_TURNS + 1 for row in (SHIPPED.dollar, SHIPPED.flow, SHIPPED.point))
    assert list(SHIPPED.dollar) == sorted(SHIPPED.dollar)
    assert list(SHIPPED.point) == sorted(SHIPPED.point)
    assert list(SHIPPED.order) == sorted(SHIPPED.order, reverse=True)
    assert SHIPPED.point[1] == 1.0  # STM-226: a victory point in the last turn


# STM-061: the fewest loans; STM-101: none in the standard game.
def test_stm_061_paying_takes_the_fewest_loans_and_only_where_they_are_allowed() -> None:
    assert after_paying(purse(0, 0), 8) == purse(2, -2)
    assert after_paying(purse(8, 0), 8) == purse(0, 0)
    assert after_paying(purse(0, -9), 6) is None
    assert after_paying(purse(7, 0, loans=False), 8) is None


# STM-233: what is missing of the upkeep costs victory points, or income.
def test_stm_233_missing_money_hurts_more_than_having_it() -> None:
    short, enough = purse(0, 0, 1, 4, loans=False), purse(4, 0, 1, 4, loans=False)
    assert finances(enough, 0) - finances(short, 0) >= 2
    rich = short._replace(vp=5)
    assert finances(rich, 0) == pytest.approx(-2)


# STM-230: points that go on income in this turn spare a shortage, an upgrade may make one.
def test_stm_230_deliveries_of_this_turn_count_for_its_income_phase() -> None:
    for loans in (True, False):
        short, exact = purse(0, -3, 4, 1, loans=loans), purse(4, -3, 4, 1, loans=loans)
        assert finances(short, 6, 4) > finances(short, 6, 2) > finances(short, 6)
        assert finances(exact, 6, 2) == finances(exact, 6) > finances(exact, 6, -1)


def test_a_ledger_tells_what_is_left_after_paying() -> None:
    deliveries = Plan(9.0, 6, 0, 2, 1)
    account = ledger(purse(8, 0))
    assert account.after(0, deliveries) == finances(purse(8, 0), 6, 1)
    assert account.after(10, deliveries) == finances(purse(3, -1), 6, 1)
    assert ledger(purse(8, 0, loans=False)).after(9, deliveries) is None


def test_a_loan_costs_more_the_longer_it_lasts() -> None:
    costs = [finances(purse(20, 0, n), 9) - finances(purse(20, -1, n), 9) for n in range(1, 9)]
    assert costs == sorted(costs)


# --- the network

NOWHERE = (0,) * 7


def graph(links: str, cities: dict[int, str]) -> Graph:
    """Links "1-2 2-3" between places by number; towns have no colour."""
    pairs = [tuple(map(int, link.split("-"))) for link in links.split()]
    city = [COLOUR_CODES.get(cities.get(place, ""), -1) for place in range(10)]
    return Graph([(a, b) for a, b in pairs], city)


def reach(found: Graph, origin: int, colour: str) -> tuple[int, ...]:
    return ROWS[found.reach(origin).get(COLOUR_CODES[colour], 0)]


def test_stm_213_links_count_up_to_the_level() -> None:
    found = graph("1-2 2-3 3-4", {1: "red", 4: "blue"})
    assert reach(found, 1, "blue") == (0, 0, 0, 3, 3, 3, 3)
    assert reach(found, 4, "red") == (0, 0, 0, 3, 3, 3, 3)
    assert reach(found, 1, "yellow") == NOWHERE


# STM-214, STM-216: the cube stops at the first city of its colour and passes no city twice.
def test_stm_214_the_first_city_of_the_colour_stops_the_cube() -> None:
    found = graph("1-2 2-3", {1: "red", 2: "blue", 3: "blue"})
    assert reach(found, 1, "blue") == (0, 1, 1, 1, 1, 1, 1)
    ring = graph("1-2 2-3 3-4 4-1", {1: "red", 2: "blue", 3: "yellow", 4: "purple"})
    assert reach(ring, 1, "blue") == (0, 1, 1, 3, 3, 3, 3)  # STM-216: the long way round
    assert reach(ring, 1, "red") == NOWHERE


def test_plans_upgrade_only_if_that_brings_more() -> None:
    rounds = slots(4, 2)
    assert len(rounds) == 8
    assert list(rounds) == sorted(rounds, reverse=True)
    tables = timetables(1, rounds, 2, True, 3)
    long, short = 1 << 2, 1 << 1
    assert plan({}, tables, 0.0).value == 0
    assert plan({long: 4}, tables, 0.0).level == 2
    assert plan({short: 4}, tables, 0.0).level == 1
    assert plan({long: 1}, tables, 99.0).value == 0  # STM-232: too dear to keep
    assert plan({short: 20}, tables, 0.0).points == 8


# STM-211: one upgrade in a turn, so a second one waits for the next.
def test_stm_211_timetables_upgrade_once_a_turn() -> None:
    rounds = slots(3, 2)
    both = timetables(1, rounds, 2, True, 2)
    assert [(table.level, len(table.late), len(table.early)) for table in both] == [
        (1, 6, 0),
        (2, 5, 0),
        (3, 3, 1),
    ]
    assert [level for _, level in both[2].early] == [2]
    used = timetables(1, rounds, 2, False, 2)
    assert (len(used[1].late), len(used[1].early)) == (3, 2)
    assert timetables(6, rounds, 2, True, 2)[-1].level == 6


# STM-232: what this turn brings for the income phase, the upkeep of its upgrade taken off.
def test_stm_232_points_of_this_turn_and_the_upkeep_of_its_upgrade() -> None:
    tables = timetables(1, slots(4, 2), 2, True, 3)
    short, long = 1 << 1, 1 << 2
    assert plan({short: 4}, tables, 0.1).soon == 2
    assert plan({long: 4}, tables, 0.1).soon == 2 - 1
    assert plan({long: 4}, tables, 0.0).soon == 2
