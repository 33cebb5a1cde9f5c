"""Discs and what clearing their spaces unlocks. Rules GWT-093 to GWT-102."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    clear,
    clear_all,
    cleared,
    discs_of,
    discs_on,
    engine,
    has_station,
    moving,
    play,
    put_tile,
    refused,
    texts,
    using,
)
from westbound.games.great_western_trail.components import (
    CERTIFICATES,
    DISC_COUNT,
    DISC_NAMES,
    DISC_WHITE,
)
from westbound.games.great_western_trail.railroad import CITY_NAMES, CITY_WHITE, STATION_WHITE
from westbound.games.great_western_trail.rules.certificates import certificate_limit
from westbound.games.great_western_trail.rules.herd_deck import hand_limit
from westbound.games.great_western_trail.rules.move import step_limit
from westbound.games.great_western_trail.rules.scoring import points
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import Delivery, UpgradeStation

WHITE = ["aux_dollar", "aux_draw", "aux_cert", "aux_engine", "aux_trash", "certificates_4"]
DARK = ["certificates_6", "step_dollars", "step_vp", "hand"]
S1, S5, S6 = 0, 4, 5


def delivering(city: str, money: int = 20, cleared_before: str = "") -> TrailState:
    """Seat 0 must choose a disc for this city."""
    state = a_state(money=money)
    clear(state, 0, cleared_before)
    engine(state, 0, "39")
    at_step(state, Delivery(0, False, 18))
    return play(state, f"deliver {city}")


def discs(state: TrailState) -> list[str]:
    assert asked(state) == ("place_disc", 0)
    return [text.removeprefix("disc ") for text in texts(state)]


# --- placing a disc


def test_gwt_093_one_disc_from_the_player_board() -> None:
    state = play(delivering("topeka"), "disc aux_cert")
    assert cleared(state, 0, "aux_cert") == 1
    assert discs_of(state, 0, "topeka") == 1
    assert sum(state.cleared) == 1
    assert asked(state)[0] != "place_disc"


def test_gwt_093_a_cleared_space_has_no_disc() -> None:
    state = delivering("topeka", cleared_before="aux_draw aux_cert")
    assert refused(state, "disc aux_draw") == "GWT-093"
    assert refused(state, "disc aux_cert") is None  # it has two
    state = delivering("topeka", cleared_before="aux_cert aux_cert")
    assert refused(state, "disc aux_cert") == "GWT-093"


def test_gwt_093_a_disc_must_be_placed() -> None:
    state = delivering("topeka")
    assert refused(state, "decline") == "GWT-093"
    assert refused(state, "done") == "GWT-093"


def test_gwt_093_discs_of_several_players_stack() -> None:
    state = a_state()
    discs_on(state, 1, "topeka")
    discs_on(state, 2, "topeka")
    engine(state, 0, "39")
    at_step(state, Delivery(0, False, 1))
    play(state, "deliver topeka", "disc aux_draw")
    assert [discs_of(state, seat, "topeka") for seat in range(4)] == [1, 1, 1, 0]


def test_gwt_094_the_corners_of_the_disc_spaces() -> None:
    corners = dict(zip(DISC_NAMES, DISC_WHITE, strict=True))
    assert [name for name, white in corners.items() if white] == WHITE
    assert [name for name, white in corners.items() if not white] == DARK
    count = dict(zip(DISC_NAMES, DISC_COUNT, strict=True))
    assert sum(count[name] for name in WHITE) == 9
    assert sum(count[name] for name in DARK) == 5


def test_gwt_094_dark_discs_only_to_dark_cities() -> None:
    state = delivering("topeka")
    assert discs(state) == WHITE
    for name in DARK:
        assert refused(state, f"disc {name}") == "GWT-094"


def test_gwt_094_any_disc_to_a_dark_city() -> None:
    assert discs(delivering("albuquerque")) == WHITE + DARK


@pytest.mark.parametrize(("station", "dark_allowed"), [(S1, False), (S5, True), (S6, True)])
def test_gwt_094_the_same_at_stations(station: int, dark_allowed: bool) -> None:
    state = a_state()
    at_step(state, UpgradeStation(0, station))
    play(state, f"upgrade s{station + 1}")
    assert refused(state, "disc step_vp") == (None if dark_allowed else "GWT-094")
    play(state, "disc aux_draw")
    assert has_station(state, 0, f"s{station + 1}")
    assert STATION_WHITE == (True,) * 4 + (False,) * 6


@pytest.mark.parametrize(
    ("city", "white"),
    [
        ("kansas_city", True),
        ("topeka", True),
        ("wichita", True),
        ("colorado_springs", True),
        ("santa_fe", True),
        ("albuquerque", False),
        ("el_paso", False),
        ("san_diego", True),
        ("sacramento", False),
        ("san_francisco", False),
    ],
)
def test_gwt_095_white_and_dark_cities(city: str, white: bool) -> None:
    assert CITY_WHITE[CITY_NAMES.index(city)] == white
    assert refused(delivering(city), "disc step_vp") == ("GWT-094" if white else None)
    assert refused(delivering(city), "disc certificates_4") is None


# --- what it unlocks


def test_gwt_096_at_once_and_for_the_rest_of_the_game() -> None:
    state = delivering("albuquerque")
    assert step_limit(state, 0) == 4
    play(state, "disc step_vp")
    assert step_limit(state, 0) == 5
    moving(state, 0, at="A")
    play(state, "move B C D E F")  # next turn
    moving(state, 0, at="A")
    assert refused(state, "move B C D E F") is None


def test_gwt_096_even_when_a_disc_is_taken_back_from_a_station() -> None:
    state = a_state()
    clear_all(state, 0)
    discs_on(state, 0, "s1")
    engine(state, 0, "39")
    at_step(state, Delivery(0, False, 18))
    before = list(state.cleared)
    play(state, "deliver topeka", "disc from s1")
    assert state.cleared == before
    assert (hand_limit(state, 0), step_limit(state, 0)) == (6, 7)


@pytest.mark.parametrize("name", ["aux_cert", "aux_engine", "aux_trash"])
def test_gwt_097_one_clear_space_opens_the_action_two_double_it(name: str) -> None:
    state = a_state()
    engine(state, 0, "6")

    def offered() -> tuple[bool, bool]:
        using(state, 0, "G")
        play(state, "use G_aux")
        return f"use {name}" in texts(state), f"use {name}_double" in texts(state)

    assert offered() == (False, False)
    for expected in ((True, False), (True, True)):
        at_step(state, Delivery(0, False, 0))
        play(state, "deliver kansas_city", f"disc {name}")
        assert offered() == expected


@pytest.mark.parametrize("name", ["aux_dollar", "aux_draw"])
def test_gwt_097_the_two_grey_ones_are_open_and_can_be_doubled(name: str) -> None:
    state = a_state()
    using(state, 0, "G")
    play(state, "use G_aux")
    assert refused(state, f"use {name}") is None
    assert refused(state, f"use {name}_double") == "GWT-186"
    at_step(state, Delivery(0, False, 0))
    play(state, "deliver kansas_city", f"disc {name}")
    using(state, 0, "G")
    play(state, "use G_aux")
    assert refused(state, f"use {name}_double") is None


@pytest.mark.parametrize(("players", "more"), [(2, 1), (3, 2), (4, 2)])
def test_gwt_098_the_step_space_with_3_dollars(players: int, more: int) -> None:
    state = a_state(players=players, money=4)
    engine(state, 0, "39")
    at_step(state, Delivery(0, False, 10))
    before = step_limit(state, 0)
    play(state, "deliver albuquerque", "disc step_dollars")
    assert state.money[0] == 7
    assert step_limit(state, 0) == before + more
    assert points(state, 0)["step_disc"] == 0


def test_gwt_099_the_step_space_with_3_points() -> None:
    state = delivering("albuquerque", money=4)
    assert points(state, 0)["step_disc"] == 0
    play(state, "disc step_vp")
    assert state.money[0] == 4
    assert step_limit(state, 0) == 5
    assert points(state, 0)["step_disc"] == 3
    assert points(state, 1)["step_disc"] == 0


def test_gwt_100_a_hand_space_costs_5_dollars() -> None:
    state = delivering("albuquerque", money=12)
    play(state, "disc hand")
    assert state.money[0] == 7
    assert hand_limit(state, 0) == 5
    at_step(state, Delivery(0, False, 12))
    play(state, "deliver el_paso", "disc hand")
    assert state.money[0] == 2
    assert hand_limit(state, 0) == 6


@pytest.mark.parametrize(("money", "rule"), [(5, None), (4, "GWT-100"), (0, "GWT-100")])
def test_gwt_100_without_5_dollars_another_space(money: int, rule: str | None) -> None:
    state = delivering("albuquerque", money=money)
    assert refused(state, "disc hand") == rule
    assert refused(state, "disc step_dollars") is None


@pytest.mark.parametrize(
    ("first", "second", "limits"),
    [("certificates_4", "certificates_6", [4, 6]), ("certificates_6", "certificates_4", [3, 6])],
)
def test_gwt_101_gwt_102_the_certificate_spaces(first: str, second: str, limits: list[int]) -> None:
    state = delivering("albuquerque")
    assert CERTIFICATES[certificate_limit(state, 0)] == 3
    for name, city, limit in ((first, "", limits[0]), (second, "el_paso", limits[1])):
        if city:
            at_step(state, Delivery(0, False, 12))
            play(state, f"deliver {city}")
        play(state, f"disc {name}")
        assert CERTIFICATES[certificate_limit(state, 0)] == limit


def test_gwt_097_a_wider_action_is_not_doubled_as_the_single_one() -> None:
    state = a_state()
    clear(state, 0, "aux_dollar")
    put_tile(state, "flood_2_green", "flood1")
    using(state, 0, "flood1")
    assert refused(state, "use aux_dollar") is None
    assert refused(state, "use aux_dollar_double") == "GWT-064"
