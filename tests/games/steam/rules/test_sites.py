"""Where track may go: STM-120 to STM-134."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    abandon,
    build,
    building,
    hex_of,
    line,
    lines_of,
    links_of,
    new_city,
    on_hex,
    owner_at,
    refused,
    texts,
    tile_refused,
    track,
    why_not,
)
from westbound.games.steam.faces import PLAIN
from westbound.games.steam.state import SteamState


def later(seat: int = 0) -> SteamState:
    """A build turn of somebody who has built before, far away in Baltimore."""
    state = a_state()
    state.built |= 1 << seat
    return building(state, seat)


# --- hexes and walls


def test_stm_120_on_hexes_that_are_no_cities() -> None:
    state = later()
    assert refused(state, "build 8,0") == "STM-120"  # Albany
    assert refused(state, "build 1,2") == "STM-120"  # Lake Ontario
    assert refused(state, "build 8,1") is None
    assert tile_refused(state, "8,0", "21@0") == "STM-120"
    assert refused(state, "build 8,2") == "STM-123"
    new_city(state, 1, "8,2", "gray")
    assert refused(state, "build 8,2") == "STM-120"


def test_stm_121_not_into_thick_lines_or_off_the_map() -> None:
    state = later()
    assert tile_refused(state, "12,1", "23@0") == "STM-121"  # the bay
    assert tile_refused(state, "12,1", "22@4") is None
    assert tile_refused(state, "10,2", "21@0") == "STM-121"  # the sea
    assert tile_refused(state, "10,2", "22@4") is None


def test_stm_121_town_exits_too() -> None:
    state = later()
    assert tile_refused(state, "9,3", "T22@2") == "STM-121"  # New Haven: the sea in the south-east
    assert tile_refused(state, "9,3", "T11@4") is None  # to New York
    assert tile_refused(state, "9,3", "T21@1") is None  # to New York and to 10,2
    assert tile_refused(state, "9,3", "T22@4") is None


def test_stm_121_upgrades_and_redirections_too() -> None:
    state = later()
    track(state, 0, "10,2 22@4")  # Hartford to New Haven
    assert tile_refused(state, "10,2", "21@0") == "STM-121"
    assert tile_refused(state, "10,2", "23@0") is None
    track(state, 0, "9,3 T11@4")
    assert tile_refused(state, "9,3", "T22@2") == "STM-121"


# --- beginning and going on


def test_stm_122_the_first_tile_touches_a_city() -> None:
    state = building(a_state())
    assert refused(state, "build 9,2") is None  # Hartford
    assert refused(state, "build 6,-1") == "STM-122"
    assert tile_refused(state, "7,3", "21@0") == "STM-122"


def test_stm_122_with_track_coming_out_of_it() -> None:
    state = building(a_state())
    assert tile_refused(state, "8,1", "21@1") == "STM-122"
    assert tile_refused(state, "8,1", "21@0") is None
    assert tile_refused(state, "7,0", "T11@5") == "STM-122"
    assert tile_refused(state, "7,0", "T21@2") is None


def test_stm_122_the_first_tile_claims_nothing_away_from_a_city() -> None:
    state = a_state()
    track(state, 1, "7,1 22@1", "6,-2 22@2")
    abandon(state, "7,1", 3)
    building(state)
    assert tile_refused(state, "7,2", "21@0") == "STM-122"
    state.built |= 1
    assert tile_refused(state, "7,2", "21@0") is None


def test_stm_123_later_tiles_extend_or_begin_at_any_city() -> None:
    state = later()
    track(state, 0, "7,1 22@1")
    assert tile_refused(state, "7,2", "21@0") is None
    assert tile_refused(state, "13,-3", "21@0") is None  # Boston
    assert refused(state, "build 6,-1") == "STM-123"


def foreign_town() -> SteamState:
    """Poughkeepsie is reached by seat 1 from Albany, and has an exit to the south."""
    state = later()
    track(state, 1, "8,1 21@0", "8,2 T21@0")
    return state


def test_stm_123_no_new_link_at_a_town_that_own_track_does_not_reach() -> None:
    state = foreign_town()
    assert tile_refused(state, "8,2", "T33@0") == "STM-124"  # one more exit to the north-east
    assert refused(state, "build 8,2") == "STM-183"


def test_stm_123_a_new_link_at_a_town_reached_by_the_same_tile() -> None:
    state = foreign_town()
    track(state, 0, "9,1 22@2")  # from Hartford to the town
    assert tile_refused(state, "8,2", "T33@0") is None  # only to meet it
    build(state, "8,2 T42@0")  # and one more to the south-west
    assert owner_at(state, "8,2", 4) == 0
    assert links_of(state, 0) == {frozenset(("10,1", "8,2"))}


def test_stm_123_a_new_link_at_a_town_reached_before() -> None:
    state = foreign_town()
    track(state, 0, "9,1 22@2", "8,2 T33@0")
    assert tile_refused(state, "8,2", "T42@0") is None
    assert tile_refused(building(state, 2), "8,2", "T42@0") == "STM-122"


def test_stm_124_traceable_to_a_city_over_own_track() -> None:
    state = later()
    assert tile_refused(state, "7,3", "21@0") == "STM-124"
    track(state, 1, "7,4 22@0")  # track of others is of no use
    assert tile_refused(state, "7,3", "21@0") == "STM-134"
    abandon(state, "7,4", 0)
    assert tile_refused(state, "7,3", "21@0") is None


def test_stm_124_through_towns_where_own_links_meet() -> None:
    state = later()
    track(state, 0, "8,1 21@0", "8,2 T32@1")  # exits N, NE, SW
    assert tile_refused(state, "9,1", "21@1") is None
    assert tile_refused(state, "7,3", "21@1") is None
    assert tile_refused(state, "8,3", "22@0") == "STM-124"


def test_stm_124_over_two_towns() -> None:
    state = later()
    track(state, 0, "7,0 T21@2", "6,0 T21@2")  # Albany, Amsterdam, Utica
    assert links_of(state, 0) == {frozenset(("8,0", "7,0")), frozenset(("7,0", "6,0"))}
    assert tile_refused(state, "5,0", "T11@2") is None  # Watertown meets the exit of Utica
    assert tile_refused(state, "6,0", "T32@2") is None


def test_stm_124_each_end_alone_is_not_enough() -> None:
    state = later()
    track(state, 1, "7,0 T21@2", "6,0 T22@2")
    abandon(state, "6,0", 4)  # begins at a town of seat 1
    assert tile_refused(state, "6,1", "21@0") == "STM-124"


def test_stm_125_links_need_not_form_one_network() -> None:
    state = later()
    build(state, "8,1 21@0", "13,-3 21@0", "1,7 21@0")
    assert len(lines_of(state, 0)) == 3


# --- joining


def test_stm_126_nobody_adds_to_the_incomplete_link_of_another() -> None:
    state = later()
    track(state, 1, "7,1 22@1")
    assert tile_refused(state, "7,2", "21@0") == "STM-134"
    assert tile_refused(state, "7,2", "22@4") == "STM-134"  # from Scranton to his end
    assert tile_refused(building(state, 1), "7,2", "21@0") is None


def test_stm_126_track_joins_end_to_end() -> None:
    state = later()
    track(state, 0, "7,1 22@1")
    assert tile_refused(state, "7,2", "21@1") is None  # begins at Scranton, does not join
    assert tile_refused(state, "7,2", "22@1") == "STM-124"
    build(state, "7,2 21@0")
    joined = {slot // 6 for slot in line(state, "7,1", 1).slots}
    assert joined == {hex_of(state, "7,1"), hex_of(state, "7,2")}


def test_stm_127_lines_on_one_tile_stay_apart() -> None:
    state = later()
    track(state, 1, "7,2 22@2")
    track(state, 0, "7,1 22@1", "7,2 42@3")
    assert [owner_at(state, "7,2", side) for side in range(6)] == [0, -1, 1, 0, 1, -1]
    assert set(line(state, "7,2", 0).slots).isdisjoint(line(state, "7,2", 2).slots)


def test_stm_127_no_plain_face_branches() -> None:
    for placement in PLAIN:
        ends = [side for segment in placement.segments for side in segment]
        assert len(ends) == len(set(ends)) == placement.exits.bit_count()


def test_stm_128_not_back_to_the_same_city() -> None:
    state = later()
    build(state, "6,1 23@4")  # Syracuse, to the south-west
    assert tile_refused(state, "5,2", "23@0") == "STM-128"
    assert tile_refused(state, "5,2", "22@1") is None


def test_stm_128_not_back_by_redirecting() -> None:
    state = later()
    track(state, 0, "6,1 23@4", "5,2 22@1")
    assert tile_refused(state, "5,2", "23@0") == "STM-128"
    assert tile_refused(state, "5,2", "21@1") is None


def test_stm_128_not_back_to_the_same_town() -> None:
    state = later()
    track(state, 0, "8,1 21@0", "8,2 T23@0", "9,1 23@3", "9,2 23@5")
    assert tile_refused(state, "8,2", "T34@0") == "STM-128"
    assert tile_refused(state, "8,2", "T33@0") is None


def test_stm_128_rings_of_several_links_are_fine() -> None:
    state = later()
    track(state, 0, "8,1 21@0", "9,0 22@3", "9,1 22@4")  # two ways from Albany
    build(state, "8,2 T23@0")
    assert [line.complete for line in lines_of(state, 0)] == [True, True]
    assert links_of(state, 0) == {frozenset(("8,0", "8,2"))}


# --- towns


def test_stm_129_town_faces_for_town_hexes_only() -> None:
    state = later()
    assert why_not(on_hex(state, "7,0"), "tile 21@2") == "STM-129.town"
    assert tile_refused(state, "7,0", "T21@2") is None
    assert why_not(on_hex(state, "8,1"), "tile T21@0") == "STM-129.plain"
    assert tile_refused(state, "8,1", "21@0") is None


def test_stm_130_pointing_at_a_town_hex_is_not_reaching_it() -> None:
    state = later()
    build(state, "8,1 21@0")
    assert not line(state, "8,1", 0).complete
    assert links_of(state, 0) == set()
    build(state, "8,2 T11@0")
    assert line(state, "8,1", 0).complete
    assert links_of(state, 0) == {frozenset(("8,0", "8,2"))}


# --- complex tiles, blocking, facing ends


def test_stm_131_a_complex_face_on_an_empty_hex() -> None:
    state = later()
    new_city(state, 1, "8,2", "gray")
    assert tile_refused(state, "9,1", "42@1") is None
    build(state, "9,1 42@1")  # from the New City to the north-east, from Hartford to the north
    places = {line.places for line in lines_of(state, 0)}
    cities = {hex_of(state, "8,2"), hex_of(state, "10,1")}
    assert {max(ends) for ends in places} == cities


@pytest.mark.parametrize(
    ("face", "rule"),
    [
        ("21@2", None),  # Hartford in the south-east to the north-west
        ("44@2", "STM-124"),  # the same and a sharp curve from nowhere
        ("42@2", "STM-124"),
    ],
)
def test_stm_131_each_segment_becomes_ones_own(face: str, rule: str | None) -> None:
    assert tile_refused(later(), "9,1", face) == rule


def test_stm_131_terrain_is_paid() -> None:
    state = later()
    new_city(state, 1, "8,2", "gray")
    build(state, "9,1 42@1")
    assert state.money[0] == 50 - 4 - 2


def test_stm_132_blocking_is_legal() -> None:
    state = later()
    track(state, 1, "7,1 22@1")
    build(state, "7,2 22@2")  # Scranton to the south-east: his end faces a blank side
    assert owner_at(state, "7,1", 3) == 1
    assert not line(state, "7,1", 3).complete
    assert tile_refused(building(state, 1), "7,2", "42@3") is None  # he can go on by an upgrade


def test_stm_132_a_town_tile_may_block_too() -> None:
    state = later()
    track(state, 1, "8,1 21@0")
    track(state, 0, "9,1 22@2")
    build(state, "8,2 T11@1")
    assert not line(state, "8,1", 3).complete


def test_stm_133_an_open_end_may_face_a_blank_side() -> None:
    state = later()
    track(state, 1, "7,2 22@2")
    build(state, "7,1 22@1")
    assert not line(state, "7,1", 1).complete
    assert owner_at(state, "7,1", 3) == 0
    build(state, "7,2 42@3")
    assert owner_at(state, "7,2", 3) == 0
    assert hex_of(state, "7,2") * 6 + 3 in line(state, "7,1", 1).slots


def test_stm_133_or_a_new_city_takes_it_up() -> None:
    state = later()
    track(state, 1, "7,0 T11@2")  # Amsterdam, only to Albany
    build(state, "7,1 23@0")  # from Albany to the blank side of Amsterdam
    assert not line(state, "7,1", 0).complete
    new_city(state, 1, "7,0", "gray")
    assert links_of(state, 0) == {frozenset(("8,0", "7,0"))}


def test_stm_134_facing_ends_on_placing() -> None:
    state = later()
    track(state, 1, "7,1 22@1")
    assert tile_refused(state, "7,2", "22@4") == "STM-134"
    abandon(state, "7,1", 3)
    assert tile_refused(state, "7,2", "22@4") is None


def test_stm_134_facing_ends_on_upgrading() -> None:
    state = later()
    track(state, 1, "7,1 22@1")
    track(state, 2, "7,2 22@2")
    track(state, 0, "7,4 22@0", "7,3 21@0")  # his own end comes from the south
    assert tile_refused(state, "7,2", "42@3") == "STM-134"
    abandon(state, "7,1", 3)
    assert tile_refused(state, "7,2", "42@3") is None


def test_stm_134_facing_ends_on_redirecting() -> None:
    state = later()
    track(state, 1, "7,1 22@1")
    track(state, 0, "7,2 22@2")
    assert tile_refused(state, "7,2", "22@4") == "STM-134"
    assert tile_refused(state, "7,2", "21@1") is None
    abandon(state, "7,1", 3)
    assert tile_refused(state, "7,2", "22@4") is None
    assert "build 7,2" in texts(state)
