"""Rivers as curves, and where they cross track."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import atan2, degrees
from typing import NamedTuple

from westbound.games.steam.drawing.geometry import (
    along,
    distance,
    grid,
    samples,
    side_middle,
)
from westbound.games.steam.hexes import STEPS
from westbound.games.steam.maps import GameMap
from westbound.kit.svg import Point

_PARTS = 14  # of a segment, when crossings are looked for
_WANDER = 0.13  # how far a river leaves the middle of a hex, in corner radii


@lru_cache(maxsize=256)
def courses(map_: GameMap) -> tuple[tuple[Point, ...], ...]:
    """The points every river flows through; where it meets the sea it goes on to the shore."""
    at = grid(map_)
    sea = {place for _, hexes in map_.water for place in hexes}
    found = []
    for _, path in map_.rivers:
        points = [_wander(map_, q, r) for q, r in path]
        if len(path) < 2:
            continue
        for end, inner, index in ((path[0], path[1], 0), (path[-1], path[-2], len(points))):
            mouth = _mouth(map_, end, inner, sea)
            if mouth is not None:
                middle = at.middle(*end)
                points.insert(index, Point(middle.x + mouth.x, middle.y + mouth.y))
        found.append(tuple(points))
    return (*found, *_brooks(map_))


def _brooks(map_: GameMap) -> list[tuple[Point, ...]]:
    """A short river in every hex that has one (STM-016) but lies on no path: it costs $1 too."""
    at = grid(map_)
    drawn = {place for _, path in map_.rivers if len(path) > 1 for place in path}
    dry = [map_.places[h] for h in map_.hexes if map_.river[h] and map_.places[h] not in drawn]
    far, down = 0.55 * at.size, 0.2 * at.size
    middles = [_wander(map_, q, r) for q, r in dry]
    return [(Point(x - far, y - down), Point(x, y), Point(x + far, y + down)) for x, y in middles]


def _wander(map_: GameMap, q: int, r: int) -> Point:
    """A river never runs quite through the middle; the same hex always has the same place."""
    at = grid(map_)
    x, y = at.middle(q, r)
    hex_ = map_.code_of.get(f"{q},{r}")
    if hex_ is None or map_.town[hex_] or map_.city[hex_]:
        return Point(x, y)
    step = _WANDER * at.size
    return Point(
        x + step * ((q * 7 + r * 13) % 5 - 2) / 2, y + step * ((q * 5 + r * 3) % 5 - 2) / 2
    )


def _mouth(
    map_: GameMap, end: tuple[int, int], inner: tuple[int, int], sea: set[tuple[int, int]]
) -> Point | None:
    """The middle of the side towards the sea, as far as possible from where the river comes."""
    at = grid(map_)
    came = at.middle(*inner)
    shores = []
    for side, (dq, dr) in enumerate(STEPS):
        if (end[0] + dq, end[1] + dr) in sea:
            far = at.middle(end[0] + dq, end[1] + dr)
            shores.append((distance(far, came), side))
    if not shores:
        return None
    reach, side = max(shores)
    return side_middle(at.size, side) if reach > 2 * at.size else None


class Crossing(NamedTuple):
    """A bridge: where it is in its hex, and the direction of the track in degrees."""

    place: Point
    angle: float


@lru_cache(maxsize=256)
def _water_in(map_: GameMap, q: int, r: int) -> tuple[tuple[Point, ...], ...]:
    """Rivers near a hex, as points around its middle."""
    at = grid(map_)
    middle = at.middle(q, r)
    found = []
    for course in courses(map_):
        near = [Point(p.x - middle.x, p.y - middle.y) for p in samples(course)]
        if any(distance(p, Point(0, 0)) < at.size for p in near):
            found.append(tuple(p for p in near if distance(p, Point(0, 0)) < 1.3 * at.size))
    return tuple(found)


@lru_cache(maxsize=256)
def crossings(map_: GameMap, name: str, a: int, b: int) -> tuple[Crossing, ...]:
    """The bridges that the segment from side a to side b of this hex needs."""
    hex_ = map_.code_of[name]
    if not map_.river[hex_]:
        return ()
    size = grid(map_).size
    track = [along(a, b, size, part / _PARTS) for part in range(_PARTS + 1)]
    found: list[Crossing] = []
    for water in _water_in(map_, *map_.places[hex_]):
        for start, end in pairwise(track):
            for up, down in pairwise(water):
                place = _meet(start, end, up, down)
                if place and distance(place, Point(0, 0)) < 0.72 * size:
                    angle = degrees(atan2(end.y - start.y, end.x - start.x))
                    found.append(Crossing(place, angle))
    return tuple(_apart(found))


def _apart(found: list[Crossing]) -> list[Crossing]:
    """Where a river runs along the track there is one bridge, not five."""
    kept: list[Crossing] = []
    for crossing in found:
        if all(distance(crossing.place, other.place) > 14 for other in kept):
            kept.append(crossing)
    return kept if len(kept) < 3 else []


def _meet(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Where two short lines cross, if they do, and not at a flat angle."""
    ux, uy, vx, vy = b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y
    cross = ux * vy - uy * vx
    lengths = distance(a, b) * distance(c, d)
    if lengths == 0 or abs(cross) / lengths < 0.35:
        return None
    t = ((c.x - a.x) * vy - (c.y - a.y) * vx) / cross
    s = ((c.x - a.x) * uy - (c.y - a.y) * ux) / cross
    return Point(a.x + t * ux, a.y + t * uy) if 0 <= t <= 1 and 0 <= s <= 1 else None
