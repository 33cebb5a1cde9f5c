"""What Kit Carson brings."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city import array_part as slot
from westbound.games.carson_city.array_part import ArrayPart
from westbound.games.carson_city.part import Part
from westbound.games.carson_city.variants.kit_carson.bot import KNOWLEDGE
from westbound.games.carson_city.variants.kit_carson.drawing import DRAWING
from westbound.games.carson_city.variants.kit_carson.moves import LIFT, LOCK, STAY
from westbound.games.carson_city.variants.kit_carson.position import position
from westbound.games.carson_city.variants.kit_carson.referee import check_plans
from westbound.games.carson_city.variants.kit_carson.rules import CHANCES, DECISIONS
from westbound.games.carson_city.variants.kit_carson.texts import LOG, PREVIEWS, PROMPTS
from westbound.games.carson_city.variants.kit_carson.variant import KitCarson

PART: Final = Part(
    variant=KitCarson(),
    decisions=DECISIONS,
    chances=CHANCES,
    moves=(*LIFT, STAY, LOCK),
    prompts=PROMPTS,
    log=LOG,
    previews=PREVIEWS,
    position=position,
    checks=(check_plans,),
    bot=KNOWLEDGE,
    moves_bots_skip=("lift",),  # CC-239: live plans can be changed for ever
    drawing=DRAWING,
    arrays=ArrayPart(
        parameters={"plan_wave": {"wave": slot.AMOUNT}, "reveal_plans": {"wave": slot.AMOUNT}}
    ),
)
