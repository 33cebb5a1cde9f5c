"""A duel tile (CC-225)."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.drawing.art import ART
from westbound.games.carson_city.base.drawing.shapes import shape

TILE_BOX: Final = "-9.5 -11.5 19 23"
_FRONT: Final = '<rect class="k-die" x="-8" y="-10" width="16" height="20" rx="2"/>'


def duel_tile(face: int | None) -> str:
    """A tile of the Law of the Strongest, 16 by 20; None: face down (CC-225)."""
    if face is None:
        return ART["duel-tile-back"]
    left = -1.25 * (face - 1)
    bullets = "".join(
        shape("gold", f"M{left + 2.5 * i - 0.9:g} 8v-2.6q.9-2 1.8 0V8z") for i in range(face)
    )
    rim = '<rect class="k-rim" x="-6.6" y="-8.6" width="13.2" height="17.2" rx="1.2"/>'
    figure = f'<text class="k-figure large" x="0" y="2.6">{face}</text>'
    return f"{_FRONT}{rim}{figure}{bullets}"
