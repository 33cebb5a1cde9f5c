"""Outlaws on the board as text."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.geometry import parcel_names
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.text_part import TextPart, labelled
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP
from westbound.kit.texts import Texts

OUTLAW: Final = "☠"


class OutlawsText(TextPart):
    def stands_on(self, state: CarsonState, parcel: int) -> str:
        return OUTLAW if state.outlaws >> parcel & 1 else ""

    def lines(self, state: CarsonState, texts: Texts) -> list[str]:
        """CC-244: one strength for all; what beating one is worth, and where they are."""
        if not state.outlaws:
            return []
        points = OUTLAW_VP[state.strength]
        strength = texts.say("outlaws", "strength", strength=state.strength, points=points)
        return labelled(texts, "outlaws", [strength, *parcel_names(state.outlaws)], stop=3)

    def legend(self, texts: Texts) -> list[str]:
        return [texts.say("outlaws", "legend", outlaw=OUTLAW)]
