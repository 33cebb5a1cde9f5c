"""Complex tiles judged as a whole, and very first tiles: STM-122, STM-124, STM-131."""

from __future__ import annotations

import pytest

from tests.games.steam.positions import (
    a_state,
    abandon,
    build,
    building,
    links_of,
    on_hex,
    owner_at,
    play,
    refused,
    texts,
    tile_refused,
    track,
    why_not,
)
from westbound.games.steam.state import SteamState

# The middle is 0,0. Ash is north of it, Birch south-east, Dell south-west. Cedar lies behind the
# plains in the north-east, Elm behind Dell.
DALE = """
id = "dale"
name = "Dale"
hexes = [
    { q = 0, r = 0, terrain = "plains" },
    { q = 0, r = -1, terrain = "city", city = { name = "Ash", color = "red", cubes = 0 } },
    { q = 1, r = -1, terrain = "plains" },
    { q = 1, r = 0, terrain = "plains", town = "Birch" },
    { q = 0, r = 1, terrain = "plains" },
    { q = -1, r = 1, terrain = "plains", town = "Dell" },
    { q = -1, r = 0, terrain = "plains" },
    { q = 2, r = -1, terrain = "city", city = { name = "Cedar", color = "blue", cubes = 0 } },
    { q = -2, r = 2, terrain = "city", city = { name = "Elm", color = "yellow", cubes = 0 } },
    { q = 0, r = 2, terrain = "plains" },
    { q = -1, r = 2, terrain = "plains" },
    { q = 1, r = 1, terrain = "plains" },
    { q = -2, r = 1, terrain = "plains" },
]
"""
ASH, BIRCH, CEDAR, DELL, ELM = "0,-1", "1,0", "2,-1", "-1,1", "-2,2"


def dale(*, first: bool = False) -> SteamState:
    """Seat 0 has built before, unless this is its very first tile."""
    state = a_state(map=DALE)
    state.built = 0 if first else 1
    return state


def two_spurs_of_birch(state: SteamState) -> SteamState:
    """Seat 1 has joined Birch to Cedar; of its town two unowned lines lead to the middle."""
    track(state, 1, "1,0 T33@4", "0,1 23@0")
    abandon(state, "1,0", 5)
    abandon(state, "0,1", 0)
    return building(state)


# --- one segment helps the other


@pytest.mark.parametrize("first", [False, True])
def test_stm_131_a_segment_may_complete_the_link_that_the_other_needs(first: bool) -> None:
    state = two_spurs_of_birch(dale(first=first))
    build(state, "0,0 45@0")  # Ash to Birch, and from Birch's other spur to the north-west
    assert links_of(state, 0) == {frozenset((ASH, BIRCH))}
    assert [owner_at(state, "0,0", side) for side in range(6)] == [0, -1, 0, 0, -1, 0]
    assert owner_at(state, "0,1", 1) == owner_at(state, "1,0", 4) == 0
    assert links_of(state, 1) == {frozenset((BIRCH, CEDAR))}


def test_stm_131_what_is_legal_as_tile_and_upgrade_is_legal_at_once() -> None:
    state = two_spurs_of_birch(dale())
    assert tile_refused(state, "0,0", "22@3") == "STM-124"  # Birch is not reached yet
    assert tile_refused(state, "0,0", "45@0") is None
    build(state, "0,0 22@0")
    assert tile_refused(state, "0,0", "45@0") is None
    at_once = build(two_spurs_of_birch(dale()), "0,0 45@0")
    build(state, "0,0 45@0")
    assert (state.owner, state.links) == (at_once.owner, at_once.links)


def test_stm_131_only_the_town_that_the_other_segment_reaches() -> None:
    state = two_spurs_of_birch(dale())
    track(state, 1, "-1,1 T21@1")  # Dell, from Elm, with an exit to the middle
    abandon(state, "-1,1", 1)
    assert tile_refused(building(state), "0,0", "47@0") == "STM-124"  # the other comes from Dell
    assert tile_refused(state, "0,0", "45@0") is None  # from Birch
    assert tile_refused(state, "0,0", "46@0") is None  # from Birch to Dell


def test_stm_131_the_helping_segment_must_be_traceable_itself() -> None:
    state = two_spurs_of_birch(dale())
    assert tile_refused(state, "0,0", "42@3") is None  # from Ash to the one, the other goes on
    assert tile_refused(state, "0,0", "43@2") == "STM-124"  # both from Birch, none from a city


def test_stm_131_no_segment_that_does_not_become_the_builders_own() -> None:
    state = dale()
    track(state, 1, "1,0 T33@4", "0,1 23@0")
    abandon(state, "1,0", 5)
    assert tile_refused(building(state), "0,0", "22@0") is None
    assert tile_refused(state, "0,0", "45@0") == "STM-134"  # the other spur is still seat 1's
    abandon(state, "0,1", 0)
    assert tile_refused(state, "0,0", "45@0") is None


