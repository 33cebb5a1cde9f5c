"""Stations and station masters: GWT-164 to GWT-175, GWT-279, GWT-280."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    certificates_of,
    clear,
    clear_all,
    cleared,
    discs_on,
    engine,
    engine_of,
    hand,
    has_station,
    jobs,
    moving,
    play,
    put_building,
    put_tile,
    refused,
    texts,
    using,
    workers,
)
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.components import COWBOY, ENGINEER, MASTER_NAMES, WORKERS
from westbound.games.great_western_trail.rules.certificates import permanent
from westbound.games.great_western_trail.rules.scoring import points
from westbound.games.great_western_trail.state import NOBODY, TrailState
from westbound.games.great_western_trail.steps import Hire, MoveEngine

# station: the space before its turnout, cost, victory points, white corners
STATIONS = {
    "s1": (4, 2, 1, True),
    "s2": (7, 2, 1, True),
    "s3": (10, 4, 2, True),
    "s4": (13, 4, 2, True),
    "s5": (16, 6, 3, False),
    "s6": (21, 8, 5, False),
    "s7": (25, 7, 6, False),
    "s8": (29, 6, 7, False),
    "s9": (33, 5, 8, False),
    "s10": (39, 3, 9, False),
}
WHITE_DISC = "aux_cert"
DARK_DISC = "step_vp"


def at_station(name: str, money: int = 30, hired: str = "") -> TrailState:
    """Seat 0's engine is about to stop at this station."""
    state = a_state(money=money)
    workers(state, 0, **{worker: 1 + hired.split().count(worker) for worker in WORKERS})
    before = STATIONS[name][0]
    engine(state, 0, str(38 if name == "s10" else before))
    return at_step(state, MoveEngine(0, False, 1))


def stop(state: TrailState, name: str) -> TrailState:
    return play(state, "engine 39" if name == "s10" else f"engine {name}")


def master_at(name: str, hired: str = "cowboy", money: int = 30) -> TrailState:
    """Seat 0 has just upgraded this station and may take its station master tile."""
    state = stop(at_station(name, money, hired), name)
    disc = WHITE_DISC if STATIONS[name][3] else DARK_DISC
    return play(state, f"upgrade {name}", f"disc {disc}")


# --- upgrading


def test_gwt_164_an_engine_that_stops_lets_its_owner_decide_at_once() -> None:
    state = stop(at_station("s1"), "s1")
    assert asked(state) == ("upgrade_station", 0)
    assert refused(state, "upgrade s2") == "GWT-164"
    play(state, "decline")
    assert not has_station(state, 0, "s1")
    assert state.money[0] == 30
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_164_passing_a_turnout_asks_nothing() -> None:
    state = at_station("s1")
    play(state, "engine 5")
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_165_a_station_is_upgraded_once_for_each_player() -> None:
    state = at_station("s1")
    discs_on(state, 0, "s1")
    stop(state, "s1")
    assert asked(state) == ("draw_cards", CHANCE)
    state = at_station("s1")
    discs_on(state, 1, "s1")  # others do not matter
    stop(state, "s1")
    play(state, "upgrade s1", f"disc {WHITE_DISC}")
    assert has_station(state, 0, "s1")
    assert has_station(state, 1, "s1")


def test_gwt_166_pay_and_place_a_disc_of_the_player_board() -> None:
    state = stop(at_station("s1"), "s1")
    play(state, "upgrade s1")
    assert state.money[0] == 28
    assert refused(state, "decline") == "GWT-093"  # it goes on
    play(state, "disc aux_cert")
    assert cleared(state, 0, "aux_cert") == 1
    assert has_station(state, 0, "s1")


def test_gwt_166_the_corners_are_those_of_cities() -> None:
    state = stop(at_station("s4"), "s4")  # white
    play(state, "upgrade s4")
    assert refused(state, "disc step_vp") == "GWT-094"
    assert refused(state, "disc aux_trash") is None
    state = stop(at_station("s5"), "s5")  # dark
    play(state, "upgrade s5")
    assert refused(state, "disc step_vp") is None
    assert refused(state, "disc aux_trash") is None


@pytest.mark.parametrize("name", STATIONS)
def test_gwt_167_cost_points_and_corners_of_each_station(name: str) -> None:
    _, cost, vp, white = STATIONS[name]
    state = stop(at_station(name, money=cost - 1), name)
    assert asked(state) != ("upgrade_station", 0)
    state = stop(at_station(name, money=cost), name)
    play(state, f"upgrade {name}")
    assert state.money[0] == 0
    assert (refused(state, f"disc {DARK_DISC}") == "GWT-094") == white
    play(state, f"disc {WHITE_DISC}")
    assert points(state, 0)["stations"] == vp


