"""Incomplete and unowned links: STM-160 to STM-168."""

from __future__ import annotations

from tests.games.steam.positions import (
    a_state,
    abandon,
    build,
    building,
    from_part,
    hex_of,
    line,
    links_of,
    new_city,
    owner_at,
    play,
    tile_on,
    tile_refused,
    track,
)
from westbound.games.steam.rules.building import begin_building
from westbound.games.steam.state import SteamState

NOBODY = -2


def later(seat: int = 0) -> SteamState:
    state = a_state()
    state.built |= 1 << seat
    return state


def owners(state: SteamState, name: str, face_sides: tuple[int, ...]) -> list[int]:
    return [owner_at(state, name, side) for side in face_sides]


# --- keeping and losing


def test_stm_160_an_incomplete_link_keeps_its_owner() -> None:
    state = building(later())
    play(build(state, "7,1 22@1"), "done")
    assert owners(state, "7,1", (1, 3)) == [0, 0]


def test_stm_161_lost_at_the_end_of_the_next_build_turn() -> None:
    state = later()
    track(state, 0, "7,1 22@1")
    building(state)
    assert owner_at(state, "7,1", 1) == 0
    play(state, "done")
    assert owners(state, "7,1", (1, 3)) == [NOBODY, NOBODY]
    assert tile_on(state, "7,1") == "22@1"


def test_stm_161_not_in_the_build_turns_of_others() -> None:
    state = later()
    track(state, 3, "7,1 22@1")
    from_part(state, begin_building)
    play(state, "done", "done", "done")
    assert owner_at(state, "7,1", 1) == 3
    play(state, "done")
    assert owner_at(state, "7,1", 1) == NOBODY


def test_stm_161_kept_when_extended_or_completed() -> None:
    state = later()
    track(state, 0, "7,1 22@1", "9,0 22@3")
    play(build(building(state), "7,2 21@0"), "done")
    assert owners(state, "7,2", (0, 3)) == [0, 0]
    assert owner_at(state, "9,0", 3) == NOBODY  # the other one
    play(build(building(state), "7,3 23@5"), "done")  # to Scranton
    assert links_of(state, 0) == {frozenset(("8,0", "6,3"))}


def test_stm_161_each_exit_of_a_town_by_itself() -> None:
    state = later()
    track(state, 0, "8,1 21@0", "8,2 T32@1")
    play(build(building(state), "7,3 21@1"), "done")
    assert owners(state, "8,2", (0, 1, 4)) == [0, NOBODY, 0]


def test_stm_161_extended_and_redirected_in_one_build_turn() -> None:
    for first, second in (("21@0", "22@1"), ("22@1", "21@0")):
        state = later()
        track(state, 0, "7,4 22@0")  # from New York to the north
        play(build(building(state), f"7,3 {first}", f"7,3 {second}"), "done")
        assert owner_at(state, "7,3", 3) == 0  # track was added in this build turn


def test_stm_161_193_a_link_with_both_ends_at_one_city_is_lost() -> None:
    state = later()
    track(state, 0, "8,1 21@0", "8,2 T23@0", "9,1 23@3", "9,2 23@5")
    new_city(state, 1, "8,2", "gray")
    play(building(state), "done")
    assert owners(state, "9,1", (3, 4)) == [NOBODY, NOBODY]
    assert owner_at(state, "8,1", 0) == 0  # Albany–Poughkeepsie is complete


def test_stm_162_redirecting_does_not_count_as_extending() -> None:
    state = later()
    track(state, 0, "7,1 22@1")
    build(building(state), "7,1 21@1")
    assert owner_at(state, "7,1", 4) == 0
    play(state, "done")
    assert owners(state, "7,1", (1, 4)) == [NOBODY, NOBODY]


def test_stm_162_redirected_and_extended_is_kept() -> None:
    state = later()
    track(state, 0, "7,1 22@1")
    play(build(building(state), "7,1 21@1", "6,2 21@1"), "done")
    assert owners(state, "7,1", (1, 4)) == [0, 0]


# --- claiming


def test_stm_163_extending_claims_the_whole_link() -> None:
    state = later()
    track(state, 1, "7,1 22@1", "7,2 21@0")
    abandon(state, "7,1", 1)
    build(building(state), "7,3 21@0")
    for name in ("7,1 1", "7,1 3", "7,2 0", "7,2 3", "7,3 0", "7,3 3"):
        hex_, side = name.split()
        assert owner_at(state, hex_, int(side)) == 0


def test_stm_163_completing_claims_it_too() -> None:
    state = later()
    track(state, 1, "7,1 22@1")
    abandon(state, "7,1", 1)
    build(building(state), "7,2 22@4")
    assert links_of(state, 0) == {frozenset(("8,0", "6,3"))}
    assert owner_at(state, "7,1", 1) == 0


def test_stm_163_so_does_a_new_city() -> None:
    state = later()
    track(state, 1, "8,1 21@0")
    abandon(state, "8,1", 0)
    new_city(state, 0, "8,2", "gray")
    assert links_of(state, 0) == {frozenset(("8,0", "8,2"))}


def unowned_exit() -> SteamState:
    """Seat 1 has Albany–Poughkeepsie; the exit of the town to the south-west is unowned."""
    state = later()
    track(state, 1, "8,1 21@0", "8,2 T32@1")
    abandon(state, "8,2", 4)
    return state


def test_stm_164_a_link_that_begins_at_a_city() -> None:
    state = later()
    track(state, 1, "7,1 22@1")
    abandon(state, "7,1", 1)
    assert tile_refused(building(state), "7,2", "21@0") is None


