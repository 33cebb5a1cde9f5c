"""Sides of hexes. They are counted clockwise from the north, 0 to 5.

A *slot* is one side of one hex as a number; track and its owner are kept by slot.
"""

from __future__ import annotations

from typing import Final

SIDES: Final = 6
OPPOSITE: Final = tuple((side + SIDES // 2) % SIDES for side in range(SIDES))


def opposite(side: int) -> int:
    """The side of the neighbour that lies at this side."""
    return OPPOSITE[side]


def slot_of(hex_: int, side: int) -> int:
    return hex_ * SIDES + side


def hex_of(slot: int) -> int:
    return slot // SIDES


def side_of(slot: int) -> int:
    return slot % SIDES
