"""What the Carson River brings."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.part import Part
from westbound.games.carson_city.variants.river.drawing import DRAWING
from westbound.games.carson_city.variants.river.texts import LOG, PREVIEWS

PART: Final = Part(
    log=LOG,
    previews=PREVIEWS,
    drawing=DRAWING,
)
