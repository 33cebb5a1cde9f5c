"""Upgrading tiles: STM-180 to STM-184."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    abandon,
    build,
    building,
    links_of,
    owner_at,
    play,
    refused,
    texts,
    tile_on,
    tile_refused,
    track,
    why_not,
)
from westbound.games.steam.faces import FACE_CODES
from westbound.games.steam.state import SteamState


def later(seat: int = 0) -> SteamState:
    state = a_state()
    state.built |= 1 << seat
    return state


def owners(state: SteamState, name: str) -> list[int]:
    return [owner_at(state, name, side) for side in range(6)]


@pytest.mark.parametrize("owner", [0, 1])
def test_stm_180_a_tile_of_any_owner(owner: int) -> None:
    state = later()
    track(state, owner, "7,2 22@2")
    track(state, 0, "7,1 22@1")
    build(building(state), "7,2 42@3")
    assert tile_on(state, "7,2") == "42@3"
    assert owners(state, "7,2") == [0, -1, owner, 0, owner, -1]


def test_stm_180_an_unowned_tile() -> None:
    state = later()
    track(state, 1, "7,2 22@2")
    abandon(state, "7,2", 2)
    track(state, 0, "7,1 22@1")
    build(building(state), "7,2 42@3")
    assert owners(state, "7,2") == [0, -1, -2, 0, -2, -1]


def test_stm_180_new_track_must_be_added() -> None:
    state = later()
    track(state, 1, "7,2 22@2")
    assert tile_refused(building(state), "7,2", "22@2") == "STM-180"
    track(state, 0, "7,1 22@1")
    assert tile_refused(building(state), "7,2", "22@2") == "STM-180"  # not where he could add
    play(state, "build 7,2")
    assert "tile 22@2" not in texts(state)
    assert "tile 42@3" in texts(state)


def test_stm_181_nothing_existing_is_moved_or_removed() -> None:
    state = later()
    track(state, 1, "7,2 22@2")
    track(state, 0, "7,1 22@1")
    building(state)
    for face in ("41@0", "42@0", "43@0", "45@0", "21@0"):
        assert tile_refused(state, "7,2", face) in ("STM-171", "STM-181")
    assert tile_refused(state, "7,2", "42@3") is None


def test_stm_181_owners_of_old_segments_do_not_change() -> None:
    state = later()
    track(state, 1, "7,2 22@2", "8,2 T11@5")  # Scranton–Poughkeepsie
    track(state, 0, "7,1 22@1")
    build(building(state), "7,2 42@3")
    assert links_of(state, 1) == {frozenset(("6,3", "8,2"))}
    assert links_of(state, 0) == set()


def test_stm_182_the_new_track_starts_at_a_city_or_goes_on() -> None:
    state = later()
    track(state, 1, "7,2 22@2")
    building(state)
    assert tile_refused(state, "7,2", "42@3") == "STM-124"  # nothing of his comes there
    track(state, 0, "7,1 22@1")
    assert tile_refused(building(state), "7,2", "42@3") is None


def test_stm_182_beginning_at_a_city() -> None:
    state = later()
    track(state, 1, "7,1 22@1", "7,2 21@0")
    assert tile_refused(building(state), "7,2", "41@0") is None  # a straight from Scranton
    build(state, "7,2 41@0")
    assert owners(state, "7,2") == [1, 0, -1, 1, 0, -1]


def test_stm_182_122_the_first_tile_may_be_an_upgrade_beside_a_city() -> None:
    state = a_state()
    track(state, 1, "7,1 22@1", "7,2 21@0")
    assert tile_refused(building(state), "7,2", "41@0") is None
    assert tile_refused(state, "7,1", "42@2") == "STM-122"


def test_stm_182_two_segments_are_the_most() -> None:
    state = later()
    track(state, 1, "7,2 22@2")
    track(state, 0, "7,1 22@1", "7,2 42@3")
    building(state)
    assert refused(state.copy(), "build 7,2") is None  # to redirect only
    track(state, 0, "7,3 23@5")
    track(state, 1, "8,2 T11@5")
    assert why_not(building(state), "build 7,2") == "STM-180.full"


def test_stm_183_more_exits_for_a_town() -> None:
    state = later()
    track(state, 1, "8,1 21@0", "8,2 T11@0")
    track(state, 0, "9,1 22@2")
    track(state, 2, "8,3 21@0")
    build(building(state), "8,2 T42@0")
    assert owners(state, "8,2") == [1, 0, -1, 2, 0, -1]
    assert links_of(state, 1) == {frozenset(("8,0", "8,2"))}
    assert links_of(state, 0) == {frozenset(("10,1", "8,2"))}
    assert links_of(state, 2) == {frozenset(("8,4", "8,2"))}


def test_stm_183_old_exits_are_kept() -> None:
    state = later()
    track(state, 0, "8,1 21@0", "8,2 T21@0")
    building(state)
    assert tile_refused(state, "8,2", "T34@0") == "STM-172"  # the southern exit would go
    assert tile_refused(state, "8,2", "T33@0") is None
    assert tile_refused(state, "8,2", "T21@0") == "STM-180"


def test_stm_183_158_one_new_exit_for_the_upgrader() -> None:
    state = later()
    track(state, 0, "8,1 21@0", "8,2 T11@0")
    track(state, 1, "9,1 22@2")
    assert tile_refused(building(state), "8,2", "T23@0") == "STM-158"


def test_stm_183_four_exits_are_the_most() -> None:
    state = later()
    track(state, 0, "8,1 21@0", "8,2 T42@0")
    assert why_not(building(state), "build 8,2") == "STM-180.full"


def test_stm_182_nothing_can_be_added_beside_a_city_that_is_connected_already() -> None:
    """Scranton and Albany are next to these tiles, but only with sides that are taken."""
    state = later()
    track(state, 1, "7,1 22@1")
    assert why_not(building(state), "build 7,1") == "STM-182"
    track(state, 0, "6,1 21@2")
    assert refused(building(state), "build 7,1") is None


def test_stm_183_no_exit_for_somebody_whose_track_is_not_there() -> None:
    state = later()
    track(state, 1, "8,1 21@0", "8,2 T11@0")
    assert why_not(building(state), "build 8,2") == "STM-183.nothing"
    track(state, 0, "9,1 22@2")
    assert refused(building(state), "build 8,2") is None


def test_stm_183_158_no_side_left_for_an_exit() -> None:
    """Own track is there, but all other sides have open ends of others or of the same town."""
    state = later()
    track(state, 0, "8,1 21@0", "8,2 T21@0", "8,3 23@0", "9,2 23@4")
    track(state, 1, "9,1 22@2", "7,2 22@2", "7,3 22@5")
    assert why_not(building(state), "build 8,2") == "STM-183.closed"
    assert tile_refused(state, "8,2", "T33@0") == "STM-158"
    abandon(state, "7,3", 5)
    assert refused(building(state), "build 8,2") is None


@pytest.mark.parametrize(("used", "rule"), [(3, None), (4, "STM-113")])
def test_stm_184_not_without_the_face(used: int, rule: str | None) -> None:
    state = later()
    track(state, 1, "7,2 22@2")
    track(state, 0, "7,1 22@1")
    state.used[FACE_CODES["42"]] = used
    assert tile_refused(building(state), "7,2", "42@3") == rule


def test_stm_184_the_back_of_the_same_piece_is_no_help() -> None:
    state = later()
    track(state, 1, "7,2 22@2")
    track(state, 0, "7,1 22@1")
    state.used[FACE_CODES["T41"]] = 4  # the backs of 42
    assert tile_refused(building(state), "7,2", "42@3") == "STM-113"
