"""Hexes as points."""

from __future__ import annotations

import pytest

from westbound.games.steam.drawing.geometry import (
    along,
    corner,
    distance,
    grid,
    middles,
    side_middle,
)
from westbound.games.steam.drawing.layout import MAP
from westbound.games.steam.faces import PLACEMENTS
from westbound.games.steam.maps import PRINTED, chosen_map
from westbound.kit.svg import Point


def test_segments_begin_and_end_at_the_middle_of_their_sides() -> None:
    for placement in PLACEMENTS[1:]:
        for a, b in placement.segments:
            assert distance(along(a, b, 40, 0), side_middle(40, a)) < 0.01
            assert distance(along(a, b, 40, 1), side_middle(40, b)) < 0.01


def test_curves_leave_their_sides_at_right_angles() -> None:
    """The first bit of track points to the middle of the hex, whatever its shape."""
    for a in range(6):
        for b in range(6):
            if a != b:
                start, bit = along(a, b, 40, 0), along(a, b, 40, 0.002)
                along_side = Point(corner(40, a).x - start.x, corner(40, a).y - start.y)
                step = Point(bit.x - start.x, bit.y - start.y)
                dot = step.x * along_side.x + step.y * along_side.y
                assert abs(dot) < 0.02 * distance(start, bit) * 20


@pytest.mark.parametrize("name", PRINTED)
def test_the_map_fits_its_frame(name: str) -> None:
    at = grid(chosen_map(name))
    for place in middles(chosen_map(name)).values():
        assert MAP.x < place.x - at.size < place.x + at.size < MAP.x + MAP.width
        assert MAP.y < place.y - at.apothem < place.y + at.apothem < MAP.y + MAP.height
