"""How many roads it takes to get somewhere. Rules CC-029, CC-294."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.games.carson_city.positions import a_state, edge, parcel, parcels
from westbound.games.carson_city.base.rules.roads import rings, roads_needed, within_reach
from westbound.games.carson_city.geometry import EDGES, members
from westbound.games.carson_city.state import CarsonState

MORE_THAN_ENOUGH = 100  # rings: no two places of the map are so far from each other


def rings_of(state: CarsonState) -> list[tuple[int, list[int]]]:
    return list(islice(rings(state), MORE_THAN_ENOUGH))


def at_the_river() -> CarsonState:
    """The printed river runs D1 D2 D3 E3 E4 E5 E6 D6 D7 D8; the centre C3 is on its west bank."""
    return a_state(options={"carson_river": True}, centre="C3")


@pytest.mark.parametrize(("name", "roads"), [("C3", 0), ("H4", 3), ("A1", 4), ("H8", 6)])
def test_cc_029_as_many_roads_as_there_are_edges_from_the_centre_to_a_corner(
    name: str, roads: int
) -> None:
    state = a_state(centre="D4")
    assert roads_needed(state, parcels(name)) == roads
    assert not roads or not within_reach(state, roads - 1) >> parcel(name) & 1
    assert within_reach(state, roads) >> parcel(name) & 1


def test_cc_029_nothing_leads_anywhere_where_no_road_lies() -> None:
    with pytest.raises(ValueError, match="empty map"):
        roads_needed(a_state(centre=None), parcels("A1"))


@pytest.mark.parametrize("river", [False, True])
def test_cc_029_every_free_edge_is_reached_once(river: bool) -> None:
    state = a_state(options={"carson_river": river}, centre="C3")
    reached = [found for _, edges in rings_of(state) for found in edges]
    free = [found for found in range(EDGES) if not state.network >> found & 1]
    assert sorted(reached) == free


@pytest.mark.parametrize(
    ("name", "roads"),
    [
        ("E2", 2),  # over the bridge D3n
        ("E7", 5),  # three roads along the west bank, then the bridge D7n
    ],
)
def test_cc_294_a_bridge_counts_as_two_roads(name: str, roads: int) -> None:
    state = at_the_river()
    assert roads_needed(state, parcels(name)) == roads
    assert not within_reach(state, roads - 1) >> parcel(name) & 1
    assert within_reach(state, roads) >> parcel(name) & 1


def test_cc_294_where_only_bridges_are_left_they_take_two_roads_each() -> None:
    state = at_the_river()
    bridges = members(state.setup.water)
    assert edge("D3n") in bridges
    for number in range(EDGES):
        if number not in (*bridges, *members(state.network)):
            state.put_road(number)
    assert rings_of(state) == [(1, []), (2, bridges)]
