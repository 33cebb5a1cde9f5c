"""Urbanization (STM-190 to STM-198) and what bankruptcy does to the map (STM-242 to STM-244)."""

from __future__ import annotations

from .land import Hex
from .lines import all_lines, line_of
from .position import Position, exits


def urbanize(position: Position, seat: int, hex_: Hex, colour: str) -> Position:
    """The position with a New City on this town."""
    assert hex_ in position.land.towns
    assert position.city(hex_) is None
    open_before = {line.ends for line in all_lines(position) if not line.complete}
    after = position.copy()
    tile = after.tiles.pop(hex_, None)
    for side in exits(tile) if tile else ():  # STM-191, STM-198: its exits go with it
        del after.owner[hex_, side]
    after.added = frozenset(end for end in position.added if end[0] != hex_)
    after.new_cities[hex_] = colour
    for side in range(6):
        facing = position.facing((hex_, side))
        if facing is None or not after.has_track(facing):
            continue
        line = line_of(after, facing)
        was_open = any(facing in ends for ends in open_before)
        if was_open and line.complete and after.owner[facing] is None:  # STM-195
            after.owner |= dict.fromkeys(line.ends, seat)
    return after


def bankrupt(position: Position, seat: int) -> Position:
    after = position.copy()
    for end, owner in position.owner.items():
        if owner == seat:
            after.owner[end] = None
    return after
