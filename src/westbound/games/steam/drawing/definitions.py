"""What the page uses many times, each drawn once: hexes, track, cubes, cities, tokens."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from westbound.games.steam.components import COLOURS
from westbound.games.steam.drawing.geometry import (
    EXIT,
    GENTLE,
    ROOT3,
    SHARP,
    STRAIGHT,
    outline,
    path_of,
)
from westbound.games.steam.drawing.icons import (
    BAG,
    GROWTH,
    LOCOMOTIVE,
    SEATS,
    TOWN,
    cube,
    disc,
    glyph,
    mark,
)
from westbound.games.steam.drawing.land import growth_drawings
from westbound.games.steam.drawing.svg import number

# How many sleepers a piece of track has; this is also its length in the units of dashes.
SLEEPERS: Final = {STRAIGHT: 12, GENTLE: 11, SHARP: 7, EXIT: 6}
_LAYERS: Final = ("bed", "ties", "rails", "band", "weave")
_ATTRIBUTE: Final = re.compile(r'([a-zA-Z-]+)="([^"]*)"')
_USE: Final = re.compile(r'<use href="#([a-z0-9_-]+)"((?: [a-z-]+="[^"]*")*)/>')


def _track(kind: str) -> str:
    """Ballast, sleepers, rails, and between the rails the owner's colour with its pattern."""
    return "".join(f'<use href="#d-{kind}" class="{layer}"/>' for layer in _LAYERS)


def _span(kind: str) -> str:
    """The middle of a piece of track that leads over another one: two walls."""
    return f'<use href="#d-{kind}" class="span-edge"/><use href="#d-{kind}" class="span"/>'


def _stop(size: float) -> str:
    """Where track ends in the open, at the north side."""
    y = number(-size * ROOT3 / 2 + 5)
    return f'<path class="stop-edge" d="M-8 {y}H8"/><path class="stop" d="M-8 {y}H8"/>'


def _city(colour: str, size: float) -> str:
    return (
        f'<path class="rim" d="{outline(size - 0.8)}"/>'
        f'<path class="c-{colour} fill" d="{outline(size - 3.6)}"/>'
        f'<path class="city-line" d="{outline(size - 6.4)}"/>'
    )


_BRIDGE: Final = (
    '<path class="bridge" d="M-9-7.4h18M-9 7.4h18M-9-7.4l-3-2.6M9-7.4l3-2.6M-9 7.4l-3 2.6M9 7.4l3'
    ' 2.6"/>'
)


@lru_cache(maxsize=256)
def drawings(size: float) -> dict[str, str]:
    """By name, for hexes of this size."""
    found = {
        "hx": f'<path d="{outline(size - 1.6)}"/>',
        "mini": f'<path class="tile-ground" d="{outline(size)}"/>',
        "halo": '<rect class="halo" x="-9" y="-9" width="18" height="18" rx="4"/>',
        "stop": _stop(size),
        "bridge": _BRIDGE,
        "town": TOWN,
        "growth": GROWTH,
        "loco": LOCOMOTIVE,
        "bag": BAG,
    }
    found |= growth_drawings(size)
    for kind, sleepers in SLEEPERS.items():
        found[f"d-{kind}"] = f'<path pathLength="{sleepers}" d="{path_of(kind, size)}"/>'
        found[f"t-{kind}"] = _track(kind)
        if kind != EXIT:
            found[f"over-{kind}"] = _span(kind)
    for colour in COLOURS:
        found[f"g-{colour}"] = glyph(colour)
        found[f"q-{colour}"] = cube(colour)
        found[f"city-{colour}"] = _city(colour, size)
    for seat in range(SEATS):
        found[f"m-{seat}"] = mark(seat)
        found[f"o-{seat}"] = disc(seat)
    return found


_OF_SEAT: Final = re.compile(r"[mo]-(\d)")


@lru_cache(maxsize=256)
def definitions(size: float, players: int) -> str:
    """All that a table of so many players needs."""
    parts = []
    for name, drawing in drawings(size).items():
        seat = _OF_SEAT.fullmatch(name)
        if seat is None or int(seat[1]) < players:
            parts.append(f'<g id="{name}" class="board-steam">{drawing}</g>')
    return f"<defs>{''.join(parts)}</defs>"


def inlined(drawing: str, size: float) -> str:
    """The same drawing without references, for pages that have no board."""
    known = drawings(size)

    def replace(found: re.Match[str]) -> str:
        given = dict(_ATTRIBUTE.findall(found[2]))
        x, y = given.pop("x", "0"), given.pop("y", "0")
        if (x, y) != ("0", "0"):
            given["transform"] = f"translate({x} {y})"
        attributes = "".join(f' {name}="{value}"' for name, value in given.items())
        return f"<g{attributes}>{known[found[1]]}</g>"

    while _USE.search(drawing):
        drawing = _USE.sub(replace, drawing)
    return drawing
