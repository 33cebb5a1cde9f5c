"""What the Carson River brings."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.part import Part
from westbound.games.carson_city.variants.river.arrays import ARRAYS
from westbound.games.carson_city.variants.river.drawing import DRAWING
from westbound.games.carson_city.variants.river.rules import River
from westbound.games.carson_city.variants.river.text_board import RiverText
from westbound.games.carson_city.variants.river.texts import LOG, PREVIEWS

PART: Final = Part(
    variant=River(),
    log=LOG,
    previews=PREVIEWS,
    text=RiverText(),
    drawing=DRAWING,
    arrays=ARRAYS,
)
