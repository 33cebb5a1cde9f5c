"""What Horses add to the observation arrays."""

from __future__ import annotations

from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.games.carson_city import array_part as slot
from westbound.games.carson_city.array_part import ArrayPart, of_seat
from westbound.games.carson_city.components import ROUNDS
from westbound.games.carson_city.geometry import PARCELS, SIZE
from westbound.games.carson_city.locations import CORRAL_NAMES, CORRALS
from westbound.games.carson_city.variants.horses.components import HORSES
from westbound.kit.arrays import SEATS, Look, Packed, bits, packed

_TOKENS: Final = int(HORSES["tokens"])


def _horses(look: Look) -> bytes:
    position, first = look.position, look.viewer * CORRALS
    corrals = position["corrals"]["tuple"]
    in_order = corrals[first:] + corrals[:first]
    return packed(in_order) + bits(position["doubled_at"], PARCELS)


ARRAYS: Final = ArrayPart(
    seats=(
        of_seat("horses", "horses", _TOKENS, "horses not in a corral"),
        of_seat("rodeo_tokens", "rodeo_tokens", ROUNDS, "rodeos won"),
    ),
    of_variant=(
        Packed(
            _horses,
            ArrayField("corrals", (SEATS, CORRALS), 0, _TOKENS, "horses in corrals", CORRAL_NAMES),
            ArrayField("doubled_ranches", (SIZE, SIZE), 0, 1, "ranches doubled by corral 3"),
        ),
    ),
    parameters={
        "relocate": {
            "charged": slot.CHARGED,
            "origin": slot.LOCATION,
            "quiet": slot.QUIET,
        },
        "double_ranches": {"left": slot.AMOUNT},
    },
)
