"""The Carson River: its parcels, its banks, the edges over water. Rules CC-214 to CC-224."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from reprlib import repr as short
from typing import Any, Final, NamedTuple

from westbound.engine.errors import BadInput
from westbound.engine.option import Value
from westbound.engine.refusal import Refusal
from westbound.games.carson_city.components import MOUNTAINS, PACKAGE, read_data
from westbound.games.carson_city.geometry import (
    ALL_PARCELS,
    PARCEL_CODES,
    PARCEL_NAMES,
    PARCELS,
    SIZE,
    mask_of,
    members,
    sides,
)

RIVER: Final[dict[str, Any]] = read_data("river.toml")

PRINTED_RIVER: Final[str] = " ".join(RIVER["cells"])
_NAMES: Final = re.compile(r"[^\s,;+>-]+")  # parcels, whatever somebody writes between them


def river_cells(choice: Value) -> int:
    """The river as a mask: the printed one, or parcels from edge to edge (CC-216).

    Where it runs straight, its two ends are enough: D1 D3 F3 F8.
    """
    names = PRINTED_RIVER.split() if choice == "printed" else _NAMES.findall(str(choice).upper())
    for name in names:
        if name not in PARCEL_CODES:
            raise BadInput(Refusal("CC-216", case="parcel", parcel=short(name)[1:-1]), PACKAGE)
    cells = [PARCEL_CODES[name] for name in names[:1]]
    for name, following in pairwise(names):
        cells += _stretch(name, following)
    _check_river(cells)
    return mask_of(cells)


def _stretch(start: str, end: str) -> list[int]:
    """The parcels after the first one, straight on to the second."""
    (row, column), (to_row, to_column) = (divmod(PARCEL_CODES[name], SIZE) for name in (start, end))
    if row != to_row and column != to_column:
        raise BadInput(Refusal("CC-216", case="bend", parcel=start, next=end), PACKAGE)
    steps = max(abs(to_row - row), abs(to_column - column))
    down, right = (to_row > row) - (to_row < row), (to_column > column) - (to_column < column)
    return [(row + down * n) * SIZE + column + right * n for n in range(1, steps + 1)]


def _check_river(cells: list[int]) -> None:
    limit = int(RIVER["most_cells"])
    if not 2 <= len(cells) <= limit:
        raise BadInput(Refusal("CC-216", case="length", cells=len(cells), limit=limit), PACKAGE)
    for index, cell in enumerate(cells):
        if cell in cells[:index]:
            raise BadInput(Refusal("CC-216", case="twice", parcel=PARCEL_NAMES[cell]), PACKAGE)
    for cell in (cells[0], cells[-1]):
        if not on_border(cell):
            raise BadInput(Refusal("CC-216", case="edge", parcel=PARCEL_NAMES[cell]), PACKAGE)


def on_border(parcel: int) -> bool:
    return 0 in divmod(parcel, SIZE) or SIZE - 1 in divmod(parcel, SIZE)


def beside(parcel: int) -> list[int]:
    """The parcels, up to four, that share a side."""
    return [p for p in range(PARCELS) if p != parcel and set(sides(p)) & set(sides(parcel))]


def river_sides(river: int) -> tuple[int, ...]:
    """CC-224: the pieces of land that the river leaves."""
    land, found = ALL_PARCELS & ~river, []
    while land:
        side, ring = 0, land & -land
        while ring:
            side |= ring
            ring = mask_of(b for p in members(ring) for b in beside(p)) & land & ~side
        found.append(side)
        land &= ~side
    return tuple(found)


def water_edges(river: int) -> int:
    """CC-217: the edges with river on all their sides; a road there is a bridge."""
    wet, dry = 0, 0
    for parcel in range(PARCELS):
        edges = mask_of(sides(parcel))
        if river >> parcel & 1:
            wet |= edges
        else:
            dry |= edges
    return wet & ~dry


class RiverMap(NamedTuple):
    """The river as masks of parcels and edges; without a river they are empty."""

    cells: int = 0
    water: int = 0  # edges
    sides: tuple[int, ...] = ()
    mountains: int = MOUNTAINS


def river_of(options: Mapping[str, Value]) -> RiverMap:
    """The river of a table; BadInput if the one written there is impossible, played or not."""
    cells = river_cells(options["river"])
    if not options["carson_river"]:
        return RiverMap()
    mountains = mountains_beside(options["river"], cells, options["river_mountains"])
    return RiverMap(cells, water_edges(cells), river_sides(cells), mountains)


def mountains_beside(river_choice: Value, cells: int, wanted: Value) -> int:
    """CC-215: 6 with the printed river; CC-216: one fewer for each 3 parcels of one's own."""
    if river_choice == "printed":
        return int(wanted)
    return 9 - cells.bit_count() // int(RIVER["cells_per_mountain"])
