"""The hexes on offer are those where some tile can be placed (STM-112 to STM-114, STM-123).

The list of hexes is found by short cuts; here it is compared with the tiles on every single hex.
"""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    abandon,
    building,
    new_city,
    refused,
    texts,
    track,
    why_not,
)
from westbound.games.steam.faces import FACE_CODES
from westbound.games.steam.game import GAME
from westbound.games.steam.maps import PRINTED, printed_map
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import PlaceTrack


def with_a_tile(state: SteamState) -> list[str]:
    found, map_ = [], state.setup.map
    for hex_ in map_.hexes:
        trial = state.copy()
        trial.agenda.append(PlaceTrack(0, hex_, 3))
        if GAME.legal(trial, 0):
            found.append(f"build {map_.names[hex_]}")
    return found


def on_offer(state: SteamState) -> list[str]:
    return [text for text in texts(state) if text.startswith("build")]


def busy(state: SteamState) -> SteamState:
    """Links of three seats, owned and unowned ends, own and foreign towns, a New City."""
    track(state, 0, "7,1 22@1", "7,2 21@0", "13,-3 21@0", "6,1 22@3", "6,2 21@0")
    track(state, 1, "8,1 21@0", "8,2 T21@0", "11,0 21@2", "7,5 21@1", "5,2 21@0")
    track(state, 2, "7,0 T21@2", "9,2 22@2", "12,-1 21@1", "8,-1 21@0")
    track(state, 0, "5,0 T22@3", "9,-1 T31@0", "1,5 21@0", "0,6 T11@1")
    new_city(state, 2, "9,3", "gray")
    abandon(state, "8,-1", 0)
    abandon(state, "7,0", 5)
    abandon(state, "11,0", 2)
    return state


def test_stm_123_on_an_empty_map() -> None:
    state = building(a_state())
    assert on_offer(state) == with_a_tile(state)
    assert "build 8,1" in on_offer(state)
    assert "build 6,-1" not in on_offer(state)


def test_stm_123_on_a_busy_map() -> None:
    state = building(busy(a_state()))
    assert on_offer(state) == with_a_tile(state)
    new_hexes = {"build 7,3", "build 13,-4", "build 8,-2", "build 9,-2", "build 9,-1"}
    assert new_hexes <= set(on_offer(state))  # own ends, an unowned one, exits, a town reached
    assert {"build 7,2", "build 12,-1"} <= set(on_offer(state))  # turned, upgraded


def test_stm_122_on_a_busy_map_for_the_first_tile() -> None:
    state = busy(a_state())
    state.built = 0
    assert on_offer(building(state)) == with_a_tile(state)


@pytest.mark.parametrize("money", range(7))
def test_stm_114_with_little_money(money: int) -> None:
    state = building(busy(a_state(ruleset="standard", money=money)))
    assert on_offer(state) == with_a_tile(state)
    assert bool(on_offer(state)) == (money >= 2)


@pytest.mark.parametrize("used_up", ["21", "22", "23", "T11", "21 23", "T11 T21 T23", "42 44"])
def test_stm_113_with_few_tiles(used_up: str) -> None:
    state = busy(a_state())
    for face in used_up.split():
        state.used[FACE_CODES[face]] = 86
    assert on_offer(building(state)) == with_a_tile(state)


def test_stm_112_every_tile_on_offer_can_be_placed() -> None:
    state = building(busy(a_state()))
    for hex_ in on_offer(state):
        trial = state.copy()
        GAME.submit(trial, GAME.parse(hex_), 0)
        faces = texts(trial)
        assert faces
        assert all(GAME.why_not(trial, GAME.parse(face), 0) is None for face in faces)


# --- hexes where nothing fits

VALLEY = """
id = "valley"
name = "Valley"
hexes = [
    { q = 0, r = 0, terrain = "city", city = { name = "Alder", color = "red", cubes = 0 } },
    { q = 0, r = 1, terrain = "plains" },
    { q = 0, r = 2, terrain = "plains" },
    { q = 0, r = 3, terrain = "city", city = { name = "Cove", color = "blue", cubes = 0 } },
    { q = 0, r = -1, terrain = "plains" },
]
"""


@pytest.mark.parametrize("first", [False, True])
def test_stm_123_121_beside_a_city_with_walls_on_all_other_sides(first: bool) -> None:
    state = a_state(map=VALLEY)
    state.built = 0 if first else 1
    assert why_not(building(state), "build 0,-1") == "STM-123.closed"
    assert refused(state, "build 0,1") is None


def test_stm_123_134_beside_a_city_with_only_track_of_others_to_meet() -> None:
    state = a_state(map=VALLEY)
    state.built = 1
    track(state, 1, "0,2 21@0")
    assert why_not(building(state), "build 0,1") == "STM-123.closed"
    abandon(state, "0,2", 0)
    assert refused(building(state), "build 0,1") is None


@pytest.mark.parametrize("map_", PRINTED)
def test_stm_002_people_can_ask_about_every_hex_of_a_printed_map(map_: str) -> None:
    """Answers to "why not?" are looked for among the moves of the grammar."""
    known = {(move.kind, pick) for move in GAME.all_moves() for pick in move.picks()}
    kinds = ("build", "grow", "urbanize", "to")
    wanted = {(kind, f"hex:{name}") for name in printed_map(map_).names for kind in kinds}
    assert wanted <= known
