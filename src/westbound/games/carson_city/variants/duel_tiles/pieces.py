"""A duel tile (CC-225)."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.drawing.art import ART
from westbound.kit.svg import el, path, rect

TILE_BOX: Final = "-9.5 -11.5 19 23"
_FRONT: Final = rect("k-die", -8, -10, 16, 20, 2) + rect("k-rim", -6.6, -8.6, 13.2, 17.2, 1.2)


def duel_tile(face: int | None) -> str:
    """A tile of the Law of the Strongest, 16 by 20; None: face down (CC-225)."""
    if face is None:
        return ART["duel-tile-back"]
    left = -1.25 * (face - 1)
    bullets = [
        path("k-gold", f"M{left + 2.5 * i - 0.9:g} 8v-2.6q.9-2 1.8 0V8z") for i in range(face)
    ]
    figure = el("text", str(face), cls="k-figure large", x=0, y=2.6)
    return _FRONT + figure + "".join(bullets)
