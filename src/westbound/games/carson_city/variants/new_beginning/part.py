"""What A New Beginning brings."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.part import Part
from westbound.games.carson_city.variants.new_beginning.arrays import ARRAYS
from westbound.games.carson_city.variants.new_beginning.bot import KNOWLEDGE
from westbound.games.carson_city.variants.new_beginning.drawing import DRAWING
from westbound.games.carson_city.variants.new_beginning.moves import DROP, ITEM, SEAL
from westbound.games.carson_city.variants.new_beginning.position import position
from westbound.games.carson_city.variants.new_beginning.rules import CHANCES, DECISIONS
from westbound.games.carson_city.variants.new_beginning.text_board import NewBeginningText
from westbound.games.carson_city.variants.new_beginning.texts import LOG, PREVIEWS
from westbound.games.carson_city.variants.new_beginning.variant import NewBeginning

PART: Final = Part(
    variant=NewBeginning(),
    decisions=DECISIONS,
    chances=CHANCES,
    moves=(*ITEM, *DROP, SEAL),
    log=LOG,
    previews=PREVIEWS,
    text=NewBeginningText(),
    position=position,
    bot=KNOWLEDGE,
    moves_bots_skip=("drop_item",),  # sheets can be changed for ever
    drawing=DRAWING,
    arrays=ARRAYS,
)
