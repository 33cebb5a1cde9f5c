"""The plat: which parcels and edges touch each other. Rules CC-015, CC-028 to CC-031, CC-145."""

from __future__ import annotations

import pytest

from tests.games.carson_city.positions import edge, parcel, parcels
from westbound.games.carson_city.geometry import (
    ALL_PARCELS,
    AROUND,
    DICE_PARCELS,
    EDGE_NAMES,
    EDGES,
    INNER,
    LINES,
    MEETS,
    NEIGHBOURS,
    PARCEL_NAMES,
    PARCELS,
    SIDES,
    TOUCHES,
    edge_ends,
    members,
    parcel_at,
    parcel_names,
    sides,
)


def edge_names(mask: int) -> set[str]:
    return {EDGE_NAMES[number] for number in members(mask)}


def test_cc_028_the_map_has_64_parcels_and_144_edges() -> None:
    assert (PARCELS, ALL_PARCELS.bit_count(), len(set(PARCEL_NAMES))) == (64, 64, 64)
    assert (EDGES, len(set(EDGE_NAMES))) == (144, 144)
    assert PARCEL_NAMES[:9] == ("A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "A2")
    assert parcel_names(ALL_PARCELS) == PARCEL_NAMES
    assert [parcel_at(0, 0), parcel_at(0, 7), parcel_at(1, 0), parcel_at(7, 7)] == [0, 7, 8, 63]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("D4", {"D4n", "D5n", "D4w", "E4w"}),
        ("A1", {"A1n", "A2n", "A1w", "B1w"}),
        ("H8", {"H8n", "H8s", "H8w", "H8e"}),  # only here sides are south and east of the map
    ],
)
def test_cc_028_each_parcel_has_four_sides(name: str, expected: set[str]) -> None:
    assert {EDGE_NAMES[side] for side in sides(parcel(name))} == expected
    assert edge_names(SIDES[parcel(name)]) == expected


def test_cc_028_every_edge_is_the_side_of_two_parcels_or_one_at_the_border() -> None:
    owners = [sum(mask >> number & 1 for mask in SIDES) for number in range(EDGES)]
    assert (owners.count(2), owners.count(1)) == (2 * 7 * 8, 4 * 8)


@pytest.mark.parametrize(
    ("name", "ends"),
    [
        ("A1n", ((0, 0), (0, 1))),
        ("H8s", ((8, 7), (8, 8))),
        ("A1w", ((0, 0), (1, 0))),
        ("H8e", ((7, 8), (8, 8))),
    ],
)
def test_cc_029_where_an_edge_begins_and_ends(
    name: str, ends: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    assert edge_ends(edge(name)) == ends
    assert edge_ends(EDGES - 1) == ((7, 8), (8, 8))  # the last one


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("D4n", {"C4n", "E4n", "D3w", "D4w", "E3w", "E4w"}),
        ("D4w", {"C4n", "D4n", "C5n", "D5n", "D3w", "D5w"}),
        ("A1n", {"B1n", "A1w", "B1w"}),  # in the corner of the map
        ("H8s", {"G8s", "H8w", "H8e"}),
        ("H8e", {"H8n", "H8s", "H7e"}),
        ("A4w", {"A3w", "A5w", "A4n", "A5n"}),  # along its border
    ],
)
def test_cc_029_edges_that_share_an_end(name: str, expected: set[str]) -> None:
    assert edge_names(MEETS[edge(name)]) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("D4n", "C3 D3 E3 C4 D4 E4"),
        ("D4w", "C3 D3 C4 D4 C5 D5"),
        ("A1n", "A1 B1"),
        ("H8s", "G8 H8"),
        ("A1w", "A1 A2"),
        ("H8e", "H7 H8"),
        ("H1e", "H1 H2"),
        ("A8s", "A8 B8"),
    ],
)
def test_cc_031_a_road_touches_the_parcels_at_both_ends(name: str, expected: str) -> None:
    assert TOUCHES[edge(name)] == parcels(expected)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("D4", "C3 D3 E3 C4 E4 C5 D5 E5"),
        ("A1", "B1 A2 B2"),
        ("H8", "G7 H7 G8"),
        ("H1", "G1 G2 H2"),
        ("A8", "A7 B7 B8"),
        ("A4", "A3 B3 B4 A5 B5"),
        ("H4", "G3 H3 G4 G5 H5"),
    ],
)
def test_cc_031_neighbours_share_a_side_or_a_corner(name: str, expected: str) -> None:
    assert NEIGHBOURS[parcel(name)] == parcels(expected)
    assert AROUND[parcel(name)] == parcels(f"{name} {expected}")


def test_cc_015_the_dice_address_the_second_to_seventh_row_and_column() -> None:
    expected = [f"{column}{row}" for row in range(2, 8) for column in "BCDEFG"]
    assert [PARCEL_NAMES[number] for number in DICE_PARCELS] == expected
    assert list(parcel_names(INNER)) == expected  # those with eight neighbours


def test_cc_145_nine_lines_of_eight_edges_each_way() -> None:
    rows = [{f"{column}{row}n" for column in "ABCDEFGH"} for row in range(1, 9)]
    columns = [{f"{column}{row}w" for row in range(1, 9)} for column in "ABCDEFGH"]
    south, east = {f"{column}8s" for column in "ABCDEFGH"}, {f"H{row}e" for row in range(1, 9)}
    assert [edge_names(line) for line in LINES] == [*rows, south, *columns, east]
