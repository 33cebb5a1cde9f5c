"""What A New Beginning brings."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.part import Part
from westbound.games.carson_city.variants.new_beginning.bot import KNOWLEDGE
from westbound.games.carson_city.variants.new_beginning.drawing import DRAWING
from westbound.games.carson_city.variants.new_beginning.moves import ITEM, SEAL
from westbound.games.carson_city.variants.new_beginning.rules import CHANCES, DECISIONS
from westbound.games.carson_city.variants.new_beginning.texts import LOG, PREVIEWS

PART: Final = Part(
    decisions=DECISIONS,
    chances=CHANCES,
    moves=(*ITEM, SEAL),
    log=LOG,
    previews=PREVIEWS,
    bot=KNOWLEDGE,
    drawing=DRAWING,
)
