"""Names of towns: none on another name, none on a city, none on track where that can be helped."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.steam.pages import PAGES
from tests.games.steam.positions import a_state, named, new_city, track
from westbound.games.steam import GAME
from westbound.games.steam.drawing.geometry import grid, middles
from westbound.games.steam.drawing.model import read
from westbound.games.steam.drawing.town_names import (
    GAP,
    Label,
    label_of,
    lies_on,
    placed_names,
)
from westbound.games.steam.maps import PRINTED, printed_map
from westbound.games.steam.state import SteamState
from westbound.kit.suites.markup import SVG, by_id, classes, said
from westbound.kit.svg import Point


def labels_of(state: SteamState) -> dict[str, Label]:
    map_ = state.setup.map
    placed = placed_names(read(GAME.observe(state, None)), map_)
    return {name: label_of(map_, name, place) for name, place in placed}


@pytest.mark.parametrize("name", PRINTED)
def test_no_name_lies_on_another_or_on_a_city(name: str) -> None:
    state = a_state(map=name)
    map_, labels = state.setup.map, labels_of(state)
    assert set(labels) == {town for town in map_.town if town}
    assert [
        pair for pair in combinations(labels, 2) if labels[pair[0]].meets(labels[pair[1]])
    ] == []
    cities = [middles(map_)[map_.names[hex_]] for hex_ in map_.hexes if map_.city[hex_]]
    assert [town for town in labels if lies_on(labels[town], cities, grid(map_).size)] == []


def test_two_names_in_a_line_need_a_gap() -> None:
    name = Label(0, 0, 50, 12)
    assert name.meets(Label(50 + GAP - 1, 0, 90, 12))
    assert not name.meets(Label(50 + GAP, 0, 90, 12))
    assert not name.meets(Label(0, 12, 50, 24))


def test_elmira_and_binghamton_are_two_towns() -> None:
    labels = labels_of(a_state())
    assert labels["Elmira"].bottom < labels["Binghamton"].top


def test_a_label_on_the_tip_of_a_hex_is_not_on_the_hex() -> None:
    label = Label(30, 20, 60, 30)
    assert lies_on(label, [Point(0, 0)], 48)
    assert not lies_on(label, [Point(0, 0)], 38)


def test_towns_keep_their_names_until_they_are_cities() -> None:
    state = a_state()
    names = by_id(PAGES.board(GAME.observe(state, 0)))["town-names"]
    assert sorted(said(names)) == sorted(town for town in state.setup.map.town if town)
    new_city(state, 0, named(state, "Utica"), "gray")
    root = PAGES.board(GAME.observe(state, 0))
    assert "Utica" not in said(by_id(root)["town-names"])
    assert "new" in classes(by_id(root)[f"hex-{named(state, 'Utica')}"])


def name_is_above(state: SteamState, town: str, hex_: str) -> bool:
    names = by_id(PAGES.board(GAME.observe(state, 0)))["town-names"]
    (name,) = [e for e in names.iter(f"{SVG}text") if e.text == town]
    return float(name.attrib["y"]) < middles(printed_map("northeast"))[hex_].y


def test_the_name_of_a_town_gives_way_to_track() -> None:
    state = a_state(3)
    assert not name_is_above(state, "Poughkeepsie", "8,2")
    track(state, 0, "8,2 T11@3")
    assert name_is_above(state, "Poughkeepsie", "8,2")
    track(state, 0, "8,2 T21@0")
    assert not name_is_above(state, "Poughkeepsie", "8,2")
