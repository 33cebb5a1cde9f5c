"""Special cases of discs: GWT-269 to GWT-271, GWT-290 to GWT-292."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    clear_all,
    cleared,
    discs_of,
    discs_on,
    engine,
    has_station,
    play,
    refused,
    station_master,
    texts,
    workers,
)
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.components import MASTER_NAMES
from westbound.games.great_western_trail.options import make_setup
from westbound.games.great_western_trail.rules.scoring import points
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import Delivery, MoveEngine

ANYWHERE = Delivery(0, False, 18)


def delivering(left: str, money: int = 20, stations: str = "", at: str = "38") -> TrailState:
    """Seat 0 delivers anywhere with just these discs left; their engine is far down the track."""
    state = a_state(money=money)
    clear_all(state, 0, but=left)
    discs_on(state, 0, stations)
    engine(state, 0, at)
    return at_step(state, ANYWHERE)


def at_s1(left: str, money: int = 20, stations: str = "") -> TrailState:
    """Seat 0's engine has stopped at s1, which costs $2."""
    state = a_state(money=money)
    clear_all(state, 0, but=left)
    discs_on(state, 0, stations)
    engine(state, 0, "4")
    at_step(state, MoveEngine(0, False, 1))
    return play(state, "engine s1")


# --- dark discs on white corners


def test_gwt_269_with_only_dark_discs_left_one_may_go_to_a_white_space() -> None:
    state = delivering("step_vp hand")
    play(state, "deliver topeka")
    assert texts(state) == ["disc step_vp", "disc hand"]
    play(state, "disc step_vp")
    assert discs_of(state, 0, "topeka") == 1
    assert cleared(state, 0, "step_vp") == 1


def test_gwt_269_not_while_a_white_disc_is_left() -> None:
    state = delivering("step_vp hand aux_trash")
    play(state, "deliver topeka")
    assert texts(state) == ["disc aux_trash"]
    assert refused(state, "disc step_vp") == "GWT-094"


def test_gwt_269_for_a_station_too() -> None:
    state = at_s1("step_vp")
    play(state, "upgrade s1", "disc step_vp")
    assert has_station(state, 0, "s1")
    state = at_s1("step_vp aux_trash")
    play(state, "upgrade s1")
    assert refused(state, "disc step_vp") == "GWT-094"


# --- a disc from a station


def test_gwt_270_without_a_disc_one_comes_from_a_station_of_her_choice() -> None:
    state = delivering("", stations="s1 s7")
    play(state, "deliver san_francisco")
    assert texts(state) == ["disc from s1", "disc from s7"]
    assert refused(state, "disc aux_cert") == "GWT-093"
    play(state, "disc from s1")
    assert discs_of(state, 0, "san_francisco") == 1
    assert not has_station(state, 0, "s1")
    assert has_station(state, 0, "s7")


def test_gwt_270_who_cannot_pay_to_clear_any_too() -> None:
    state = delivering("hand hand", money=4, stations="s1")
    play(state, "deliver topeka")
    assert texts(state) == ["disc from s1"]
    assert refused(state, "disc hand") == "GWT-100"
    play(state, "disc from s1")
    assert (state.money[0], discs_of(state, 0, "topeka")) == (4, 1)
    rich = delivering("hand hand", money=5, stations="s1")
    play(rich, "deliver topeka")
    assert texts(rich) == ["disc hand"]
    assert refused(rich, "disc from s1") == "GWT-270"


def test_gwt_270_not_while_a_disc_can_be_used() -> None:
    state = delivering("step_vp", stations="s1")
    play(state, "deliver topeka")
    assert refused(state, "disc from s1") == "GWT-270"


def test_gwt_271_the_station_loses_the_disc_and_its_points() -> None:
    state = delivering("", stations="s1 s9")
    assert points(state, 0)["stations"] == 1 + 8
    play(state, "deliver topeka", "disc from s9")
    assert points(state, 0)["stations"] == 1


