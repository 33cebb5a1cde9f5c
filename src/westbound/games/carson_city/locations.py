"""Where a cowboy can stand: 64 parcels, then the 21 action spaces in the order of CC-058."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.components import BUY_VP_PRICES, ROW_PRICES
from westbound.games.carson_city.geometry import PARCEL_NAMES, PARCELS, mask_of

SPACE_NAMES: Final = (
    "wages", "ammunition", "roads_3", "roads_1",
    *(f"build_{price}" for price in ROW_PRICES),
    "income_parcels", "income_cowboys", "gambling",
    "vp_parcels", "vp_buildings", "vp_cowboys",
    *(f"buy_vp_{price}" for price in BUY_VP_PRICES),
)  # fmt: skip
LOCATION_NAMES: Final = PARCEL_NAMES + SPACE_NAMES
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
# CC-087: each of them is a location of its own.
BUY_VP_SPACES: Final = tuple(LOCATION_CODES[f"buy_vp_{price}"] for price in BUY_VP_PRICES)

SHARED: Final = (WAGES, ROADS_1)  # CC-047: any number of cowboys, no duel
FREE_DUEL_SPACES: Final = mask_of(
    (
        *(AMMUNITION, ROADS_3, INCOME_PARCELS, INCOME_COWBOYS, GAMBLING),
        *(VP_PARCELS, VP_BUILDINGS, VP_COWBOYS),
    )
)


def is_parcel(location: int) -> bool:
    return location < PARCELS
