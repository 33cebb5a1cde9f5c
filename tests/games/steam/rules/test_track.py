"""Lines of track on the map: STM-127, STM-130, STM-150, STM-152, STM-154, STM-193."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    building,
    hex_of,
    line,
    links_of,
    new_city,
    owner_at,
    play,
    track,
)
from westbound.games.steam.faces import EXITS
from westbound.games.steam.hexes import SIDES
from westbound.games.steam.rules.track import incomplete_lines, open_ends_of
from westbound.games.steam.state import NO_CITY, SteamState


def slot(state: SteamState, name: str, side: int) -> int:
    return hex_of(state, name) * 6 + side


# --- lines from end to end

# The first two hexes of the file are the places of the link.
SHORT = """
id = "short"
name = "Short"
hexes = [
    { q = 0, r = 0, terrain = "city", city = { name = "Alder", color = "red", cubes = 0 } },
    { q = 0, r = 2, terrain = %s },
    { q = 0, r = 1, terrain = "plains" },
    { q = 1, r = 1, terrain = "plains" },
    { q = 2, r = 0, terrain = "city", city = { name = "Far", color = "red", cubes = 0 } },
]
"""


def test_stm_150_a_link_between_the_first_places_of_the_map() -> None:
    city = '"city", city = { name = "Cove", color = "red", cubes = 0 }'
    state = a_state(map=SHORT % city)
    track(state, 0, "0,1 21@0")
    assert line(state, "0,1", 0).places == line(state, "0,1", 3).places[::-1] == (1, 0)
    assert links_of(state, 0) == {frozenset(("0,0", "0,2"))}


def test_stm_130_150_a_town_is_reached_by_its_tile() -> None:
    state = a_state(map=SHORT % '"plains", town = "Cove"')
    track(state, 0, "0,1 21@0")
    assert not line(state, "0,1", 0).complete
    assert state.open_ends == 1 << slot(state, "0,1", 3)
    track(state, 0, "0,2 T11@0")
    assert links_of(state, 0) == {frozenset(("0,0", "0,2"))}
    assert state.open_ends == 0


@pytest.mark.parametrize(("name", "side"), [("8,1", 0), ("8,1", 3), ("7,2", 0), ("7,2", 2)])
def test_stm_150_a_line_ends_where_it_comes_to_its_places(name: str, side: int) -> None:
    """From the exit of Poughkeepsie by 7,2 and 7,1 to Albany, and straight from there."""
    state = a_state()
    track(state, 0, "8,1 21@0", "8,2 T23@5", "7,2 22@0", "7,1 22@1")
    found = line(state, name, side)
    ends = {
        "8,1": {slot(state, "8,1", 0), slot(state, "8,2", 0)},
        "7,2": {slot(state, "7,1", 1), slot(state, "8,2", 5)},
    }
    assert set(found.places) == {hex_of(state, "8,0"), hex_of(state, "8,2")}
    assert set(found.ends) == ends[name]
    assert len(found.slots) == (3 if name == "8,1" else 5)


# --- open ends


def test_stm_130_a_tile_at_the_edge_changes_nothing_elsewhere() -> None:
    """Track faces the last hex of the map, Far; a tile goes where no hex is on that side."""
    state = a_state(map=SHORT % '"plains", town = "Cove"')
    track(state, 0, "1,1 22@5")
    far = hex_of(state, "2,0")
    assert (far, state.pointed[far]) == (len(state.track) - 1, 1 << 4)
    track(state, 1, "0,1 21@0")
    assert state.pointed[far] == 1 << 4


def open_ends_on(state: SteamState) -> int:
    """Looked up side by side: track that faces neither track nor a city."""
    found, neighbour = 0, state.setup.map.neighbour
    for hex_, placement in enumerate(state.track):
        for side in SIDES:
            near = neighbour[hex_ * 6 + side]
            if EXITS[placement] >> side & 1 and state.city[near] == NO_CITY:
                met = EXITS[state.track[near]] >> (side + 3) % 6 & 1
                found |= 0 if met else 1 << hex_ * 6 + side
    return found


def test_stm_130_154_open_ends_while_track_is_laid_turned_and_replaced_by_a_city() -> None:
    state = a_state()
    seen = []
    for tile in ("8,1 21@0", "8,2 T21@0", "7,1 22@1", "7,2 21@0", "9,1 22@2", "8,2 T42@0"):
        track(state, 0, tile)
        assert state.open_ends == open_ends_on(state)
        seen.append(state.open_ends.bit_count())
    assert seen == [1, 1, 2, 2, 3, 3]
    building(state)
    play(state, "build 7,2", "tile 22@0")  # turned to the town: it joins no exit there
    assert state.open_ends == open_ends_on(state)
    assert slot(state, "7,2", 2) in open_ends_of(state, 0)
    assert owner_at(state, "7,2", 3) == -1
    play(state, "build 7,2", "tile 22@4")  # and to Scranton
    assert state.open_ends == open_ends_on(state)
    new_city(state, 1, "8,2", "gray")  # STM-191: two spurs go, and the rest ends at the city
    assert state.open_ends == open_ends_on(state) == 0


def test_stm_154_open_ends_by_their_owner() -> None:
    state = a_state()
    track(state, 0, "7,1 22@1", "13,-3 21@0")
    track(state, 1, "9,1 22@2", "8,1 21@0")
    assert open_ends_of(state, 0) == [slot(state, "7,1", 3), slot(state, "13,-3", 0)]
    assert open_ends_of(state, 1) == [slot(state, "8,1", 3), slot(state, "9,1", 4)]


# --- lines that end where they begin


def test_stm_193_lines_with_both_ends_at_a_new_city_are_incomplete() -> None:
    """Out of the town to the north-east, round and back from the south; owned by seat 1."""
    state = a_state()
    track(state, 1, "8,1 21@0", "8,2 T23@0", "9,1 23@3", "9,2 22@4", "8,3 23@0")
    assert len(open_ends_of(state, 1)) == 1
    new_city(state, 0, "8,2", "gray")
    assert [sorted(found.slots) for found in incomplete_lines(state, 1)] == [
        sorted(line(state, "9,1", 3).slots)
    ]
    assert open_ends_of(state, 1) == []
    assert incomplete_lines(state, 0) == []
