"""The plat: 64 parcels, 144 edges between them, and which touches which. Rules CC-028 to CC-031.

Parcels are numbered row * 8 + column from the north-west; sets of parcels and edges are bit
masks. Edges 0-71 run west-east (H), 72-143 north-south (V).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

SIZE: Final = 8
PARCELS: Final = SIZE * SIZE
H_EDGES: Final = (SIZE + 1) * SIZE
EDGES: Final = 2 * H_EDGES
ALL_PARCELS: Final = (1 << PARCELS) - 1


def parcel_at(row: int, column: int) -> int:
    return row * SIZE + column


def parcel_name(parcel: int) -> str:
    """A1 is the north-west corner; the letter is the column, the number the row."""
    return "ABCDEFGH"[parcel % SIZE] + str(parcel // SIZE + 1)


PARCEL_NAMES: Final = tuple(parcel_name(p) for p in range(PARCELS))
PARCEL_CODES: Final = {name: p for p, name in enumerate(PARCEL_NAMES)}


def h_edge(row: int, column: int) -> int:
    """The edge from vertex (row, column) to the east."""
    return row * SIZE + column


def v_edge(row: int, column: int) -> int:
    """The edge from vertex (row, column) to the south."""
    return H_EDGES + row * (SIZE + 1) + column


def edge_ends(edge: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two vertices of an edge as (row, column)."""
    if edge < H_EDGES:
        row, column = divmod(edge, SIZE)
        return (row, column), (row, column + 1)
    row, column = divmod(edge - H_EDGES, SIZE + 1)
    return (row, column), (row + 1, column)


def edge_name(edge: int) -> str:
    """An edge is a side of a parcel: C4n, C4w; on the far borders C8s, H4e."""
    (row, column), _ = edge_ends(edge)
    if edge < H_EDGES:
        south = row == SIZE
        return parcel_name(parcel_at(row - south, column)) + ("s" if south else "n")
    east = column == SIZE
    return parcel_name(parcel_at(row, column - east)) + ("e" if east else "w")


EDGE_NAMES: Final = tuple(edge_name(e) for e in range(EDGES))
EDGE_CODES: Final = {name: e for e, name in enumerate(EDGE_NAMES)}


def mask_of(items: Iterable[int]) -> int:
    mask = 0
    for item in items:
        mask |= 1 << item
    return mask


def members(mask: int) -> list[int]:
    """The numbers in a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def parcel_names(mask: int) -> tuple[str, ...]:
    return tuple(PARCEL_NAMES[parcel] for parcel in members(mask))


def _around(parcel: int) -> list[int]:
    row, column = divmod(parcel, SIZE)
    return [
        parcel_at(r, c)
        for r in range(max(0, row - 1), min(SIZE, row + 2))
        for c in range(max(0, column - 1), min(SIZE, column + 2))
    ]


AROUND: Final = tuple(mask_of(_around(p)) for p in range(PARCELS))  # itself and its neighbours
NEIGHBOURS: Final = tuple(AROUND[p] & ~(1 << p) for p in range(PARCELS))
INNER: Final = mask_of(p for p in range(PARCELS) if NEIGHBOURS[p].bit_count() == 8)

# CC-015: the dice address the second to seventh row and column.
DICE_PARCELS: Final = tuple(parcel_at(r, c) for r in range(1, 7) for c in range(1, 7))


def _touching(edge: int) -> int:
    """The parcels with a corner at an end of the edge (CC-031)."""
    return mask_of(
        parcel_at(r, c)
        for row, column in edge_ends(edge)
        for r in (row - 1, row)
        for c in (column - 1, column)
        if 0 <= r < SIZE and 0 <= c < SIZE
    )


def _meeting(edge: int) -> int:
    """The other edges that share an end point (CC-029)."""
    ends = set(edge_ends(edge))
    return mask_of(e for e in range(EDGES) if e != edge and ends & set(edge_ends(e)))


TOUCHES: Final = tuple(_touching(e) for e in range(EDGES))
MEETS: Final = tuple(_meeting(e) for e in range(EDGES))


def sides(parcel: int) -> tuple[int, int, int, int]:
    """North, south, west and east edge of a parcel."""
    row, column = divmod(parcel, SIZE)
    return (
        h_edge(row, column),
        h_edge(row + 1, column),
        v_edge(row, column),
        v_edge(row, column + 1),
    )


SIDES: Final = tuple(mask_of(sides(p)) for p in range(PARCELS))

# CC-145: the nine west-east and nine north-south lines across the whole map.
LINES: Final = tuple(
    mask_of(h_edge(line, c) for c in range(SIZE)) for line in range(SIZE + 1)
) + tuple(mask_of(v_edge(r, line) for r in range(SIZE)) for line in range(SIZE + 1))
