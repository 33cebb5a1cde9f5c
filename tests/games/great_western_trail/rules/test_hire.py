"""Hiring: GWT-131 to GWT-140 and GWT-275; building A."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    certificates_of,
    engine,
    engine_of,
    hand,
    jobs,
    names_of,
    play,
    put_building,
    put_tile,
    refused,
    texts,
    token,
    using,
    workers,
)
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.components import COWBOY, CRAFTSMAN, ENGINEER, WORKERS
from westbound.games.great_western_trail.rules.scoring import points
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import Hire

NORMAL = Hire(0, False, 0)


def for_hire(state: TrailState, row: int) -> list[str]:
    """The workers that lie in this row, 1 to 12."""
    kinds = len(WORKERS)
    in_row = state.jobs[(row - 1) * kinds : row * kinds]
    return [WORKERS[kind] for kind in range(kinds) for _ in range(in_row[kind])]


def own(state: TrailState, seat: int = 0) -> list[int]:
    """Cowboys, craftsmen and engineers of the seat."""
    return [state.workers_of(seat, kind) for kind in (COWBOY, CRAFTSMAN, ENGINEER)]


def covering(worker: str, space: int) -> TrailState:
    """The seat hires this worker onto this space, 2 to 6, for $6; a Jersey is in hand."""
    state = a_state(money=26)
    before = {worker: space - 1}
    workers(state, 0, **before)
    jobs(state, 1, worker)
    hand(state, 0, "jersey guernsey")
    at_step(state, NORMAL)
    play(state, f"hire {worker} 1")
    assert state.money[0] == 20
    return state


# --- taking a worker


def test_gwt_131_one_worker_comes_from_the_market_to_the_own_row() -> None:
    state = a_state(money=10)
    jobs(state, 1, "cowboy cowboy craftsman")
    using(state, 0, "A")
    play(state, "use A_hire")
    assert refused(state, "hire engineer 1") == "GWT-131"  # none lies there
    assert refused(state, "hire cowboy 2") == "GWT-131"
    play(state, "hire cowboy 1")
    assert state.money == [4, 10, 10, 10]
    assert own(state) == [2, 1, 1]
    assert own(state, 1) == [1, 1, 1]
    assert for_hire(state, 1) == ["cowboy", "craftsman"]
    assert asked(state) == ("draw_cards", CHANCE)  # exactly one; nothing else can be paid


def test_gwt_131_with_nobody_to_hire_the_action_is_not_there() -> None:
    state = a_state()
    using(state, 0, "A")
    assert refused(state, "use A_hire") == "GWT-132"
    jobs(state, 1, "cowboy")
    assert refused(state, "use A_hire") is None


def test_gwt_131_a_hire_that_was_chosen_is_carried_out() -> None:
    state = a_state()
    jobs(state, 1, "cowboy")
    using(state, 0, "A")
    play(state, "use A_hire")
    assert refused(state, "decline") == "GWT-125"
    assert refused(state, "done") == "GWT-131"


def test_gwt_132_the_row_of_the_token_is_closed() -> None:
    state = a_state()
    jobs(state, 2, "cowboy")
    jobs(state, 3, "engineer cowboy")
    jobs(state, 4, "craftsman")
    token(state, 3, filled=2)
    at_step(state, NORMAL)
    assert texts(state) == ["hire cowboy 2"]
    assert refused(state, "hire engineer 3") == "GWT-132"
    assert refused(state, "hire cowboy 3") == "GWT-132"
    assert refused(state, "hire craftsman 4") == "GWT-132"
    token(state, 4)
    assert refused(state, "hire engineer 3") is None
    assert refused(state, "hire craftsman 4") == "GWT-132"


ROW_COSTS = [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4]


@pytest.mark.parametrize(("row", "cost"), list(enumerate(ROW_COSTS, start=1)))
@pytest.mark.parametrize("modifier", [0, 2, -1, -2])
def test_gwt_133_the_cost_of_the_row_and_the_modifier(row: int, cost: int, modifier: int) -> None:
    price = cost + modifier
    state = a_state(money=price)
    jobs(state, row, "cowboy")
    token(state, 13)
    at_step(state, Hire(0, False, modifier))
    state.money[0] = price - 1
    assert refused(state, f"hire cowboy {row}") == "GWT-133"
    state.money[0] = price
    play(state, f"hire cowboy {row}")
    assert state.money[0] == 0
    assert own(state) == [2, 1, 1]


def test_gwt_134_the_printed_worker_counts_fully() -> None:
    state = a_state(money=20)
    engine(state, 0, "2")
    using(state, 0, "C")
    play(state, "use C_engine")
    assert texts(state) == ["engine 3"]  # one printed engineer: one space
    state = a_state(money=20)
    using(state, 0, "B")
    play(state, "use B_build")
    assert refused(state, "build 1 A1") is None  # one printed craftsman
    assert refused(state, "build 4 A1") == "GWT-142"  # it needs two
    assert points(state, 0)["workers"] == 0


# --- immediate actions


def test_gwt_135_an_immediate_action_is_done_at_once_or_forfeited() -> None:
    state = covering("engineer", 3)
    assert asked(state) == ("bonus", 0)
    assert texts(state) == ["use engineer_3", "decline"]
    assert refused(state, "use engineer_2") == "GWT-135"  # another space's action
    other = state.copy()
    play(state, "use engineer_3")
    assert (state.money[0], names_of(state.hand[0])) == (22, ["guernsey"])
    play(other, "decline")
    assert (other.money[0], names_of(other.hand[0])) == (20, ["jersey", "guernsey"])
    assert asked(state) == asked(other) == ("draw_cards", -1)  # no later chance


def test_gwt_135_what_is_impossible_is_not_asked() -> None:
    state = a_state()
    workers(state, 0, engineer=2)
    jobs(state, 1, "engineer")
    hand(state, 0, "guernsey black_angus guernsey dutch_belt")  # no Jersey
    at_step(state, NORMAL)
    play(state, "hire engineer 1")
    assert asked(state) == ("move_herd", 1)
    assert state.money[0] == 14


@pytest.mark.parametrize("space", [2, 3, 5])
def test_gwt_136_cowboy_spaces_without_an_action(space: int) -> None:
    state = covering("cowboy", space)
    assert asked(state) == ("draw_cards", CHANCE)


@pytest.mark.parametrize("space", [2, 3, 5])
def test_gwt_136_craftsman_spaces_without_an_action(space: int) -> None:
    state = covering("craftsman", space)
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_136_cowboy_space_4_removes_a_hazard_free_of_charge() -> None:
    state = a_state(money=6)
    workers(state, 0, cowboy=3)
    jobs(state, 1, "cowboy")
    put_tile(state, "flood_3_green", "flood1")
    at_step(state, NORMAL)
    play(state, "hire cowboy 1")
    assert texts(state) == ["remove flood1", "decline"]
    play(state, "remove flood1")
    assert state.money[0] == 0
    assert points(state, 0)["hazards"] == 3


def test_gwt_136_cowboy_space_6_trades() -> None:
    state = a_state(money=6)
    workers(state, 0, cowboy=5)
    jobs(state, 1, "cowboy")
    put_tile(state, "blue_teepee", "teepee_2")
    put_tile(state, "green_teepee", "teepee_-3")
    at_step(state, NORMAL)
    play(state, "hire cowboy 1")
    assert texts(state) == ["trade teepee_2", "decline"]  # no money for the other
    play(state, "trade teepee_2")
    assert (state.money[0], state.blue[0], state.green[0]) == (2, 1, 0)


@pytest.mark.parametrize("space", [4, 6])
def test_gwt_136_craftsman_spaces_4_and_6_place_a_building_for_1_dollar_each(space: int) -> None:
    state = a_state(money=6 + 3)
    workers(state, 0, craftsman=space - 1)
    jobs(state, 1, "craftsman")
    at_step(state, NORMAL)
    play(state, "hire craftsman 1")
    assert asked(state) == ("place_building", 0)
    assert refused(state, "build 6 A1") == "GWT-142"  # 4 craftsmen, but $3
    play(state, "build 5 A1")
    assert state.money[0] == 0


@pytest.mark.parametrize(
    ("space", "certificates", "dollars"), [(2, 1, 0), (3, 0, 2), (5, 2, 0), (6, 0, 4)]
)
def test_gwt_136_engineer_spaces_ask_for_a_jersey(
    space: int, certificates: int, dollars: int
) -> None:
    state = covering("engineer", space)
    assert texts(state) == [f"use engineer_{space}", "decline"]
    play(state, f"use engineer_{space}")
    assert certificates_of(state, 0) == certificates
    assert state.money[0] == 20 + dollars
    assert names_of(state.discard[0]) == ["jersey"]


def test_gwt_136_engineer_space_4_hires_for_2_dollars_less() -> None:
    state = a_state(money=6 + 4)
    workers(state, 0, engineer=3)
    jobs(state, 1, "engineer cowboy")
    jobs(state, 3, "craftsman")
    at_step(state, NORMAL)
    play(state, "hire engineer 1")
    assert texts(state) == ["hire cowboy 1", "decline"]
    assert refused(state, "hire craftsman 3") == "GWT-133"  # $5
    play(state, "hire cowboy 1")
    assert state.money[0] == 0
    assert own(state) == [2, 1, 4]


def test_gwt_137_a_row_of_six_takes_nobody_else() -> None:
    state = a_state()
    jobs(state, 1, "cowboy engineer")
    workers(state, 0, cowboy=6, engineer=5)
    at_step(state, NORMAL)
    assert refused(state, "hire cowboy 1") == "GWT-137"
    play(state, "hire engineer 1")
    assert own(state) == [6, 1, 6]
    at_step(state, NORMAL)
    jobs(state, 1, "engineer craftsman")
    assert refused(state, "hire engineer 1") == "GWT-137"
    assert refused(state, "hire craftsman 1") is None


@pytest.mark.parametrize(("number", "vp"), [(1, 0), (4, 0), (5, 4), (6, 8)])
def test_gwt_138_spaces_5_and_6_are_worth_4_points_each(number: int, vp: int) -> None:
    for kind in WORKERS:
        state = a_state()
        workers(state, 0, **{kind: number})
        assert points(state, 0)["workers"] == vp


# --- building A


def test_gwt_139_building_a_hires_twice_as_two_separate_actions() -> None:
    state = a_state(money=30)
    jobs(state, 1, "cowboy craftsman engineer")
    using(state, 0, "A")
    play(state, "use A_hire2", "hire cowboy 1")
    assert state.money[0] == 22  # $6 + $2
    assert refused(state, "use A_hire2") == "GWT-059"
    play(state, "use A_hire", "hire craftsman 1")
    assert state.money[0] == 16
    assert own(state) == [2, 2, 1]
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_139_one_of_the_two_alone_is_enough() -> None:
    state = a_state(money=30)
    jobs(state, 1, "cowboy craftsman engineer")
    using(state, 0, "A")
    play(state, "use A_hire", "hire cowboy 1", "done")
    assert state.money[0] == 24
    assert own(state) == [2, 1, 1]


def test_gwt_139_the_guernsey_of_building_a_brings_2_dollars() -> None:
    state = a_state(money=0)
    hand(state, 0, "guernsey jersey")
    using(state, 0, "A")
    play(state, "use A_guernsey")
    assert state.money[0] == 2
    assert names_of(state.discard[0]) == ["guernsey"]
    hand(state, 1, "jersey black_angus")
    using(state, 1, "A")
    assert refused(state, "use A_guernsey") == "GWT-126"


def test_gwt_140_the_example_of_building_a() -> None:
    """Mary hires an engineer for $7, takes $2 for a Jersey, then a cowboy for $8."""
    state = a_state(money=20)
    workers(state, 0, engineer=2)
    hand(state, 0, "jersey dutch_belt")
    jobs(state, 1, "cowboy")
    jobs(state, 3, "engineer")
    jobs(state, 4, "engineer")
    token(state, 4, filled=1)
    using(state, 0, "A")
    play(state, "use A_hire")
    assert refused(state, "hire engineer 4") == "GWT-132"
    play(state, "hire engineer 3", "use engineer_3", "use A_hire2")
    assert state.money[0] == 20 - 7 + 2
    play(state, "hire cowboy 1")
    assert state.money[0] == 15 - 8
    assert own(state) == [2, 1, 3]
    assert names_of(state.hand[0]) == ["dutch_belt"]
    assert asked(state) == ("draw_cards", CHANCE)  # no Guernsey: nothing is left to do


# --- a worker just hired counts


def test_gwt_275_a_new_craftsman_counts_for_the_action_of_his_own_space() -> None:
    state = a_state(money=6 + 4)
    workers(state, 0, craftsman=3)
    jobs(state, 1, "craftsman")
    at_step(state, NORMAL)
    play(state, "hire craftsman 1")
    assert refused(state, "build 7 A1") == "GWT-142"  # 5 craftsmen
    play(state, "build 6 A1")  # 4 craftsmen
    assert state.money[0] == 0


def test_gwt_275_a_new_engineer_counts_in_the_same_turn() -> None:
    state = a_state(money=20)
    put_building(state, 0, 5, "A1")
    jobs(state, 1, "engineer")
    using(state, 0, "A1")
    play(state, "use 5a_hire", "hire engineer 1", "use 5a_engine")
    assert texts(state) == ["engine 1", "engine 2"]
    play(state, "engine 2")
    assert engine_of(state, 0) == "2"


def test_gwt_275_an_immediate_hire_may_bring_a_further_immediate_action() -> None:
    state = a_state(money=30)
    workers(state, 0, engineer=3)
    hand(state, 0, "jersey")
    jobs(state, 1, "engineer engineer")
    at_step(state, NORMAL)
    play(state, "hire engineer 1", "hire engineer 1")  # space 4, then space 5
    assert own(state) == [1, 1, 5]
    assert texts(state) == ["use engineer_5", "decline"]
    play(state, "use engineer_5")
    assert certificates_of(state, 0) == 2
    assert state.money[0] == 30 - 6 - 4
