"""The build turn, on the border: STM-113, STM-122."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import a_state, build, building, texts
from westbound.games.steam.faces import FACE_CODES, FACE_NAMES, PLACEMENTS
from westbound.games.steam.rules import building as rules
from westbound.games.steam.rules.sites import builder


@pytest.mark.parametrize("left", ["21 22", "T11"])
def test_stm_113_with_only_these_tiles_left(left: str) -> None:
    """The offer is worked out by a shortcut; the tiles that fit are worked out one by one."""
    state = a_state()
    for face in FACE_NAMES:
        if face not in left.split():
            state.used[FACE_CODES[face]] = 86
    who, stock = builder(state, 0), rules.faces_in_stock(state)
    fitting = [
        f"build {state.setup.map.names[hex_]}"
        for hex_ in state.setup.map.hexes
        if rules.affordable(state, who, stock, hex_, 99)
    ]
    assert fitting
    assert [move for move in texts(building(state)) if move.startswith("build")] == fitting


def test_stm_122_a_straight_or_gentle_tile_leads_from_a_city_to_an_open_side() -> None:
    plain = [p.exits for p in PLACEMENTS[1:] if FACE_NAMES[p.face] in ("21", "22")]
    for open_ in range(64):
        for cities in range(64):
            fits = any(exits & ~open_ == 0 and exits & cities for exits in plain)
            assert rules._CURVE_FITS[open_][cities] == fits
    state = a_state()
    map_ = state.setup.map
    wanted = [
        hex_
        for hex_ in map_.hexes
        if not (map_.city[hex_] or map_.town[hex_])
        and any(not e & ~map_.open_sides[hex_] and e & map_.beside_city[hex_] for e in plain)
    ]
    assert wanted
    assert {*wanted} <= {*rules.hexes_to_build(state, 0)}


def test_stm_122_whoever_has_built_is_remembered_by_seat() -> None:
    state = building(a_state(), seat=2)
    build(state, "8,1 21@0")
    assert state.built == 1 << 2
