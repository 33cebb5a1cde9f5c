"""Moving the engine: GWT-151 to GWT-163, GWT-277, GWT-278; buildings C and G."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    certificates,
    certificates_of,
    clear,
    clear_all,
    discs_on,
    display,
    engine,
    engine_choices,
    engine_of,
    has_station,
    play,
    put_building,
    refused,
    texts,
    using,
    workers,
)
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.railroad import CITY_CODES, POSITION_NAMES, POSITIONS
from westbound.games.great_western_trail.rules.delivery import transport_cost
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import MoveEngine, MoveEngineBack


def forward(at: str, most: int, others: str = "") -> TrailState:
    """Seat 0 moves their engine, at most so far; the others' engines are named in order."""
    state = a_state(money=0)
    engine(state, 0, at)
    for seat, place in enumerate(others.split(), start=1):
        engine(state, seat, place)
    return at_step(state, MoveEngine(0, False, most))


def back(at: str, exactly: int, others: str = "") -> TrailState:
    """Seat 0 moves their engine back exactly so far."""
    state = a_state(money=0)
    engine(state, 0, at)
    for seat, place in enumerate(others.split(), start=1):
        engine(state, seat, place)
    return at_step(state, MoveEngineBack(0, exactly))


# --- how far


@pytest.mark.parametrize("engineers", [1, 2, 5])
def test_gwt_151_up_to_as_many_spaces_as_engineers(engineers: int) -> None:
    state = a_state(money=0)
    workers(state, 0, engineer=engineers)
    engine(state, 0, "34")
    using(state, 0, "G")
    play(state, "use G_engine")
    assert engine_choices(state) == {str(34 + n) for n in range(1, engineers + 1)}


def test_gwt_151_up_to_the_number_shown() -> None:
    state = forward("34", 3)
    assert engine_choices(state) == {"35", "36", "37"}
    assert refused(state, "engine 38") == "GWT-152"


def test_gwt_151_building_c_moves_the_engine_and_gives_a_certificate() -> None:
    state = a_state(money=0)
    workers(state, 0, engineer=2)
    using(state, 0, "C")
    play(state, "use C_certificate")
    assert certificates_of(state, 0) == 1
    play(state, "use C_engine", "engine 2")
    assert engine_of(state, 0) == "2"
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_151_the_certificate_of_building_c_excludes_its_objective_card() -> None:
    state = a_state(money=0)
    display(state, "draw_5h")
    using(state, 0, "C")
    play(state, "use C_certificate")
    assert refused(state, "use C_objective") == "GWT-061"
    using(state, 0, "C")
    play(state, "use C_objective", "take card draw_5h", "cards draw_bbh")
    assert refused(state, "use C_certificate") == "GWT-061"


def test_gwt_151_building_c_gives_no_certificate_beyond_the_limit() -> None:
    state = a_state(money=0)
    certificates(state, 0, 3)
    using(state, 0, "C")
    assert refused(state, "use C_certificate") == "GWT-129"


def test_gwt_152_at_least_one_space_and_the_rest_is_forfeited() -> None:
    state = forward("34", 3)
    assert refused(state, "engine 34") == "GWT-152"
    assert refused(state, "engine 33") == "GWT-152"
    assert refused(state, "decline") == "GWT-125"  # the chosen action is carried out
    play(state, "engine 35")
    assert engine_of(state, 0) == "35"
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_152_not_to_move_at_all_is_possible_where_it_is_a_reward() -> None:
    state = a_state(money=0)
    at_step(state, MoveEngine(0, True, 2))
    play(state, "decline")
    assert engine_of(state, 0) == "0"


# --- other engines


def test_gwt_153_spaces_with_another_engine_are_skipped_and_not_counted() -> None:
    state = forward("34", 2, others="35 37")
    assert engine_choices(state) == {"36", "38"}
    assert refused(state, "engine 35") == "GWT-153"
    assert refused(state, "engine 37") == "GWT-153"


def test_gwt_153_backwards_too() -> None:
    state = back("38", 2, others="37 35")
    assert engine_choices(state) == {"34"}
    assert refused(state, "engine 36") == "GWT-158"


