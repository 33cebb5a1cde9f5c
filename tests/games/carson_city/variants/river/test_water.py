"""Water and banks: neighbours meet, and the water covers the line between them."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from tests.games.carson_city.measure import path_points, stays_in
from westbound.games.carson_city.base.drawing.layout import CELL
from westbound.games.carson_city.variants.river.water import bridge, pools, river_cell, river_sides

# A river with a bend of two by two parcels, from the north-west corner to the east.
WINDING = {0, 1, 9, 10, 17, 18, 26, 34, 35, 36, 28, 29, 30, 31}
STRAIGHT = {row * 8 + 3 for row in range(8)}


def test_sides_of_a_river() -> None:
    assert river_sides(3, STRAIGHT) == "ns"  # off the map in the north
    assert river_sides(59, STRAIGHT) == "ns"
    assert river_sides(9, WINDING) == "nes"
    assert river_sides(0, WINDING) == "ne"
    assert river_sides(31, WINDING) == "ew"
    assert river_sides(27, {27}) == ""  # a pond
    assert pools(9, WINDING) == "2"  # the corner in the middle of the four
    assert pools(18, WINDING) == "0"
    assert pools(26, WINDING) == ""


@pytest.mark.parametrize("river", [STRAIGHT, WINDING])
def test_banks_of_neighbours_meet(river: set[int]) -> None:
    ends: dict[tuple[int, int], int] = {}
    for parcel in river:
        row, column = divmod(parcel, 8)
        drawing = ET.fromstring(
            f"<g>{river_cell(river_sides(parcel, river), pools(parcel, river))}</g>"
        )
        bank = next(e.get("d", "") for e in drawing if e.get("class") == "k-bank")
        for piece in bank.split("M")[1:]:
            run = path_points(f"M{piece}")
            for x, y in (run[0], run[-1]):
                place = (round(x + column * CELL), round(y + row * CELL))
                ends[place] = ends.get(place, 0) + 1
    inside = {p: n for p, n in ends.items() if all(6 < value < 8 * CELL - 6 for value in p)}
    assert {place: n for place, n in near(inside).items() if n % 2} == {}


def near(ends: dict[tuple[int, int], int]) -> dict[tuple[int, int], int]:
    """Ends within two units are one place: water reaches a little over the edge."""
    found: dict[tuple[int, int], int] = {}
    for (x, y), count in sorted(ends.items()):
        place = next((p for p in found if abs(p[0] - x) <= 2 and abs(p[1] - y) <= 2), (x, y))
        found[place] = found.get(place, 0) + count
    return found


@pytest.mark.parametrize("sides", ["", "n", "ns", "ne", "esw", "nesw"])
def test_water_covers_the_line_where_it_goes_on(sides: str) -> None:
    water = re.findall(r'class="k-water" d="([^"]+)"', river_cell(sides))[0]
    across, down = zip(*path_points(water), strict=True)
    assert (min(down) < 0) == ("n" in sides)
    assert (max(across) > CELL) == ("e" in sides)
    assert (max(down) > CELL) == ("s" in sides)
    assert (min(across) < 0) == ("w" in sides)


def test_a_bridge_is_as_long_as_an_edge() -> None:
    assert stays_in(bridge(), (-CELL / 2, -7, CELL / 2, 7))
