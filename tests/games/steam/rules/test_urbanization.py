"""Urbanization: STM-190 to STM-198."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    abandon,
    action,
    asked,
    build,
    building,
    cubes_on,
    hex_of,
    line,
    lines_of,
    links_of,
    moving_goods,
    new_city,
    owner_at,
    play,
    refused,
    supply,
    texts,
    tile_on,
    tile_refused,
    track,
)
from westbound.games.steam.components import COLOURS
from westbound.games.steam.faces import FACE_CODES
from westbound.games.steam.rules.track import open_ends_of
from westbound.games.steam.state import SteamState

NOBODY = -2


def urbanizing(seat: int = 0) -> SteamState:
    """A build turn of the holder of Urbanization; three sets of cubes are left."""
    state = a_state()
    state.built |= 1 << seat
    action(state, seat, "urbanization")
    supply(state, 1, "red red gray")
    supply(state, 2, "blue")
    supply(state, 12, "yellow purple")
    return building(state, seat)


# --- where and when


def test_stm_190_any_colour_left_on_any_town() -> None:
    state = urbanizing()
    towns = [hex_ for hex_ in state.setup.map.hexes if state.setup.map.town[hex_]]
    found = [text for text in texts(state) if text.startswith("urbanize")]
    assert len(found) == len(towns) * len(COLOURS)
    play(state, "urbanize 8,2 yellow")
    assert COLOURS[state.city[hex_of(state, "8,2")]] == "yellow"
    assert state.new_cities == [1, 1, 0, 1, 4]


@pytest.mark.parametrize("name", ["8,1", "8,0", "1,2"])
def test_stm_190_not_where_there_is_no_town(name: str) -> None:
    assert refused(urbanizing(), f"urbanize {name} gray") == "STM-190"


def test_stm_190_not_twice_on_the_same_hex() -> None:
    state = urbanizing()
    new_city(state, 1, "8,2", "gray")
    assert refused(state, "urbanize 8,2 gray") == "STM-190"


def test_stm_190_whoever_owns_the_track_there() -> None:
    state = urbanizing()
    track(state, 1, "8,1 21@0", "8,2 T21@0")
    assert refused(state, "urbanize 8,2 gray") is None


def test_stm_190_at_any_moment_of_the_build_turn() -> None:
    state = urbanizing()
    assert refused(state, "urbanize 8,2 gray") is None
    for tile in ("9,0 21@2", "8,1 21@0", "7,1 21@1"):
        build(state, tile)
        assert refused(state, "urbanize 8,2 gray") is None
    play(state, "urbanize 8,2 gray", "supply 1", "done")
    assert state.agenda == []


def test_stm_190_one_new_city_only() -> None:
    state = play(urbanizing(), "urbanize 8,2 gray", "supply 1")
    assert refused(state, "urbanize 9,3 gray") == "STM-089"


# --- tile, cubes, growth mark


def test_stm_191_the_tile_goes_back_and_spurs_vanish() -> None:
    state = urbanizing()
    track(state, 1, "8,1 21@0", "8,2 T42@0")
    assert state.used[FACE_CODES["T42"]] == 1
    play(state, "urbanize 8,2 gray")
    assert tile_on(state, "8,2") == ""
    assert state.used[FACE_CODES["T42"]] == 0
    assert [owner_at(state, "8,2", side) for side in range(6)] == [-1] * 6
    assert len(lines_of(state, 1)) == 1
    assert links_of(state, 1) == {frozenset(("8,0", "8,2"))}


def test_stm_191_unowned_spurs_too() -> None:
    state = urbanizing()
    track(state, 1, "8,1 21@0", "8,2 T21@0")
    abandon(state, "8,2", 3)
    play(state, "urbanize 8,2 gray")
    assert lines_of(state, NOBODY) == []


def test_stm_192_all_cubes_of_one_space() -> None:
    state = play(urbanizing(), "urbanize 8,2 gray")
    assert asked(state) == ("choose_supply", 0)
    assert texts(state) == ["supply 1", "supply 2", "supply 12"]
    assert refused(state, "supply 3") == "STM-202"
    play(state, "supply 1")
    assert cubes_on(state, "8,2") == {"red": 2, "gray": 1}
    assert state.supply[0] == (0, 0, 0, 0, 0)
    assert state.supply[1] == (0, 1, 0, 0, 0)
    assert asked(state) == ("build", 0)


def test_stm_194_the_new_city_counts_as_grown() -> None:
    state = play(urbanizing(), "urbanize 8,2 gray", "supply 1", "done")
    action(state, 1, "city_growth")
    building(state, 1)
    assert refused(state, "grow 8,2") == "STM-201"
    assert refused(state, "grow 8,0") is None
    assert state.growth_left == 10


# --- links


def test_stm_193_open_ends_that_face_the_hex_are_complete() -> None:
    state = urbanizing()
    track(state, 1, "8,1 21@0")
    track(state, 2, "9,1 22@2")
    track(state, 0, "8,3 21@0")
    play(state, "urbanize 8,2 gray")
    assert links_of(state, 1) == {frozenset(("8,0", "8,2"))}
    assert links_of(state, 2) == {frozenset(("10,1", "8,2"))}
    assert links_of(state, 0) == {frozenset(("8,4", "8,2"))}
    play(state, "supply 1", "done")
    assert owner_at(state, "8,3", 0) == 0


def test_stm_193_open_ends_elsewhere_stay_open() -> None:
    state = urbanizing()
    track(state, 0, "7,1 22@1", "8,1 21@0")
    play(state, "urbanize 8,2 gray")
    assert open_ends_of(state, 0) == [hex_of(state, "7,1") * 6 + 3]


def test_stm_193_open_ends_at_the_blank_side_of_the_town_tile_too() -> None:
    state = urbanizing()
    track(state, 1, "8,1 21@0", "8,2 T11@0")
    track(state, 2, "9,1 22@2")
    assert links_of(state, 2) == set()
    play(state, "urbanize 8,2 gray")
    assert links_of(state, 2) == {frozenset(("10,1", "8,2"))}


def test_stm_193_links_that_ended_at_the_town_end_at_the_city() -> None:
    state = urbanizing()
    track(state, 1, "8,1 21@0", "8,2 T21@0", "8,3 21@0")
    before = links_of(state, 1)
    assert len(before) == 2
    play(state, "urbanize 8,2 gray")
    assert links_of(state, 1) == before
    assert owner_at(state, "8,1", 0) == owner_at(state, "8,3", 3) == 1


def test_stm_193_an_incomplete_link_stays_incomplete_but_begins_at_a_city() -> None:
    state = urbanizing()
    track(state, 1, "8,1 21@0", "8,2 T32@1", "7,3 21@1")
    play(state, "urbanize 8,2 gray")
    assert owner_at(state, "7,3", 1) == 1
    assert not line(state, "7,3", 1).complete
    assert hex_of(state, "8,2") in line(state, "7,3", 1).places
    abandon(state, "7,3", 1)
    play(state, "supply 1")
    assert tile_refused(state, "6,4", "21@1") is None  # so anybody may claim it


def test_stm_193_a_link_with_both_ends_there_stays_incomplete() -> None:
    state = urbanizing()
    track(state, 1, "8,1 21@0", "8,2 T23@0", "9,1 23@3", "9,2 23@5")
    play(state, "urbanize 8,2 gray")
    assert not line(state, "9,1", 3).complete
    assert links_of(state, 1) == {frozenset(("8,0", "8,2"))}


def test_stm_195_an_unowned_link_completed_by_the_city_is_the_placers() -> None:
    state = urbanizing()
    track(state, 1, "8,1 21@0", "7,4 22@0", "7,3 22@1")
    abandon(state, "8,1", 0)
    abandon(state, "7,3", 1)
    play(state, "urbanize 8,2 gray")
    assert links_of(state, 0) == {frozenset(("8,0", "8,2")), frozenset(("8,4", "8,2"))}
    assert owner_at(state, "7,4", 2) == 0


def test_stm_195_even_one_that_begins_at_a_foreign_town() -> None:
    state = urbanizing()
    track(state, 1, "7,0 T21@2")
    abandon(state, "7,0", 5)
    play(state, "urbanize 6,0 gray")  # Utica, where the exit of Amsterdam points
    assert links_of(state, 0) == {frozenset(("7,0", "6,0"))}


def test_stm_195_complete_unowned_links_are_not_claimed() -> None:
    state = urbanizing()
    track(state, 1, "8,1 21@0", "8,2 T11@0")
    abandon(state, "8,1", 0)
    play(state, "urbanize 8,2 gray")
    assert links_of(state, 0) == set()
    assert owner_at(state, "8,1", 0) == NOBODY


def test_stm_196_the_new_city_is_a_full_city() -> None:
    state = urbanizing()
    play(state, "urbanize 8,2 red", "supply 2")
    assert tile_refused(state, "8,3", "21@0") is None  # a start for links
    build(state, "8,3 21@0")
    assert links_of(state, 0) == {frozenset(("8,2", "8,4"))}
    state.cubes[hex_of(state, "8,4")] = (1, 0, 0, 0, 0)
    moving_goods(state)
    assert refused(state, "cube 8,2 blue") is None  # a source
    assert refused(state, "cube 8,4 red") is None  # a destination


def test_stm_197_no_link_between_adjacent_cities() -> None:
    state = urbanizing()
    play(state, "urbanize 7,0 blue", "supply 2")  # Amsterdam, beside Albany
    assert state.links[hex_of(state, "7,0")] == ()
    assert state.links[hex_of(state, "8,0")] == ()
    state.cubes[hex_of(state, "8,0")] = (0, 1, 0, 0, 0)
    assert refused(moving_goods(state), "cube 8,0 blue") == "STM-213"


def test_stm_198_a_link_of_the_removed_exit_alone_vanishes() -> None:
    state = urbanizing()
    track(state, 1, "7,0 T11@2")
    assert links_of(state, 1) == {frozenset(("8,0", "7,0"))}
    play(state, "urbanize 7,0 gray")
    assert links_of(state, 1) == set()
    assert lines_of(state, 1) == []


def test_stm_198_a_link_to_another_town_goes_on_as_its_exit() -> None:
    state = urbanizing()
    track(state, 1, "7,0 T21@2", "6,0 T11@2")
    play(state, "urbanize 7,0 gray")
    assert links_of(state, 1) == {frozenset(("7,0", "6,0"))}
    assert owner_at(state, "6,0", 2) == 1
    assert len(lines_of(state, 1)) == 1
