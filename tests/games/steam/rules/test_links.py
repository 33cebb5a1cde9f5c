"""Links and their owners: STM-150 to STM-158."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    abandon,
    action,
    build,
    building,
    line,
    lines_of,
    links_of,
    new_city,
    owner_at,
    play,
    refused,
    tile_refused,
    track,
)
from westbound.games.steam.rules.scoring import complete_links
from westbound.games.steam.state import SteamState

ALBANY_TOWN = frozenset(("8,0", "8,2"))
HARTFORD_TOWN = frozenset(("10,1", "8,2"))


def later(seat: int = 0) -> SteamState:
    state = a_state()
    state.built |= 1 << seat
    return building(state, seat)


def test_stm_150_complete_when_both_ends_are_at_places() -> None:
    state = later()
    build(state, "7,1 22@1")
    assert (line(state, "7,1", 1).complete, links_of(state, 0)) == (False, set())
    build(state, "7,2 22@4")  # to Scranton
    assert line(state, "7,1", 1).complete
    assert links_of(state, 0) == {frozenset(("8,0", "6,3"))}


def test_stm_150_several_turns_may_be_used() -> None:
    state = later()
    play(build(state, "7,1 22@1"), "done")
    play(build(building(state), "7,2 21@0"), "done")
    play(build(building(state), "7,3 21@0"), "done")
    assert links_of(state, 0) == set()
    play(build(building(state), "7,4 22@0"), "done")
    assert links_of(state, 0) == {frozenset(("8,0", "8,4"))}


def test_stm_151_one_token_for_each_link() -> None:
    state = later()
    build(state, "8,1 21@0", "8,2 T21@0", "7,1 22@1")
    assert len(lines_of(state, 0)) == 3  # Albany–town, an exit, Albany–nowhere
    assert complete_links(state, 0) == 1
    for found in lines_of(state, 0):
        assert {state.owner[slot] for slot in found.slots} == {0}


def test_stm_152_a_town_tile_beside_a_city() -> None:
    state = build(later(), "7,0 T11@2")
    assert links_of(state, 0) == {frozenset(("8,0", "7,0"))}
    state = build(later(), "7,0 T21@2")
    assert links_of(state, 0) == {frozenset(("8,0", "7,0"))}


def test_stm_152_two_town_tiles_whose_exits_meet() -> None:
    state = build(later(), "7,0 T21@2", "6,0 T11@2")
    assert links_of(state, 0) == {frozenset(("8,0", "7,0")), frozenset(("7,0", "6,0"))}
    state = build(later(), "7,0 T21@2", "6,0 T11@4")  # they do not meet: Utica–Syracuse
    assert links_of(state, 0) == {frozenset(("8,0", "7,0")), frozenset(("5,1", "6,0"))}


def test_stm_153_the_builder_chooses_pays_and_owns_all_exits() -> None:
    state = later()
    track(state, 0, "8,1 21@0")
    build(state, "8,2 T42@0")
    assert state.money[0] == 50 - 6
    assert [owner_at(state, "8,2", side) for side in range(6)] == [0, 0, -1, 0, 0, -1]


def test_stm_153_but_not_those_connected_to_others() -> None:
    state = later()
    track(state, 0, "8,1 21@0")
    track(state, 1, "9,1 22@2")
    build(state, "8,2 T42@0")
    assert [owner_at(state, "8,2", side) for side in range(6)] == [0, 1, -1, 0, 0, -1]
    assert state.money[0] == 50 - 6


def test_stm_154_each_exit_that_leads_nowhere_is_a_link_of_its_own() -> None:
    state = later()
    track(state, 0, "8,1 21@0", "8,2 T42@0")
    found = [line.slots for line in lines_of(state, 0)]
    assert sorted(map(len, found)) == [1, 1, 1, 3]


def test_stm_154_one_of_them_extended_the_others_are_lost() -> None:
    state = later()
    track(state, 0, "8,1 21@0", "8,2 T42@0")
    play(build(building(state), "9,1 21@1"), "done")
    assert [owner_at(state, "8,2", side) for side in (0, 1, 3, 4)] == [0, 0, -2, -2]


@pytest.mark.parametrize("upgraded", [False, True])
def test_stm_155_an_exit_that_joins_an_opponents_end_is_his(upgraded: bool) -> None:
    state = later()
    track(state, 0, "8,1 21@0")
    if upgraded:
        track(state, 0, "8,2 T11@0")
    track(state, 1, "9,1 22@2")
    build(building(state), "8,2 T33@0")
    assert links_of(state, 0) == {ALBANY_TOWN}
    assert links_of(state, 1) == {HARTFORD_TOWN}
    assert owner_at(state, "8,2", 1) == 1
    assert state.money[0] == 50 - (4 if upgraded else 5)
    assert state.money[1] == 50


def test_stm_156_nobody_else_builds_from_an_owned_exit() -> None:
    state = later()
    track(state, 1, "8,1 21@0", "8,2 T33@0")  # exits N, NE, S
    assert tile_refused(state, "9,1", "22@2") == "STM-134"  # from Hartford
    assert tile_refused(state, "9,1", "21@1") == "STM-134"
    abandon(state, "8,2", 1)
    assert tile_refused(state, "9,1", "22@2") is None


def test_stm_156_but_a_town_exit_may_meet_it() -> None:
    state = later()
    track(state, 1, "7,0 T21@2")  # Amsterdam with an exit to Utica
    assert tile_refused(state, "6,0", "T11@2") == "STM-158"
    build(state, "6,0 T21@1")  # from Syracuse, south-west of Utica
    assert owner_at(state, "7,0", 5) == 1
    assert tile_refused(state, "6,0", "T33@1") == "STM-158"
    build(state, "6,0 T42@1")  # one exit to Amsterdam, one for himself
    assert [owner_at(state, "6,0", side) for side in (1, 2, 4, 5)] == [0, 1, 0, 0]
    assert links_of(state, 1) == {frozenset(("8,0", "7,0")), frozenset(("7,0", "6,0"))}


def test_stm_156_and_the_town_may_be_urbanised() -> None:
    state = later()
    track(state, 1, "8,1 21@0", "8,2 T33@0")
    action(state, 0, "urbanization")
    assert refused(building(state), "urbanize 8,2 gray") is None


def test_stm_157_a_new_exit_meets_the_builders_own_end() -> None:
    state = later()
    track(state, 0, "8,1 21@0", "9,1 22@2")
    build(state, "8,2 T23@0")
    assert links_of(state, 0) == {ALBANY_TOWN, HARTFORD_TOWN}


def test_stm_157_a_new_exit_meets_an_unowned_end_and_claims_it() -> None:
    state = later()
    track(state, 0, "8,1 21@0")
    track(state, 1, "9,1 22@2")
    abandon(state, "9,1", 2)
    build(state, "8,2 T23@0")
    assert links_of(state, 0) == {ALBANY_TOWN, HARTFORD_TOWN}
    assert owner_at(state, "9,1", 2) == 0


def test_stm_157_even_one_that_begins_at_a_foreign_town() -> None:
    state = later()
    track(state, 1, "7,0 T21@2")
    abandon(state, "7,0", 5)
    build(state, "6,0 T33@1")  # Utica: Syracuse, Amsterdam and one more
    assert frozenset(("7,0", "6,0")) in links_of(state, 0)


def test_stm_158_one_new_exit_must_become_the_builders_own() -> None:
    state = later()
    track(state, 1, "8,1 21@0")
    track(state, 2, "9,1 22@2")
    assert tile_refused(state, "8,2", "T11@0") == "STM-158"
    assert tile_refused(state, "8,2", "T23@0") == "STM-158"
    assert tile_refused(state, "8,2", "T22@0") == "STM-124"  # own, but from nowhere
    track(state, 0, "8,3 21@0")
    assert tile_refused(state, "8,2", "T33@0") is None


def test_stm_158_for_upgrades_too() -> None:
    state = later()
    track(state, 0, "8,1 21@0", "8,2 T11@0")
    track(state, 1, "9,1 22@2")
    assert tile_refused(state, "8,2", "T23@0") == "STM-158"
    assert tile_refused(state, "8,2", "T33@0") is None
    new_city(state, 1, "9,3", "gray")
    assert tile_refused(state, "8,2", "T23@0") == "STM-158"
