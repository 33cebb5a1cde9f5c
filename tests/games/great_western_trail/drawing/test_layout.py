"""Nothing lies on top of anything else."""

from __future__ import annotations

from itertools import pairwise

from westbound.games.great_western_trail.drawing.layout import (
    LAND,
    NEUTRAL_SIZE,
    PRIVATE_SIZE,
    TILE_RADIUS,
    TRACK,
    TRAIL,
)
from westbound.games.great_western_trail.trail import KIND, SPACE_NAMES, SPACES


def test_tiles_of_the_trail_do_not_overlap() -> None:
    boxes = {}
    for space in SPACES:
        name, kind = SPACE_NAMES[space], KIND[space]
        if kind in ("start", "kansas_city"):
            continue
        wide, high = {"neutral": NEUTRAL_SIZE, "building": PRIVATE_SIZE}.get(
            kind, (2 * TILE_RADIUS, 2 * TILE_RADIUS)
        )
        x, y = TRAIL[name]
        boxes[name] = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
        assert LAND[0] <= boxes[name][0]
        assert boxes[name][2] <= LAND[0] + LAND[2]
        assert boxes[name][3] <= LAND[1] + LAND[3]
    names = list(boxes)
    for i, name in enumerate(names):
        for other in names[i + 1 :]:
            a, b = boxes[name], boxes[other]
            apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
            assert apart, (name, other)


def test_stops_of_the_railroad_do_not_touch() -> None:
    for (x, y), (next_x, next_y) in pairwise(TRACK[:40]):
        assert abs(x - next_x) + abs(y - next_y) > 24
