"""Removing hazards: GWT-182 to GWT-185 and GWT-281; building F."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    asked,
    at_step,
    foresight,
    hand,
    moving,
    names_of,
    place_of,
    play,
    put_building,
    put_tile,
    refusal,
    refused,
    stand,
    texts,
    using,
)
from westbound.engine.step import AUTOMATIC
from westbound.games.great_western_trail.automatic_steps import KansasCity
from westbound.games.great_western_trail.components import EMPTY, TILE_CODES
from westbound.games.great_western_trail.rules.scoring import points
from westbound.games.great_western_trail.steps import RemoveHazard
from westbound.games.great_western_trail.trail import SPACE_CODES


def test_gwt_182_one_hazard_of_any_section() -> None:
    state = a_state(money=10)
    put_tile(state, "flood_2_black", "flood1")
    put_tile(state, "drought_3_green", "drought2")
    put_tile(state, "rockfall_4_green", "rockfall4")
    using(state, 0, "F")
    play(state, "use F_hazard")
    assert texts(state) == ["remove flood1", "remove drought2", "remove rockfall4"]
    found = refusal(state, "remove flood2")
    assert found is not None
    assert (found.rule, found.params["case"]) == ("GWT-182", "empty")
    assert refused(state, "decline") == "GWT-125"
    play(state, "remove rockfall4")
    assert state.money[0] == 3
    assert state.hazards[0] == (TILE_CODES["rockfall_4_green"],)
    assert state.on[SPACE_CODES["rockfall4"]] == EMPTY
    assert points(state, 0)["hazards"] == 4


@pytest.mark.parametrize(
    ("space", "action", "cost"), [("F", "F_hazard", 7), ("A1", "4a_hazard", 5)]
)
def test_gwt_182_the_cost_on_the_icon(space: str, action: str, cost: int) -> None:
    state = a_state(money=cost - 1)
    put_building(state, 0, 4, "A1")
    put_tile(state, "flood_2_black", "flood1")
    using(state, 0, space)
    assert refused(state, f"use {action}") == "GWT-182"
    state.money[0] = cost
    play(state, f"use {action}", "remove flood1")
    assert state.money[0] == 0


def test_gwt_182_free_where_no_cost_is_printed() -> None:
    state = a_state(money=0)
    put_tile(state, "flood_2_black", "flood1")
    at_step(state, RemoveHazard(0, True, 0))
    assert texts(state) == ["remove flood1", "decline"]
    play(state, "remove flood1")
    assert state.money[0] == 0


def test_gwt_183_without_hazards_nothing_can_be_removed() -> None:
    state = a_state()
    put_tile(state, "green_teepee", "teepee_1")
    using(state, 0, "F")
    assert refused(state, "use F_hazard") == "GWT-183"
    put_tile(state, "rockfall_2_black", "rockfall1")
    assert refused(state, "use F_hazard") is None


def test_gwt_182_building_f_takes_two_cards_of_one_breed_for_4_dollars() -> None:
    state = a_state(money=0)
    hand(state, 0, "jersey jersey guernsey black_angus")
    using(state, 0, "F")
    assert refused(state, "use F_pair guernsey guernsey") == "GWT-126"
    play(state, "use F_pair jersey jersey")
    assert state.money[0] == 4
    assert names_of(state.hand[0]) == ["black_angus", "guernsey"]
    hand(state, 1, "jersey guernsey black_angus dutch_belt")  # three of value 2, no breed twice
    using(state, 1, "F")
    assert not [text for text in texts(state) if text.startswith("use F_pair")]


# --- what becomes of cattlemen and tiles


def test_gwt_184_a_cattleman_stays_where_a_hazard_was_removed() -> None:
    state = a_state(players=3, money=10)
    put_tile(state, "flood_2_green", "flood1")
    put_tile(state, "flood_3_black", "flood2")
    stand(state, 1, "flood1")
    at_step(state, RemoveHazard(0, False, 0))
    play(state, "remove flood1")
    assert place_of(state, 1) == "flood1"
    moving(state, 1)
    assert refused(state, "move flood1") == "GWT-040"  # no location any more
    assert refused(state, "move A1") is not None
    play(state, "move flood2 B")
    assert (place_of(state, 1), state.money[1]) == ("B", 9)


def test_gwt_185_hazards_stay_in_front_of_the_player() -> None:
    state = a_state(money=20)
    put_tile(state, "flood_2_green", "flood1")
    put_tile(state, "drought_3_black", "drought1")
    at_step(state, RemoveHazard(0, False, 7))
    play(state, "remove flood1")
    at_step(state, RemoveHazard(0, False, 7))
    play(state, "remove drought1")
    assert len(state.hazards[0]) == 2
    assert points(state, 0)["hazards"] == 5
    assert state.hazards[1:] == [(), (), ()]


def test_gwt_281_a_tile_placed_under_a_cattleman_neither_charges_nor_moves_him() -> None:
    state = a_state(players=2, money=10)
    stand(state, 0, "kansas_city")
    stand(state, 1, "flood1")  # its hazard was removed under its cattleman
    foresight(state, "flood_2_green drought_2_green cowboy cowboy engineer engineer")
    at_step(state, KansasCity(AUTOMATIC, 1, 0))
    play(state, "take flood_2_green")
    assert state.on[SPACE_CODES["flood1"]] == TILE_CODES["flood_2_green"]
    assert (place_of(state, 1), state.money[1]) == ("flood1", 10)
    moving(state, 1)
    play(state, "move B")  # fees are due only on entering or passing
    assert state.money[1] == 10
    stand(state, 1, "A")
    moving(state, 1)
    play(state, "move flood1")
    assert state.money[1] == 8
    assert asked(state) == ("use_location", 1)


def test_gwt_281_a_teepee_too() -> None:
    state = a_state(players=2, money=10)
    for value in (-3, -2, -1):
        put_tile(state, "blue_teepee", f"teepee_{value}")
    stand(state, 0, "kansas_city")
    stand(state, 1, "teepee_1")
    foresight(state, "green_teepee drought_2_green cowboy cowboy engineer engineer")
    at_step(state, KansasCity(AUTOMATIC, 1, 0))
    play(state, "take green_teepee")
    assert state.on[SPACE_CODES["teepee_1"]] == TILE_CODES["green_teepee"]
    assert (place_of(state, 1), state.money[1]) == ("teepee_1", 10)
