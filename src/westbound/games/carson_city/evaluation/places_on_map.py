"""Where things lie on the map, as numbers: no two parcels or edges look alike."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.geometry import ALL_PARCELS, H_EDGES, PARCELS, SIZE

_NOT_WEST: Final = 0xFEFEFEFEFEFEFEFE
_NOT_EAST: Final = 0x7F7F7F7F7F7F7F7F
_COLUMNS: Final = tuple(sum(c + 1 for c in range(SIZE) if bits >> c & 1) for bits in range(256))
_WEST_EAST: Final = (1 << H_EDGES) - 1
# How far from the middle of the map a parcel lies, 0 to 1.
OFF_CENTRE: Final = tuple((abs(p // SIZE - 3.5) + abs(p % SIZE - 3.5)) / 7 for p in range(PARCELS))
COLUMN: Final = tuple((p % SIZE + 1) / SIZE for p in range(PARCELS))
ROW: Final = tuple((p // SIZE + 1) / SIZE for p in range(PARCELS))


def wider(mask: int) -> int:
    """The parcels of the mask and their neighbours."""
    mask |= (mask << 1) & _NOT_WEST | (mask >> 1) & _NOT_EAST
    return (mask | mask << SIZE | mask >> SIZE) & ALL_PARCELS


def whereabouts(mask: int) -> tuple[float, float]:
    """The sums of columns and rows: other parcels, other sums."""
    columns = rows = row = 0
    while mask:
        row += 1
        bits = mask & 255
        columns += _COLUMNS[bits]
        rows += row * bits.bit_count()
        mask >>= SIZE
    return columns / SIZE, rows / SIZE


def road_whereabouts(network: int) -> tuple[float, float, float]:
    """Roads from west to east, and the sums of where they begin; H edges first."""
    west_east, north_south = network & _WEST_EAST, network >> H_EDGES
    columns = rows = 0
    for mask, width in ((west_east, SIZE), (north_south, SIZE + 1)):
        row = 0
        while mask:
            row += 1
            bits = mask & ((1 << width) - 1)
            columns += _COLUMNS[bits & 255] + (SIZE + 1) * (bits >> SIZE)
            rows += row * bits.bit_count()
            mask >>= width
    return west_east.bit_count() / 10, columns / 40, rows / 40