def test_gwt_153_the_space_after_a_skipped_one_may_be_a_turnout() -> None:
    assert engine_choices(forward("3", 1, others="4")) == {"5", "s1"}
    assert engine_choices(back("6", 1, others="5")) == {"4", "s1"}
    assert engine_choices(forward("4", 1, others="5")) == {"6", "s1"}
    assert engine_choices(back("5", 1, others="4 s1")) == {"3"}


def test_gwt_153_the_start_takes_any_number_of_engines() -> None:
    state = back("1", 1)  # the other three are on the start
    assert engine_choices(state) == {"0"}
    play(state, "engine 0")
    assert state.engine == [0, 0, 0, 0]


# --- turnouts


def test_gwt_154_a_turnout_is_one_extra_space_that_need_not_be_entered() -> None:
    assert engine_choices(forward("4", 1)) == {"5", "s1"}
    assert engine_choices(forward("4", 2)) == {"5", "s1", "6"}  # s1, 5 or 5, 6
    assert engine_choices(forward("3", 2)) == {"4", "5", "s1"}


def test_gwt_154_a_turnout_with_another_engine_is_closed() -> None:
    state = forward("4", 2, others="s1")
    assert engine_choices(state) == {"5", "6"}
    assert refused(state, "engine s1") == "GWT-153"


@pytest.mark.parametrize(
    ("station", "after"),
    [("s1", 4), ("s2", 7), ("s3", 10), ("s4", 13), ("s5", 16), ("s6", 21), ("s7", 25), ("s8", 29),
     ("s9", 33)],
)  # fmt: skip
def test_gwt_155_a_turnout_is_left_forwards_to_the_next_and_backwards_to_the_same(
    station: str, after: int
) -> None:
    assert engine_choices(forward(str(after), 1)) == {station, str(after + 1)}
    assert engine_choices(forward(station, 1)) == {str(after + 1)}
    assert engine_choices(back(station, 1)) == {str(after)}
    assert engine_choices(back(str(after + 1), 1)) == {station, str(after)}


def test_gwt_156_stopping_on_a_turnout_ends_the_movement() -> None:
    state = forward("3", 5)
    play(state, "engine s1")
    assert engine_of(state, 0) == "s1"
    assert asked(state) == ("draw_cards", CHANCE)  # no money to upgrade, and no more spaces
    state = forward("3", 5)
    state.money[0] = 10
    play(state, "engine s1", "decline")
    assert engine_of(state, 0) == "s1"
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_157_the_example_of_three_engineers() -> None:
    state = forward("1", 3, others="3")
    assert engine_choices(state) == {"2", "4", "5", "s1"}
    assert refused(state, "engine 3") == "GWT-153"
    assert refused(state, "engine 6") == "GWT-152"


# --- back


def test_gwt_158_a_compulsory_way_back_is_never_shorter() -> None:
    state = back("20", 2)
    assert engine_choices(state) == {"18"}
    assert refused(state, "engine 19") == "GWT-158"
    assert refused(state, "engine 21") == "GWT-158"
    assert refused(state, "decline") == "GWT-158"
    play(state, "engine 18")
    assert engine_of(state, 0) == "18"


def test_gwt_159_an_engine_on_the_start_pays_no_way_back() -> None:
    state = a_state(sides="b" * 10)
    put_building(state, 0, 1, "A1")
    clear(state, 0, "aux_cert")
    using(state, 0, "A1")
    assert refused(state, "use 1b_engine_back") == "GWT-159"
    assert refused(state, "use aux_cert") == "GWT-159"
    engine(state, 0, "1")
    assert refused(state, "use 1b_engine_back") is None
    assert refused(state, "use aux_cert") is None


def test_gwt_159_the_full_number_must_be_possible() -> None:
    state = a_state()
    clear(state, 0, "aux_cert aux_cert aux_trash aux_trash")
    engine(state, 0, "1")
    using(state, 0, "G")
    play(state, "use G_aux")
    assert refused(state, "use aux_cert_double") == "GWT-159"
    assert refused(state, "use aux_trash_double") == "GWT-159"
    assert refused(state, "use aux_cert") is None
    engine(state, 0, "2")
    assert refused(state, "use aux_cert_double") is None
    engine(state, 1, "1")  # skipped: only one space is left behind the engine
    assert refused(state, "use aux_cert_double") == "GWT-159"
    assert refused(state, "use aux_cert") is None


