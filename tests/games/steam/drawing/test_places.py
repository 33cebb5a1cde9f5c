"""Hexes, cities and towns."""

from __future__ import annotations

from importlib.resources import files

import pytest

from tests.games.steam.pages import PACKAGE, PAGES
from tests.games.steam.positions import a_state, building
from westbound.games.steam import GAME
from westbound.games.steam.components import COLOURS
from westbound.games.steam.drawing.geometry import grid
from westbound.games.steam.drawing.model import (
    read,
    tile_on,
)
from westbound.games.steam.drawing.places import PITCH, cube_places
from westbound.games.steam.drawing.type_scale import width_of
from westbound.games.steam.maps import PRINTED
from westbound.kit.suites.markup import SVG, by_id, classes, said, used


def test_cubes_of_a_city_do_not_overlap() -> None:
    for count in range(1, 17):
        places = list(cube_places(count))
        assert len(places) == count
        least = PITCH if count <= 7 else 0.7 * PITCH
        for i, (x, y) in enumerate(places):
            for other_x, other_y in places[i + 1 :]:
                assert max(abs(x - other_x), abs(y - other_y)) >= min(least, 8)


def test_hexes_show_their_track_in_the_owners_colour() -> None:
    met: set[str] = set()
    for view in PAGES.some_views:
        seen, groups = read(view), by_id(PAGES.board(view))
        for name, here in seen["hexes"].items():
            tile, group = tile_on(here), groups[f"hex-{name}"]
            pieces = [u for u in group if u.attrib.get("href", "").startswith("#t-")]
            exits = tile.exits.bit_count()
            assert len(pieces) == (exits if tile.town else exits // 2)
            owners = sorted(classes(piece)[0] for piece in pieces)
            sides = [a for a, _ in tile.segments] or [s for s in range(6) if tile.exits >> s & 1]
            wanted = [here["owners"][s] for s in sides] if pieces else []
            assert owners == sorted(f"p{o}" if o >= 0 else "nobody" for o in wanted)
            met.update(owners)
    assert {"p0", "p1", "p2", "nobody"} <= met


def test_cities_show_colour_name_cubes_and_growth() -> None:
    for view in PAGES.some_views:
        groups = by_id(PAGES.board(view))
        for name, here in read(view)["hexes"].items():
            group = groups[f"hex-{name}"]
            assert ("place" in classes(group)) == ("city" in here)
            if "city" not in here:
                continue
            assert f"#city-{here['city']}" in used(group)
            assert f"#g-{here['city']}" in used(group)  # colour is never alone
            assert said(group) == [here["name"]]
            assert ("#growth" in used(group)) == here["grown"]
            for colour in COLOURS:
                count = here.get("cubes", []).count(colour)
                pile = groups.get(f"cube-{name}-{colour}")
                assert (pile is None) == (count == 0)
                if pile is not None:
                    assert used(pile).count(f"#q-{colour}") == count


def test_a_map_of_ones_own_is_drawn() -> None:
    text_ = (files(PACKAGE) / "data/maps/ruhr.toml").read_text("utf-8").replace("Bonn", "<Bonn>")
    state = a_state(map=text_)
    root = PAGES.board(GAME.observe(state, 0))
    assert "<Bonn>" in said(root)


def test_the_hex_that_is_built_on_is_the_site() -> None:
    state = building(a_state(3))
    assert not [
        e for e in by_id(PAGES.board(GAME.observe(state, 0))).values() if "data-site" in e.attrib
    ]
    GAME.apply(state, GAME.parse("build 8,1"), 0)
    sites = [
        e for e in by_id(PAGES.board(GAME.observe(state, 0))).values() if "data-site" in e.attrib
    ]
    assert [site.attrib["data-target"] for site in sites] == ["hex:8,1"]


@pytest.mark.parametrize("name", PRINTED)
def test_names_of_cities_fit_their_hexes(name: str) -> None:
    state = a_state(map=name)
    map_, groups = state.setup.map, by_id(PAGES.board(GAME.observe(state, 0)))
    room = 2 * grid(map_).size
    for hex_ in map_.hexes:
        if map_.city[hex_]:
            (drawn,) = groups[f"hex-{map_.names[hex_]}"].iter(f"{SVG}text")
            width = float(drawn.attrib.get("textLength", width_of(map_.city[hex_], "t-name")))
            assert width < room
