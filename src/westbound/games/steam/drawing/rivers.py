"""Rivers as curves, and where they cross track."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import atan2, degrees
from typing import NamedTuple

from westbound.games.steam.drawing.geometry import (
    STEPS,
    Place,
    along,
    distance,
    grid,
    samples,
    side_middle,
)
from westbound.games.steam.drawing.model import map_named

_PARTS = 14  # of a segment, when crossings are looked for
_WANDER = 0.13  # how far a river leaves the middle of a hex, in corner radii


@lru_cache(maxsize=256)
def courses(map_name: str) -> tuple[tuple[Place, ...], ...]:
    """The points every river flows through; where it meets the sea it goes on to the shore."""
    map_, at = map_named(map_name), grid(map_name)
    sea = {place for _, hexes in map_.water for place in hexes}
    found = []
    for _, path in map_.rivers:
        points = [_wander(map_name, q, r) for q, r in path]
        if len(path) < 2:
            continue
        for end, inner, index in ((path[0], path[1], 0), (path[-1], path[-2], len(points))):
            mouth = _mouth(map_name, end, inner, sea)
            if mouth is not None:
                middle = at.middle(*end)
                points.insert(index, Place(middle.x + mouth.x, middle.y + mouth.y))
        found.append(tuple(points))
    return (*found, *_brooks(map_name))


def _brooks(map_name: str) -> list[tuple[Place, ...]]:
    """A short river in every hex that has one (STM-016) but lies on no path: it costs $1 too."""
    map_, at = map_named(map_name), grid(map_name)
    drawn = {place for _, path in map_.rivers if len(path) > 1 for place in path}
    dry = [map_.places[h] for h in map_.hexes if map_.river[h] and map_.places[h] not in drawn]
    far, down = 0.55 * at.size, 0.2 * at.size
    middles = [_wander(map_name, q, r) for q, r in dry]
    return [(Place(x - far, y - down), Place(x, y), Place(x + far, y + down)) for x, y in middles]


def _wander(map_name: str, q: int, r: int) -> Place:
    """A river never runs quite through the middle; the same hex always has the same place."""
    map_, at = map_named(map_name), grid(map_name)
    x, y = at.middle(q, r)
    hex_ = map_.code_of.get(f"{q},{r}")
    if hex_ is None or map_.town[hex_] or map_.city[hex_]:
        return Place(x, y)
    step = _WANDER * at.size
    return Place(
        x + step * ((q * 7 + r * 13) % 5 - 2) / 2, y + step * ((q * 5 + r * 3) % 5 - 2) / 2
    )


def _mouth(
    map_name: str, end: tuple[int, int], inner: tuple[int, int], sea: set[tuple[int, int]]
) -> Place | None:
    """The middle of the side towards the sea, as far as possible from where the river comes."""
    at = grid(map_name)
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

    place: Place
    angle: float


@lru_cache(maxsize=256)
def _water_in(map_name: str, q: int, r: int) -> tuple[tuple[Place, ...], ...]:
    """Rivers near a hex, as points around its middle."""
    at = grid(map_name)
    middle = at.middle(q, r)
    found = []
    for course in courses(map_name):
        near = [Place(p.x - middle.x, p.y - middle.y) for p in samples(course)]
        if any(distance(p, Place(0, 0)) < at.size for p in near):
            found.append(tuple(p for p in near if distance(p, Place(0, 0)) < 1.3 * at.size))
    return tuple(found)


@lru_cache(maxsize=256)
def crossings(map_name: str, name: str, a: int, b: int) -> tuple[Crossing, ...]:
    """The bridges that the segment from side a to side b of this hex needs."""
    map_ = map_named(map_name)
    hex_ = map_.code_of[name]
    if not map_.river[hex_]:
        return ()
    size = grid(map_name).size
    track = [along(a, b, size, part / _PARTS) for part in range(_PARTS + 1)]
    found: list[Crossing] = []
    for water in _water_in(map_name, *map_.places[hex_]):
        for start, end in pairwise(track):
            for up, down in pairwise(water):
                place = _meet(start, end, up, down)
                if place and distance(place, Place(0, 0)) < 0.72 * size:
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


def _meet(a: Place, b: Place, c: Place, d: Place) -> Place | None:
    """Where two short lines cross, if they do, and not at a flat angle."""
    ux, uy, vx, vy = b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y
    cross = ux * vy - uy * vx
    lengths = distance(a, b) * distance(c, d)
    if lengths == 0 or abs(cross) / lengths < 0.35:
        return None
    t = ((c.x - a.x) * vy - (c.y - a.y) * vx) / cross
    s = ((c.x - a.x) * uy - (c.y - a.y) * ux) / cross
    return Place(a.x + t * ux, a.y + t * uy) if 0 <= t <= 1 and 0 <= s <= 1 else None