def test_gwt_160_a_way_back_onto_a_turnout_allows_its_upgrade() -> None:
    state = back("5", 1)
    state.money[0] = 2
    play(state, "engine s1")
    assert texts(state) == ["upgrade s1", "decline"]
    play(state, "upgrade s1", "disc aux_cert")
    assert has_station(state, 0, "s1")
    assert state.money[0] == 0
    state = back("5", 1)
    state.money[0] = 2
    play(state, "engine 4")
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_161_the_nose_faces_forward_after_a_way_back() -> None:
    state = back("11", 1)
    play(state, "engine s3")  # after 10: the cross between 10 and 11 is behind the nose
    assert transport_cost(state, 0, CITY_CODES["el_paso"]) == 1
    came_forward = forward("10", 1)
    play(came_forward, "engine s3")
    assert transport_cost(came_forward, 0, CITY_CODES["el_paso"]) == 1
    at_step(state, MoveEngine(0, False, 1))
    assert engine_choices(state) == {"11"}


# --- space 39


def at_the_end(money: int = 20, others: str = "") -> TrailState:
    """The engine has just come to space 39."""
    state = forward("38", 3, others)
    assert engine_choices(state) == {"39"}  # two spaces more do not help
    state.money[0] = money
    return play(state, "engine 39")


def test_gwt_162_upgrade_then_back_to_any_free_place_then_3_dollars() -> None:
    state = at_the_end(money=20, others="12 s4")
    assert texts(state) == ["upgrade s10", "decline"]
    play(state, "upgrade s10", "disc step_vp")
    assert has_station(state, 0, "s10")
    assert state.money[0] == 17  # the $3 come only after the way back
    free = {POSITION_NAMES[p] for p in POSITIONS} - {"39", "12", "s4"}
    assert engine_choices(state) == free
    assert refused(state, "engine 39") == "GWT-162"
    assert refused(state, "engine 12") == "GWT-153"
    assert refused(state, "decline") == "GWT-162"
    play(state, "engine 36")
    assert state.money[0] == 20
    assert engine_of(state, 0) == "36"
    assert asked(state) == ("draw_cards", CHANCE)


def test_gwt_162_the_start_is_a_free_place() -> None:
    state = at_the_end(money=0)
    assert asked(state) == ("back_from_end", 0)  # no money: no upgrade
    play(state, "engine 0")
    assert (engine_of(state, 0), state.money[0]) == ("0", 3)


def test_gwt_162_the_way_back_is_due_without_an_upgrade_too() -> None:
    state = forward("38", 3)
    discs_on(state, 0, "s10")
    state.money[0] = 20
    play(state, "engine 39")
    assert asked(state) == ("back_from_end", 0)  # s10 is upgraded already
    play(state, "engine 38")
    assert state.money[0] == 23
    declined = at_the_end(money=20)
    play(declined, "decline")
    assert asked(declined) == ("back_from_end", 0)
    assert asked(state) == ("draw_cards", CHANCE)


@pytest.mark.parametrize(("money", "possible"), [(1, False), (2, True)])
def test_gwt_163_the_3_dollars_help_to_upgrade_where_the_engine_goes(
    money: int, possible: bool
) -> None:
    state = at_the_end(money=money)
    play(state, "engine s9")  # costs $5
    assert state.money[0] == money + 3
    if not possible:
        assert asked(state) == ("draw_cards", CHANCE)
        return
    play(state, "upgrade s9", "disc step_vp")
    assert has_station(state, 0, "s9")
    assert state.money[0] == 0


# --- through turnouts


def test_gwt_277_passing_through_a_free_turnout_counts_as_one_space() -> None:
    state = forward("4", 1)
    assert "6" not in engine_choices(state)
    assert engine_choices(back("6", 3)) == {"3", "4"}  # 5, 4, 3 or 5, s1, 4
    assert engine_choices(back("6", 2)) == {"4", "s1"}
    assert engine_choices(back("6", 3, others="s1")) == {"3"}


def test_gwt_278_the_example_of_the_engine_on_8() -> None:
    assert engine_choices(back("8", 2)) == {"6", "7"}
    assert engine_choices(back("8", 1)) == {"7", "s2"}


def test_gwt_156_without_a_disc_the_turnout_is_only_a_stop() -> None:
    state = forward("4", 1)
    state.money[0] = 50
    clear_all(state, 0)
    play(state, "engine s1")
    assert asked(state) == ("draw_cards", CHANCE)
