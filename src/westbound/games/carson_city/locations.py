"""Where a cowboy can stand: 64 parcels, the 21 action spaces in the order of CC-058, 5 corrals."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.components import BUY_VP_PRICES, ROW_PRICES, TABLE
from westbound.games.carson_city.geometry import PARCEL_NAMES, PARCELS, mask_of

CORRALS: Final = 5
SPACE_NAMES: Final = (
    "wages", "ammunition", "roads_3", "roads_1",
    *(f"build_{price}" for price in ROW_PRICES),
    "income_parcels", "income_cowboys", "gambling",
    "vp_parcels", "vp_buildings", "vp_cowboys",
    *(f"buy_vp_{price}" for price in BUY_VP_PRICES),
)  # fmt: skip
CORRAL_NAMES: Final = tuple(f"corral_{n + 1}" for n in range(CORRALS))  # CC-265: everybody's own
LOCATION_NAMES: Final = PARCEL_NAMES + SPACE_NAMES + CORRAL_NAMES
LOCATION_CODES: Final = {name: code for code, name in enumerate(LOCATION_NAMES)}
LOCATIONS: Final = len(LOCATION_NAMES)

WAGES: Final = LOCATION_CODES["wages"]
AMMUNITION: Final = LOCATION_CODES["ammunition"]
ROADS_3: Final = LOCATION_CODES["roads_3"]
ROADS_1: Final = LOCATION_CODES["roads_1"]
BUILD_SPACES: Final = tuple(LOCATION_CODES[f"build_{price}"] for price in ROW_PRICES)
INCOME_PARCELS: Final = LOCATION_CODES["income_parcels"]
INCOME_COWBOYS: Final = LOCATION_CODES["income_cowboys"]
GAMBLING: Final = LOCATION_CODES["gambling"]
VP_PARCELS: Final = LOCATION_CODES["vp_parcels"]
VP_BUILDINGS: Final = LOCATION_CODES["vp_buildings"]
VP_COWBOYS: Final = LOCATION_CODES["vp_cowboys"]
# CC-059: the VP spaces in the orders that a table can choose from, the usual one first.
VP_ORDERS: Final = {
    order: tuple(LOCATION_CODES[f"vp_{name}"] for name in order.split("_"))
    for order in TABLE["spaces"]["vp_orders"]
}
# CC-087: each of them is a location of its own.
BUY_VP_SPACES: Final = tuple(LOCATION_CODES[f"buy_vp_{price}"] for price in BUY_VP_PRICES)

FIRST_CORRAL: Final = LOCATION_CODES["corral_1"]
CORRAL_LOCATIONS: Final = tuple(range(FIRST_CORRAL, LOCATIONS))
CORRAL_MASK: Final = mask_of(CORRAL_LOCATIONS)

SHARED: Final = (WAGES, ROADS_1)  # CC-047: any number of cowboys, no duel
FREE_DUEL_SPACES: Final = mask_of(
    (
        *(AMMUNITION, ROADS_3, INCOME_PARCELS, INCOME_COWBOYS, GAMBLING),
        *(VP_PARCELS, VP_BUILDINGS, VP_COWBOYS),
    )
)


def is_parcel(location: int) -> bool:
    return location < PARCELS


def is_corral(location: int) -> bool:
    return location >= FIRST_CORRAL


# CC-194: where a no-duel token may lie with a cowboy.
QUIET_SPACES: Final = mask_of(
    (
        *(ROADS_3, INCOME_PARCELS, INCOME_COWBOYS, GAMBLING),
        *(VP_PARCELS, VP_BUILDINGS, VP_COWBOYS, *BUY_VP_SPACES),
    )
)
# CC-192, CC-289: where dynamite may lie with a cowboy: wherever a duel can be.
DUEL_LOCATIONS: Final = ((1 << FIRST_CORRAL) - 1) & ~mask_of(SHARED)
