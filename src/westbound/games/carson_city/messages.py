"""All prompts, log sentences and previews: the variants' first, then the cards', then the rest."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.moves import LayRoad
from westbound.games.carson_city.base.part import PART as BASE
from westbound.games.carson_city.base.prompts import of_the_decider
from westbound.games.carson_city.part import join_rules
from westbound.games.carson_city.parts import CHARACTERS, PARTS, VARIANTS
from westbound.games.carson_city.state import CarsonState
from westbound.kit.messages import Messages

RULES: Final = join_rules(PARTS)
_LATEST_FIRST: Final = (*VARIANTS, *CHARACTERS, BASE)
MESSAGES: Final = Messages[CarsonState](
    RULES,
    (message for part in _LATEST_FIRST for message in part.prompts),
    (message for part in _LATEST_FIRST for message in part.log),
    (message for part in _LATEST_FIRST for message in part.previews),
    of_the_decider,
    extras=(LayRoad,),
)
