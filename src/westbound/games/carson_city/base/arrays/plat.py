"""The map: parcels row by row from the north, roads by the lines they lie on."""

from __future__ import annotations

from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.games.carson_city.array_part import parcels_of_seats
from westbound.games.carson_city.base.rules.parcel_price import MAX_PRICE
from westbound.games.carson_city.components import TILE_NAMES
from westbound.games.carson_city.geometry import EDGES, PARCELS, SIZE
from westbound.kit.arrays import Look, Numbers, Packed, bits, one_hot, select

_MAX_INCOME: Final = 200  # above 81 of a mine among nine mountains, tripled, and 110 of a saloon
_TILE_ROWS: Final = one_hot(len(TILE_NAMES))


def _prices(look: Look) -> list[int]:
    """A parcel has a price or an income, never both."""
    parcels = look.observation["parcels"]
    return [parcel["price"] or -(parcel["income"] or 0) for parcel in parcels]


def _plat(look: Look) -> bytes:
    position = look.position
    tiles = select(_TILE_ROWS, position["tile"])
    return tiles + bits(position["connected"], PARCELS) + bits(position["network"], EDGES)


PLAT: Final = (
    Numbers(
        _prices,
        ArrayField("prices", (SIZE, SIZE), -_MAX_INCOME, MAX_PRICE,
                   "the price of each parcel for sale, or minus the income of its building"),
    ),
    Packed(
        _plat,
        ArrayField("tiles", (SIZE, SIZE, len(TILE_NAMES)), 0, 1, "the tile on each parcel",
                   TILE_NAMES),
        ArrayField("connected", (SIZE, SIZE), 0, 1, "parcels that touch a road"),
        ArrayField("west_east_roads", (SIZE + 1, SIZE), 0, 1,
                   "roads that run west to east, line by line from the north"),
        ArrayField("north_south_roads", (SIZE, SIZE + 1), 0, 1,
                   "roads that run north to south, row by row"),
    ),
    parcels_of_seats("owned", "owned", "the parcels of each seat"),
    parcels_of_seats("thefts", "stolen", "buildings half of whose income the seat takes"),
)  # fmt: skip
