"""Map and roads of the oracle: the catalogue's worked examples."""

from __future__ import annotations

import pytest

from tests.games.carson_city.oracle import (
    Edge,
    Parcel,
    all_edges,
    all_parcels,
    bare_position,
    connected_parcels,
    fewest_roads,
    has_crossing_road,
    legal_roads,
    neighbours,
    sides,
)
from tests.games.carson_city.oracle_tiles import SITE


@pytest.mark.parametrize("centre", [(1, 1), (3, 4), (6, 6), (1, 6)])
def test_cc_ex_01_oracle_start_network(centre: Parcel) -> None:
    position = bare_position()
    position.tile[centre] = "house"
    position.roads = set(sides(centre))
    assert connected_parcels(position) == {centre} | neighbours(centre)
    assert len(connected_parcels(position)) == 9


def test_cc_028_030_oracle_edges_and_border() -> None:
    assert len(all_edges()) == 144
    position = bare_position()
    assert legal_roads(position) == set()
    position.roads = {("H", 0, 0)}
    assert legal_roads(position) == {("V", 0, 0), ("H", 0, 1), ("V", 0, 1)}
    assert connected_parcels(position) == {(0, 0), (0, 1)}


def test_cc_029_oracle_start_network_has_eight_roads_to_lay_at_its_corners() -> None:
    position = bare_position()
    position.roads = set(sides(SITE))
    expected: set[Edge] = {
        ("H", 3, 2),
        ("V", 2, 3),
        ("H", 3, 4),
        ("V", 2, 4),
        ("H", 4, 2),
        ("V", 4, 3),
        ("H", 4, 4),
        ("V", 4, 4),
    }
    assert legal_roads(position) == expected


def test_cc_147_oracle_fewest_roads() -> None:
    position = bare_position()
    assert fewest_roads(position, (0, 0)) is None
    position.roads = set(sides(SITE))
    assert fewest_roads(position, (2, 2)) == 0
    assert fewest_roads(position, (1, 3)) == 1
    assert fewest_roads(position, (1, 1)) == 2
    assert fewest_roads(position, (0, 0)) == 4
    assert fewest_roads(position, (7, 7)) == 6


@pytest.mark.parametrize("row", [0, 4, 8])
def test_cc_145_oracle_crossing_road(row: int) -> None:
    position = bare_position()
    position.roads = {("H", row, column) for column in range(8)}
    beside = {parcel for parcel in all_parcels() if parcel[0] in (row - 1, row)}
    assert {parcel for parcel in all_parcels() if has_crossing_road(position, parcel)} == beside
    position.roads.remove(("H", row, 5))
    position.roads |= {("V", 3, 5), ("V", 3, 6)}
    assert not any(has_crossing_road(position, parcel) for parcel in all_parcels())
