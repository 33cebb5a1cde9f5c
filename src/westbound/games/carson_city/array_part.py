"""What one part adds to the observation arrays (`Part.arrays`), and what its columns look at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.games.carson_city.geometry import ALL_PARCELS, PARCELS, SIZE
from westbound.games.carson_city.locations import CORRAL_NAMES, LOCATIONS, SPACE_NAMES
from westbound.kit.arrays import REMEMBERED, SEATS, Column, Look, Packed, Slot, as_mask, bits, zeros

MAX_AMOUNT: Final = 999  # more money, points or income count as this much

# What a parameter of an open decision is. Masks are of parcels unless said otherwise.
PARCELS_ASKED: Final = "parcels"
AGREED: Final = "agreed"
REQUESTED: Final = "requested"
STANDING: Final = "standing"
LOCATION: Final = "location"
ROW_SPACE: Final = "row_space"
BUILDING: Final = "building"
TYPES: Final = "types"  # a mask of tiles
AMOUNT: Final = "amount"
SEAT: Final = "seat"
LEADER: Final = "leader"
OUT: Final = "out"  # a mask of seats
DUELLISTS: Final = "duellists"
DICE: Final = "dice"  # in the order of the duellists
SHOWN: Final = "shown"  # duel tiles, in the same order
HORSE: Final = "horse"
CHARGED: Final = "charged"
QUIET: Final = "quiet"


@dataclass(frozen=True, slots=True)
class ArrayPart:
    # a number of each seat: its name in the seat's view
    seats: tuple[tuple[str, ArrayField], ...] = ()
    # what one seat has or is: its name in the position
    holders: tuple[tuple[str, ArrayField], ...] = ()
    columns: tuple[Column, ...] = ()
    # what only tables with a variant show; zeros at all others
    of_variant: tuple[Packed, ...] = ()
    # by kind of step: which of its fields is what; fields that are not named are left out
    parameters: Mapping[str, Mapping[str, Slot]] = field(default_factory=dict)


NO_ARRAYS: Final = ArrayPart()


def of_seat(view: str, name: str, high: int, meaning: str) -> tuple[str, ArrayField]:
    """A number of each seat, by its name in the view of a seat."""
    return view, ArrayField(name, (SEATS,), 0, high, meaning)


def holder(place: str, name: str, meaning: str) -> tuple[str, ArrayField]:
    """Who has something, by its name in the position."""
    return place, ArrayField(name, (SEATS,), 0, 1, meaning)


# --- columns that several parts have


def parcel_mask(mask: str, name: str, meaning: str) -> Packed:
    """Which parcels are in a mask of the position, row by row from the north."""
    field = ArrayField(name, (SIZE, SIZE), 0, 1, meaning)
    return Packed(lambda look: bits(look.position[mask], PARCELS), field)


def parcels_of_seats(mask: str, name: str, meaning: str) -> Packed:
    """The same for a mask of each seat; most of the time all are empty."""

    def of(look: Look) -> bytes:
        masks = look.by_seat(mask)
        if not any(masks):
            return zeros(PARCELS * look.players)
        return b"".join([bits(places, PARCELS) for places in masks])

    return Packed(of, ArrayField(name, (SEATS, SIZE, SIZE), 0, 1, meaning))


def locations_of_seats(mask: str, name: str, meaning: str) -> Packed:
    """The same for masks of locations: parcels, then action spaces and corrals."""

    def of(look: Look) -> bytes:
        masks = look.by_seat(mask)
        if not any(masks):
            return zeros(LOCATIONS * look.players)
        rows = [_split_locations(places) for places in masks]
        return b"".join([row[0] for row in rows] + [row[1] for row in rows])

    return Packed(
        of,
        ArrayField(f"{name}_on_parcels", (SEATS, SIZE, SIZE), 0, 1, f"{meaning} on parcels"),
        ArrayField(
            f"{name}_elsewhere",
            (SEATS, len(_OTHER_PLACES)),
            0,
            1,
            f"{meaning} on action spaces and in corrals",
            _OTHER_PLACES,
        ),
    )


_OTHER_PLACES: Final = SPACE_NAMES + CORRAL_NAMES


@lru_cache(maxsize=REMEMBERED)
def _split_locations(mask: int | str) -> tuple[bytes, bytes]:
    number = as_mask(mask)
    return bits(number & ALL_PARCELS, PARCELS), bits(number >> PARCELS, len(_OTHER_PLACES))
