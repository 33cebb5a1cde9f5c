"""What the Carson River adds to the observation arrays."""

from __future__ import annotations

from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.games.carson_city.array_part import ArrayPart
from westbound.games.carson_city.geometry import PARCEL_CODES, PARCELS, SIZE, mask_of
from westbound.kit.arrays import Look, Packed, bits


def _river(look: Look) -> bytes:
    return bits(mask_of(PARCEL_CODES[name] for name in look.observation["river"]), PARCELS)


ARRAYS: Final = ArrayPart(
    of_variant=(
        Packed(
            _river,
            ArrayField(
                "river", (SIZE, SIZE), 0, 1, "parcels of the river; roads between two are bridges"
            ),
        ),
    )
)
