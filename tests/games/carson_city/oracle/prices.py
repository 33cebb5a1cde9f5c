"""Prices of parcels and buildings: CC-088 to CC-090, CC-096, CC-184, CC-189."""

from .geometry import neighbours
from .position import CHINESE_WORKER, Parcel, Position

BUILDING_SPACES = (12, 10, 8, 6, 5, 4, 3)  # CC-096
INDIAN_RED_MAXIMUM = 3  # CC-189


def parcel_price(position: Position, parcel: Parcel) -> int:
    """CC-088, CC-089, CC-090: 1 plus the tiles on the parcel and around it, from 1 to 10."""
    tiles = sum(place in position.tile for place in {parcel} | neighbours(parcel))
    return min(10, max(1, 1 + tiles))


def parcel_price_indian_red(position: Position, parcel: Parcel) -> int:
    """CC-189: with Indian red no parcel costs more than 3."""
    return min(INDIAN_RED_MAXIMUM, parcel_price(position, parcel))


def building_price(position: Position, seat: int, space_price: int) -> int:
    """CC-096, CC-184: the printed price; half, rounded up, with Chinese Worker yellow."""
    if position.character[seat] == CHINESE_WORKER:
        return (space_price + 1) // 2
    return space_price