def test_stm_131_the_hex_is_on_offer_with_all_its_tiles() -> None:
    state = two_spurs_of_birch(dale())
    play(state, "build 0,0")
    assert {"tile 22@0", "tile 21@0", "tile 45@0", "tile 46@0", "tile 42@3"} <= set(texts(state))
    assert "tile 22@3" not in texts(state)
    assert len(set(texts(state))) == len(texts(state))


def test_stm_124_a_complex_tile_with_a_segment_from_nowhere() -> None:
    state = building(dale())
    assert tile_refused(state, "0,0", "22@0") is None
    assert tile_refused(state, "0,0", "45@0") == "STM-124"


# --- the very first tile


def line_from_cedar(state: SteamState) -> SteamState:
    """An unowned line from Cedar leads to the middle from the north-east."""
    track(state, 1, "1,-1 22@2")
    abandon(state, "1,-1", 2)
    return building(state)


def test_stm_122_one_segment_of_a_complex_first_tile_is_enough() -> None:
    state = line_from_cedar(dale(first=True))
    assert tile_refused(state, "0,0", "43@5") is None
    build(state, "0,0 43@5")  # from Ash to the south-east, and on from Cedar to the north-west
    assert [owner_at(state, "0,0", side) for side in range(6)] == [0, 0, 0, -1, -1, 0]
    assert owner_at(state, "1,-1", 2) == 0


def test_stm_122_but_one_must_leave_a_city() -> None:
    state = line_from_cedar(dale(first=True))
    # it would only go on from Cedar
    assert why_not(on_hex(state, "0,0"), "tile 22@5") == "STM-122.face"
    assert why_not(on_hex(state, "0,0"), "tile 47@5") == "STM-122.face"
    state.built = 1
    assert tile_refused(state, "0,0", "22@5") is None


def test_stm_122_the_other_segment_obeys_the_normal_rules() -> None:
    state = line_from_cedar(dale(first=True))
    assert tile_refused(state, "0,0", "46@0") == "STM-124"  # the other from nowhere
    track(state, 1, "0,1 21@0")
    assert tile_refused(building(state), "0,0", "46@0") == "STM-134"  # the other to seat 1's track
    assert tile_refused(state, "0,0", "43@5") is None


def test_stm_122_182_the_new_segment_of_an_upgrade_leaves_a_city() -> None:
    state = dale(first=True)
    track(state, 1, "0,0 21@0")  # from Ash to the south
    state = line_from_cedar(state)
    # only old track leaves the city
    assert why_not(on_hex(state, "0,0"), "tile 41@0") == "STM-122.face"
    state.built = 1
    assert tile_refused(state, "0,0", "41@0") is None


# --- redirecting as the very first tile


def link_from_ash(*tiles: str, first: bool = True) -> SteamState:
    """An unowned link that leaves Ash on the middle, or goes on from there."""
    state = dale(first=first)
    track(state, 1, *tiles)
    name, _ = tiles[0].split()
    abandon(state, name, next(s for s in range(6) if owner_at(state, name, s) == 1))
    return building(state)


def test_stm_122_redirecting_a_link_beside_its_city_is_a_first_tile() -> None:
    state = link_from_ash("0,0 21@0")
    assert tile_refused(state, "-1,0", "22@2") == "STM-122"
    build(state, "0,0 22@4")  # to the south-west
    assert owner_at(state, "0,0", 0) == owner_at(state, "0,0", 4) == -2  # STM-174
    assert state.built & 1
    assert tile_refused(state, "-1,1", "T21@1") is None  # to meet it, from Elm


def test_stm_122_and_claims_the_link_that_it_completes() -> None:
    state = link_from_ash("0,0 21@0")
    state = line_from_cedar(state)
    build(state, "0,0 23@0")
    assert links_of(state, 0) == {frozenset((ASH, CEDAR))}


@pytest.mark.parametrize(
    ("tiles", "hex_", "face"),
    [
        (("0,0 21@0", "0,1 21@0"), "0,1", "22@4"),  # the second tile of the link
        (("-1,0 23@1", "0,0 22@3"), "0,0", "21@2"),  # beside Ash, but it left Ash elsewhere
    ],
)
def test_stm_122_but_not_further_on(tiles: tuple[str, ...], hex_: str, face: str) -> None:
    state = link_from_ash(*tiles)
    assert why_not(on_hex(state, hex_), f"tile {face}") == "STM-122.turned"
    state.built = 1
    assert tile_refused(state, hex_, face) is None


def test_stm_122_nothing_to_begin_with_on_the_hex() -> None:
    state = link_from_ash("0,0 21@0", "0,1 21@0")
    assert why_not(state, "build 0,1") == "STM-122.hex"
    assert why_not(state, "build 0,0") == "STM-122.hex"  # towards Ash there is track already
    assert refused(state, "build -1,0") is None


def test_stm_122_171_never_a_link_of_somebody_else_or_out_of_reach() -> None:
    state = dale(first=True)
    track(state, 1, "0,0 21@0")
    assert tile_refused(building(state), "0,0", "22@4") == "STM-171"
    state = two_spurs_of_birch(dale(first=True))
    assert tile_refused(state, "0,1", "22@1") == "STM-171"  # it begins at a town of seat 1
