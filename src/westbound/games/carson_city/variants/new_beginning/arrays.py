"""What A New Beginning adds to the observation arrays."""

from __future__ import annotations

from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.games.carson_city.array_part import ArrayPart, of_seat
from westbound.games.carson_city.variants.new_beginning.components import ITEM_NAMES, SHEET
from westbound.kit.arrays import SEATS, Look, Packed, packed

_NOT_SEEN: Final = (0,) * len(SHEET)


def _sheets(look: Look) -> bytes:
    """Sheets of others are blank until all are shown."""
    units: list[int] = []
    for sheet in look.by_seat("sheets"):
        units += [max(count, 0) for count in sheet["tuple"]] or _NOT_SEEN
    return packed(units)


ARRAYS: Final = ArrayPart(
    seats=(of_seat("sharpshooter", "sharpshooter", 1, "has the sharpshooter"),),
    of_variant=(
        Packed(
            _sheets,
            ArrayField(
                "sheets",
                (SEATS, len(SHEET)),
                0,
                max(item.most for item in SHEET),
                "units of each line of the starting sheet, as far as they may be seen",
                ITEM_NAMES,
            ),
        ),
    ),
)