# --- station masters


def test_gwt_168_a_hired_worker_is_given_up_for_the_tile() -> None:
    state = master_at("s1", hired="cowboy cowboy engineer")
    assert asked(state) == ("take_master", 0)
    assert texts(state) == ["give up cowboy", "give up engineer", "decline"]
    play(state, "give up cowboy")
    assert state.master_of[MASTER_NAMES.index("workers")] == 0
    assert state.workers_of(0, COWBOY) == 2  # the rightmost of three has gone
    assert state.hired_out == [1, 0, 0]


def test_gwt_168_a_station_without_a_tile_offers_nothing() -> None:
    state = stop(at_station("s6", hired="cowboy"), "s6")
    play(state, "upgrade s6", f"disc {DARK_DISC}")
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_169_printed_workers_cannot_be_given_up() -> None:
    state = master_at("s1", hired="cowboy")
    assert refused(state, "give up engineer") == "GWT-169"
    assert refused(state, "give up cowboy") is None
    nobody_hired = master_at("s1", hired="")
    assert asked(nobody_hired) == ("draw_cards", -1)
    assert nobody_hired.master_of == [NOBODY] * 5


def test_gwt_170_who_declines_gets_no_later_chance() -> None:
    state = master_at("s1")
    play(state, "decline")
    assert state.workers_of(0, COWBOY) == 2
    assert state.masters[0] == MASTER_NAMES.index("workers")  # it stays for others
    engine(state, 0, "4")
    at_step(state, MoveEngine(0, False, 1))
    play(state, "engine s1")  # their disc is there: no second upgrade
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_171_a_tile_that_was_taken_is_gone() -> None:
    state = master_at("s3")
    play(state, "give up cowboy")
    workers(state, 1, cowboy=2)
    engine(state, 1, "10")
    engine(state, 0, "20")
    at_step(state, MoveEngine(1, False, 1), seat=1)
    play(state, "engine s3", "upgrade s3", f"disc {WHITE_DISC}")
    assert asked(state) == ("draw_cards", CHANCE)
    assert state.workers_of(1, COWBOY) == 2
    assert state.master_of[MASTER_NAMES.index("hazards")] == 0


def test_gwt_171_a_tile_that_was_declined_is_there_for_the_next() -> None:
    state = master_at("s3")
    play(state, "decline")
    workers(state, 1, engineer=2)
    engine(state, 1, "10")
    engine(state, 0, "20")
    at_step(state, MoveEngine(1, False, 1), seat=1)
    play(state, "engine s3", "upgrade s3", f"disc {WHITE_DISC}", "give up engineer")
    assert state.master_of[MASTER_NAMES.index("hazards")] == 1


def test_gwt_172_a_space_uncovered_and_covered_again_gives_its_action_again() -> None:
    state = master_at("s3", hired="engineer engineer")  # spaces 2 and 3
    play(state, "give up engineer")
    assert state.workers_of(0, ENGINEER) == 2
    hand(state, 0, "jersey")
    jobs(state, 1, "engineer")
    at_step(state, Hire(0, False, 0))
    play(state, "hire engineer 1")
    assert texts(state) == ["use engineer_3", "decline"]


@pytest.mark.parametrize("station", ["s3", "s4", "s5"])
def test_gwt_173_three_tiles_are_a_permanent_certificate(station: str) -> None:
    state = master_at(station)
    assert permanent(state, 0) == 0
    play(state, "give up cowboy")
    assert permanent(state, 0) == 1
    assert certificates_of(state, 0) == 0  # the marker does not move
    assert asked(state) == ("draw_cards", CHANCE)


@pytest.mark.parametrize("station", ["s1", "s2"])
def test_gwt_173_two_tiles_have_an_immediate_action_instead(station: str) -> None:
    state = master_at(station)
    play(state, "give up cowboy")
    assert permanent(state, 0) == 0


def test_gwt_174_2_dollars() -> None:
    state = master_at("s1")
    before = state.money[0]
    play(state, "give up cowboy")
    assert state.money[0] == before + 2


