"""The set-up, on the border: STM-030, STM-031, STM-040, STM-041."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import a_state
from westbound.engine.rng import Rng
from westbound.games.steam.moves import DealTiles, DrawCubes, Opener
from westbound.games.steam.rules.auction import (
    begin_order_auction,
    sample_open_first,
    why_not_open_first,
)
from westbound.games.steam.rules.setup import (
    begin_cubes,
    sample_cubes,
    sample_set_order,
    why_not_cubes,
)
from westbound.games.steam.steps import DrawOpener, DrawOrder, FillCity, FillSupply


@pytest.mark.parametrize("players", [3, 4, 6])
def test_stm_030_031_every_city_then_every_space_in_order(players: int) -> None:
    state = a_state(players)
    begin_cubes(state)
    map_, steps = state.setup.map, list(reversed(state.agenda))
    cities = [step for step in steps if isinstance(step, FillCity)]
    spaces = [step for step in steps if isinstance(step, FillSupply)]
    assert steps == [*cities, *spaces]
    fewer = map_.three_players_city if players == 3 else 0
    wanted = {
        hex_: map_.cubes[hex_] + fewer
        for hex_ in map_.hexes
        if map_.city[hex_] and map_.cubes[hex_] + fewer > 0
    }
    assert [(step.hex, step.count) for step in cities] == list(wanted.items())
    assert [step.space for step in spaces] == list(range(map_.spaces))
    assert all(step.count > 0 for step in spaces)


FEW_CUBES = """
id = "few"
name = "Few Cubes"
supply = { spaces = 2, cubes_per_space = 1 }
three_players = { city_cubes = -1, supply_cubes = -1 }
hexes = [
    { q = 0, r = 0, terrain = "city", city = { name = "Ash", color = "red", cubes = 1 } },
    { q = 0, r = 1, terrain = "plains" },
    { q = 0, r = 2, terrain = "city", city = { name = "Birch", color = "blue", cubes = 2 } },
]
"""


@pytest.mark.parametrize(("players", "wanted"), [(4, [1, 2, 1, 1]), (3, [1])])
def test_stm_030_031_nothing_is_drawn_for_a_place_without_cubes(
    players: int, wanted: list[int]
) -> None:
    """With three players Ash and the supply have none, and Birch has one."""
    state = a_state(players, map=FEW_CUBES)
    begin_cubes(state)
    steps = [step for step in reversed(state.agenda) if isinstance(step, FillCity | FillSupply)]
    assert [step.count for step in steps] == wanted
    assert len(steps) == len(state.agenda)


def test_stm_030_cubes_are_drawn_from_what_the_bag_holds_and_told_in_order() -> None:
    state = a_state()
    state.bag = [1, 0, 2, 0, 1]
    step = FillCity(-1, 4, 0)
    for seed in range(20):
        assert sample_cubes(state, step, Rng(seed)).codes == (0, 2, 2, 4)
    assert why_not_cubes(state, step, DrawCubes((0, 2, 2, 4))) is None
    assert why_not_cubes(state, step, DrawCubes((2, 0, 2, 4))) is not None
    assert why_not_cubes(state, step, DrawCubes((0, 2, 2, 2))) is not None
    assert why_not_cubes(state, step, DrawCubes((0, 2, 2))) is not None


def test_stm_040_one_tile_for_each_player_in_any_order() -> None:
    state, drawn = a_state(3), set()
    for seed in range(30):
        move = sample_set_order(state, DrawOrder(), Rng(seed))
        assert isinstance(move, DealTiles)
        assert len(move.tiles) == len(set(move.tiles)) == 3
        drawn.add(move.tiles[0])
    assert len(drawn) > 3  # not always the same


def test_stm_041_anybody_may_open_the_auction() -> None:
    state, step = a_state(3), DrawOpener()
    assert {sample_open_first(state, step, Rng(seed)).amount for seed in range(40)} == {1, 2, 3}
    allowed = [n for n in range(6) if why_not_open_first(state, step, Opener(n)) is None]
    assert allowed == [1, 2, 3]


def test_stm_102_a_lone_player_bids_against_nobody() -> None:
    state = a_state(3, ruleset="standard")
    state.order = [2]
    begin_order_auction(state)
    assert state.agenda == []
    state.order = [2, 0]
    begin_order_auction(state)
    assert len(state.agenda) == 1
