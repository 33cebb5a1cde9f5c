"""What Horses bring."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.part import Part
from westbound.games.carson_city.variants.horses import corral_two, planning, rules
from westbound.games.carson_city.variants.horses.arrays import ARRAYS
from westbound.games.carson_city.variants.horses.bot import KNOWLEDGE
from westbound.games.carson_city.variants.horses.drawing import DRAWING
from westbound.games.carson_city.variants.horses.moves import DOUBLE_RANCH, HORSE, RECALL
from westbound.games.carson_city.variants.horses.position import position
from westbound.games.carson_city.variants.horses.referee import check_horses
from westbound.games.carson_city.variants.horses.text_board import HorsesText
from westbound.games.carson_city.variants.horses.texts import LOG, PREVIEWS, PROMPTS
from westbound.games.carson_city.variants.horses.variant import Horses

PART: Final = Part(
    variant=Horses(),
    decisions=(*rules.DECISIONS, *corral_two.DECISIONS),
    answers=(*rules.ANSWERS, *planning.ANSWERS),
    moves=(*DOUBLE_RANCH, *HORSE, RECALL),
    prompts=PROMPTS,
    log=LOG,
    previews=PREVIEWS,
    text=HorsesText(),
    position=position,
    checks=(check_horses,),
    bot=KNOWLEDGE,
    moves_bots_skip=("recall",),  # CC-239: as with cowboys that are lifted
    drawing=DRAWING,
    arrays=ARRAYS,
)
