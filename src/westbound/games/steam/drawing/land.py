"""The land under everything, the same in every match on a map: sea, coast, hills, woods, rivers."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final

from westbound.games.steam.drawing.geometry import (
    Grid,
    border,
    corner,
    grid,
)
from westbound.games.steam.drawing.layout import MAP
from westbound.games.steam.drawing.rivers import courses
from westbound.games.steam.drawing.type_scale import text, width_of
from westbound.games.steam.hexes import STEPS, slot_of
from westbound.games.steam.maps import WALL, GameMap
from westbound.kit.svg import Point, curve, el, path, point, rect, use, void

Spot = tuple[int, int]


@lru_cache(maxsize=256)
def land(map_: GameMap) -> str:
    """Everything printed on the map but its names."""
    at = grid(map_)
    shore = border(at, set(map_.places))
    x, y, width, height = MAP
    frame = void("rect", x=x, y=y, width=width, height=height, rx=6)
    inside = (
        _around(map_, shore),
        _terrain(map_, at),
        _rivers(map_),
        _growth(map_, at),
        path("shore", shore),
        path("wall", _walls(map_, at)),
    )
    return el(
        "g",
        el("clipPath", frame, id="frame"),
        el("g", *inside, clip_path="url(#frame)"),
        rect("neatline", x, y, width, height, 6),
        id="land",
        cls="land",
        aria_hidden="true",
    )


# --- what lies around the map


ABROAD: Final = -1


@lru_cache(maxsize=256)
def _beyond(map_: GameMap) -> dict[Spot, int]:
    """All places of the frame outside the map: the number of their water, or ABROAD.

    A place belongs to what is nearest: water of the map, or land without water between.
    """
    at = grid(map_)
    known = {place: n for n, (_, hexes) in enumerate(map_.water) for place in hexes}
    inside = set(map_.places)
    frontier = list(known)
    for q, r in map_.places:
        for dq, dr in STEPS:
            near = (q + dq, r + dr)
            if near not in inside and near not in known:
                known[near] = ABROAD
                frontier.append(near)
    for q, r in frontier:  # it grows while it is read
        for dq, dr in STEPS:
            near = (q + dq, r + dr)
            if near not in known and near not in inside and _in_frame(at, near):
                known[near] = known[q, r]
                frontier.append(near)
    return known


def _in_frame(at: Grid, place: Spot) -> bool:
    x, y = at.middle(*place)
    edge = 2.4 * at.size
    return -edge < x - MAP.x < MAP.width + edge and -edge < y - MAP.y < MAP.height + edge


def _around(map_: GameMap, shore: str) -> str:
    """Sea with its shelf along the coast; other countries, where there is no sea."""
    at, beyond = grid(map_), _beyond(map_)
    sea = [place for place, water in beyond.items() if water != ABROAD]
    x, y, width, height = MAP
    if not sea:
        return rect("abroad", x, y, width, height, 0) + path("march", shore)
    countries = {place for place, water in beyond.items() if water == ABROAD} | set(map_.places)
    coast = border(at, countries, rounded=True)
    lines = (("shelf-2", shore), ("shelf", shore), ("far-coast", coast), ("abroad", coast))
    return "".join(
        (
            rect("sea", x, y, width, height, 0),
            path("waves", _waves(at, sea)),
            *(path(cls, d) for cls, d in lines),
            path("march", shore),
        )
    )


def _waves(at: Grid, sea: list[Spot]) -> str:
    """Two short waves in most hexes of the sea."""
    found = []
    for q, r in sorted(sea):
        x, y = at.middle(q, r)
        for index, (dx, dy) in enumerate(((-0.5, -0.42), (0.1, 0.05), (-0.4, 0.5))):
            if (q * 3 + r * 5 + index * 2) % 4:
                found.append(f"M{point(x + dx * at.size, y + dy * at.size)}q4-4 8 0t8 0")
    return "".join(found)


# --- the hexes


def _terrain(map_: GameMap, at: Grid) -> str:
    """All hexes of a kind in one path."""
    relative = [corner(at.size, index) for index in range(6)]
    steps = [Point(b.x - a.x, b.y - a.y) for a, b in pairwise(relative)]
    tail = "l" + " ".join(point(*step) for step in steps) + "z"
    paths: dict[str, str] = {}
    for hex_ in map_.hexes:
        kind = map_.terrain[hex_]
        kind = "plains" if kind == "city" else kind
        middle = at.middle(*map_.places[hex_])
        start = point(middle.x + relative[0].x, middle.y + relative[0].y)
        paths[kind] = paths.get(kind, "") + f"M{start}{tail}"
    return "".join(path(kind, d) for kind, d in paths.items())


def _walls(map_: GameMap, at: Grid) -> str:
    """Sides between two hexes of the map that nothing can cross (STM-020)."""
    found = ""
    for hex_ in map_.hexes:
        q, r = map_.places[hex_]
        for side, (dq, dr) in enumerate(STEPS[:3]):
            is_wall = map_.neighbour[slot_of(hex_, side)] == WALL
            if is_wall and f"{q + dq},{r + dr}" in map_.code_of:
                found += _side(map_, at, hex_, side)
    return found


def _side(map_: GameMap, at: Grid, hex_: int, side: int) -> str:
    middle = at.middle(*map_.places[hex_])
    start, end = corner(at.size, side - 1), corner(at.size, side)
    along = point(end.x - start.x, end.y - start.y)
    return f"M{point(middle.x + start.x, middle.y + start.y)}l{along}"


def _rivers(map_: GameMap) -> str:
    d = "".join(curve(course) for course in courses(map_))
    return path("river-edge", d) + path("river", d) if d else ""


# --- what grows and rises

_TREES: Final = (
    ((-0.5, 0.42),), ((0.46, -0.5),), ((-0.44, -0.46), (-0.28, -0.4)), ((0.5, 0.44), (0.34, 0.52)),
    ((-0.56, 0.3), (-0.4, 0.4)), ((0.3, -0.56), (0.46, -0.44), (0.58, -0.3)),
)  # fmt: skip
_HILLS: Final = (
    ((-0.38, -0.3, 1.0), (0.4, -0.12, 0.75), (-0.1, 0.52, 0.85)),
    ((0.36, -0.34, 1.0), (-0.46, -0.06, 0.75), (0.22, 0.5, 0.85)),
    ((-0.36, -0.42, 0.8), (0.42, -0.2, 0.95), (-0.3, 0.4, 0.9)),
)


def _growth(map_: GameMap, at: Grid) -> str:
    """Hills as hachures, woods as a few firs; cities cover them."""
    parts = []
    for hex_ in map_.hexes:
        q, r = map_.places[hex_]
        x, y = at.middle(q, r)
        luck = (q * 7 + r * 11) % 8
        if map_.terrain[hex_] == "hills":
            parts.append(use(f"hills-{luck % len(_HILLS)}", x, y))
        elif map_.terrain[hex_] == "plains" and luck < len(_TREES):
            parts.append(use(f"wood-{luck}", x, y))
    return "".join(parts)


def growth_drawings(size: float) -> dict[str, str]:
    """The hills and woods of a hex around its middle, by name."""
    found = {}
    for index, hills in enumerate(_HILLS):
        drawn = [_hill(dx * size, dy * size, scale * size / 38) for dx, dy, scale in hills]
        backs, strokes = ("".join(part) for part in zip(*drawn, strict=True))
        found[f"hills-{index}"] = path("hill", backs) + path("hachures", strokes)
    for index, trees in enumerate(_TREES):
        firs = "".join(_fir(dx * size, dy * size) for dx, dy in trees)
        found[f"wood-{index}"] = path("fir", firs)
    return found


def _hill(x: float, y: float, scale: float) -> tuple[str, str]:
    """A rounded back and the strokes on its lee side."""
    w, h = 11 * scale, 9 * scale
    back = (
        f"M{point(x - w, y)}C{point(x - w * 0.6, y - h)} {point(x - w * 0.2, y - h)} "
        f"{point(x + w * 0.1, y - h * 0.72)}S{point(x + w * 0.8, y - h * 0.2)} {point(x + w, y)}"
    )
    strokes = "".join(
        f"M{point(x + w * a, y - h * b)}l{point(w * 0.1, h * 0.42)}"
        for a, b in ((-0.08, 0.66), (0.18, 0.56), (0.42, 0.42), (0.64, 0.26))
    )
    return back, strokes


def _fir(x: float, y: float) -> str:
    return f"M{point(x, y - 9)}l3.4 6h-2l2.6 4.6h-8l2.6-4.6h-2z"


# --- names of waters

_LINE: Final = 19.0


@lru_cache(maxsize=256)
def water_names(map_: GameMap) -> str:
    """Each lake or sea with a name has it where there is most room, one word per line."""
    parts = []
    for number_, (name, _) in enumerate(map_.water):
        lines = name.split()
        if not lines:
            continue
        width = max(width_of(word, "t-water") for word in lines)
        x, y = _roomiest(map_, number_, width, _LINE * len(lines))
        top = y - _LINE * (len(lines) - 1) / 2 + 6
        parts += [text(x, top + _LINE * i, word, "t-water") for i, word in enumerate(lines)]
    return el("g", *parts, cls="waters", aria_hidden="true") if parts else ""


def _roomiest(map_: GameMap, water: int, width: float, height: float) -> Point:
    """The place of this water inside the frame that is farthest from everything else."""
    at, beyond = grid(map_), _beyond(map_)
    others = [at.middle(*p) for p in map_.places]
    others += [at.middle(*p) for p, n in beyond.items() if n != water]
    own = [at.middle(*p) for p, n in beyond.items() if n == water]
    corners = [Point(p.x + dx, p.y) for p in own for dx in (-at.size / 2, 0, at.size / 2)]

    def space_around(p: Point) -> float:
        nearest = min(max(abs(p.x - o.x) - width / 2, 0) ** 2 + (p.y - o.y) ** 2 for o in others)
        edge = min(p.x - MAP.x, MAP.x + MAP.width - p.x) - width / 2 - 10
        fits = min(0.0, edge, p.y - MAP.y - height, MAP.y + MAP.height - p.y - height)
        return min(nearest, 9 * at.size**2) + 1e4 * fits

    return max(corners, key=space_around)
