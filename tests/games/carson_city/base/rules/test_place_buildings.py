"""Placing buildings: CC-097, CC-098, CC-100 to CC-103, CC-108, CC-114, CC-115, EX-06."""

from __future__ import annotations

import pytest

from tests.games.carson_city.building_positions import (
    in_hand,
    kept_names,
    on,
    owner_of,
    put_mountains_around,
)
from tests.games.carson_city.card_positions import refusal
from tests.games.carson_city.positions import (
    a_state,
    asked,
    at_step,
    begin_phase,
    complaints,
    lay,
    only_part,
    own,
    parcels,
    play,
    put,
    refused,
    stand,
    texts,
)
from westbound.games.carson_city.base.rules.end_of_round import return_cards
from westbound.games.carson_city.base.rules.income import clear_buildings, pay_income
from westbound.games.carson_city.base.rules.scoring import final_points
from westbound.games.carson_city.base.steps import PlaceHouses, PlaceTownHall
from westbound.games.carson_city.components import HOUSE
from westbound.games.carson_city.state import HOUSES, NOBODY, CarsonState

# The roads around the centre D4 connect C3 to E5.
NEED_ROAD_AND_HOUSE = [
    "drugstore", "bank", "saloon", "hotel", "church", "prison", "store", "blacksmith",
]  # fmt: skip


@pytest.mark.parametrize("building", NEED_ROAD_AND_HOUSE)
def test_cc_097_an_own_vacant_connected_parcel(building: str) -> None:
    state = a_state()
    own(state, 0, "E4 H8")
    put(state, "house", "C4", seat=0)
    own(state, 1, "C3")
    in_hand(state, 0, building)
    assert refused(state, "build E5") == "CC-097"  # nobody's
    assert refused(state, "build C3") == "CC-097"  # a rival's
    assert refused(state, "build C4") == "CC-097"  # own, but with a house
    assert refused(state, "build H8") == "CC-097"  # own and vacant, but no road
    play(state, "build E4")
    assert on(state, "E4") == building
    assert asked(state) == ("place_houses", 0)  # in the same step
    play(state, "house E5")
    assert asked(state) == ("", -1)
    assert complaints(state) == []


def test_cc_097_a_mountain_is_no_place_for_a_building() -> None:
    state = a_state()
    put(state, "mountain", "E4", seat=0)
    own(state, 0, "E5")
    in_hand(state, 0, "mine")
    assert refused(state, "build E4") == "CC-097"
    assert refused(state, "build E5") is None


@pytest.mark.parametrize("building", ["ranch", "mine"])
def test_cc_098_ranches_and_mines_need_neither_road_nor_house(building: str) -> None:
    state = a_state(centre=None)  # no road at all
    own(state, 0, "H8 A1")
    state.houses_left = 0
    in_hand(state, 0, building)
    play(state, "build H8")
    assert on(state, "H8") == building
    assert asked(state) == ("", -1)
    in_hand(state, 0, "saloon")
    assert refused(state, "build A1") == "CC-097"


def test_cc_100_the_house_may_not_go_where_the_building_stands() -> None:
    state = a_state()
    own(state, 0, "E4")
    put_mountains_around(state, "D4", but="E4 E5")
    in_hand(state, 0, "saloon")
    play(state, "build E4")
    assert refused(state, "house E4") == "CC-099"
    assert refused(state, "house E5") is None


def test_cc_100_cc_102_the_last_vacant_parcel_cannot_be_both() -> None:
    state = a_state()
    own(state, 0, "E4")
    put_mountains_around(state, "D4", but="E4")
    in_hand(state, 0, "saloon")
    play(state, "build E4")
    assert texts(state) == ["terrace D4"]  # the house that stands there already makes it possible
    state = a_state()
    own(state, 0, "E4")
    put(state, "terrace", "D4")
    put_mountains_around(state, "D4", but="E4")
    in_hand(state, 0, "saloon")
    assert refused(state, "build E4") == "CC-102"
    assert texts(state) == ["keep"]


