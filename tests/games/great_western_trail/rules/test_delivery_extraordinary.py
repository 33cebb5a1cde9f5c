"""The extraordinary delivery of 9a: GWT-230 to GWT-232."""

from __future__ import annotations

from tests.games.great_western_trail.positions import (
    asked,
    at_building,
    clear_all,
    discs_of,
    discs_on,
    display,
    engine,
    engine_choices,
    hand,
    has_station,
    names_of,
    place_of,
    play,
    refused,
    texts,
)
from westbound.games.great_western_trail.state import TrailState


def delivering(at: str, others: str = "") -> TrailState:
    state = at_building("9a", money=0)
    engine(state, 0, at)
    for seat, place in enumerate(others.split(), start=1):
        engine(state, seat, place)
    return play(state, "use 9a_delivery")


def cities(state: TrailState) -> list[str]:
    return [text.removeprefix("deliver ") for text in texts(state)]


def test_gwt_230_back_any_number_of_spaces_but_at_least_1() -> None:
    state = delivering("3")
    assert engine_choices(state) == {"0", "1", "2"}
    assert refused(state, "engine 3") == "GWT-230"
    assert refused(state, "engine 4") == "GWT-230"
    assert refused(state, "done") == "GWT-230"
    play(state, "engine 0")
    assert cities(state) == ["kansas_city", "topeka"]  # 3 spaces, the start counts
    assert refused(state, "deliver wichita") == "GWT-090"


def test_gwt_230_the_start_counts() -> None:
    state = delivering("4")
    play(state, "engine 0")
    assert cities(state) == ["kansas_city", "topeka", "wichita"]


def test_gwt_230_an_engine_on_the_start_cannot_go_back() -> None:
    state = at_building("9a")
    assert refused(state, "use 9a_delivery") == "GWT-159"
    engine(state, 0, "1")
    assert refused(state, "use 9a_delivery") is None


def test_gwt_230_spaces_of_other_engines_and_turnouts_do_not_count() -> None:
    state = delivering("6", others="5 3")
    assert engine_choices(state) == {"4", "s1", "2", "1", "0"}
    play(at_0 := state.copy(), "engine 0")  # 4, 2, 1, 0
    assert cities(at_0) == ["kansas_city", "topeka", "wichita"]
    play(at_1 := state.copy(), "engine 1")  # 4, 2, 1
    assert cities(at_1) == ["kansas_city", "topeka"]
    play(state, "engine s1")  # no space counts
    assert cities(state) == ["kansas_city"]


def test_gwt_230_a_city_must_be_chosen() -> None:
    state = delivering("3")
    play(state, "engine 2")
    assert refused(state, "done") == "GWT-090"
    assert refused(state, "decline") == "GWT-090"
    play(state, "deliver topeka", "disc aux_cert")
    assert discs_of(state, 0, "topeka") == 1


def test_gwt_231_no_transport_cost_and_no_income() -> None:
    state = delivering("13")
    hand(state, 0, "jersey guernsey")
    play(state, "engine 3", "deliver albuquerque", "disc aux_cert")  # 10 spaces
    assert state.money[0] == 0
    assert names_of(state.hand[0]) == ["jersey", "guernsey"]
    assert place_of(state, 0) == "A1"


def test_gwt_231_the_usual_restrictions_for_cities_and_discs() -> None:
    state = delivering("13")
    discs_on(state, 0, "wichita")
    play(state, "engine 3")
    assert refused(state, "deliver wichita") == "GWT-091"
    assert refused(state, "deliver el_paso") == "GWT-090"
    play(state, "deliver santa_fe")
    assert refused(state, "disc step_vp") == "GWT-094"
    assert refused(state, "disc aux_cert") is None


def test_gwt_231_delivery_actions_are_triggered() -> None:
    state = delivering("3")
    play(state, "engine 2", "deliver kansas_city", "disc aux_cert")
    assert state.money[0] == 6
    state = delivering("6")
    discs_on(state, 0, "topeka")
    display(state, "draw_5h")
    play(state, "engine 0", "deliver wichita", "disc aux_cert", "take card draw_5h")
    play(state, "cards draw_bbh")
    assert names_of(state.discard[0]) == ["draw_5h"]


def test_gwt_231_the_station_comes_after_the_delivery() -> None:
    state = delivering("5")
    play(state, "engine s1")
    assert asked(state) == ("deliver", 0)  # first the city
    play(state, "deliver kansas_city", "disc aux_cert")
    assert state.money[0] == 6
    assert texts(state) == ["upgrade s1", "decline"]
    play(state, "upgrade s1", "disc aux_cert")
    assert has_station(state, 0, "s1")
    assert state.money[0] == 4
    assert refused(state, "use 9a_delivery") == "GWT-059"
    assert refused(state, "use 9a_engine") is None


def test_gwt_231_no_station_on_an_ordinary_space() -> None:
    state = delivering("6")
    play(state, "engine 5", "deliver topeka", "disc aux_cert")
    assert asked(state) == ("use_location", 0)


def test_gwt_231_without_a_disc_on_the_board_one_comes_from_a_station() -> None:
    state = delivering("6")
    clear_all(state, 0)
    discs_on(state, 0, "s2")
    play(state, "engine 5", "deliver topeka", "disc from s2")
    assert (discs_of(state, 0, "topeka"), has_station(state, 0, "s2")) == (1, False)


def test_gwt_232_the_example_of_the_engine_on_20() -> None:
    state = delivering("20")
    turnout = state.copy()
    play(state, "engine 10")
    assert cities(state)[-1] == "albuquerque"
    assert refused(state, "deliver el_paso") == "GWT-090"
    play(turnout, "engine s5")
    assert cities(turnout) == ["kansas_city", "topeka"]
