"""Placing on the oracle's map: the catalogue's worked examples."""

from __future__ import annotations

import pytest

from tests.games.carson_city.oracle import (
    Parcel,
    Position,
    all_parcels,
    bare_position,
    building_plans,
    can_place_building,
    can_place_building_laying_roads,
    house_spots,
    neighbours,
    sides,
    terrace_spots,
)
from tests.games.carson_city.oracle_tiles import AROUND, NOBODY_AGREES, SITE, put


def building_site() -> Position:
    """Seat 0 owns SITE inside the start network around (3, 4); everything else is free."""
    position = bare_position()
    position.roads = set(sides((3, 4)))
    position.tile[(3, 4)] = "house"
    position.owner[SITE] = 0
    return position


def test_cc_097_099_oracle_house_goes_to_own_unowned_or_agreed_parcels() -> None:
    position = building_site()
    free = neighbours((3, 4)) - {SITE}
    assert house_spots(position, 0, SITE, NOBODY_AGREES) == free
    position.owner |= dict.fromkeys(free, 1) | {(3, 4): 1}  # its house is no terrace for seat 0
    assert house_spots(position, 0, SITE, NOBODY_AGREES) == set()
    assert house_spots(position, 0, SITE, {(2, 3)}) == {(2, 3)}
    assert not can_place_building(position, 0, "saloon", SITE, NOBODY_AGREES)
    assert can_place_building(position, 0, "saloon", SITE, {(2, 3)})
    assert can_place_building(position, 0, "ranch", SITE, NOBODY_AGREES)


def test_cc_097_oracle_building_needs_own_vacant_connected_parcel() -> None:
    position = building_site()
    assert can_place_building(position, 0, "hotel", SITE, NOBODY_AGREES)
    assert not can_place_building(position, 1, "hotel", SITE, NOBODY_AGREES)
    position.owner |= {(0, 0): 0, (3, 4): 0}
    assert not can_place_building(position, 0, "hotel", (0, 0), NOBODY_AGREES)
    assert can_place_building(position, 0, "mine", (0, 0), NOBODY_AGREES)
    assert not can_place_building(position, 0, "mine", (3, 4), NOBODY_AGREES)
    assert not can_place_building(position, 0, "town_hall", SITE, NOBODY_AGREES)


def test_cc_115_oracle_outlaw_bars_building_house_and_terrace() -> None:
    position = building_site()
    position.outlaws = {(2, 3)}
    assert (2, 3) not in house_spots(position, 0, SITE, NOBODY_AGREES)
    position.outlaws = {SITE}
    assert not can_place_building(position, 0, "ranch", SITE, NOBODY_AGREES)


def test_cc_144_oracle_school_needs_three_houses() -> None:
    position = building_site()
    position.house_tiles_left = 3
    assert can_place_building(position, 0, "school", SITE, NOBODY_AGREES)
    plans = list(building_plans(position, 0, "school", SITE, NOBODY_AGREES))
    assert len(plans) == 7 * 6 * 5
    position.house_tiles_left = 2
    assert not can_place_building(position, 0, "school", SITE, NOBODY_AGREES)


def test_cc_105_107_108_oracle_terrace_of_a_surrounded_house() -> None:
    position = building_site()
    position.house_tiles_left = 0
    others = neighbours((3, 4)) - {SITE}
    for parcel in sorted(others)[:6]:
        put(position, parcel, "mountain")
    assert terrace_spots(position, 0, SITE, NOBODY_AGREES) == set()
    assert not can_place_building(position, 0, "bank", SITE, NOBODY_AGREES)
    position.owner[max(others)] = 1  # the last gap: a property tile fills it
    assert terrace_spots(position, 0, SITE, NOBODY_AGREES) == {(3, 4)}
    assert can_place_building(position, 0, "bank", SITE, NOBODY_AGREES)
    assert terrace_spots(position, 0, SITE, NOBODY_AGREES, new_houses={(3, 4)}) == set()
    position.tile[(3, 4)] = "terrace"
    assert terrace_spots(position, 0, SITE, NOBODY_AGREES) == set()


def test_cc_108_oracle_unowned_new_building_fills_a_neighbour() -> None:
    position = bare_position()
    put(position, SITE, "house")
    for parcel in AROUND[1:]:
        put(position, parcel, "mountain")
    assert terrace_spots(position, 0, None, NOBODY_AGREES) == set()
    assert terrace_spots(position, 0, AROUND[0], NOBODY_AGREES) == {SITE}


def test_cc_109_oracle_terrace_on_a_rival_house() -> None:
    position = building_site()
    position.owner |= dict.fromkeys(neighbours((3, 4)) - {SITE}, 1) | {(3, 4): 1}
    assert terrace_spots(position, 0, SITE, NOBODY_AGREES) == set()
    assert terrace_spots(position, 0, SITE, {(3, 4)}) == {(3, 4)}
    assert terrace_spots(position, 0, SITE, NOBODY_AGREES, consent_needed=False) == {(3, 4)}


def test_cc_101_oracle_first_house_may_fill_the_last_gap_of_a_terrace() -> None:
    position = building_site()
    others = sorted(neighbours((3, 4)) - {SITE})
    for parcel in others[:6]:
        put(position, parcel, "mountain")
    plans = set(building_plans(position, 0, "school", SITE, NOBODY_AGREES))
    assert plans == set()  # one house and one terrace are all there is
    position.owner |= {(0, 0): 0}
    position.roads |= {("V", 2, 4), ("V", 1, 4), ("H", 1, 3), ("H", 1, 2), ("H", 1, 1)}
    plans = set(building_plans(position, 0, "saloon", SITE, NOBODY_AGREES))
    assert ("house", others[6]) in {plan[0] for plan in plans}
    assert ("terrace", (3, 4)) not in {plan[0] for plan in plans}
    plans = set(building_plans(position, 0, "school", SITE, NOBODY_AGREES))
    assert any(plan[:2] == (("house", others[6]), ("terrace", (3, 4))) for plan in plans)
    assert not any(plan[0] == ("terrace", (3, 4)) for plan in plans)


@pytest.mark.parametrize("parcel", [(0, 3), (7, 7), (4, 0)])
def test_cc_exd_07_oracle_no_terrace_at_the_border(parcel: Parcel) -> None:
    position = bare_position()
    position.tile = dict.fromkeys(all_parcels(), "mountain") | {parcel: "house"}
    assert terrace_spots(position, 0, None, NOBODY_AGREES) == set()
    position.tile[SITE] = "house"
    assert terrace_spots(position, 0, None, NOBODY_AGREES) == {SITE}


def test_cc_101_oracle_roads_in_hand_help() -> None:
    position = building_site()
    position.owner[(3, 1)] = 0
    for hand, expected in [(0, False), (1, False), (2, True)]:
        position.roads_in_hand[0] = hand
        assert (
            can_place_building_laying_roads(position, 0, "bank", (3, 1), NOBODY_AGREES) == expected
        ), hand


def test_cc_145_oracle_station_on_crossing_road_without_house() -> None:
    position = building_site()
    position.house_tiles_left = 0
    assert not can_place_building(position, 0, "station", SITE, NOBODY_AGREES)
    position.roads |= {("H", 3, column) for column in range(8)}
    assert can_place_building(position, 0, "station", SITE, NOBODY_AGREES)
    assert not can_place_building(
        position, 0, "station", SITE, NOBODY_AGREES, station_requires_house=True
    )
