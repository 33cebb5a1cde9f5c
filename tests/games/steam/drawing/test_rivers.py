"""Rivers and bridges."""

from __future__ import annotations

import pytest

from tests.games.steam.own_map import changed, own_map
from westbound.games.steam.drawing.geometry import (
    distance,
    grid,
)
from westbound.games.steam.drawing.rivers import courses, crossings
from westbound.games.steam.maps import PRINTED, GameMap, chosen_map, read_map
from westbound.kit.svg import Point


@pytest.mark.parametrize("name", PRINTED)
def test_rivers_flow_through_the_hexes_of_their_paths(name: str) -> None:
    map_ = chosen_map(name)
    at, found = grid(map_), courses(map_)
    assert len(found) == len(map_.rivers)
    for (_, path), course in zip(map_.rivers, found, strict=True):
        for q, r in path:
            assert min(distance(at.middle(q, r), p) for p in course) < 0.3 * at.size


def test_there_is_a_bridge_only_where_a_river_is_crossed() -> None:
    northeast = chosen_map("northeast")
    assert crossings(northeast, "9,1", 0, 3) == ()  # no river there
    found = [
        crossing
        for hex_, name in enumerate(northeast.names)
        if northeast.river[hex_]
        for crossing in crossings(northeast, name, 1, 4)
    ]
    assert found
    assert all(distance(c.place, Point(0, 0)) < grid(northeast).size for c in found)


# --- STM-016: a hex with a river shows one, whether a path is drawn through it or not

INCHBY = 'town = "Inchby"'  # a place that no river comes near


def middle_of(map_: GameMap, town: str) -> Point:
    return grid(map_).middle(*map_.places[map_.town.index(town)])


def rivers_near(map_: GameMap, middle: Point) -> int:
    near = grid(map_).apothem
    return sum(any(distance(p, middle) < near for p in course) for course in courses(map_))


def test_where_no_path_is_drawn_there_is_a_brook() -> None:
    dry, wet = read_map(own_map()), read_map(changed(INCHBY, f"{INCHBY}, river = true"))
    middle = middle_of(dry, "Inchby")
    assert rivers_near(dry, middle) == 0
    assert rivers_near(wet, middle) == 1
    assert len(courses(wet)) == len(courses(dry)) + 1
    for place in courses(wet)[-1]:
        assert distance(place, middle) < grid(wet).apothem


def test_a_brook_is_crossed_by_a_bridge() -> None:
    wet = read_map(changed(INCHBY, f"{INCHBY}, river = true"))
    name = wet.names[wet.town.index("Inchby")]
    assert len(crossings(wet, name, 0, 3)) == 1
    assert crossings(read_map(own_map()), name, 0, 3) == ()


def test_every_hex_with_a_river_has_some_water() -> None:
    map_ = read_map(own_map())
    rivers = [hex_ for hex_ in map_.hexes if map_.river[hex_]]
    assert rivers
    for hex_ in rivers:
        assert rivers_near(map_, grid(map_).middle(*map_.places[hex_])) >= 1
