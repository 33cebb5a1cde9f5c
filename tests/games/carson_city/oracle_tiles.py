"""Tiles on the oracle's map, for its own tests."""

from __future__ import annotations

from tests.games.carson_city.oracle import (
    Parcel,
    Position,
)

NOBODY_AGREES: frozenset[Parcel] = frozenset()
SITE = (3, 3)
AROUND = [(2, 2), (2, 3), (2, 4), (3, 2), (3, 4), (4, 2), (4, 3), (4, 4)]


def put(position: Position, parcel: Parcel, name: str, seat: int | None = None) -> None:
    """Put a tile on a parcel, with a property tile if a seat is named."""
    position.tile[parcel] = name
    if seat is not None:
        position.owner[parcel] = seat
