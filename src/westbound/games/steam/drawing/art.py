"""Our own small signs. Their files are in `static/art`: marks of players `m-0` to `m-5`, glyphs of
goods `g-red` and so on, locomotive, town, growth, bag, bridge.

Colours are classes that the style sheet fills; light comes from above.
"""

from __future__ import annotations

from typing import Final

from westbound.kit.svg import el, rect, void
from westbound.kit.symbols import read_symbols

ART: Final = read_symbols("westbound.games.steam")
# Colour is never the only cue: every seat has a mark.
SEATS: Final = sum(name.startswith("m-") for name in ART)
CUBE: Final = 14.0


def mark(seat: int) -> str:
    return ART[f"m-{seat}"]


def disc(seat: int) -> str:
    """A player's token: colour and mark."""
    return void("circle", cls="m-disc", r=9) + mark(seat)


def glyph(colour: str) -> str:
    return ART[f"g-{colour}"]


def cube(colour: str) -> str:
    """A goods cube: lit from above, with the glyph of its colour."""
    half = CUBE / 2 - 0.7
    face = rect(f"q c-{colour}", -half, -half, 2 * half, 2 * half, 2.2)
    return face + el("g", glyph(colour), cls=f"g-{colour}", transform="scale(.8)")
