"""An outlaw, and the poster of this round's outlaws (CC-243)."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.drawing.art import ART
from westbound.games.carson_city.base.drawing.shapes import aside, ring

WANTED_BOX: Final = "-18 -23 36 46"


def outlaw(strength: int | None = None) -> str:
    """A masked figure in a poncho, 24 high; its strength is written on the poncho (CC-243)."""
    if strength is None:
        return ART["outlaw"]
    figure = f'<text class="k-figure on-dark" x="0" y="-1.6">{strength}</text>'
    return ART["outlaw"] + figure


def wanted(strength: int, points: int) -> str:
    """The poster of this round's outlaws, 32 by 42: their strength, and what one is worth."""
    figure = f'<text class="k-figure on-dark" x="0" y="6.8">{strength}</text>'
    reward = aside(ART["star"], -4.6, 14.6, 0.72)
    worth = f'<text class="k-figure" x="4.6" y="18.6">{points}</text>'
    return f"{ART['wanted']}{figure}{reward}{worth}{ring('nail', 0, -18.8, 0.9)}"
