"""Track on the map: rails in real curves, crossings, bridges, open ends, and the owners' tokens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from westbound.games.steam.drawing.geometry import (
    EXIT,
    along,
    distance,
    grid,
    middles,
    shape,
    side_middle,
)
from westbound.games.steam.drawing.model import is_open, tile_on
from westbound.games.steam.drawing.rivers import crossings
from westbound.games.steam.faces import FACE_NAMES, NO_TRACK, PLACEMENTS, TOWN, Placement
from westbound.games.steam.hexes import SIDES, SIDES_IN
from westbound.games.steam.maps import GameMap
from westbound.games.steam.observation import LineView, SteamView
from westbound.kit.svg import Point, classes, el, translation, use

CROSSINGS = frozenset(("41", "42", "43"))  # faces whose second track leads over the first


class Rails(NamedTuple):
    """The track of one hex: the tile, owners by side, sides of incomplete lines, open ends."""

    placement: int
    owners: tuple[int, ...]
    incomplete: int
    stops: int


def rails(view: SteamView, map_: GameMap, name: str, incomplete: dict[str, int]) -> Rails | None:
    here = view["hexes"][name]
    if "tile" not in here:
        return None
    unfinished, stops = incomplete.get(name, 0), 0
    if unfinished:
        for side in SIDES_IN[unfinished]:
            if is_open(view, map_, name, side):
                stops |= 1 << side
    return Rails(tile_on(here).code, tuple(here["owners"]), unfinished, stops)


def incomplete_sides(lines: Iterable[LineView]) -> dict[str, int]:
    """By hex: a mask of the sides whose track is no complete link."""
    found: dict[str, int] = {}
    for line in lines:
        if not line["complete"]:
            for name, side in line["sides"]:
                found[name] = found.get(name, 0) | 1 << side
    return found


@lru_cache(maxsize=4096)
def track_on(map_: GameMap, name: str, laid: Rails) -> str:
    """The track of a hex around its middle."""
    placement = PLACEMENTS[laid.placement]
    parts = []
    if placement.town:
        parts += [_piece(laid, side, EXIT, side) for side in SIDES_IN[placement.exits]]
    else:
        over = FACE_NAMES[placement.face] in CROSSINGS
        for index, (a, b) in enumerate(placement.segments):
            kind, turns = shape(a, b)
            for place, angle in crossings(map_, name, a, b):
                parts.append(use("bridge", place.x, place.y, turn=angle))
            if over and index:
                parts.append(use(f"over-{kind}", turn=60 * turns))
            parts.append(_piece(laid, a, kind, turns))
    parts += [
        el("g", use("stop", turn=60 * side), cls=owner_class(laid.owners[side]))
        for side in SIDES_IN[laid.stops]
    ]
    return "".join(parts)


def owner_class(owner: int) -> str:
    return f"p{owner}" if owner >= 0 else "nobody"


def _piece(laid: Rails, side: int, kind: str, turns: int) -> str:
    cls = owner_class(laid.owners[side])
    if laid.incomplete >> side & 1:
        cls += " unfinished"
    return use(f"t-{kind}", cls=cls, turn=60 * turns)


def mini_track(placement: Placement, owners: Sequence[str] = ()) -> str:
    """A tile as it is shown beside the map; `owners` are classes by side."""
    found = [(a, *shape(a, b)) for a, b in placement.segments]
    found += [(side, EXIT, side) for side in SIDES if placement.partner[side] == TOWN]
    return "".join(
        use(f"d-{kind}", cls=classes("mini-track", *owners[side : side + 1]), turn=60 * turns)
        for side, kind, turns in found
    )


# --- tokens


def tokens(view: SteamView, map_: GameMap) -> str:
    """The owner's token on every link, in the middle of it."""
    at, size = middles(map_), grid(map_).size
    parts = []
    for line in view["lines"]:
        if line["owner"] < 0:
            continue
        place = _token_place(view, at, size, line)
        name, side = line["sides"][0]
        disc = use(f"o-{line['owner']}", scale=1 if line["complete"] else 0.74)
        cls = f"token p{line['owner']}" + ("" if line["complete"] else " unfinished")
        id_ = f"link-{name}-{side}"
        parts.append(el("g", disc, id=id_, cls=cls, transform=translation(*place)))
    return el("g", *parts, id="tokens", cls="tokens", aria_hidden="true")


def _token_place(view: SteamView, at: dict[str, Point], size: float, line: LineView) -> Point:
    """The point of the line that is nearest to the middle between its ends."""
    points = []
    for name, side in line["sides"]:
        tile = tile_on(view["hexes"][name])
        partner = tile.partner[side]
        if partner == TOWN:
            inner = side_middle(size * (0.62 if len(line["sides"]) == 1 else 0.8), side)
        elif partner == NO_TRACK or partner < side:
            continue
        else:
            inner = along(side, partner, size, 0.5 if len(tile.segments) == 1 else 0.24)
        points.append(Point(at[name].x + inner.x, at[name].y + inner.y))
    middle = Point(sum(p.x for p in points) / len(points), sum(p.y for p in points) / len(points))
    return min(points, key=lambda p: distance(p, middle))
