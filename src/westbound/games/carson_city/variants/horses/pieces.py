"""A corral with its hats, horses and cowboy (CC-261, CC-273)."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.drawing.art import ART
from westbound.kit.svg import el, path, translate

CORRAL_BOX: Final = "-26 -34 52 38"
HORSE: Final = ART["horse"]
_HAT: Final = ART["hat"]


def corral(hats: int, horses: int = 0, guest: str = "") -> str:
    """A pen with its hats on a board above; horses and a cowboy (`guest`) stand inside."""
    left = -4.6 * (hats - 1)
    signs = "".join(translate(_HAT, left + 9.2 * i, -27.4) for i in range(hats))
    back, front = ART["corral-back"], ART["fence-front"]
    return back + signs + ART["fence-back"] + _inside(horses, guest) + front


def _inside(horses: int, guest: str) -> str:
    """Side by side, or one with their number; the cowboy stands at the right."""
    places = 2 if guest else 3
    middle = -7 if guest else 0
    beside = translate(guest, 14.6, -3, 0.8) if guest else ""
    if horses > places:
        plate = path("k-card", f"M{middle - 1}-18.6h18v12.6h-18z")
        figure = el("text", f"×{horses}", cls="k-figure", x=middle + 8, y=-8.2)
        return translate(HORSE, middle - 8.6, -4, 0.68) + plate + figure + beside
    first = middle - 7 * (horses - 1)
    return "".join(translate(HORSE, first + 14 * i, -4, 0.8) for i in range(horses)) + beside
