"""Action tiles, City Growth, Urbanization and a new turn, on the border and for every seat."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    action,
    asked,
    at_step,
    building,
    hex_of,
    named,
    play,
    refused,
    supply,
)
from westbound.games.steam.components import NO_TILE
from westbound.games.steam.rules.action_tiles import begin_action_tiles
from westbound.games.steam.rules.growth import holds_growth, mark_growth
from westbound.games.steam.rules.turn_order import new_turn
from westbound.games.steam.rules.urbanization import found_city, holds_urbanization, may_urbanize
from westbound.games.steam.steps import BuildTurn, ChooseActionTile, ChooseSupply

SEATS = range(4)
TOWN = '{ q = 0, r = 0, terrain = "plains", town = "Ash" }'
PLAIN = '{ q = -1, r = 0, terrain = "plains" }'
SMALL = """
id = "small"
name = "Small"
hexes = [
    %s,
    %s,
    { q = -1, r = 1, terrain = "plains" },
    { q = 0, r = 1, terrain = "plains" },
    { q = 1, r = 0, terrain = "plains" },
    { q = 2, r = 0, terrain = "city", city = { name = "Birch", color = "blue", cubes = 0 } },
    { q = 0, r = 2, terrain = "city", city = { name = "Cedar", color = "blue", cubes = 0 } },
]
"""


def test_stm_080_everybody_begins_without_a_tile() -> None:
    state = a_state()
    state.tile, state.passed, state.done_action, state.upgraded = [3, 2, 1, 0], 15, 15, 15
    begin_action_tiles(state)
    assert state.tile == [NO_TILE] * 4
    assert (state.passed, state.done_action, state.upgraded) == (0, 0, 0)
    assert asked(state) == ("take_tile", 0)


def test_stm_251_a_new_turn_begins_with_nothing_done() -> None:
    state = a_state()
    state.tile, state.passed, state.done_action, state.upgraded = [3, 2, 1, 0], 15, 15, 15
    state.goods_round, state.turn = 2, 4
    new_turn(state)
    assert (state.turn, state.goods_round, state.tile) == (5, 0, [NO_TILE] * 4)
    assert (state.passed, state.done_action, state.upgraded) == (0, 0, 0)


@pytest.mark.parametrize("seat", SEATS)
def test_stm_091_who_turns_a_tile_over_is_remembered_by_seat(seat: int) -> None:
    state = at_step(a_state(), ChooseActionTile(seat))
    play(state, "take city_growth passing")
    assert state.passed == 1 << seat


@pytest.mark.parametrize("seat", SEATS)
def test_stm_200_each_seat_grows_a_city_once(seat: int) -> None:
    state = a_state()
    action(state, seat, "city_growth")
    assert holds_growth(state, seat)
    mark_growth(state, seat, hex_of(state, named(state, "Albany")))
    assert state.done_action == 1 << seat
    assert not holds_growth(state, seat)
    state.done_action, state.passed = 0, 1 << seat
    assert not holds_growth(state, seat)


@pytest.mark.parametrize("seat", SEATS)
def test_stm_190_each_seat_places_a_new_city_once(seat: int) -> None:
    state = a_state()
    action(state, seat, "urbanization")
    assert holds_urbanization(state, seat)
    assert may_urbanize(state, seat)
    found_city(state, seat, hex_of(state, "8,2"), 0)
    assert state.done_action == 1 << seat
    assert not holds_urbanization(state, seat)


def test_stm_090_without_a_new_city_there_is_nothing_to_place() -> None:
    state = a_state()
    action(state, 0, "urbanization")
    state.new_cities = [0] * len(state.new_cities)
    assert holds_urbanization(state, 0)
    assert not may_urbanize(state, 0)


def test_stm_190_201_a_place_that_is_not_on_the_map() -> None:
    state = a_state()
    supply(state, 1, "red")
    action(state, 0, "urbanization")
    state.city[0] = state.city[1] = 2  # as if the first hexes were cities
    assert refused(building(state), "urbanize 99,99 red") == "STM-190"
    action(state, 0, "city_growth")
    assert refused(building(state), "grow 99,99") == "STM-201"


def test_stm_190_nor_with_a_town_first_on_the_map() -> None:
    """A name that is not on the map is not the first hex."""
    state = a_state(map=SMALL % (TOWN, PLAIN))
    action(state, 0, "urbanization")
    assert refused(building(state), "urbanize 99,99 red") == "STM-190"
    assert refused(state, "urbanize 0,0 red") is None


def test_stm_193_a_new_city_beside_the_first_hex_of_the_map() -> None:
    state = a_state(map=SMALL % (PLAIN, TOWN))
    state.built = 1
    assert refused(building(state), "build -1,0") == "STM-123"
    found_city(state, 0, hex_of(state, "0,0"), 0)
    assert refused(building(state), "build -1,0") is None


@pytest.mark.parametrize(("ruleset", "rule"), [("base", "STM-203"), ("standard", None)])
def test_stm_203_093_city_growth_that_can_do_nothing(ruleset: str, rule: str | None) -> None:
    """There are no cubes. In the standard game it costs nothing and may be left."""
    state = at_step(a_state(ruleset=ruleset), ChooseActionTile(0))
    assert refused(state, "take city_growth") == rule


def test_stm_202_only_a_space_that_is_there_and_has_cubes() -> None:
    state = a_state()
    supply(state, 1, "red")
    del state.supply[5:]  # a map with few spaces
    at_step(state, BuildTurn(0, 3), ChooseSupply(0, hex_of(state, named(state, "Albany")), 3))
    assert refused(state, "supply 1") is None
    assert refused(state, "supply 2") == "STM-202"
    assert refused(state, "supply 6") == "STM-202"
    assert refused(state, "supply 12") == "STM-202"
