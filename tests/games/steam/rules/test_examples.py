"""Worked examples of building track: STM-EX-04 to STM-EX-13, STM-EX-32 to STM-EX-36."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    action,
    asked,
    at_step,
    build,
    building,
    hex_of,
    line,
    lines_of,
    links_of,
    new_city,
    owner_at,
    play,
    refused,
    supply,
    tile_refused,
    track,
)
from westbound.games.steam.rules.scoring import complete_links
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import ChooseActionTile

ALBANY, NEW_YORK, HARTFORD, TOWN = "8,0", "8,4", "10,1", "8,2"


def link(place: str, other: str) -> frozenset[str]:
    return frozenset((place, other))


def purse(state: SteamState, seat: int = 0) -> tuple[int, int, int]:
    return state.money[seat], state.income[seat], state.vp[seat]


def costs(state: SteamState, *tiles: str) -> list[int]:
    """What the seat whose build turn it is pays for each of these."""
    seat, paid = asked(state)[1], []
    for tile in tiles:
        before = state.money[seat]
        build(state, tile)
        paid.append(before - state.money[seat])
    return paid


# --- building


def test_stm_ex_04_urbanization_between_two_tiles() -> None:
    state = a_state()
    action(state, 0, "urbanization")
    build(building(state), "8,1 21@0", "8,3 21@0")
    play(state, "urbanize 8,2 gray")
    assert links_of(state, 0) == {link(ALBANY, TOWN), link(TOWN, NEW_YORK)}
    assert refused(state, "build 9,0") is None
    build(state, "9,0 21@2")
    assert refused(state, "build 7,1") == "STM-111"


def test_stm_ex_05_tokens() -> None:
    state = a_state()
    track(state, 0, "8,1 21@0", "8,2 T11@0", "7,0 T11@2", "7,1 22@1")
    track(state, 1, "9,3 T11@4", "9,-1 T11@4")
    assert (complete_links(state, 0), len(lines_of(state, 0))) == (2, 3)
    assert (complete_links(state, 1), len(lines_of(state, 1))) == (2, 2)


def test_stm_ex_06_what_is_legal_on_an_empty_map() -> None:
    state = building(a_state())
    state.built |= 1
    a = build(state.copy(), "7,1 22@1")
    assert tile_refused(a, "7,2", "21@0") is None
    assert tile_refused(state, "7,5", "21@1") is None  # B
    c = build(state.copy(), "6,1 23@4")
    assert tile_refused(c, "5,2", "23@0") == "STM-128"
    assert tile_refused(state, "12,1", "23@0") == "STM-121"  # D
    assert tile_refused(state, "7,3", "21@0") == "STM-124"  # E
    assert tile_refused(state, "10,2", "21@0") == "STM-121"  # F
    assert refused(state, "build 1,2") == "STM-120"  # G
    assert refused(state, "build 8,0") == "STM-120"  # H


def test_stm_ex_07_first_build() -> None:
    state = building(a_state(money=10))
    assert costs(state, "8,1 21@0", "8,2 T21@0", "8,3 21@0") == [3, 4, 3]
    assert purse(state) == (0, 0, 0)
    assert links_of(state, 0) == {link(ALBANY, TOWN), link(TOWN, NEW_YORK)}


def test_stm_ex_08_engineer() -> None:
    state = building(a_state(money=10), left=4)
    assert costs(state, "7,1 22@1", "7,2 21@0", "7,3 21@0", "7,4 22@0") == [4, 2, 2, 2]
    assert links_of(state, 0) == {link(ALBANY, NEW_YORK)}
    assert refused(state, "build 8,1") == "STM-111"


def test_stm_ex_09_urbanization_for_14() -> None:
    state = at_step(a_state(money=14), ChooseActionTile(0))
    play(state, "take urbanization")
    assert state.money[0] == 8
    building(state)
    assert costs(state, "9,0 21@2", "10,0 22@3", "10,2 22@4") == [2, 4, 2]
    play(state, "urbanize 9,3 gray")
    assert purse(state) == (0, 0, 0)
    assert links_of(state, 0) == {link(ALBANY, HARTFORD), link(HARTFORD, "9,3")}


def town_with_three_exits() -> SteamState:
    """STM-EX-10: seat 0 is black; it has extended the south-west exit only."""
    state = building(a_state())
    build(state, "8,1 21@0")
    assert costs(state, "8,2 T32@1") == [5]
    play(state, "done")
    state.built |= 2  # seat 1 is green
    return state


def extended(state: SteamState) -> SteamState:
    return play(build(building(state), "7,3 21@1"), "done")


def test_stm_ex_10_exits_of_a_town() -> None:
    state = town_with_three_exits()
    assert [owner_at(state, TOWN, side) for side in (0, 1, 4)] == [0, 0, 0]
    extended(state)
    assert [owner_at(state, TOWN, side) for side in (0, 1, 4)] == [0, -2, 0]
    assert tile_refused(building(state.copy(), 1), "9,1", "21@1") == "STM-124"
    assert tile_refused(building(state.copy(), 0), "9,1", "21@1") is None
    kept, lost = state.copy(), state.copy()
    play(build(building(kept), "6,4 21@1"), "done")
    assert owner_at(kept, "7,3", 1) == 0
    play(building(lost), "done")
    assert owner_at(lost, "7,3", 1) == -2


def test_stm_ex_11_redirecting() -> None:
    state = a_state()
    track(state, 0, "7,1 22@1")
    building(state)
    assert costs(state, "7,1 21@1") == [2]
    kept, lost = state.copy(), play(state.copy(), "done")
    assert owner_at(lost, "7,1", 1) == -2
    play(build(kept, "6,2 22@1"), "done")
    assert owner_at(kept, "7,1", 1) == 0


def south_east_of_boston() -> SteamState:
    """STM-EX-12: green (seat 0) upgrades the tile of black (seat 1)."""
    state = a_state()
    new_city(state, 1, "13,0", "gray")
    track(state, 1, "13,-1 21@1", "14,-2 22@2")
    track(state, 0, "14,-1 22@4")  # from New Bedford to the north
    building(state)
    assert costs(state, "14,-2 42@3") == [4]
    return state


def test_stm_ex_12_an_upgrade() -> None:
    state = south_east_of_boston()
    assert [owner_at(state, "14,-2", side) for side in range(6)] == [0, -1, 1, 0, 1, -1]
    green = line(state, "14,-1", 4)
    assert not green.complete
    assert hex_of(state, "14,-2") * 6 in green.ends


def test_stm_ex_13_a_complex_tile_on_an_empty_hex() -> None:
    state = a_state()
    new_city(state, 1, "11,2", "gray")
    assert costs(building(state), "11,1 46@5") == [5]
    assert links_of(state, 0) == {link(HARTFORD, "12,0")}
    second = line(state, "11,1", 2)
    assert set(second.places) == {hex_of(state, "11,2"), -1}
    assert [owner_at(state, "11,1", side) for side in (1, 2, 3, 5)] == [0, 0, 0, 0]


# --- towns and New Cities


def test_stm_ex_32_a_new_city_completes_the_link_of_another() -> None:
    state = a_state()
    track(state, 1, "9,2 22@1")  # black: from Hartford to New Haven
    assert links_of(state, 1) == set()
    action(state, 0, "urbanization")
    supply(state, 1, "red")
    play(building(state), "urbanize 9,3 gray", "supply 1")
    assert links_of(state, 1) == {link(HARTFORD, "9,3")}
    assert links_of(state, 0) == set()


@pytest.mark.parametrize("placer", [0, 1])
def test_stm_ex_33_link_and_spur_vanish(placer: int) -> None:
    state = a_state()
    assert costs(building(state), "7,0 T21@2") == [4]
    assert links_of(state, 0) == {link(ALBANY, "7,0")}
    assert len(lines_of(state, 0)) == 2
    action(state, placer, "urbanization")
    play(building(state, placer), "urbanize 7,0 gray")
    assert lines_of(state, 0) == []
    assert state.links[hex_of(state, ALBANY)] == state.links[hex_of(state, "7,0")] == ()


def test_stm_ex_34_a_town_exit_for_black() -> None:
    state = a_state()
    track(state, 1, "8,1 21@0")
    building(state)
    assert costs(state, "7,4 22@0", "7,3 22@1", "8,2 T22@4") == [2, 2, 4]
    assert links_of(state, 0) == {link(NEW_YORK, TOWN)}
    assert links_of(state, 1) == {link(ALBANY, TOWN)}


def test_stm_ex_35_an_exit_owned_and_unowned() -> None:
    state = town_with_three_exits()
    assert tile_refused(building(state.copy(), 1), "9,1", "22@2") == "STM-134"
    extended(state)
    assert costs(building(state, 1), "9,1 22@2") == [4]
    assert links_of(state, 1) == {link(HARTFORD, TOWN)}


def test_stm_ex_36_redirecting_one_of_two_segments() -> None:
    state = south_east_of_boston()
    assert tile_refused(state, "14,-2", "43@1") == "STM-121"
    assert costs(state, "14,-2 43@2") == [4]
    assert [owner_at(state, "14,-2", side) for side in range(6)] == [-1, -1, 1, 0, 1, 0]
    assert links_of(state, 0) == {link("13,0", "13,-2")}
    assert links_of(state, 1) == set()


def test_stm_ex_36_provided_it_did_not_begin_at_boston() -> None:
    state = a_state()
    new_city(state, 1, "15,-2", "gray")
    track(state, 1, "14,-2 22@2")  # from Barnstable
    track(state, 0, "13,-1 22@0", "14,-1 23@5", "14,-2 42@3")  # from Boston around to the north
    assert tile_refused(building(state), "14,-2", "43@2") == "STM-128"
