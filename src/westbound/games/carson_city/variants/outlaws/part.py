"""What Outlaws bring."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.part import Part
from westbound.games.carson_city.variants.outlaws.arrays import ARRAYS
from westbound.games.carson_city.variants.outlaws.bot import KNOWLEDGE
from westbound.games.carson_city.variants.outlaws.drawing import DRAWING
from westbound.games.carson_city.variants.outlaws.moves import MOVE_OUTLAW, OUTLAW_AT, OUTLAW_TO
from westbound.games.carson_city.variants.outlaws.position import position
from westbound.games.carson_city.variants.outlaws.referee import check_outlaws
from westbound.games.carson_city.variants.outlaws.rules import AUTOMATIC_STEPS, CHANCES, DECISIONS
from westbound.games.carson_city.variants.outlaws.text_board import OutlawsText
from westbound.games.carson_city.variants.outlaws.texts import LOG, PREVIEWS, PROMPTS
from westbound.games.carson_city.variants.outlaws.variant import Outlaws

PART: Final = Part(
    variant=Outlaws(),
    decisions=DECISIONS,
    chances=CHANCES,
    automatic=AUTOMATIC_STEPS,
    moves=(*OUTLAW_AT, *MOVE_OUTLAW, *OUTLAW_TO),
    prompts=PROMPTS,
    log=LOG,
    previews=PREVIEWS,
    text=OutlawsText(),
    position=position,
    checks=(check_outlaws,),
    bot=KNOWLEDGE,
    drawing=DRAWING,
    arrays=ARRAYS,
)
