"""Hexes as points: middles, corners, and the course of track and rivers through them.

Flat-top hexes; sides are counted clockwise from the north, 0 to 5.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from math import cos, hypot, pi, sin, sqrt
from typing import Final, NamedTuple

from westbound.games.steam.drawing.layout import MAP, MARGIN, MAX_HEX_SIZE
from westbound.games.steam.hexes import STEPS
from westbound.games.steam.maps import GameMap
from westbound.kit.svg import Point, bezier, number, point

ROOT3: Final = sqrt(3)


class Grid(NamedTuple):
    """How large the hexes of a map are, and where the hex 0,0 lies."""

    size: float  # corner radius
    x: float
    y: float

    @property
    def apothem(self) -> float:
        return self.size * ROOT3 / 2

    def middle(self, q: int, r: int) -> Point:
        return Point(self.x + 1.5 * self.size * q, self.y + ROOT3 * self.size * (r + q / 2))


@lru_cache(maxsize=256)
def grid(map_: GameMap) -> Grid:
    """The largest hexes with which the map fits into its frame."""
    places = map_.places
    xs = [1.5 * q for q, _ in places]
    ys = [ROOT3 * (r + q / 2) for q, r in places]
    width, height = max(xs) - min(xs) + 2, max(ys) - min(ys) + ROOT3
    size = min((MAP.width - 2 * MARGIN) / width, (MAP.height - 2 * MARGIN) / height, MAX_HEX_SIZE)
    return Grid(
        size,
        MAP.x + MAP.width / 2 - size * (min(xs) + max(xs)) / 2,
        MAP.y + MAP.height / 2 - size * (min(ys) + max(ys)) / 2,
    )


@lru_cache(maxsize=256)
def middles(map_: GameMap) -> dict[str, Point]:
    """The middle of every hex, by its name."""
    at = grid(map_)
    return {name: at.middle(*map_.places[hex_]) for hex_, name in enumerate(map_.names)}


def corner(size: float, index: int) -> Point:
    """Corner 0 is the right end of the north side; then clockwise."""
    angle = pi / 3 * (index - 1)
    return Point(size * cos(angle), size * sin(angle))


@lru_cache(maxsize=256)
def outline(size: float) -> str:
    """A hex around 0,0 as a path."""
    first, *others = (corner(size, index) for index in range(6))
    return f"M{point(*first)}L" + " ".join(point(*p) for p in others) + "z"


def turn(place: Point, sides: float) -> Point:
    """The point, turned clockwise around 0,0 by this many sides."""
    angle = pi / 3 * sides
    x, y = place
    return Point(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))


# --- track

STRAIGHT, GENTLE, SHARP, EXIT = "straight", "gentle", "sharp", "exit"


def shape(a: int, b: int) -> tuple[str, int]:
    """The kind of a segment and how far it is turned: all begin at the north side."""
    apart = (b - a) % 6
    if apart == 3:
        return STRAIGHT, a
    if apart in (1, 5):
        return SHARP, a if apart == 1 else b
    return GENTLE, a if apart == 2 else b


def path_of(kind: str, size: float) -> str:
    """From the middle of the north side; curves are arcs that leave both sides at right angles."""
    apothem = size * ROOT3 / 2
    start = f"M{point(0, -apothem)}"
    if kind == STRAIGHT:
        return f"{start}V{number(apothem)}"
    if kind == EXIT:
        return f"{start}V0"
    if kind == GENTLE:
        return f"{start}A{_twice(1.5 * size)} 0 0 0 {point(0.75 * size, apothem / 2)}"
    return f"{start}A{_twice(size / 2)} 0 0 0 {point(0.75 * size, -apothem / 2)}"


def _twice(radius: float) -> str:
    return f"{number(radius)} {number(radius)}"


def along(a: int, b: int, size: float, part: float) -> Point:
    """A point of the segment from side a to side b; `part` from 0 to 1."""
    kind, turns = shape(a, b)
    if turns != a:
        part = 1 - part
    return turn(_along(kind, size, part), turns)


def _along(kind: str, size: float, part: float) -> Point:
    apothem = size * ROOT3 / 2
    if kind == STRAIGHT:
        return Point(0, apothem * (2 * part - 1))
    if kind == GENTLE:
        angle = pi - pi / 3 * part
        return Point(1.5 * size * (1 + cos(angle)), 1.5 * size * sin(angle) - apothem)
    angle = pi - 2 * pi / 3 * part
    return Point(size / 2 * (1 + cos(angle)), size / 2 * sin(angle) - apothem)


def side_middle(size: float, side: int) -> Point:
    return turn(Point(0, -size * ROOT3 / 2), side)


# --- curves and distances


def samples(points: Sequence[Point], count: int = 12) -> list[Point]:
    """Points on a smooth curve through these, close together."""
    found = [points[0]]
    for start, first, second, end in bezier(points):
        for step in range(1, count + 1):
            t, u = step / count, 1 - step / count
            weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
            parts = (start, first, second, end)
            found.append(
                Point(
                    sum(w * p.x for w, p in zip(weights, parts, strict=True)),
                    sum(w * p.y for w, p in zip(weights, parts, strict=True)),
                )
            )
    return found


def distance(a: Point, b: Point) -> float:
    return hypot(a.x - b.x, a.y - b.y)


Knot = tuple[int, int]  # a corner in units of half a corner radius across, an apothem down


def border(at: Grid, hexes: Collection[tuple[int, int]], *, rounded: bool = False) -> str:
    """The outline of a set of hexes: a path of closed loops, each side of a hex once."""
    corners = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))
    after: dict[Knot, list[Knot]] = {}
    for q, r in hexes:
        x, y = 3 * q, 2 * r + q
        for side, (dq, dr) in enumerate(STEPS):
            if (q + dq, r + dr) not in hexes:
                (ax, ay), (bx, by) = corners[side - 1], corners[side]
                after.setdefault((x + ax, y + ay), []).append((x + bx, y + by))
    draw = _soft_loop if rounded else _loop
    return "".join(draw([_knot(at, knot) for knot in loop]) for loop in _loops(after))


def _loops(after: dict[Knot, list[Knot]]) -> Iterator[list[Knot]]:
    """Join edges to closed paths."""
    while after:
        first = here = next(iter(after))
        loop = [first]
        while True:
            ends = after[here]
            there = ends.pop()
            if not ends:
                del after[here]
            here = there
            if here == first:
                break
            loop.append(here)
        yield loop


def _knot(at: Grid, knot: Knot) -> Point:
    return Point(at.x + knot[0] * at.size / 2, at.y + knot[1] * at.apothem)


def _loop(places: list[Point]) -> str:
    return f"M{point(*places[0])}L{' '.join(point(*p) for p in places[1:])}z"


def _soft_loop(places: list[Point]) -> str:
    """The same without corners: from middle to middle of the sides."""
    path, ends = "", [*places, places[0], places[1]]
    for before, here, after in zip(ends, ends[1:], ends[2:], strict=False):
        start, end = _between(before, here), _between(here, after)
        path += f"{'' if path else f'M{point(*start)}'}Q{point(*here)} {point(*end)}"
    return f"{path}z"


def _between(a: Point, b: Point) -> Point:
    return Point((a.x + b.x) / 2, (a.y + b.y) / 2)
