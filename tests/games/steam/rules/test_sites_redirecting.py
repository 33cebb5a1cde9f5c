"""Redirecting: STM-170 to STM-176."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    abandon,
    build,
    building,
    hex_of,
    line,
    links_of,
    owner_at,
    play,
    texts,
    tile_on,
    tile_refused,
    track,
)
from westbound.games.steam.state import SteamState

NOBODY = -2


def later(seat: int = 0) -> SteamState:
    state = a_state()
    state.built |= 1 << seat
    return state


def test_stm_170_the_last_tile_of_an_incomplete_link_is_turned() -> None:
    state = later()
    track(state, 0, "7,1 22@1", "7,2 21@0")
    build(building(state), "7,2 22@0")
    assert tile_on(state, "7,2") == "22@0"
    assert hex_of(state, "7,2") * 6 + 2 in line(state, "7,1", 1).ends
    assert owner_at(state, "7,2", 2) == 0
    assert owner_at(state, "7,2", 3) == -1
    assert state.money[0] == 48


def test_stm_170_only_the_last_tile() -> None:
    state = later()
    track(state, 0, "7,1 22@1", "7,2 21@0")
    assert tile_refused(building(state), "7,1", "21@1") == "STM-171"


def test_stm_171_own_links() -> None:
    state = later()
    track(state, 0, "7,1 22@1")
    assert tile_refused(building(state), "7,1", "21@1") is None


def test_stm_171_never_those_of_others() -> None:
    state = later()
    track(state, 1, "7,1 22@1")
    assert tile_refused(building(state), "7,1", "21@1") == "STM-171"


def test_stm_171_never_complete_ones() -> None:
    state = later()
    track(state, 0, "7,1 22@1", "7,2 22@4")
    assert tile_refused(building(state), "7,2", "21@0") == "STM-171"
    track(state, 0, "8,1 21@0", "8,2 T11@0")
    assert tile_refused(building(state), "8,1", "22@0") == "STM-171"


def test_stm_171_unowned_ones_that_begin_at_a_city() -> None:
    state = later()
    track(state, 1, "7,1 22@1")
    abandon(state, "7,1", 1)
    assert tile_refused(building(state), "7,1", "21@1") is None


def test_stm_171_unowned_ones_that_touch_own_track() -> None:
    state = later()
    track(state, 1, "8,1 21@0", "8,2 T32@1", "7,3 21@1")
    abandon(state, "7,3", 1)
    assert tile_refused(building(state), "7,3", "22@1") == "STM-171"  # a foreign town
    state = later()
    track(state, 0, "9,1 22@2")
    track(state, 1, "8,1 21@0", "8,2 T32@1", "7,3 21@1")
    abandon(state, "7,3", 1)
    assert tile_refused(building(state), "7,3", "22@1") is None


def test_stm_172_tiles_on_towns_are_only_upgraded() -> None:
    state = later()
    track(state, 0, "8,1 21@0", "8,2 T21@0")
    building(state)
    assert tile_refused(state, "8,2", "T22@0") == "STM-172"
    assert tile_refused(state, "8,2", "T11@0") == "STM-172"
    assert tile_refused(state, "8,2", "T33@0") is None


@pytest.mark.parametrize(
    ("face", "rule"),
    [
        ("21@1", None),
        ("23@1", None),
        ("22@5", None),
        ("23@0", None),
        ("21@0", "STM-173"),  # no longer joined to Albany
        ("22@2", "STM-173"),
    ],
)
def test_stm_173_the_connection_to_the_link_stays(face: str, rule: str | None) -> None:
    state = later()
    track(state, 0, "7,1 22@1")
    assert tile_refused(building(state), "7,1", face) == rule


def test_stm_173_all_building_rules_hold() -> None:
    state = later()
    track(state, 0, "10,2 22@4", "6,1 23@4", "5,2 22@1")
    track(state, 1, "7,1 22@1")
    track(state, 0, "7,2 22@2")
    building(state)
    assert tile_refused(state, "10,2", "21@0") == "STM-121"
    assert tile_refused(state, "5,2", "23@0") == "STM-128"
    assert tile_refused(state, "7,2", "22@4") == "STM-134"


def test_stm_174_an_unowned_link_stays_unowned() -> None:
    state = later()
    track(state, 1, "7,1 22@1")
    abandon(state, "7,1", 1)
    build(building(state), "7,1 21@1")
    assert [owner_at(state, "7,1", side) for side in (1, 4)] == [NOBODY, NOBODY]
    assert links_of(state, 0) == set()


def test_stm_174_unless_it_becomes_complete() -> None:
    state = later()
    track(state, 1, "7,1 22@1", "7,2 21@0")
    abandon(state, "7,2", 3)
    build(building(state), "7,2 22@4")  # to Scranton
    assert links_of(state, 0) == {frozenset(("8,0", "6,3"))}
    assert owner_at(state, "7,1", 1) == 0


def test_stm_174_166_or_joins_an_own_one() -> None:
    state = later()
    track(state, 1, "9,0 21@2")
    abandon(state, "9,0", 2)
    track(state, 0, "9,1 22@0")  # from Hartford to the north
    build(building(state), "9,0 22@3")
    assert links_of(state, 0) == {frozenset(("8,0", "10,1"))}


def crossing() -> SteamState:
    """At 7,2 a curve of seat 1 from Scranton and the open end of seat 0 from Albany."""
    state = later()
    track(state, 1, "7,2 22@2")
    track(state, 0, "7,1 22@1", "7,2 42@3")
    return building(state)


def test_stm_175_other_segments_stay_as_they_are() -> None:
    state = crossing()
    for face in ("42@0", "44@0", "45@0", "21@0", "22@0"):  # his curve would be moved or gone
        assert tile_refused(state, "7,2", face) == "STM-175"
    build(state, "7,2 46@2")  # the own end turns to the north-west
    assert [owner_at(state, "7,2", side) for side in range(6)] == [0, -1, 1, -1, 1, 0]
    assert state.money[0] == 50 - 4


def test_stm_175_the_same_number_of_segments() -> None:
    state = play(crossing(), "build 7,2")
    assert texts(state) == ["tile 46@2", "tile 47@2"]


def test_stm_134_175_the_open_end_that_was_turned_is_looked_at() -> None:
    """Both segments have an open end; the second one would turn to track of somebody else."""
    state = later()
    track(state, 1, "8,1 22@4")  # from Albany to the north-east of the hex
    track(state, 0, "7,2 22@2", "7,1 22@1", "7,2 42@3")
    building(state)
    assert tile_refused(state, "7,2", "47@2") == "STM-134"
    assert tile_refused(state, "7,2", "46@2") is None


def test_stm_176_never_redirected_and_upgraded_at_once() -> None:
    state = later()
    track(state, 0, "7,1 22@1")
    building(state)
    assert tile_refused(state, "7,1", "41@1") in ("STM-175", "STM-176")
    assert tile_refused(state, "7,1", "21@1") is None


def test_stm_176_the_open_end_must_change() -> None:
    state = later()
    track(state, 0, "7,1 22@1")
    building(state)
    assert tile_refused(state, "7,1", "22@1") is not None
    assert state.money[0] == 50


def test_stm_176_of_one_segment_only() -> None:
    state = later()
    track(state, 0, "7,2 22@2", "7,1 22@1", "7,2 42@3")  # both segments end in the open
    building(state)
    assert tile_refused(state, "7,2", "45@1") is not None
