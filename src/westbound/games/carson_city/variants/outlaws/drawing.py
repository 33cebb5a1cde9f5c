"""Outlaws on the map, and their poster (CC-243)."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.drawing.layout import CELL, corner
from westbound.games.carson_city.geometry import PARCEL_CODES
from westbound.games.carson_city.observation import View
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP
from westbound.games.carson_city.variants.outlaws.pieces import wanted
from westbound.kit.svg import escape, number, translate, use
from westbound.kit.texts import Texts

OUTLAW_ROOM: Final = 25  # what an outlaw takes of the line where cowboys stand


def outlaws(view: View) -> str:
    """They stand at the right of their parcels, so that cowboys can face them."""
    drawn = []
    for name in view["outlaws"]:
        x, y = corner(PARCEL_CODES[name])
        drawn.append(
            f'<g id="outlaw-{_outlaw_key(view, name)}" class="outlaw" '
            f'transform="translate({number(x + CELL - 14.5)},{number(y + CELL - 4)})">'
            f"{use('outlaw', scale=0.94)}</g>"
        )
    layer = "".join(sorted(drawn))
    return f'<g id="board-outlaws" class="outlaws" aria-hidden="true">{layer}</g>'


def _outlaw_key(view: View, name: str) -> str:
    """The id of an outlaw: before and after a move that of the parcel it goes to.

    A page animates elements whose id stays.
    """
    if name not in view["outlaw_goals"]:
        return name
    return view["outlaw_goals"][name] or f"{name}-waits"


_POSTER_X: Final = 208


def poster(view: View, texts: Texts) -> str:
    """How strong this round's outlaws are, and what one is worth (CC-243, CC-259)."""
    strength = view["outlaw_strength"]
    if strength is None:
        return ""
    points = OUTLAW_VP[strength]
    label = escape(texts.say("supplies", "outlaws", strength=strength, points=points))
    return (
        f'<g id="supply-outlaws" class="supply" data-target="supply:outlaws" role="img" '
        f'aria-label="{label}">{translate(wanted(strength, points), _POSTER_X, 20.5, 0.86)}</g>'
    )
