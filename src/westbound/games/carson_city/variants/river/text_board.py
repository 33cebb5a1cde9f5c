"""The Carson River on the board as text."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.text_part import CELL, TextPart
from westbound.kit.texts import Texts

RIVER: Final = "≈"
BRIDGE: Final = "▒"


class RiverText(TextPart):
    def covers(self, state: CarsonState, parcel: int) -> str:
        return RIVER * CELL if state.setup.river >> parcel & 1 else ""

    def road(self, state: CarsonState, edge: int) -> str:
        """CC-217: a road over the river is a bridge."""
        return BRIDGE if state.setup.water >> edge & 1 else ""

    def legend(self, texts: Texts) -> list[str]:
        return [texts.say("river", "legend", river=RIVER, bridge=BRIDGE)]
