"""Maps as files: what a map must have (STM-002, STM-014, STM-016, STM-019, STM-020)."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import a_state, building, hex_of, refused, set_up, tile_refused
from westbound.engine.errors import BadInput
from westbound.engine.option import complete
from westbound.games.steam.maps import PRINTED, WALL, MapError, printed_map, read_map
from westbound.games.steam.options import OPTIONS

SMALL = """
id = "small"
name = "Small"
supply = { spaces = 12, cubes_per_space = 3 }
three_players = { city_cubes = 0, supply_cubes = -1 }
blocked = [
    { q = 1, r = 0, side = 3 },
]
hexes = [
    { q = 0, r = 0, terrain = "city", city = { name = "East", color = "red", cubes = 2 } },
    { q = 1, r = 0, terrain = "hills", river = true },
    { q = 2, r = 0, terrain = "city", city = { name = "West", color = "gray", cubes = 1 } },
    { q = 1, r = 1, terrain = "coast", town = "Middle" },
]
"""


@pytest.mark.parametrize(
    ("name", "hexes", "cities", "towns", "cubes"),
    [
        ("northeast", 126, 17, 26, 48),
        ("ruhr", 132, 19, 22, 54),
        ("iberia", 128, 19, 25, 51),
        ("northern_italy", 119, 19, 24, 50),
    ],
)
def test_stm_002_the_maps_of_the_game(
    name: str, hexes: int, cities: int, towns: int, cubes: int
) -> None:
    map_ = printed_map(name)
    counts = (sum(map(bool, map_.city)), sum(map(bool, map_.town)), sum(map_.cubes))
    assert (len(map_.names), *counts) == (hexes, cities, towns, cubes)
    assert (map_.spaces, map_.cubes_per_space) == (12, 3)


def test_stm_002_a_further_map_is_an_option_as_text() -> None:
    state = set_up(4, map=SMALL)
    assert [sum(cubes) for cubes in state.cubes] == [2, 0, 1, 0]
    assert [sum(space) for space in state.supply] == [3] * 12
    assert [sum(space) for space in set_up(3, map=SMALL).supply] == [2] * 12
    assert refused(building(state), "build 1,0") is None
    assert refused(state, "build 8,1") == "STM-120"


def test_stm_002_a_text_that_is_no_map_is_refused() -> None:
    with pytest.raises(BadInput):
        complete(OPTIONS, {"map": SMALL.replace("hills", "swamp")})
    with pytest.raises(BadInput):
        complete(OPTIONS, {"map": "sweden"})


def test_stm_014_016_terrain_cost_of_a_hex() -> None:
    map_ = read_map(SMALL)
    assert map_.terrain_cost == (0, 3, 0, 0)
    northeast = printed_map("northeast")
    by_name = {name: northeast.terrain_cost[code] for code, name in enumerate(northeast.names)}
    assert (by_name["9,0"], by_name["8,1"], by_name["7,1"], by_name["1,7"]) == (0, 1, 2, 3)


def test_stm_019_gray_cities_are_for_further_maps_only() -> None:
    assert 4 in read_map(SMALL).colour
    assert [name for name in PRINTED if 4 in printed_map(name).colour] == []


def test_stm_020_a_blocked_edge_holds_from_both_sides() -> None:
    map_ = read_map(SMALL)
    hill, town = map_.code_of["1,0"], map_.code_of["1,1"]
    assert map_.neighbour[hill * 6 + 3] == map_.neighbour[town * 6 + 0] == WALL
    opened = read_map(SMALL.replace("    { q = 1, r = 0, side = 3 },\n", ""))
    assert opened.neighbour[hill * 6 + 3] == town
    assert opened.neighbour[town * 6 + 0] == hill


def test_stm_020_the_edge_of_the_map_is_a_wall() -> None:
    state = building(a_state())
    kingston = hex_of(state, "4,-1")
    assert state.setup.map.neighbour[kingston * 6] == WALL
    assert tile_refused(state, "1,0", "21@0") == "STM-121"  # north of Toronto
    state = building(a_state(map=SMALL))
    assert tile_refused(state, "1,0", "22@3") == "STM-121"  # the blocked edge
    assert tile_refused(state, "1,0", "22@2") == "STM-121"  # off the map


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("hills", "swamp", "line 11, hex (1,0): terrain"),
        ("river = true", "lake = true", "line 11, hex (1,0): a hex has no key 'lake'"),
        ("q = 1, r = 1", "q = 1, r = 0", "this hex appears twice"),
        ('"Middle"', '"East"', "the name 'East' is also at (0,0)"),
        ("side = 3", "side = 0", "a blocked edge lies between two hexes"),
        ("q = 2, r = 0", "q = 3, r = 0", "West cannot be reached"),
        ("q = 2, r = 0", "q = 0, r = 1", "two printed cities are never neighbours"),
        ("cubes = 2 }", "cubes = 10 }", "a number of cubes from 0 to 9"),
        ('color = "red"', 'color = "pink"', "the color of a city"),
        ("spaces = 12", "spaces = 13", "supply.spaces is a whole number from 0 to 12"),
        ("cubes_per_space = 3", "cubes_per_space = 7", "from 0 to 6"),
        ('id = "small"', "", "The file lacks 'id'"),
        ('id = "small"', 'id = "small"\nsize = 3', "a map has no key 'size'"),
        ('id = "small"', "id = ", "not valid TOML"),
        ('terrain = "hills"', 'terrain = "city"', "go together"),
        ("cubes = 1 } }", "cubes = 1 }, river = true }", "neither a town nor a river"),
        (
            '    { q = 2, r = 0, terrain = "city", city = { name = "West", color = "gray", '
            "cubes = 1 } },\n",
            "",
            "at least 2 cities",
        ),
    ],
)
def test_stm_002_what_is_wrong_with_a_map_and_where(old: str, new: str, words: str) -> None:
    assert old in SMALL
    with pytest.raises(MapError) as error:
        read_map(SMALL.replace(old, new, 1))
    assert words in str(error.value)


def test_stm_011_a_map_cannot_need_more_cubes_than_there_are() -> None:
    many = SMALL.replace("cubes_per_space = 3", "cubes_per_space = 6")
    read_map(many)  # 72 + 3
    cities = "".join(
        f'    {{ q = {q}, r = {-q // 2}, terrain = "city", '
        f'city = {{ name = "C{q}", color = "red", cubes = 8 }} }},\n'
        f'    {{ q = {q - 1}, r = {-q // 2 + 1}, terrain = "plains" }},\n'
        for q in range(4, 10, 2)
    )
    with pytest.raises(MapError, match="the map needs 99 cubes, but there are only 96"):
        read_map(many.replace("hexes = [\n", "hexes = [\n" + cities))
