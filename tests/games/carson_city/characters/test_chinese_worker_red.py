"""4 Chinese Worker, red: any building of the row for 5. Rule CC-184."""

from __future__ import annotations

import pytest

from tests.games.carson_city.building_positions import kept_names, on
from tests.games.carson_city.card_positions import choosing, refusal
from tests.games.carson_city.positions import (
    asked,
    complaints,
    empty_bag,
    fill_row,
    own,
    parcel,
    play,
    put,
    refused,
    run_automatic,
    space_of,
    texts,
    tile,
)
from westbound.games.carson_city.components import TILE_NAMES
from westbound.games.carson_city.state import CarsonState


def taking(
    money: int = 15, row: str = "mine ranch saloon bank drugstore mine ranch"
) -> CarsonState:
    """Seat 0 has just chosen the Chinese Worker on the red side."""
    state = choosing("4R", money=money, row=row)
    own(state, 0, "C3 E5")  # both connected
    return play(state, "choose chinese_worker")


def row_names(state: CarsonState) -> list[str]:
    return [TILE_NAMES[code] if code else "-" for code in state.row]


def test_cc_184_no_roads_and_full_prices_on_the_red_side() -> None:
    state = play(taking(), "decline")
    assert state.roads[0] == 0
    assert state.power(0).building_price(5) == 5


@pytest.mark.parametrize(("money", "offered"), [(5, True), (4, False)])
def test_cc_184_it_costs_5(money: int, offered: bool) -> None:
    state = taking(money)
    assert asked(state) == (("take_tile", 0) if offered else ("", -1))
    if offered:
        play(state, "take build_12")
        assert state.money[0] == 0


def test_cc_184_any_building_of_the_row() -> None:
    state = taking()
    spaces = [f"take build_{price}" for price in (12, 10, 8, 6, 5, 4, 3)]
    assert texts(state) == [*spaces, "decline"]


def test_cc_184_only_where_a_building_lies() -> None:
    state = taking(row="mine - saloon bank drugstore mine ranch")
    assert refusal(state, "take build_10") == ("CC-184", {"price": 10})
    assert refused(state, "take build_8") is None


def test_cc_184_never_out_of_the_bag() -> None:
    assert refused(taking(), "take from bag") == "CC-184"


def test_cc_184_it_may_be_declined() -> None:
    state = play(taking(), "decline")
    assert (state.money[0], state.agenda) == (15, [])
    assert "-" not in row_names(state)


def test_cc_184_an_empty_row_offers_nothing() -> None:
    assert taking(row="- - - - - - -").agenda == []


def test_cc_184_place_it_now_with_all_conditions() -> None:
    state = play(taking(), "take build_8")
    assert asked(state) == ("place_building", 0)
    assert refused(state, "build F6") is not None  # not his
    own(state, 0, "H8")
    assert refused(state, "build H8") is not None  # no road
    play(state, "build C3")
    assert asked(state)[1] == 0  # the house comes with it
    play(state, "house E5")
    assert on(state, "C3") == "saloon"
    assert on(state, "E5") == "house"
    assert state.money[0] == 10


def test_cc_184_or_keep_it() -> None:
    state = play(taking(), "take build_8", "keep")
    assert kept_names(state, 0) == ["saloon"]
    assert state.money[0] == 10


def test_cc_184_a_mine_brings_its_revolver() -> None:
    state = play(taking(), "take build_12", "build C3")
    assert on(state, "C3") == "mine"
    assert state.revolvers[0] == 2


def test_cc_184_the_row_closes_up_and_is_refilled_at_once() -> None:
    state = play(taking(), "take build_8", "keep")
    assert asked(state) == ("draw_building", -1)
    assert row_names(state) == ["-", "mine", "ranch", "bank", "drugstore", "mine", "ranch"]
    play(state, "draw church")
    assert row_names(state)[0] == "church"
    assert state.agenda == []
    assert complaints(state) == []


def test_cc_184_cc_007_with_an_empty_bag_the_gap_stays() -> None:
    state = taking()
    empty_bag(state)
    play(state, "take build_8", "keep")
    assert row_names(state) == ["-", "mine", "ranch", "bank", "drugstore", "mine", "ranch"]
    assert state.agenda == []


def test_cc_184_cc_146_the_town_hall_may_be_drawn() -> None:
    state = choosing("4R", seat=0)
    state.order = [1, 0, 2]
    own(state, 0, "C3")
    play(state, "choose chinese_worker", "take build_12", "build C3")
    assert asked(state) == ("draw_building", -1)
    play(state, "draw town_hall")
    assert asked(state) == ("place_town_hall", 1)  # the first player of the current order
    play(state, "build E5", "house E3")
    assert state.town_hall == parcel("E5")
    assert asked(state) == ("draw_building", -1)  # drawing goes on for the same space
    play(state, "draw hotel")
    assert row_names(state)[0] == "hotel"
    assert state.agenda == []


def test_cc_184_only_one_building() -> None:
    state = play(taking(money=50), "take build_12", "keep", "draw hotel")
    assert state.agenda == []
    assert state.money[0] == 45


def test_cc_184_the_station_may_be_taken_and_kept() -> None:
    state = choosing("4R")
    fill_row(state, "station ranch saloon bank drugstore mine ranch")
    play(state, "choose chinese_worker", "take build_12")
    assert refused(state, "keep") is None
    play(state, "keep")
    assert state.kept[0] == (tile("station"),)
    assert state.row[space_of(12)] == 0


def test_cc_184_kept_buildings_wait_for_their_window() -> None:
    state = play(taking(), "take build_12", "keep", "draw hotel")
    put(state, "house", "B8")
    run_automatic(state)
    assert kept_names(state, 0) == ["mine"]
    assert state.built[0] == 0