def test_gwt_174_remove_a_hazard_free_of_charge_or_trade() -> None:
    state = stop(at_station("s2", money=2, hired="cowboy"), "s2")
    put_tile(state, "flood_4_green", "flood1")
    put_tile(state, "green_teepee", "teepee_1")
    play(state, "upgrade s2", f"disc {WHITE_DISC}", "give up cowboy")
    assert texts(state) == ["use master_hazard", "use master_trade", "decline"]
    hazard, trade, nothing = state.copy(), state.copy(), state.copy()
    play(hazard, "use master_hazard", "remove flood1")
    assert (hazard.money[0], len(hazard.hazards[0]), hazard.green[0]) == (0, 1, 0)
    play(trade, "use master_trade", "trade teepee_1")
    assert (trade.money[0], len(trade.hazards[0]), trade.green[0]) == (1, 0, 1)
    play(nothing, "decline")
    assert (nothing.money[0], len(nothing.hazards[0]), nothing.green[0]) == (0, 0, 0)
    for state in (hazard, trade, nothing):
        assert asked(state) == ("draw_cards", CHANCE)  # one of the two


def test_gwt_174_with_only_one_possible_just_that_one() -> None:
    state = stop(at_station("s2", money=2, hired="cowboy"), "s2")
    put_tile(state, "green_teepee", "teepee_-1")  # $1 that they do not have
    put_tile(state, "flood_4_green", "flood1")
    play(state, "upgrade s2", f"disc {WHITE_DISC}", "give up cowboy")
    assert texts(state) == ["remove flood1", "decline"]


def test_gwt_175_the_lower_half_scores_its_own_task() -> None:
    state = master_at("s1", hired="cowboy cowboy")
    assert points(state, 0)["station_masters"] == 0
    play(state, "give up cowboy")
    assert points(state, 0)["station_masters"] == 4  # 1 for each of four workers
    assert points(state, 1)["station_masters"] == 0


# --- order


def test_gwt_279_the_upgrade_is_decided_before_the_rest_of_the_reward() -> None:
    """The $3 of 1b come too late to pay for the station."""
    state = a_state(money=1, sides="b" * 10)
    put_building(state, 0, 1, "A1")
    engine(state, 0, "5")
    using(state, 0, "A1")
    play(state, "use 1b_engine_back", "engine s1")
    assert asked(state) == ("draw_cards", CHANCE)  # $1 was not enough for $2
    assert state.money[0] == 4
    assert not has_station(state, 0, "s1")


def test_gwt_279_with_enough_money_the_upgrade_comes_first() -> None:
    state = a_state(money=3)
    clear(state, 0, "aux_cert")
    engine(state, 0, "5")
    using(state, 0, "A")
    play(state, "use aux_cert", "engine s1")
    assert asked(state) == ("upgrade_station", 0)
    assert certificates_of(state, 0) == 0  # not yet
    play(state, "upgrade s1", "disc aux_engine")
    assert (state.money[0], certificates_of(state, 0)) == (0, 1)


def test_gwt_279_an_engine_that_stands_there_gives_no_new_chance() -> None:
    state = stop(at_station("s1"), "s1")
    play(state, "decline")
    moving(state, 0)
    play(state, "move B")
    assert not [text for text in texts(state) if text.startswith("upgrade")]
    play(state, "use aux_dollar")
    assert engine_of(state, 0) == "s1"
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_280_the_3_dollars_of_a_step_space_do_not_help_to_pay() -> None:
    state = at_station("s5", money=5)
    clear_all(state, 0, but="step_dollars")
    stop(state, "s5")  # $6
    assert asked(state) == ("draw_cards", CHANCE)
    state = at_station("s5", money=6)
    clear_all(state, 0, but="step_dollars")
    stop(state, "s5")
    play(state, "upgrade s5", "disc step_dollars")
    assert state.money[0] == 3


def test_gwt_280_the_5_dollars_of_a_hand_space_come_on_top() -> None:
    state = at_station("s5", money=10)
    clear_all(state, 0, but="hand")
    stop(state, "s5")  # $6 + $5
    assert asked(state) == ("draw_cards", CHANCE)
    state = at_station("s5", money=11)
    clear_all(state, 0, but="hand")
    stop(state, "s5")
    play(state, "upgrade s5", "disc hand")
    assert state.money[0] == 0
    state = at_station("s5", money=10)  # with other discs only those
    stop(state, "s5")
    play(state, "upgrade s5")
    assert refused(state, "disc hand") == "GWT-100"
    assert refused(state, "disc step_vp") is None


def test_gwt_280_cost_then_disc_then_station_master() -> None:
    state = at_station("s5", money=6, hired="cowboy")
    clear_all(state, 0, but="step_dollars")
    stop(state, "s5")
    play(state, "upgrade s5")
    assert (asked(state), state.money[0]) == (("place_disc", 0), 0)
    play(state, "disc step_dollars")
    assert (asked(state), state.money[0]) == (("take_master", 0), 3)
    play(state, "give up cowboy")
    assert asked(state) == ("draw_cards", CHANCE)
