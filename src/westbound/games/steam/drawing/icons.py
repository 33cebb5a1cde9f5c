"""Our own small signs: marks of players, glyphs of goods, locomotive, town, growth.

Colours are classes that the style sheet fills; light comes from above.
"""

from __future__ import annotations

from typing import Final

# Colour is never alone: every seat has its mark, in a box from -5 to 5.
MARKS: Final = (
    "M0-5.2L5 3.8H-5z",
    "M0-5.4L1.5-1.8 5.3-1.6 2.4.9 3.4 4.6 0 2.6-3.4 4.6-2.4.9-5.3-1.6-1.5-1.8z",
    "M-4-4h8v8h-8z",
    "M0-5.4L4.8 0 0 5.4-4.8 0z",
    "M-1.7-5h3.4v3.3H5v3.4H1.7V5h-3.4V1.7H-5v-3.4h3.3z",
    "M0-5.2L5.1-1.5 3.2 4.4h-6.4L-5.1-1.5z",
)
SEATS: Final = len(MARKS)

# Goods and cities, in a box from -5 to 5.
GLYPHS: Final = {
    "red": "M0-4.8L5 4H-5z",
    "blue": "M0-5.4C2.2-2.6 4-.5 4 1.6a4 4 0 0 1-8 0C-4-.5-2.2-2.6 0-5.4z",
    "yellow": "M0-5.4L1.5-1.8 5.3-1.6 2.4.9 3.4 4.6 0 2.6-3.4 4.6-2.4.9-5.3-1.6-1.5-1.8z",
    "purple": "M0-5.2L4.6 0 0 5.2-4.6 0z",
    "gray": "M-3.8-3.8h7.6v7.6h-7.6z",
}
CUBE: Final = 14.0


def mark(seat: int) -> str:
    return f'<path class="m-mark" d="{MARKS[seat]}"/>'


def disc(seat: int, radius: float = 9) -> str:
    """A player's token: colour and mark."""
    inside = mark(seat)
    if radius < 8.5:
        inside = f'<g transform="scale({radius / 9:.2f})">{inside}</g>'
    return f'<circle class="m-disc" r="{radius:g}"/>{inside}'


def glyph(colour: str) -> str:
    return f'<path class="g-mark" d="{GLYPHS[colour]}"/>'


def cube(colour: str) -> str:
    """A goods cube: lit from above, with the glyph of its colour."""
    half = CUBE / 2 - 0.7
    return (
        f'<rect class="q c-{colour}" x="{-half:g}" y="{-half:g}" width="{2 * half:g}" '
        f'height="{2 * half:g}" rx="2.2"/><g class="g-{colour}" transform="scale(.8)">'
        f"{glyph(colour)}</g>"
    )


LOCOMOTIVE: Final = (
    '<path class="k-steam" d="M9-13c-1.4-3.2 2.4-5 5.6-4.2 1.6-2.4 5.6-2.2 6.6.4"/>'
    '<path class="k-iron" d="M-20-11h13v3.2H8V-13H6.4v-2.6h7.4v2.6h-1.6v5.2h3.4c2.2 0 3.6 2.4 3.6'
    ' 5.4S18 3 15.8 3h2l4.4 6.4h-40.7z"/>'
    '<path class="k-roof" d="M-22-13.6h17v3h-17z"/>'
    '<path class="k-glass" d="M-17-8h6.6v6H-17z"/>'
    '<path class="k-brass" d="M-3-7.8h2.6V3H-3zM4-7.8h2.6V3H4z"/>'
    '<circle class="k-wheel" cx="-13" cy="9.5" r="5.6"/>'
    '<circle class="k-wheel" cx="0" cy="10.8" r="4.3"/>'
    '<circle class="k-wheel" cx="10.5" cy="10.8" r="4.3"/>'
    '<path class="k-rod" d="M-13 10.4H11"/>'
)
TOWN: Final = '<circle class="k-town" r="8.4"/><circle class="k-dot" r="4.1"/>'
GROWTH: Final = (
    '<circle class="k-badge" r="7.5"/><path class="k-grow" d="M0 4.4v-9M-3.6-1L0-4.6 3.6-1"/>'
)
BAG: Final = (
    '<path class="k-bag" d="M-4-6.5h8L2.2-3.7C5.8-1.5 8.3 2.4 7.6 6c-.5 2-15 2-15.2 0'
    'C-8.3 2.4-5.8-1.5-2.2-3.7z"/><path class="k-cord" d="M-3.2-3.4h6.4"/>'
)
