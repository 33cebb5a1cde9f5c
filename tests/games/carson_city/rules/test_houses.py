"""Houses and terraces: CC-099, CC-105 to CC-110, CC-115, CC-130, EXD-07."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    complaints,
    lay,
    own,
    parcels,
    play,
    put,
    refused,
)
from tests.games.carson_city.rules.building_positions import (
    in_hand,
    neighbours,
    on,
    own_vacant_neighbours,
    owner_of,
    put_mountains_around,
)
from westbound.games.carson_city.base.steps import PlaceHouses
from westbound.games.carson_city.components import HOUSE
from westbound.games.carson_city.state import NOBODY, CarsonState


def houses_to_place(state: CarsonState, left: int = 1) -> CarsonState:
    """Seat 0 has placed a building; so many houses go with it."""
    return at_step(state, PlaceHouses(0, 0, left, state.of_type[HOUSE]))


def a_surrounded_house(where: str = "D4", seat: int | None = None) -> CarsonState:
    """A house with mountains all around it."""
    state = a_state(centre=None)
    put(state, "house", where, seat=seat)
    put_mountains_around(state, where)
    return state


def test_cc_099_a_house_goes_on_an_own_or_unowned_vacant_parcel_for_free() -> None:
    state = a_state(money=7)
    own(state, 0, "E5")
    put(state, "mountain", "E3")
    houses_to_place(state)
    assert refused(state, "house E5") is None  # own
    assert refused(state, "house C5") is None  # nobody's
    assert refused(state, "house E3") == "CC-099"  # not vacant
    assert refused(state, "house D4") == "CC-099"
    play(state, "house C5")
    assert on(state, "C5") == "house"
    assert state.money == [7, 7, 7]
    assert state.houses_left == 18


def test_cc_099_a_rivals_parcel_needs_his_consent() -> None:
    state = a_state()
    own(state, 1, "E5")
    houses_to_place(state)
    assert refused(state, "house E5") == "CC-104"
    at_step(state, PlaceHouses(0, parcels("E5"), 1, state.of_type[HOUSE]))
    assert refused(state, "house E5") is None


def test_cc_099_the_house_need_not_be_near_the_building() -> None:
    state = a_state()
    own(state, 0, "C3")
    lay(state, "E4n F4n G4n")
    in_hand(state, 0, "saloon")
    play(state, "build C3", "house H4")
    assert on(state, "H4") == "house"


def test_cc_130_a_house_needs_a_connected_parcel() -> None:
    state = a_state()
    houses_to_place(state)
    assert refused(state, "house F4") == "CC-130"
    lay(state, "E4n")
    assert refused(state, "house F4") is None
    assert refused(state, "house F5") == "CC-130"


@pytest.mark.parametrize("filler", ["mountain", "house", "terrace", "bank", "property tile"])
def test_cc_105_every_neighbour_must_be_filled(filler: str) -> None:
    state = a_state(centre=None)
    put(state, "house", "D4")
    put_mountains_around(state, "D4", but="E5")
    houses_to_place(state)
    assert refused(state, "terrace D4") == "CC-105"
    if filler == "property tile":
        own(state, 2, "E5")
    elif filler == "bank":
        put(state, filler, "E5", seat=2)
    else:
        put(state, filler, "E5")
    assert refused(state, "terrace D4") is None
    before = state.houses_left
    play(state, "terrace D4")
    assert on(state, "D4") == "terrace"
    assert state.houses_left == before  # the tile is turned over, none is taken


def test_cc_105_roads_and_outlaws_fill_nothing() -> None:
    state = a_state()
    put_mountains_around(state, "D4", but="E5")
    lay(state, "E5n F5w")
    state.outlaws = parcels("E5")
    houses_to_place(state)
    assert refused(state, "terrace D4") == "CC-105"


def test_cc_105_only_a_house_can_be_turned() -> None:
    state = a_surrounded_house()
    houses_to_place(state)
    assert refused(state, "terrace C3") == "CC-105"  # a mountain
    assert refused(state, "terrace H8") == "CC-105"  # nothing at all
    assert refused(state, "terrace D4") is None


@pytest.mark.parametrize("where", ["D1", "A1", "H1", "A4", "H4", "D8", "A8", "H8"])
def test_cc_exd_07_never_a_terrace_at_the_border(where: str) -> None:
    state = a_surrounded_house(where)
    put(state, "house", "D5")
    put_mountains_around(state, "D5")
    houses_to_place(state)
    assert refused(state, f"terrace {where}") == "CC-105"
    assert refused(state, "terrace D5") is None


def test_cc_106_a_terrace_cannot_be_improved_again_and_keeps_its_owner() -> None:
    state = a_surrounded_house(seat=0)
    put(state, "house", "F7")
    put_mountains_around(state, "F7")
    houses_to_place(state, left=2)
    play(state, "terrace D4")
    assert (on(state, "D4"), owner_of(state, "D4")) == ("terrace", 0)
    assert refused(state, "terrace D4") == "CC-106"
    play(state, "terrace F7")
    assert (on(state, "F7"), owner_of(state, "F7")) == ("terrace", NOBODY)
    assert complaints(state) == []


def test_cc_107_a_house_of_the_same_step_cannot_be_turned() -> None:
    state = a_state()
    put_mountains_around(state, "E5", but="E4")
    own(state, 0, "E4")
    in_hand(state, 0, "school")
    play(state, "build E4", "house E5")
    assert refused(state, "terrace E5") == "CC-107"
    play(state, "house C5", "house C4")
    in_hand(state, 0, "saloon")
    own(state, 0, "C3")
    play(state, "build C3")
    assert refused(state, "terrace E5") is None  # a later step: now it was there before


def test_cc_107_a_house_of_the_step_helps_to_surround_an_old_one() -> None:
    state = a_state()
    put_mountains_around(state, "D4", but="E5")
    lay(state, "E4n")
    houses_to_place(state, left=2)
    assert refused(state, "terrace D4") == "CC-105"
    play(state, "house E5")
    assert refused(state, "terrace D4") is None


@pytest.mark.parametrize("consent", [True, False])
@pytest.mark.parametrize("owner", [None, 0, 1])
def test_cc_109_only_a_rivals_house_needs_consent(owner: int | None, consent: bool) -> None:
    state = a_state(centre=None, options={"terrace_on_rival_house_needs_consent": consent})
    put(state, "house", "D4", seat=owner)
    put_mountains_around(state, "D4")
    houses_to_place(state)
    assert refused(state, "terrace D4") == ("CC-109" if owner == 1 and consent else None)


def test_cc_109_a_rival_who_agrees_keeps_his_terrace() -> None:
    state = a_state()
    own(state, 1, "D4")
    own(state, 0, "E4")
    put_mountains_around(state, "D4", but="E4")
    in_hand(state, 0, "saloon")
    assert refused(state, "build E4") == "CC-102"
    play(state, "ask D4")
    assert asked(state) == ("answer_request", 1)
    play(state, "agree", "build E4", "terrace D4")
    assert (on(state, "D4"), owner_of(state, "D4")) == ("terrace", 1)


def test_cc_110_turning_a_house_needs_no_road() -> None:
    state = a_surrounded_house("F6")
    put(state, "house", "B2")
    own_vacant_neighbours(state, 0, "B2")
    houses_to_place(state, left=2)
    assert refused(state, "house A1") == "CC-130"  # own and vacant, but there is no road at all
    play(state, "terrace F6", "terrace B2")
    assert (on(state, "F6"), on(state, "B2")) == ("terrace", "terrace")


def test_cc_115_no_house_or_terrace_where_an_outlaw_stands() -> None:
    state = a_state()
    put(state, "house", "F7")
    put_mountains_around(state, "F7")
    state.outlaws = parcels("E5 F7")
    houses_to_place(state)
    assert refused(state, "house E5") == "CC-115"
    assert refused(state, "terrace F7") == "CC-115"
    state.outlaws = 0
    assert refused(state, "house E5") is None
    assert refused(state, "terrace F7") is None


def test_cc_105_neighbours_are_the_eight_around() -> None:
    for hole in neighbours("D4"):
        state = a_state(centre=None)
        put(state, "house", "D4")
        put_mountains_around(state, "D4", but=hole)
        houses_to_place(state)
        assert refused(state, "terrace D4") == "CC-105"