def test_cc_101_roads_of_the_plan_come_first_and_may_come_between() -> None:
    state = a_state()
    own(state, 0, "G4")
    state.roads[0] = 3
    in_hand(state, 0, "saloon")
    assert refused(state, "build G4") == "CC-097"
    play(state, "road E4n", "road F4n")
    assert refused(state, "build G4") is None
    play(state, "build G4")
    assert refused(state, "house H4") == "CC-130"
    play(state, "road G4n", "house H4")
    assert (on(state, "G4"), on(state, "H4"), state.roads[0]) == ("saloon", "house", 0)
    assert complaints(state) == []


def test_cc_101_a_plan_that_is_begun_is_finished() -> None:
    state = a_state()
    own(state, 0, "E4")
    in_hand(state, 0, "saloon")
    assert refused(state, "house E5") == "CC-101"  # the building comes first
    play(state, "build E4")
    assert refused(state, "keep") == "CC-099"
    assert refused(state, "ask E5") == "CC-099"  # consents are asked before
    assert asked(state) == ("place_houses", 0)


def test_cc_101_a_refused_plan_changes_nothing() -> None:
    state = a_state()
    own(state, 0, "E4")
    put(state, "terrace", "D4")
    put_mountains_around(state, "D4", but="E4")
    in_hand(state, 0, "saloon")
    assert refused(state, "build E4") == "CC-102"
    assert on(state, "E4") == "vacant"
    play(state, "keep")
    assert kept_names(state, 0) == ["saloon"]
    assert complaints(state) == []


@pytest.mark.parametrize(
    ("free", "rule"), [("C5", "CC-102"), ("C5 D5", "CC-102"), ("C5 D5 E5", None)]
)
def test_cc_102_a_school_needs_room_for_all_its_houses(free: str, rule: str | None) -> None:
    state = a_state()
    own(state, 0, "E4")
    put(state, "terrace", "D4")
    put_mountains_around(state, "D4", but=f"E4 {free}")
    in_hand(state, 0, "school")
    assert refused(state, "build E4") == rule


def a_hole_beside_a_house(centre: str) -> CarsonState:
    """A school for E4 or C5; besides these only E5 is free, the last hole around the centre D4."""
    state = a_state()
    own(state, 0, "E4 C5")
    put(state, centre, "D4")
    put_mountains_around(state, "D4", but="E4 C5 E5")
    return in_hand(state, 0, "school")


def test_cc_102_a_house_of_the_plan_may_make_room_for_a_terrace() -> None:
    state = a_hole_beside_a_house(centre="house")
    assert texts(state) == ["build E4", "build C5", "keep"]
    assert refused(state, "build E4") is None
    play(state, "build E4")
    assert refused(state, "house C5") is None  # E5 and then D4 are left for the others
    play(state, "house C5", "house E5", "terrace D4")
    assert [on(state, name) for name in ("C5", "E5", "D4")] == ["house", "house", "terrace"]


def test_cc_102_where_no_terrace_follows_two_parcels_are_not_enough_for_a_school() -> None:
    state = a_hole_beside_a_house(centre="terrace")
    assert texts(state) == ["keep"]
    assert refused(state, "build E4") == "CC-102"


def test_cc_102_a_house_may_not_take_the_place_the_others_need() -> None:
    state = a_state()
    lay(state, "E4n")  # F4 is connected
    put_mountains_around(state, "D4", but="E5")
    state.houses_left = 1
    at_step(state, PlaceHouses(0, 0, 2, state.of_type[HOUSE]))
    # One tile for two houses: it must go to E5, where it helps to turn D4 into a terrace.
    told = {"case": "rest", "parcel": "F4", "houses": 1}  # what finds no place
    assert refusal(state, "house F4") == ("CC-102", told)
    play(state, "house E5", "terrace D4")
    assert (on(state, "E5"), on(state, "D4")) == ("house", "terrace")
    assert asked(state) == ("", -1)


