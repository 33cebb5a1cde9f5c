"""Hexes and their sides, which are counted clockwise from the north, 0 to 5.

A *slot* is one side of one hex as a number; track and its owner are kept by slot. A set of sides
is a mask.
"""

from __future__ import annotations

from typing import Final

SIDE_COUNT: Final = 6
SIDES: Final = range(SIDE_COUNT)
OPPOSITE: Final = tuple((side + SIDE_COUNT // 2) % SIDE_COUNT for side in SIDES)
# by side: how the coordinates of the neighbour there differ
STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
# by mask: the sides in it
SIDES_IN: Final = tuple(
    tuple(side for side in SIDES if mask >> side & 1) for mask in range(1 << SIDE_COUNT)
)


def opposite(side: int) -> int:
    """The same edge as a side of the neighbour."""
    return OPPOSITE[side]


def slot_of(hex_: int, side: int) -> int:
    return hex_ * SIDE_COUNT + side


def slots_of(hex_: int) -> slice:
    """The six slots of a hex, in a list by slot."""
    return slice(hex_ * SIDE_COUNT, (hex_ + 1) * SIDE_COUNT)


def hex_of(slot: int) -> int:
    return slot // SIDE_COUNT


def side_of(slot: int) -> int:
    return slot % SIDE_COUNT
