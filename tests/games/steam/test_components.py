"""Components and map: STM-010 to STM-020."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    action,
    at_step,
    build,
    building,
    cubes,
    cubes_on,
    free_link,
    hex_of,
    line,
    lines_of,
    links_of,
    moving_goods,
    named,
    new_city,
    owner_at,
    play,
    refused,
    set_up,
    supply,
    texts,
    tile_refused,
    track,
)
from westbound.games.steam.components import ACTION_NAMES, COLOURS, CUBES, NEW_CITIES
from westbound.games.steam.faces import FACE_CODES, FACE_NAMES, PIECES, is_in_stock
from westbound.games.steam.maps import PRINTED, printed_map
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import ChooseActionTile

SIDES = range(6)


def use(state: SteamState, **faces: int) -> None:
    """That many tiles with these faces (f23, T23) are somewhere else."""
    for face, count in faces.items():
        state.used[FACE_CODES[face.removeprefix("f")]] = count


def in_box(face: str) -> int:
    """How many of a face can lie on the map when nothing else does."""
    used = [0] * len(FACE_NAMES)
    while is_in_stock(used, FACE_CODES[face]):
        used[FACE_CODES[face]] += 1
    return used[FACE_CODES[face]]


# --- track tiles


def test_stm_010_the_pieces_and_how_often_each_face_is_there() -> None:
    assert PIECES == 136
    assert {face: in_box(face) for face in FACE_NAMES} == {
        "T11": 4, "T21": 10, "T22": 10, "T23": 8,
        "T31": 4, "T32": 4, "T33": 4, "T34": 4,
        "T41": 4, "T42": 4, "T43": 4,
        "21": 86, "22": 86, "23": 8,
        "41": 4, "42": 4, "43": 4, "44": 4, "45": 4, "46": 4, "47": 4,
    }  # fmt: skip


@pytest.mark.parametrize(("plain", "towns", "rule"), [(5, 2, None), (5, 3, "STM-113")])
def test_stm_010_a_piece_gives_one_of_its_faces_at_a_time(
    plain: int, towns: int, rule: str | None
) -> None:
    state = building(a_state())
    use(state, f23=plain, T23=towns)
    assert tile_refused(state, "6,1", "23@4") == rule
    assert tile_refused(state, "7,0", "T23@1") == rule  # Amsterdam


def test_stm_010_86_straights_and_curves_together() -> None:
    state = building(a_state())
    use(state, f21=50, f22=35)
    assert tile_refused(state, "8,1", "21@0") is None
    use(state, f22=36)
    assert tile_refused(state, "8,1", "21@0") == "STM-113"
    assert tile_refused(state, "8,1", "22@0") == "STM-113"
    assert "build 8,1" not in texts(state) or tile_refused(state, "8,1", "23@0") is None


def test_stm_010_nobody_is_bound_to_one_of_two_pieces_with_the_same_face() -> None:
    used = [0] * len(FACE_NAMES)
    used[FACE_CODES["44"]], used[FACE_CODES["45"]] = 2, 2
    # two of 44 may be backs of 45 or of 47: four of 45 fit if they are backs of 47
    assert is_in_stock(used, FACE_CODES["45"])
    used[FACE_CODES["45"]] = 4
    assert is_in_stock(used, FACE_CODES["47"])
    used[FACE_CODES["47"]] = 2
    assert not any(is_in_stock(used, FACE_CODES[face]) for face in ("44", "45", "46", "47"))


# --- cubes, New Cities, markers


def test_stm_011_96_cubes() -> None:
    assert dict(zip(COLOURS, CUBES, strict=True)) == {
        "red": 20, "blue": 20, "yellow": 20, "purple": 20, "gray": 16,
    }  # fmt: skip
    assert a_state().bag == list(CUBES)
    state = set_up()
    everywhere = [state.bag, *state.cubes, *state.supply]
    assert [sum(of_colour) for of_colour in zip(*everywhere, strict=True)] == list(CUBES)


def test_stm_012_four_gray_new_cities_and_one_of_each_colour() -> None:
    assert dict(zip(COLOURS, NEW_CITIES, strict=True)) == {
        "red": 1, "blue": 1, "yellow": 1, "purple": 1, "gray": 4,
    }  # fmt: skip


def test_stm_012_a_colour_that_is_used_up() -> None:
    state = a_state()
    action(state, 0, "urbanization")
    new_city(state, 1, "8,2", "red")
    for town in ("9,3", "7,0", "6,0"):
        new_city(state, 1, town, "gray")
    building(state)
    assert refused(state, "urbanize 11,2 red") == "STM-012"
    assert refused(state, "urbanize 11,2 gray") is None
    new_city(state, 1, "0,3", "gray")
    assert refused(state, "urbanize 11,2 gray") == "STM-012"


def test_stm_012_new_cities_have_a_growth_mark() -> None:
    state = a_state()
    new_city(state, 1, "8,2", "red")
    action(state, 0, "city_growth")
    supply(state, 1, "red")
    building(state)
    assert refused(state, "grow 8,2") == "STM-201"
    assert refused(state, "grow 8,0") is None
    assert state.growth_left == 10  # it needs none of the markers


def test_stm_013_ten_growth_markers_and_seven_action_tiles() -> None:
    assert a_state().growth_left == 10
    assert ACTION_NAMES == (
        "turn_order", "first_move", "engineer", "first_build",
        "city_growth", "locomotive", "urbanization",
    )  # fmt: skip
    state = a_state()
    supply(state, 1, "red")
    assert texts(at_step(state, ChooseActionTile(0)))[:7] == [
        f"take {name}" for name in ACTION_NAMES
    ]


def test_stm_013_tokens_are_no_limit() -> None:
    state = building(a_state(money=500), left=60)
    while len(lines_of(state, 0)) <= 24:
        play(state, next(move for move in texts(state) if is_new_hex(state, move)))
        play(state, texts(state)[0])
    assert len(lines_of(state, 0)) > 24
    assert any(move.startswith("build") for move in texts(state))


def is_new_hex(state: SteamState, move: str) -> bool:
    name = move.split()[-1]
    return move.startswith("build") and not state.track[hex_of(state, name)]


# --- hexes


@pytest.mark.parametrize("name", PRINTED)
def test_stm_014_plains_hills_coast_cities_rivers_towns(name: str) -> None:
    map_ = printed_map(name)
    assert {"plains", "hills", "city"} <= set(map_.terrain) <= {"plains", "hills", "coast", "city"}
    assert any(map_.river)
    assert any(map_.town)
    for hex_ in map_.hexes:
        assert bool(map_.city[hex_]) == (map_.terrain[hex_] == "city")
        assert not (map_.city[hex_] and (map_.town[hex_] or map_.river[hex_]))


def paid(state: SteamState, tile: str) -> int:
    before = state.money[0]
    build(state, tile)
    return before - state.money[0]


def test_stm_014_stm_015_coast_costs_as_plains_and_hills_more() -> None:
    state = building(a_state(), left=4)
    assert paid(state, "9,0 21@2") == 2  # plains
    assert paid(state, "10,2 22@4") == 2  # coast
    assert paid(state, "7,1 21@1") == 4  # hills
    assert paid(state, "14,-3 22@4") == 3  # coast with a river


def test_stm_016_several_rivers_cost_one_dollar_once() -> None:
    map_ = printed_map("northeast")
    at = [name for name, path in map_.rivers if (5, 5) in path]
    assert len(at) == 2
    state = building(a_state())
    assert paid(state, "5,5 21@1") == 2 + 1  # from Harrisburg
    assert paid(state, "5,6 21@2") == 2  # beside it, no river


def test_stm_017_towns_give_no_goods() -> None:
    state = set_up()
    for hex_, town in enumerate(state.setup.map.town):
        assert not town or not any(state.cubes[hex_])
    assert cubes_on(state, "8,0") != {}


def test_stm_017_towns_take_no_goods_but_links_meet_there() -> None:
    state = a_state()
    track(state, 0, "8,1 21@0", "8,2 T21@0", "8,3 21@0")
    assert links_of(state, 0) == {frozenset(("8,0", "8,2")), frozenset(("8,2", "8,4"))}
    state.level[0] = 2
    cubes(state, "8,0", "blue red")
    moving_goods(state)
    assert refused(state, "cube 8,0 red") == "STM-213"
    play(state, "cube 8,0 blue")
    assert refused(state, "to 8,2 for 1/0/0/0") == "STM-215"
    assert texts(state) == ["to 8,4 for 2/0/0/0"]


def test_stm_017_a_town_may_become_a_city() -> None:
    state = a_state()
    assert state.city[hex_of(state, "8,2")] == -1
    new_city(state, 0, "8,2", "red")
    assert COLOURS[state.city[hex_of(state, "8,2")]] == "red"


def test_stm_018_a_city_has_track_to_all_six_sides() -> None:
    around = {
        "8,-1": "21@0", "9,-1": "T11@4", "9,0": "21@2",
        "8,1": "21@0", "7,1": "21@1", "7,0": "T11@2",
    }  # fmt: skip
    state = building(a_state(money=100), left=6)
    for name, face in around.items():
        assert tile_refused(state, name, face) is None
        build(state, f"{name} {face}")
    albany = hex_of(state, "8,0")
    ends = [line(state, name, (side + 3) % 6).places for side, name in enumerate(around)]
    assert all(albany in places for places in ends)


def test_stm_018_so_has_a_new_city() -> None:
    state = a_state()
    assert tile_refused(building(state), "9,2", "21@2") == "STM-122"
    new_city(state, 0, "8,2", "gray")
    for side, name in enumerate(("8,1", "9,1", "9,2", "8,3", "7,3", "7,2")):
        assert tile_refused(building(state), name, f"21@{side % 3}") is None
        assert refused(state, "build 8,2") == "STM-120"


@pytest.mark.parametrize("name", PRINTED)
def test_stm_019_printed_cities_are_never_gray(name: str) -> None:
    colours = {COLOURS[colour] for colour in printed_map(name).colour if colour >= 0}
    assert colours == {"red", "blue", "yellow", "purple"}


def test_stm_019_gray_cubes_need_a_gray_new_city() -> None:
    state = a_state()
    free_link(state, 0, "8,0", "9,3")
    cubes(state, "8,0", "gray")
    assert refused(moving_goods(state), "cube 8,0 gray") == "STM-213"
    new_city(state, 0, "9,3", "gray")
    free_link(state, 0, "8,0", "9,3")
    assert refused(moving_goods(state), "cube 8,0 gray") is None


def test_stm_020_thick_lines() -> None:
    state = building(a_state())
    assert named(state, "Providence") == "12,0"
    assert tile_refused(state, "13,0", "T11@5") == "STM-121"  # the bay is between them
    assert tile_refused(state, "12,1", "23@0") == "STM-121"
    assert tile_refused(state, "13,-1", "22@4") is None  # one hex further north there is none
    assert owner_at(state, "13,0", 5) == -1
    assert tile_refused(state, "4,1", "22@0") == "STM-121"  # Lake Ontario
