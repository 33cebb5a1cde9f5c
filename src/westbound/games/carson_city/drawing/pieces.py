"""Small pieces: the players' marks, cowboys, revolvers, dice, and the little signs of effects."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.drawing.buildings import ELEVATION
from westbound.games.carson_city.drawing.svg import definition

# Colour is never alone: every seat has its mark, in a box from -5 to 5.
MARKS: Final = (
    "M0-5.2L5 3.8H-5z",
    "M0-5.4L1.5-1.8 5.3-1.6 2.4.9 3.4 4.6 0 2.6-3.4 4.6-2.4.9-5.3-1.6-1.5-1.8z",
    "M-4-4h8v8h-8z",
    "M0-5.4L4.8 0 0 5.4-4.8 0z",
    "M-1.7-5h3.4v3.3H5v3.4H1.7V5h-3.4V1.7H-5v-3.4h3.3z",
    "M0-5.2L5.1-1.5 3.2 4.4h-6.4L-5.1-1.5z",
)
COWBOY: Final = (
    '<path class="c-body" d="M-7 0c-.8-6 .6-9.6 3.6-10.4C-4.6-11.6-4.4-13-3.8-14.2-5.6-14.4-7-15'
    "-8-16c1.8-.6 3-.6 4-.6.2-3 .8-4.6 1.8-4.8.8-.1 1.2.6 2.2.6s1.4-.7 2.2-.6c1 .2 1.6 1.8 1.8 4.8"
    ' 1 0 2.2 0 4 .6-1 1-2.4 1.6-4.2 1.8.6 1.2.8 2.6-.4 3.8C6.4-9.6 7.8-6 7 0z"/>'
    '<path class="c-brim" d="M-3.6-14.1q3.6.9 7.2 0"/>'
)
REVOLVER: Final = (
    '<path class="k-iron" d="M-7.2-4.4l-1.2-1.5 1.9.1.9 1H9v2.5H1.4v1.5h-3.6C-2.6 1-3.6 1.6-4.6 1.8'
    'c-.6 1.3-.7 2.4-.6 4H-9c-.5-3.5.6-6 1.8-7.8z"/>'
    '<path class="k-card" d="M-3.8-4h3.9v2.5h-3.9z"/>'
    '<path class="k-line" d="M-1.8-.8c.2 2 2.4 2 2.8 0"/>'
)
ROAD: Final = (
    '<path class="k-road-edge" d="M-8 0H8"/><path class="k-road" d="M-8 0H8"/>'
    '<path class="k-road-line" d="M-6.6 0H8"/>'
)
PARCEL: Final = (
    '<path class="k-plain" d="M-6-6H6V6H-6z"/>'
    '<path class="k-line" d="M-6-6H6V6H-6zM-6-2.2l3.8-3.8"/>'
)
COIN: Final = '<circle class="k-gold" r="6"/><circle class="k-rim" r="4.2"/>'
LAUREL: Final = (
    '<path class="k-leaf" d="M0-6.4l1.9 3.9 4.3.6-3.1 3 .7 4.3L0 3.4l-3.8 2 .7-4.3-3.1-3 4.3-.6z"/>'
)
DIE_FRAME: Final = '<rect class="k-die" x="-6" y="-6" width="12" height="12" rx="2.4"/>'
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
    pips = "".join(f'<circle class="k-pip" cx="{x}" cy="{y}" r="1.25"/>' for x, y in _PIPS[face])
    return DIE_FRAME + pips


def mark(seat: int, cls: str = "m-mark") -> str:
    return f'<path class="{cls}" d="{MARKS[seat]}"/>'


def disc(seat: int, radius: float = 9) -> str:
    """A player's round marker."""
    return f'<circle class="m-disc" r="{radius}"/>{mark(seat)}'


def deed(seat: int) -> str:
    """A property tile: the coloured corner of an owned parcel."""
    corner = '<path class="m-deed" d="M0 0h25L0 25z"/>'
    return f'{corner}<g transform="translate(8 9) scale(.9)">{mark(seat)}</g>'


def cowboy(seat: int) -> str:
    """A cowboy with the seat's mark on the chest; stands on y = 0, 22 high."""
    return f'{COWBOY}<g transform="translate(0 -5.4) scale(.68)">{mark(seat)}</g>'


def _small(name: str, scale: float, y: float) -> str:
    return f'<g transform="translate(0 {y}) scale({scale})">{ELEVATION[name]}</g>'


# Signs of effects, each in a box of about 16 around 0,0.
GLYPHS: Final = {
    "coin": COIN,
    "vp": LAUREL,
    "cowboy": f'<g class="c-plain" transform="translate(0 8) scale(.74)">{COWBOY}</g>',
    "white": f'<g class="c-white" transform="translate(0 8) scale(.74)">{COWBOY}</g>',
    "revolver": REVOLVER,
    "road": ROAD,
    "parcel": PARCEL,
    "die": die(5),
    "die-2": die(3),
    "house": _small("house", 0.62, 6.2),
    "building": _small("store", 0.44, 6),
    "tile": ('<path class="k-line" d="M-6-6H6V6H-6z"/><path class="k-ink" d="M-6-6h6.6L-6 .6z"/>'),
    "purse": (
        '<path class="k-wood" d="M-2.6-3.4C-6-.6-7 5.6-3.6 6.4h7.2C7 5.6 6-.6 2.6-3.4z"/>'
        '<path class="k-gold" d="M-3.4-3.6h6.8L2.2-6.4h-4.4z"/>'
    ),
}


def definitions(players: int) -> str:
    """What the board uses many times: elevations, marks, cowboys, signs."""
    parts = [definition(f"d-{name}", drawing) for name, drawing in ELEVATION.items()]
    parts += [definition(f"g-{name}", drawing) for name, drawing in GLYPHS.items()]
    for seat in range(players):
        parts.append(definition(f"m-{seat}", mark(seat)))
        parts.append(definition(f"c-{seat}", cowboy(seat)))
        parts.append(definition(f"deed-{seat}", deed(seat)))
    return "<defs>" + "".join(parts) + "</defs>"
