"""Small pieces that differ: the players' marks, cowboys, property tiles, dice."""

from __future__ import annotations

from functools import cache
from typing import Final

from westbound.games.carson_city.base.drawing.art import (
    ART,
    COMMON_SIGNS,
    ELEVATION,
    SIGNS,
    definition,
)
from westbound.kit.svg import el, path, rect, translate, void

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-3, -3), (3, 3)),
    3: ((-3, -3), (0, 0), (3, 3)),
    4: ((-3, -3), (3, -3), (-3, 3), (3, 3)),
    5: ((-3, -3), (3, -3), (0, 0), (-3, 3), (3, 3)),
    6: ((-3, -3), (3, -3), (-3, 0), (3, 0), (-3, 3), (3, 3)),
}


def die(face: int) -> str:
    """A die in a box from -6 to 6."""
    # Their radius is a text: numbers are written with one digit behind the point.
    pips = [void("circle", cls="k-pip", cx=x, cy=y, r="1.25") for x, y in _PIPS[face]]
    return rect("k-die", -6, -6, 12, 12, 2.4) + "".join(pips)


def mark(seat: int) -> str:
    """Colour is never alone: every seat has its mark."""
    return ART[f"mark-{seat}"]


def disc(seat: int, radius: float = 9) -> str:
    """A player's round marker."""
    return void("circle", cls="m-disc", r=radius) + mark(seat)


def deed(seat: int) -> str:
    """A property tile: the coloured corner of an owned parcel."""
    return path("m-deed", "M0 0h25L0 25z") + translate(mark(seat), 8, 9, 0.9)


def cowboy(seat: int) -> str:
    """A cowboy with the seat's mark on the chest; stands on y = 0, 22 high."""
    return ART["cowboy"] + translate(mark(seat), 0, -5.4, 0.68)


@cache
def piece_definitions(players: int) -> str:
    """What the board uses many times: elevations, marks, cowboys, signs."""
    parts = [definition(f"d-{name}", drawing) for name, drawing in ELEVATION.items()]
    parts += [definition(f"g-{name}", SIGNS[name]) for name in COMMON_SIGNS]
    for seat in range(players):
        parts.append(definition(f"m-{seat}", mark(seat)))
        parts.append(definition(f"c-{seat}", cowboy(seat)))
        parts.append(definition(f"deed-{seat}", deed(seat)))
    return el("defs", *parts)
