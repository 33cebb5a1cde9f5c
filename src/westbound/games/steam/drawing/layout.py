"""Where everything lies on the drawn table: 1200 wide, nearly a unit per pixel on a desktop."""

from __future__ import annotations

from typing import Final, NamedTuple

WIDTH: Final = 1200
HEIGHT: Final = 900


class Frame(NamedTuple):
    """A rectangle of the table."""

    x: float
    y: float
    width: float
    height: float


MAP: Final = Frame(6, 6, 944, 796)
MARGIN: Final = 9.0  # between the frame of the map and its outermost hexes
MAX_HEX_SIZE: Final = 44.0  # corner radius of a hex on a small map

# --- the column on the right, from top to bottom

COLUMN: Final = 958.0
COLUMN_WIDTH: Final = 236.0
HEAD: Final = Frame(COLUMN, 6, COLUMN_WIDTH, 112)
ACTIONS: Final = Frame(COLUMN, 126, COLUMN_WIDTH, 206)
SUPPLY: Final = Frame(COLUMN, 340, COLUMN_WIDTH, 128)
PIECES: Final = Frame(COLUMN, 476, COLUMN_WIDTH, 122)
STOCK: Final = Frame(COLUMN, 606, COLUMN_WIDTH, 196)

# --- the strip at the bottom: income and victory points

SCALES: Final = Frame(6, 810, 1188, 84)
