"""How fair a map is: the figures of its cities, and each limit from both sides."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.steam.positions import a_state
from westbound.games.steam.faces import PLACEMENT_CODES
from westbound.games.steam.map_balance import (
    LIMITS,
    CityBalance,
    Track,
    advice,
    balance,
    cities_per_colour,
    tile_dollars,
)
from westbound.games.steam.maps import PRINTED, GameMap, printed_map, read_map
from westbound.games.steam.rules.building import track_cost

Place = tuple[int, int]
COLOURS = ("red", "blue", "yellow", "purple")


def a_map(
    cities: Mapping[Place, tuple[str, int]], land: Mapping[Place, str], blocked: str = ""
) -> GameMap:
    """Cities with colour and cubes, called A, B, C in this order; land with its further keys."""
    lines = [
        f'{{ q = {q}, r = {r}, terrain = "city", city = {{ name = "{name}", color = "{colour}", '
        f"cubes = {cubes} }} }},"
        for name, ((q, r), (colour, cubes)) in zip("ABCDEFGHIJ", cities.items(), strict=False)
    ]
    lines += [f"{{ q = {q}, r = {r}, {keys} }}," for (q, r), keys in land.items()]
    return read_map(
        f'id = "small"\nname = "Small"\nblocked = [{blocked}]\nhexes = [\n' + "\n".join(lines) + "]"
    )


PLAINS, RIVER, TOWN = 'terrain = "plains"', 'terrain = "plains", river = true', "town"


def on_a_line(*parts: str) -> GameMap:
    """Cities ("red 3") and land from north to south."""
    cities: dict[Place, tuple[str, int]] = {}
    land: dict[Place, str] = {}
    for r, part in enumerate(parts):
        if part.split()[0] in COLOURS:
            colour, cubes = part.split()
            cities[0, r] = colour, int(cubes)
        elif part == TOWN:
            land[0, r] = f'{PLAINS}, town = "T{r}"'
        else:
            land[0, r] = part
    return a_map(cities, land)


def figures_of(map_: GameMap, city: str) -> CityBalance:
    return next(figures for figures in balance(map_) if map_.city[figures.city] == city)


def advised(map_: GameMap, key: str) -> list[str]:
    """The cities that fall short in this, or "" for the map."""
    return [str(found.params.get("name", "")) for found in advice(map_) if found.key == key]


# --- the maps of the game


@pytest.mark.parametrize("name", PRINTED)
def test_the_maps_of_the_game_are_fair(name: str) -> None:
    map_ = printed_map(name)
    assert list(advice(map_)) == []
    assert len(balance(map_)) == sum(map(bool, map_.city))


@pytest.mark.parametrize("name", PRINTED)
def test_no_city_of_them_has_the_colour_of_its_nearest(name: str) -> None:
    map_ = printed_map(name)
    for figures in balance(map_):
        near = {map_.colour[track.city] for track in figures.nearest}
        assert map_.colour[figures.city] not in near


def test_the_first_versions_of_two_maps_were_not() -> None:
    northeast, ruhr = printed_map("northeast", 1), printed_map("ruhr", 1)
    assert [(told.key, told.params["name"]) for told in advice(northeast)] == [
        ("open_sides", "Baltimore")
    ]
    assert [(told.key, told.params["name"]) for told in advice(ruhr)] == [
        ("open_sides", "Maastricht"),
        ("nearest", "Siegen"),
        ("mean", "Siegen"),
    ]
    siegen = figures_of(ruhr, "Siegen")
    assert [track.dollars for track in siegen.nearest] == [13, 16]
    assert siegen.mean == 14.5


# --- what is counted


def test_stm_140_track_costs_what_the_game_asks() -> None:
    """Every hex of every map, with a tile of two exits."""
    for name in PRINTED:
        state = a_state(map=name)
        map_ = state.setup.map
        for hex_ in map_.hexes:
            if not map_.city[hex_]:
                tile = PLACEMENT_CODES["T21@0" if map_.town[hex_] else "21@0"]
                assert tile_dollars(map_, hex_) == track_cost(state, hex_, tile)


def test_the_nearest_cities_are_those_of_the_cheapest_track() -> None:
    """The straight way over two hills costs 8, the way around them over three plains 6."""
    hills = 'terrain = "hills"'
    map_ = a_map(
        {(0, 0): ("red", 3), (0, 3): ("blue", 3)},
        {(0, 1): hills, (0, 2): hills, (1, 0): PLAINS, (1, 1): PLAINS, (1, 2): PLAINS},
    )
    assert figures_of(map_, "A").nearest == (Track(6, map_.code_of["0,3"]),)


def test_track_passes_no_third_city() -> None:
    map_ = on_a_line("red 3", PLAINS, "blue 3", PLAINS, "yellow 3")
    assert [map_.city[track.city] for track in figures_of(map_, "A").nearest] == ["B"]
    assert [map_.city[track.city] for track in figures_of(map_, "B").nearest] == ["A", "C"]


def test_a_blocked_side_is_neither_open_nor_crossed() -> None:
    cities = {(0, 0): ("red", 3), (0, 2): ("blue", 3)}
    land = {(0, 1): PLAINS, (1, 0): PLAINS, (1, 1): RIVER}
    free = a_map(cities, land)
    walled = a_map(cities, land, "{ q = 0, r = 0, side = 3 }")
    assert (figures_of(free, "A").open_sides, figures_of(walled, "A").open_sides) == (2, 1)
    assert figures_of(free, "A").nearest[0].dollars == 2
    assert figures_of(walled, "A").nearest[0].dollars == 4  # over the plains beside it


def test_a_town_is_the_end_of_a_link() -> None:
    map_ = on_a_line("red 3", PLAINS, TOWN, PLAINS, "blue 2")
    assert figures_of(map_, "A").cubes == (3, 5, 5)


@pytest.mark.parametrize(("hexes", "cubes"), [(3, (5, 5, 5)), (4, (3, 3, 3))])
def test_stm_111_a_link_has_at_most_the_tiles_of_a_build_turn(
    hexes: int, cubes: tuple[int, ...]
) -> None:
    map_ = on_a_line("red 3", *[PLAINS] * hexes, "blue 2")
    assert figures_of(map_, "A").cubes == cubes


# --- the limits


def test_the_limits_are_those_of_the_page() -> None:
    assert LIMITS == {
        "city": {"nearest": 8, "mean": 10, "open_sides": 3, "cubes": 10, "colours": 3},
        "map": {"difference": 2},
    }


def test_nearest() -> None:
    fair = on_a_line("red 3", *[PLAINS] * 4, "blue 3")
    dear = on_a_line("red 3", *[PLAINS] * 3, RIVER, "blue 3")
    assert figures_of(fair, "A").nearest[0].dollars == 8
    assert advised(fair, "nearest") == []
    assert advised(dear, "nearest") == ["A", "B"]


def test_mean() -> None:
    fair = on_a_line("red 3", *[PLAINS] * 4, "blue 3", *[PLAINS] * 6, "red 3")
    dear = on_a_line("red 3", *[PLAINS] * 4, "blue 3", *[PLAINS] * 5, RIVER, "red 3")
    assert figures_of(fair, "B").mean == 10
    assert figures_of(dear, "B").mean == 10.5
    assert (advised(fair, "mean"), advised(dear, "mean")) == ([], ["B"])


def test_one_way() -> None:
    dead_ends = on_a_line("red 3", PLAINS, "blue 3", PLAINS, "red 3")
    assert advised(dead_ends, "one_way") == ["A", "C"]
    ring = a_map(
        {(0, 0): ("red", 3), (2, 0): ("blue", 3), (0, 2): ("yellow", 3)},
        {(1, 0): PLAINS, (0, 1): PLAINS, (1, 1): PLAINS},
    )
    assert advised(ring, "one_way") == []


def test_open_sides() -> None:
    around = {(0, -1): PLAINS, (1, -1): PLAINS, (1, 0): PLAINS}
    cities = {(0, 0): ("red", 3), (2, -1): ("blue", 3)}
    assert "A" not in advised(a_map(cities, around), "open_sides")
    del around[0, -1]
    assert "A" in advised(a_map(cities, around), "open_sides")


def test_cubes() -> None:
    assert advised(on_a_line("red 5", PLAINS, TOWN, PLAINS, "blue 5"), "cubes") == []
    assert advised(on_a_line("red 5", PLAINS, TOWN, PLAINS, "blue 4"), "cubes") == ["A", "B"]
    too_far = on_a_line("red 5", TOWN, TOWN, "blue 5")
    assert advised(too_far, "cubes") == ["A", "B"]


def test_colours() -> None:
    line = ["red 3", PLAINS, "blue 3", PLAINS, "yellow 3", PLAINS]
    assert "A" not in advised(on_a_line(*line, "purple 3"), "colours")
    assert "A" in advised(on_a_line(*line, "blue 3"), "colours")


def test_difference() -> None:
    def with_red(count: int) -> GameMap:
        cities = ["red 1"] * count + ["blue 1", "yellow 1", "purple 1"]
        return on_a_line(*[part for city in cities for part in (city, PLAINS)])

    assert cities_per_colour(with_red(3)) == (3, 1)
    assert advised(with_red(3), "difference") == []
    assert cities_per_colour(with_red(4)) == (4, 1)
    assert advised(with_red(4), "difference") == [""]