def test_stm_164_not_one_that_begins_at_a_foreign_town() -> None:
    state = building(unowned_exit())
    assert tile_refused(state, "7,3", "21@1") == "STM-124"
    assert tile_refused(building(state, 1), "7,3", "21@1") is None  # seat 1 has the town


def test_stm_164_unless_the_tile_brings_it_to_a_city() -> None:
    state = building(unowned_exit())
    build(state, "7,3 22@5")  # to Scranton
    assert links_of(state, 0) == {frozenset(("8,2", "6,3"))}


def test_stm_164_or_another_link_of_the_claimer_ends_at_the_town() -> None:
    state = later()
    track(state, 0, "9,1 22@2")
    track(state, 1, "8,1 21@0", "8,2 T32@1")
    assert links_of(state, 0) == {frozenset(("10,1", "8,2"))}
    assert tile_refused(building(state), "7,3", "21@1") == "STM-134"  # still seat 1's
    abandon(state, "8,2", 4)
    build(building(state), "7,3 21@1")
    assert owner_at(state, "8,2", 4) == 0


def test_stm_164_or_the_tile_joins_it_to_an_own_incomplete_link() -> None:
    state = unowned_exit()
    track(state, 0, "7,4 22@0")
    build(building(state), "7,3 22@1")
    assert links_of(state, 0) == {frozenset(("8,2", "8,4"))}


def test_stm_164_or_the_new_city_is_the_town_where_it_begins() -> None:
    state = unowned_exit()
    track(state, 1, "7,3 21@1")
    abandon(state, "7,3", 1)
    assert tile_refused(building(state), "6,4", "21@1") == "STM-124"
    new_city(state, 0, "8,2", "gray")
    assert owner_at(state, "7,3", 1) == NOBODY  # still incomplete, so not claimed
    assert tile_refused(building(state), "6,4", "21@1") is None


def test_stm_165_a_claimed_link_must_go_on_in_the_next_build_turn() -> None:
    state = later()
    track(state, 1, "7,1 22@1")
    abandon(state, "7,1", 1)
    play(build(building(state), "7,2 21@0"), "done")
    assert owner_at(state, "7,1", 1) == 0
    kept, lost = state.copy(), state.copy()
    play(build(building(kept), "7,3 21@0"), "done")
    assert owner_at(kept, "7,1", 1) == 0
    play(building(lost), "done")
    assert owner_at(lost, "7,1", 1) == NOBODY
    assert owner_at(lost, "7,2", 3) == NOBODY


# --- joining two ends


def two_ends(first: int, second: int) -> SteamState:
    """Ends from Albany and from Poughkeepsie meet at 9,1; -2: nobody owns it."""
    state = later()
    track(state, 0, "8,1 21@0", "8,2 T23@0")
    track(state, 0, "9,0 22@3")
    if second == NOBODY:
        abandon(state, "8,2", 1)
    if first == NOBODY:
        abandon(state, "9,0", 3)
    return building(state)


def test_stm_166_joined_ends_are_one_complete_link() -> None:
    for first, second in ((0, 0), (0, NOBODY), (NOBODY, 0), (NOBODY, NOBODY)):
        state = two_ends(first, second)
        build(state, "9,1 22@4")
        joined = line(state, "9,1", 0)
        assert joined.complete
        assert {state.owner[slot] for slot in joined.slots} == {0}
        assert set(joined.places) == {hex_of(state, "8,0"), hex_of(state, "8,2")}


def test_stm_166_two_unowned_ends_can_be_joined_by_anybody() -> None:
    state = two_ends(NOBODY, NOBODY)
    state.built |= 2
    build(building(state, 1), "9,1 22@4")
    assert links_of(state, 1) == {frozenset(("8,0", "8,2"))}


def test_stm_166_128_not_with_the_same_place_at_both_ends() -> None:
    state = later()
    track(state, 0, "9,0 22@3", "8,1 22@0")  # both from Albany, both to 9,1
    assert tile_refused(building(state), "9,1", "23@5") == "STM-128"
    assert tile_refused(state, "9,1", "22@0") is None  # to Hartford


def test_stm_167_complete_links_are_never_lost() -> None:
    state = later()
    track(state, 0, "8,1 21@0", "8,2 T11@0")
    for _ in range(3):
        play(building(state), "done")
    assert links_of(state, 0) == {frozenset(("8,0", "8,2"))}
    assert owners(state, "8,1", (0, 3)) == [0, 0]


def test_stm_167_nor_claimed_by_others() -> None:
    state = later()
    track(state, 1, "8,1 21@0", "8,2 T11@0")
    track(state, 0, "9,1 22@2")
    build(building(state), "8,2 T23@0")
    assert links_of(state, 1) == {frozenset(("8,0", "8,2"))}


# --- upgrades


def test_stm_168_an_upgrade_does_not_extend_the_old_segment() -> None:
    state = later()
    track(state, 0, "7,2 22@2", "7,1 22@1")
    play(build(building(state), "7,2 42@3"), "done")
    assert owners(state, "7,2", (2, 4)) == [NOBODY, NOBODY]
    assert owners(state, "7,2", (0, 3)) == [0, 0]


def test_stm_168_nor_claims_it() -> None:
    state = later()
    track(state, 1, "7,2 22@2")
    abandon(state, "7,2", 2)
    track(state, 0, "7,1 22@1")
    build(building(state), "7,2 42@3")
    assert owners(state, "7,2", (2, 4)) == [NOBODY, NOBODY]


def test_stm_168_nor_the_old_exits_of_a_town() -> None:
    state = later()
    track(state, 0, "8,1 21@0", "8,2 T21@0")
    play(build(building(state), "8,2 T33@0"), "done")
    assert owners(state, "8,2", (0, 1, 3)) == [0, 0, NOBODY]
