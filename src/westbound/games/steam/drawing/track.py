"""Track on the map: rails in real curves, crossings, bridges, open ends, and the owners' tokens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from westbound.games.steam.drawing.geometry import (
    EXIT,
    Place,
    along,
    distance,
    grid,
    middles,
    shape,
    side_middle,
)
from westbound.games.steam.drawing.model import LineView, View, is_open, tile_on
from westbound.games.steam.drawing.rivers import crossings
from westbound.games.steam.drawing.svg import number, turned, use
from westbound.games.steam.faces import FACE_NAMES, NO_TRACK, PLACEMENTS, TOWN, Placement
from westbound.games.steam.maps import GameMap

CROSSINGS = frozenset(("41", "42", "43"))  # faces whose second track leads over the first


class Rails(NamedTuple):
    """The track of one hex: the tile, owners by side, sides of incomplete lines, open ends."""

    placement: int
    owners: tuple[int, ...]
    incomplete: int
    stops: int


def rails(view: View, map_: GameMap, name: str, incomplete: dict[str, int]) -> Rails | None:
    here = view["hexes"][name]
    if "tile" not in here:
        return None
    unfinished, stops = incomplete.get(name, 0), 0
    if unfinished:
        for side in range(6):
            if unfinished >> side & 1 and is_open(view, map_, name, side):
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
def track_on(map_name: str, name: str, laid: Rails) -> str:
    """The track of a hex around its middle."""
    placement = PLACEMENTS[laid.placement]
    parts = []
    if placement.town:
        for side in range(6):
            if placement.partner[side] == TOWN:
                parts.append(_piece(laid, side, EXIT, side))
    else:
        over = FACE_NAMES[placement.face] in CROSSINGS
        for index, (a, b) in enumerate(placement.segments):
            kind, turns = shape(a, b)
            for place, angle in crossings(map_name, name, a, b):
                at = f"translate({number(place.x)} {number(place.y)})rotate({number(angle)})"
                parts.append(f'<use href="#bridge" transform="{at}"/>')
            if over and index:
                parts.append(turned(f"over-{kind}", turns))
            parts.append(_piece(laid, a, kind, turns))
    parts += [
        f'<g class="{owner_class(laid.owners[side])}">{turned("stop", side)}</g>'
        for side in range(6)
        if laid.stops >> side & 1
    ]
    return "".join(parts)


def owner_class(owner: int) -> str:
    return f"p{owner}" if owner >= 0 else "nobody"


def _piece(laid: Rails, side: int, kind: str, turns: int) -> str:
    classes = owner_class(laid.owners[side])
    if laid.incomplete >> side & 1:
        classes += " unfinished"
    return turned(f"t-{kind}", turns, classes)


def mini_track(placement: Placement, classes: Sequence[str] = ()) -> str:
    """A tile as it is shown beside the map; `classes` by side."""
    found = [(a, *shape(a, b)) for a, b in placement.segments]
    found += [(side, EXIT, side) for side in range(6) if placement.partner[side] == TOWN]
    return "".join(
        turned(f"d-{kind}", turns, f"mini-track {classes[side]}" if classes else "mini-track")
        for side, kind, turns in found
    )


# --- tokens


def tokens(view: View, map_name: str) -> str:
    """The owner's token on every link, in the middle of it."""
    at, size = middles(map_name), grid(map_name).size
    parts = []
    for line in view["lines"]:
        if line["owner"] < 0:
            continue
        place = _token_place(view, at, size, line)
        name, side = line["sides"][0]
        disc = use(f"o-{line['owner']}", scale=1 if line["complete"] else 0.74)
        cls = f"token p{line['owner']}" + ("" if line["complete"] else " unfinished")
        parts.append(
            f'<g id="link-{name}-{side}" class="{cls}" '
            f'transform="translate({number(place.x)} {number(place.y)})">'
            f"{disc}</g>"
        )
    return f'<g id="tokens" class="tokens" aria-hidden="true">{"".join(parts)}</g>'


def _token_place(view: View, at: dict[str, Place], size: float, line: LineView) -> Place:
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
        points.append(Place(at[name].x + inner.x, at[name].y + inner.y))
    middle = Place(sum(p.x for p in points) / len(points), sum(p.y for p in points) / len(points))
    return min(points, key=lambda p: distance(p, middle))
