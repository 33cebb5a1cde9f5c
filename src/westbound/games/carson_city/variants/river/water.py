"""The Carson River: the water of a parcel with its banks, and bridges along an edge (CC-214, 217).

A parcel is drawn in its own square from 0,0 to CELL,CELL; a bridge lies around the middle of its
edge. Banks of neighbouring parcels meet, because every bank ends at the same distance of a corner.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from westbound.games.carson_city.base.drawing.layout import CELL
from westbound.games.carson_city.geometry import SIZE
from westbound.kit.svg import el, number, path

Point = tuple[float, float]

NORTH: Final = "n"
EAST: Final = "e"
SOUTH: Final = "s"
WEST: Final = "w"
SIDES: Final = (NORTH, EAST, SOUTH, WEST)
_STEP: Final = {NORTH: (-1, 0), EAST: (0, 1), SOUTH: (1, 0), WEST: (0, -1)}
_MARGIN: Final = 6  # land between the bank and the edge of the parcel
_BEND: Final = 20  # how wide the outer bank of a bend turns
_SWING: Final = 2
_OVER: Final = 0.6  # water covers the ruled line between two parcels of the river


def river_sides(parcel: int, river: Collection[int]) -> str:
    """The sides where the water of this parcel goes on: to its neighbours, or off the map."""
    found = [side for side in SIDES if _beyond(parcel, side) in river]
    if len(found) < 2:  # source and mouth lie at the border
        found += [s for s in _border(parcel) if s not in found][: 2 - len(found)]
    return "".join(side for side in SIDES if side in found)


def _beyond(parcel: int, side: str) -> int | None:
    """The neighbour on that side; None outside the map."""
    row, column = divmod(parcel, SIZE)
    down, right = _STEP[side]
    row, column = row + down, column + right
    inside = 0 <= row < SIZE and 0 <= column < SIZE
    return row * SIZE + column if inside else None


def _border(parcel: int) -> list[str]:
    return [side for side in SIDES if _beyond(parcel, side) is None]


def pools(parcel: int, river: Collection[int]) -> str:
    """The corners (0 to 3, from the north-west, clockwise) that are water all around."""
    found = ""
    for corner in range(4):
        before, after = SIDES[corner - 1], SIDES[corner]
        beside, above = _beyond(parcel, before), _beyond(parcel, after)
        if beside is None or above is None:
            continue
        if {beside, above, beside + above - parcel} <= set(river):
            found += str(corner)
    return found


class _Corner(NamedTuple):
    """How the edge of the water comes to a corner, turns there, and leaves it."""

    entry: Point
    turn: str
    exit: Point
    bank: bool


def river_cell(sides: str, water_corners: str = "") -> str:
    """Water that leaves the parcel on `sides` (a text of n, e, s, w), with banks elsewhere."""
    corners = [_corner(c, sides, filled=str(c) in water_corners) for c in range(4)]
    water, banks = f"M{_at(corners[0].entry)}", ""
    for index, side in enumerate(SIDES):
        here, there = corners[index], corners[(index + 1) % 4]
        water += here.turn
        if here.bank:
            banks += f"M{_at(here.entry)}{here.turn}"
        if side in sides:
            water += f"L{_at(there.entry)}"
        else:
            shore = _shore(index, here.exit, there.entry)
            water += shore
            banks += f"M{_at(here.exit)}{shore}"
    return (
        path("k-shore", banks)
        + path("k-water", f"{water}z")
        + path("k-bank", banks)
        + path("k-ripple", "M17 21q3.5-3 7 0t7 0M29 39q3.5-3 7 0t7 0M22 31q2.5-2 5 0")
    )


def _corner(index: int, sides: str, *, filled: bool) -> _Corner:
    """Thought as the north-west corner, then turned to its place."""
    from_west, to_north = SIDES[index - 1] in sides, SIDES[index] in sides
    near, far = _MARGIN, _MARGIN + _BEND
    if from_west and to_north:
        if filled:
            tip = _turned((-_OVER, -_OVER), index)
            return _Corner(tip, "", tip, bank=False)
        arc = f"A{near} {near} 0 0 0 {_at(_turned((near, -_OVER), index))}"
        entry, leave = _turned((-_OVER, near), index), _turned((near, -_OVER), index)
        return _Corner(entry, arc, leave, bank=True)
    if from_west or to_north:
        point = _turned((-_OVER, near) if from_west else (near, -_OVER), index)
        return _Corner(point, "", point, bank=False)
    entry, leave = _turned((near, far), index), _turned((far, near), index)
    bend = f"Q{_at(_turned((near, near), index))} {_at(leave)}"
    return _Corner(entry, bend, leave, bank=True)


def _turned(point: Point, quarters: int) -> Point:
    """The point after so many quarter turns of the parcel, clockwise."""
    x, y = point
    for _ in range(quarters):
        x, y = CELL - y, x
    return x, y


def _shore(index: int, start: Point, end: Point) -> str:
    """A bank along a whole side, slightly winding: outwards first, inwards then."""
    (x, y), (to_x, to_y) = start, end
    out_x, out_y = ((0, -_SWING), (_SWING, 0), (0, _SWING), (-_SWING, 0))[index]
    first = (x + (to_x - x) / 3 + out_x, y + (to_y - y) / 3 + out_y)
    second = (x + (to_x - x) * 2 / 3 - out_x, y + (to_y - y) * 2 / 3 - out_y)
    return f"C{_at(first)} {_at(second)} {_at(end)}"


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


# --- bridges

_HALF: Final = CELL // 2
_DECK: Final = (
    path("k-pier", f"M{-_HALF} -6.4h6v12.8h-6zM{_HALF - 6} -6.4h6v12.8h-6z")
    + path("k-plank", f"M{-_HALF} -4.4h{CELL}v8.8h{-CELL}z")
    + path("k-line", "".join(f"M{x} -4.4v8.8" for x in range(5 - _HALF, _HALF, 5)))
    + path("k-parapet", f"M{-_HALF} -5h{CELL}M{-_HALF} 5h{CELL}")
)


def bridge() -> str:
    """A wooden bridge around 0,0, as long as the edge of a parcel."""
    return el("g", _DECK, cls="bridge")