def test_gwt_271_discs_are_never_taken_from_cities() -> None:
    state = delivering("", stations="s1")
    discs_on(state, 0, "sacramento san_francisco")
    play(state, "deliver topeka")
    assert texts(state) == ["disc from s1"]
    assert refused(state, "disc from s2") == "GWT-271"  # no disc of theirs there
    play(state, "disc from s1")
    assert (discs_of(state, 0, "sacramento"), discs_of(state, 0, "san_francisco")) == (1, 1)


# --- upgrades


def test_gwt_290_compulsory_in_a_delivery_and_optional_for_an_upgrade() -> None:
    state = delivering("", stations="s2")
    play(state, "deliver topeka")
    assert refused(state, "decline") is not None
    state = at_s1("", stations="s2")
    assert texts(state) == ["upgrade s1", "decline"]
    play(declined := state.copy(), "decline")
    assert (has_station(declined, 0, "s2"), declined.money[0]) == (True, 20)
    play(state, "upgrade s1", "disc from s2")
    assert (has_station(state, 0, "s1"), has_station(state, 0, "s2")) == (True, False)
    assert state.money[0] == 18


def test_gwt_290_for_an_upgrade_the_disc_comes_from_another_station() -> None:
    state = at_s1("", stations="s2 s3")
    play(state, "upgrade s1")
    assert texts(state) == ["disc from s2", "disc from s3"]
    assert refused(state, "disc from s1") == "GWT-271"


@pytest.mark.parametrize(("money", "source"), [(6, "disc from s2"), (7, "disc hand")])
def test_gwt_290_an_upgrade_with_only_5_dollar_spaces_left(money: int, source: str) -> None:
    state = at_s1("hand", money=money, stations="s2")
    play(state, "upgrade s1")
    assert texts(state) == [source]


def test_gwt_290_the_station_master_stays_and_the_station_may_be_upgraded_again() -> None:
    state = delivering("", stations="s1")
    station_master(state, 0, "workers")  # taken at s1
    play(state, "deliver topeka", "disc from s1")
    assert state.master_of[MASTER_NAMES.index("workers")] == 0
    assert points(state, 0)["station_masters"] == 3
    discs_on(state, 0, "s5")
    workers(state, 0, cowboy=2)
    engine(state, 0, "4")
    at_step(state, MoveEngine(0, False, 1))
    play(state, "engine s1", "upgrade s1", "disc from s5")
    assert has_station(state, 0, "s1")
    assert asked(state) == ("draw_cards", CHANCE)  # the tile is gone


def test_gwt_290_a_tile_once_declined_can_be_taken_at_the_new_upgrade() -> None:
    state = delivering("", stations="s1")  # the tile of s1 is still there
    workers(state, 0, cowboy=2)
    play(state, "deliver topeka", "disc from s1")
    discs_on(state, 0, "s5")
    engine(state, 0, "4")
    at_step(state, MoveEngine(0, False, 1))
    play(state, "engine s1", "upgrade s1", "disc from s5")
    assert asked(state) == ("take_master", 0)


# --- Kansas City


def test_gwt_291_the_6_dollars_of_the_crest_may_pay_for_a_hand_space() -> None:
    state = delivering("hand", money=0)
    play(state, "deliver kansas_city", "disc hand")
    assert (state.money[0], discs_of(state, 0, "kansas_city")) == (1, 1)
    assert cleared(state, 0, "hand") == 2


def test_gwt_291_she_chooses_between_the_crest_and_a_station() -> None:
    state = delivering("hand", money=4, stations="s1 s7")
    play(state, "deliver kansas_city")
    assert texts(state) == ["disc hand", "disc from s1", "disc from s7"]
    play(crest := state.copy(), "disc hand")
    assert (crest.money[0], cleared(crest, 0, "hand")) == (4 - 5 + 6, 2)
    assert has_station(crest, 0, "s1")
    play(state, "disc from s7")
    assert (state.money[0], cleared(state, 0, "hand")) == (4 + 6, 1)
    assert (has_station(state, 0, "s1"), has_station(state, 0, "s7")) == (True, False)
    assert discs_of(state, 0, "kansas_city") == discs_of(crest, 0, "kansas_city") == 1


