"""Whether a printed action would do anything, on the border: GWT-060, GWT-273."""

from __future__ import annotations

from tests.games.great_western_trail.positions import (
    a_state,
    certificates,
    certificates_of,
    clear,
    collect,
    discard_pile,
    display,
    engine,
    engine_of,
    hand,
    jobs,
    market,
    play,
    put_building,
    put_tile,
    refused,
    using,
    workers,
)
from westbound.games.great_western_trail.actions import ACTION_NAMES, ACTIONS
from westbound.games.great_western_trail.rules.actions.possible import POSSIBLE, why_not_possible
from westbound.games.great_western_trail.state import TrailState


def test_gwt_273_moving_the_engine_back_changes_something() -> None:
    state = a_state(money=5)
    clear(state, 0, "aux_cert")
    certificates(state, 0, 3)  # at the limit
    engine(state, 0, "3")
    using(state, 0, "A")
    assert refused(state, "use aux_cert") is None
    play(state, "use aux_cert", "engine 2")
    assert (engine_of(state, 0), certificates_of(state, 0), state.money[0]) == ("2", 3, 4)


# what can be done with nothing but a cattleman, without money, cards or tiles on the board
ALWAYS = {
    "C_certificate", "C_engine", "D_aux", "G_engine", "G_aux", "3a_move", "4a_move", "5a_engine",
    "6a_aux", "8a_aux", "8a_engine", "9a_engine", "10a_cert", "10a_move", "3b_aux", "3b_move",
    "4b_move", "5b_engineers", "10b_dollars", "10b_engine", "10b_move", "aux_dollar",
    "aux_dollar_double", "objective_dollars_2", "objective_aux", "objective_engine_2",
    "objective_engine_3", "master_dollars",
}  # fmt: skip
ELSEWHERE = {"8b_copy", "objective_move_3"}  # these depend on the trail, or on the moment


def with_nothing() -> TrailState:
    state = a_state(money=0)
    state.draw[0] = state.market_stack = state.objective_stack = ()
    return state


def with_everything() -> TrailState:
    state = a_state(money=99)
    workers(state, 0, cowboy=2, craftsman=2, engineer=2)
    hand(state, 0, "jersey jersey dutch_belt black_angus guernsey holstein aux_sf")
    discard_pile(state, 0, "jersey")
    engine(state, 0, "9")
    jobs(state, 1, "cowboy")
    market(state, "holstein")
    display(state, "draw_bbh")
    put_tile(state, "blue_teepee", "teepee_1")
    put_tile(state, "flood_2_green", "flood1")
    put_building(state, 0, 1, "B1")
    collect(state, 0, "green_teepee blue_teepee")
    return state


def possible(state: TrailState) -> set[str]:
    """As a list of moves asks, and as a refusal asks."""
    found = {a.name for a in ACTIONS if a.name not in ELSEWHERE and POSSIBLE[a.code](state, 0)}
    for action in ACTIONS:
        if action.name not in ELSEWHERE:
            allowed = why_not_possible(state, 0, action) is None
            assert allowed == (action.name in found), action.name
    return found


def test_gwt_060_gwt_273_with_nothing_only_what_costs_nothing_can_be_done() -> None:
    assert possible(with_nothing()) == ALWAYS


def test_gwt_060_gwt_273_with_everything_all_actions_can_be_done() -> None:
    assert possible(with_everything()) == {*ACTION_NAMES} - ELSEWHERE


def test_gwt_060_each_dollar_is_needed() -> None:
    state = with_everything()
    paid = {"D_engine", "aux_engine_double", "aux_cert_double"}
    for money, missing in ((2, set()), (1, paid), (0, paid | {"aux_engine", "aux_cert"})):
        state.money[0] = money
        costing = {action.name for action in ACTIONS if action.pay}
        assert costing - possible(state) == missing
