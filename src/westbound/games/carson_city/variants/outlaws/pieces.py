"""An outlaw, and the poster of this round's outlaws (CC-243)."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.drawing.art import ART
from westbound.kit.svg import el, translate, void

WANTED_BOX: Final = "-18 -23 36 46"


def outlaw(strength: int | None = None) -> str:
    """A masked figure in a poncho, 24 high; its strength is written on the poncho (CC-243)."""
    if strength is None:
        return ART["outlaw"]
    return ART["outlaw"] + el("text", str(strength), cls="k-figure on-dark", x=0, y=-1.6)


def wanted(strength: int, points: int) -> str:
    """The poster of this round's outlaws, 32 by 42: their strength, and what one is worth."""
    return "".join(
        (
            ART["wanted"],
            el("text", str(strength), cls="k-figure on-dark", x=0, y=6.8),
            translate(ART["star"], -4.6, 14.6, 0.72),
            el("text", str(points), cls="k-figure", x=4.6, y=18.6),
            void("circle", cls="k-nail", cx=0, cy=-18.8, r=0.9),
        )
    )