@pytest.mark.parametrize(("money", "refused_by"), [(4, None), (5, "GWT-270")])
def test_gwt_291_with_5_dollars_she_pays_herself(money: int, refused_by: str | None) -> None:
    state = delivering("hand hand", money=money, stations="s1")
    play(state, "deliver kansas_city")
    assert refused(state, "disc from s1") == refused_by
    assert refused(state, "disc hand") is None


@pytest.mark.parametrize(("left", "refused_by"), [("hand", None), ("hand step_vp", "GWT-270")])
def test_gwt_291_no_station_while_another_disc_is_left(left: str, refused_by: str | None) -> None:
    state = delivering(left, money=4, stations="s1")
    play(state, "deliver kansas_city")
    assert refused(state, "disc from s1") == refused_by
    assert refused(state, "disc hand") == (None if refused_by is None else "GWT-100")


def test_gwt_291_without_a_disc_on_a_station_the_crest_pays() -> None:
    state = delivering("hand", money=4)
    play(state, "deliver kansas_city")
    assert texts(state) == ["disc hand"]
    assert refused(state, "disc from s1") == "GWT-271"


def test_gwt_291_in_other_cities_a_station_gives_the_disc() -> None:
    state = delivering("hand", money=4, stations="s1")
    play(state, "deliver topeka")
    assert texts(state) == ["disc from s1"]
    assert refused(state, "disc hand") == "GWT-100"


def test_gwt_291_in_an_extraordinary_delivery_too() -> None:
    state = delivering("hand", money=0, stations="s1")
    at_step(state, Delivery(0, True, 0))
    play(state, "deliver kansas_city")
    assert texts(state) == ["disc hand", "disc from s1"]


def test_gwt_291_a_match_of_version_1_goes_on_as_it_began() -> None:
    state = delivering("hand", money=4, stations="s1")
    state.setup = make_setup(4, state.setup.options, 1)
    play(state, "deliver kansas_city")
    assert texts(state) == ["disc hand"]
    assert refused(state, "disc from s1") == "GWT-270"


def test_gwt_291_elsewhere_the_5_dollars_are_due_at_once() -> None:
    state = delivering("hand", money=4)
    assert refused(state, "deliver topeka") == "GWT-274"
    assert texts(state) == ["deliver kansas_city"]
    state.money[0] = 5
    assert refused(state, "deliver topeka") is None


def test_gwt_291_not_while_another_disc_is_left() -> None:
    state = delivering("hand step_vp", money=0)
    play(state, "deliver kansas_city")
    assert refused(state, "disc hand") == "GWT-100"
    assert refused(state, "disc step_vp") is None


# --- no disc anywhere


def test_gwt_292_a_delivery_without_a_disc_has_no_effect_of_the_crest() -> None:
    state = delivering("", money=0)
    discs_on(state, 0, "wichita")
    play(kansas := state.copy(), "deliver kansas_city")
    assert (kansas.money[0], discs_of(kansas, 0, "kansas_city")) == (0, 0)
    assert asked(kansas) == ("draw_cards", -1)
    play(state, "deliver topeka")  # its arrow to Wichita would bring an objective card
    assert discs_of(state, 0, "topeka") == 0
    assert asked(state) == ("draw_cards", CHANCE)
    assert points(state, 0)["cities"] == 0


def test_gwt_292_transport_is_paid_all_the_same() -> None:
    state = delivering("", money=1, at="4")
    play(paid := state.copy(), "deliver wichita")
    assert paid.money[0] == 1  # level with the engine
    assert refused(state, "deliver colorado_springs") == "GWT-274"  # two crosses
    state.money[0] = 2
    play(state, "deliver colorado_springs")
    assert state.money[0] == 0


def test_gwt_292_an_upgrade_is_impossible() -> None:
    state = at_s1("")
    assert asked(state) == ("draw_cards", CHANCE)
    with_disc = at_s1("aux_trash")
    assert asked(with_disc) == ("upgrade_station", 0)
