"""What a parcel costs. Rules CC-088 to CC-090, CC-189."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.components import TABLE
from westbound.games.carson_city.geometry import AROUND
from westbound.games.carson_city.state import CarsonState

MAX_PRICE: Final[int] = TABLE["parcel_price_most"]


def parcel_price(state: CarsonState, parcel: int) -> int:
    """1 plus the tiles on the parcel and its neighbours (CC-088), at most 10.

    Buildings, mountains, houses and terraces count one each (CC-089), the Town Hall too (CC-090);
    property tiles, roads and the river do not count.
    """
    return min(MAX_PRICE, 1 + (AROUND[parcel] & ~(state.vacant | state.setup.river)).bit_count())


def price_for(state: CarsonState, seat: int, parcel: int) -> int:
    """The price for the seat, with its character taken into account (CC-189)."""
    return min(parcel_price(state, parcel), state.power(seat).max_parcel_price)