def test_cc_103_a_house_belongs_to_the_owner_of_its_parcel() -> None:
    for owner in (NOBODY, 0, 1):
        state = a_state()
        own(state, 0, "E4")
        if owner != NOBODY:
            own(state, owner, "C3")
        in_hand(state, 0, "saloon")
        if owner == 1:
            play(state, "ask C3", "agree")
        play(state, "build E4", "house C3")
        assert owner_of(state, "C3") == owner
        points = [final_points(state, seat)[HOUSES] for seat in range(3)]
        assert points == [2 * (owner == seat) for seat in range(3)]


def a_town_hall_to_place(hole: str) -> CarsonState:
    """D4 lacks only this neighbour; F4 is connected and free too."""
    state = a_state()
    lay(state, "E4n")
    put_mountains_around(state, "D4", but=hole)
    return at_step(state, PlaceTownHall(0))


def test_cc_108_the_new_building_helps_to_fill_the_neighbours() -> None:
    """An own parcel is filled by its property tile; so only the Town Hall shows the rule."""
    state = a_town_hall_to_place("E5")
    play(state, "build E5")
    assert refused(state, "terrace D4") is None
    state = a_town_hall_to_place("E5")
    play(state, "build F4")
    assert refused(state, "terrace D4") == "CC-105"


@pytest.mark.parametrize(
    ("building", "revolvers"),
    [("ranch", 1), ("mine", 1), ("prison", 2), ("saloon", 0), ("church", 0), ("blacksmith", 0)],
)
def test_cc_114_revolvers_come_with_ranch_mine_and_prison(building: str, revolvers: int) -> None:
    state = a_state()
    own(state, 0, "E4")
    before = state.revolvers[:]
    in_hand(state, 0, building)
    assert state.revolvers == before  # not while it is in hand
    play(state, "build E4")
    assert state.revolvers == [before[0] + revolvers, before[1], before[2]]


def test_cc_114_revolvers_are_never_lost() -> None:
    state = a_state()
    own(state, 0, "E4")
    in_hand(state, 0, "ranch")
    play(state, "build E4")
    stand(state, 1, "E4")
    state.thefts[1] = parcels("E4")
    for part in (pay_income, clear_buildings, return_cards):
        only_part(state, part)
    assert state.revolvers[0] == 2
    assert complaints(state) == []


@pytest.mark.parametrize("building", ["ranch", "saloon"])
def test_cc_115_no_building_where_an_outlaw_stands(building: str) -> None:
    state = a_state()
    own(state, 0, "E4 E5")
    state.outlaws = parcels("E4")
    in_hand(state, 0, building)
    assert refused(state, "build E4") == "CC-115"
    assert refused(state, "build E5") is None


def test_cc_ex_06_three_purchases() -> None:
    green, blue, orange = 0, 1, 2
    state = a_state(money=(10, 8, 5), row="mine saloon drugstore mine bank ranch ranch")
    own(state, green, "C3 C4")
    own(state, blue, "D3 E3")
    own(state, orange, "E4")
    put(state, "mountain", "D5 E5")  # C5 is the last unowned vacant connected parcel
    stand(state, green, "build_10")
    stand(state, blue, "build_8")
    stand(state, orange, "build_5")
    begin_phase(state, 3)

    assert asked(state) == ("buy_from_row", green)
    play(state, "buy", "build C3")
    assert refused(state, "terrace D4") == "CC-105"  # C5 is still empty
    play(state, "house C5")

    assert asked(state) == ("buy_from_row", blue)
    play(state, "buy", "build D3", "terrace D4")
    assert on(state, "D4") == "terrace"

    assert asked(state) == ("buy_from_row", orange)
    play(state, "buy")
    assert refused(state, "build E4") == "CC-102"
    play(state, "ask C4", "refuse", "ask E3", "refuse")
    assert texts(state) == ["keep"]
    play(state, "keep")
    assert kept_names(state, orange) == ["bank"]
    assert state.money == [0, 0, 0]
    assert [on(state, name) for name in ("C3", "C5", "D3", "E4")] == [
        "saloon", "house", "drugstore", "vacant",
    ]  # fmt: skip
