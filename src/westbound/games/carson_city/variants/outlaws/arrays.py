"""What Outlaws add to the observation arrays."""

from __future__ import annotations

from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.games.carson_city import array_part as slot
from westbound.games.carson_city.array_part import ArrayPart
from westbound.games.carson_city.geometry import PARCELS, SIZE
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP
from westbound.kit.arrays import Look, Packed, bits, packed


def _outlaws(look: Look) -> bytes:
    position = look.position
    return packed([position["strength"]]) + bits(position["outlaws"], PARCELS)


ARRAYS: Final = ArrayPart(
    of_variant=(
        Packed(
            _outlaws,
            ArrayField(
                "outlaw_strength", (1,), 0, max(OUTLAW_VP), "of every outlaw; 0 before it is rolled"
            ),
            ArrayField("outlaws", (SIZE, SIZE), 0, 1, "parcels with an outlaw"),
        ),
    ),
    parameters={
        "outlaw_appears": {"left": slot.AMOUNT},
        "move_outlaws": {"left": slot.PARCELS_ASKED},
        "next_outlaw": {"left": slot.PARCELS_ASKED},
        "outlaw_moves": {"origin": slot.LOCATION, "targets": slot.PARCELS_ASKED},
        "outlaw_fights": {"chooser": slot.SEAT},
        "outlaw_reward": {"building": slot.LOCATION},
    },
)
