"""What the base game adds to the observation arrays."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.array_part import ArrayPart
from westbound.games.carson_city.base.arrays.decisions import DECISIONS, PARAMETERS
from westbound.games.carson_city.base.arrays.plat import PLAT
from westbound.games.carson_city.base.arrays.seats import BY_SEAT, SEAT_COLUMNS
from westbound.games.carson_city.base.arrays.street import HOLDERS, STREET

ARRAYS: Final = ArrayPart(
    seats=BY_SEAT,
    holders=HOLDERS,
    columns=(*SEAT_COLUMNS, *DECISIONS, *STREET, *PLAT),
    parameters=PARAMETERS,
)
