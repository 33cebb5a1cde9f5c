"""Names of towns, above or below their dots: each where fewer things are in its way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from westbound.games.steam.drawing.geometry import ROOT3, grid, middles
from westbound.games.steam.drawing.model import deliveries, tile_on
from westbound.games.steam.drawing.type_scale import TYPE, text, width_of
from westbound.games.steam.hexes import SIDES, slot_of
from westbound.games.steam.maps import WALL, GameMap
from westbound.games.steam.observation import SteamView
from westbound.kit.svg import Point, el

STYLE: Final = "t-text"
NAME, CITY, TRACK, TICKET = 6, 7, 2, 9  # how much each is in the way
GAP: Final = 8.0
_SWEEPS: Final = 3  # a name that gives way may make room for the one before it
_LINES: Final = ((-12.0, 0, (1, 5)), (22.0, 3, (2, 4)))  # base line, side ahead, sides beside it


class Label(NamedTuple):
    """The room that a name takes."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Label) -> bool:
        """Two names in a line need a gap, or they read as one."""
        across = self.left < other.right + GAP and other.left < self.right + GAP
        return across and self.top < other.bottom and other.top < self.bottom


class Spot(NamedTuple):
    """A place for a name, the room it takes there, and how much else is in its way."""

    place: Point
    label: Label
    crowd: int

    def crowd_among(self, others: Sequence[Spot]) -> int:
        return self.crowd + NAME * sum(self.label.meets(other.label) for other in others)


def town_names(view: SteamView, map_: GameMap) -> str:
    """Above the track; a New City has its own name."""
    max_width = _max_width(map_)
    parts = [
        text(x, y, name, STYLE, max_width=max_width, tone="ringed")
        for name, (x, y) in placed_names(view, map_)
    ]
    return el("g", *parts, id="town-names", cls="names", aria_hidden="true")


def placed_names(view: SteamView, map_: GameMap) -> list[tuple[str, Point]]:
    """Every name of a town with the middle of its base line."""
    towns = [
        hex_
        for hex_ in map_.hexes
        if map_.town[hex_] and "city" not in view["hexes"][map_.names[hex_]]
    ]
    ticketed = {move.hex for move in deliveries(view)}
    spots = [_spots(view, map_, hex_, ticketed) for hex_ in towns]
    chosen = [spot[-1] for spot in spots]
    for _ in range(_SWEEPS):
        for index, own in enumerate(spots):
            others = chosen[:index] + chosen[index + 1 :]
            chosen[index] = _best(own, others)
    return [(map_.town[hex_], spot.place) for hex_, spot in zip(towns, chosen, strict=True)]


def _best(spots: Sequence[Spot], others: Sequence[Spot]) -> Spot:
    """The spot with least in its way; below the dot if both are as good."""
    return min(reversed(spots), key=lambda spot: spot.crowd_among(others))


def _spots(view: SteamView, map_: GameMap, hex_: int, ticketed: set[str]) -> list[Spot]:
    """Where the name of a town can stand: above its dot, and below it."""
    x, y = middles(map_)[map_.names[hex_]]
    found = []
    for line, (down, _, _) in enumerate(_LINES):
        place = Point(x, y + down)
        label = label_of(map_, map_.town[hex_], place)
        crowd = CITY * _meets_city(view, map_, hex_, label)
        found.append(Spot(place, label, crowd + _crowd(view, map_, hex_, line, ticketed)))
    return found


def label_of(map_: GameMap, name: str, place: Point) -> Label:
    """The room of a name whose base line has its middle there."""
    half = min(width_of(name, STYLE), _max_width(map_)) / 2
    size = TYPE.size(STYLE)
    return Label(place.x - half, place.y - 0.75 * size, place.x + half, place.y + 0.2 * size)


def _max_width(map_: GameMap) -> float:
    return 2.3 * grid(map_).size


def _crowd(view: SteamView, map_: GameMap, hex_: int, line: int, ticketed: set[str]) -> int:
    """Track of its own tile and a ticket in the south."""
    _, ahead, beside = _LINES[line]
    exits = tile_on(view["hexes"][map_.names[hex_]]).exits
    near = map_.neighbour[slot_of(hex_, ahead)]
    has_ticket = ahead == 3 and near != WALL and map_.names[near] in ticketed
    track = TRACK * (exits >> ahead & 1) + sum(exits >> side & 1 for side in beside)
    return track + TICKET * has_ticket


def _meets_city(view: SteamView, map_: GameMap, hex_: int, label: Label) -> bool:
    """Whether the name would lie on a city beside the town."""
    near = (map_.neighbour[slot_of(hex_, side)] for side in SIDES)
    cities = (map_.names[n] for n in near if n != WALL and "city" in view["hexes"][map_.names[n]])
    return lies_on(label, (middles(map_)[name] for name in cities), grid(map_).size + GAP)


def lies_on(label: Label, cities: Iterable[Point], size: float) -> bool:
    """Whether one of these hexes holds a point of the outline of the label."""
    across = (label.left, (label.left + label.right) / 2, label.right)
    points = [Point(x, y) for x in across for y in (label.top, label.bottom)]
    return any(_is_inside(points, city, size) for city in cities)


def _is_inside(points: Sequence[Point], middle: Point, size: float) -> bool:
    apothem = size * ROOT3 / 2
    return any(
        abs(y - middle.y) < apothem and abs(x - middle.x) < size - abs(y - middle.y) / ROOT3
        for x, y in points
    )
