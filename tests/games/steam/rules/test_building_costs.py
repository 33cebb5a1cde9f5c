"""Costs of track: STM-140 to STM-142."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import a_state, build, building, new_city, track
from westbound.games.steam.state import SteamState


def paid(state: SteamState, tile: str) -> int:
    before = state.money[0]
    build(state, tile)
    return before - state.money[0]


@pytest.mark.parametrize(
    ("tile", "cost"),
    [
        ("9,0 21@2", 2),  # plains
        ("10,2 22@4", 2),  # coast
        ("8,1 21@0", 2 + 1),  # river
        ("7,1 21@1", 2 + 2),  # hills
        ("1,7 21@0", 2 + 1 + 2),  # hills and river
        ("9,3 T11@4", 1 + 1),  # New Haven: a town
        ("9,3 T22@4", 2 + 1),
        ("7,0 T11@2", 1 + 1 + 1),  # Amsterdam: town and river
        ("7,0 T21@2", 2 + 1 + 1),
        ("7,0 T34@2", 3 + 1 + 1),
        ("7,0 T42@2", 4 + 1 + 1),
        ("9,-1 T11@4", 1 + 1 + 2),  # Rutland: town and hills
        ("9,-1 T31@0", 3 + 1 + 2),
    ],
)
def test_stm_140_exits_town_river_and_hills(tile: str, cost: int) -> None:
    assert paid(building(a_state()), tile) == cost


def test_stm_141_an_upgrade_costs_all_exits_and_no_terrain() -> None:
    state = a_state()
    track(state, 1, "7,1 22@1")  # in the hills
    track(state, 0, "8,1 21@0")
    new_city(state, 1, "7,0", "gray")
    assert paid(building(state), "7,1 43@0") == 4  # a curve from Amsterdam crosses his


def test_stm_141_an_upgraded_town_costs_all_exits_and_the_town() -> None:
    state = a_state()
    track(state, 1, "7,0 T11@2")
    track(state, 0, "7,1 23@0")
    assert paid(building(state), "7,0 T23@2") == 2 + 1


def test_stm_141_a_redirection_costs_all_exits_and_no_terrain() -> None:
    state = a_state()
    track(state, 0, "7,1 22@1", "8,1 21@0")
    building(state)
    assert paid(state, "7,1 21@1") == 2  # hills
    assert paid(state, "8,1 22@0") == 2  # river


def test_stm_142_terrain_once_per_placement() -> None:
    state = a_state()
    new_city(state, 1, "7,0", "gray")  # Amsterdam, beside Albany
    assert paid(building(state), "7,1 41@0") == 4 + 2
