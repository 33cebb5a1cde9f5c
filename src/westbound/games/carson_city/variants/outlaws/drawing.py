"""Outlaws: the riders on the map, and the poster with their strength (CC-243)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from westbound.games.carson_city.base.drawing.layout import CELL, corner
from westbound.games.carson_city.base.drawing.part_drawing import (
    PartDrawing,
    Piece,
    Stranger,
    Tip,
)
from westbound.games.carson_city.geometry import PARCEL_CODES
from westbound.games.carson_city.observation import View
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP
from westbound.games.carson_city.variants.outlaws.pieces import outlaw, wanted
from westbound.kit.description import Describer
from westbound.kit.svg import el, target, translate, translation, use
from westbound.kit.texts import Texts

ROOM: Final = 25  # what an outlaw takes of the line where cowboys stand
_POSTER_X: Final = 208


class OutlawsDrawing(PartDrawing):
    decision_places: ClassVar = {"outlaw_reward": "building"}
    pieces = (
        Piece(
            "outlaw",
            translate(outlaw(10), 0, 11.5),
            ("CC-243", "CC-252", "CC-253", "CC-254", "CC-257"),
        ),
        Piece("wanted", translate(wanted(10, 4), 0, 0, 0.6), ("CC-244", "CC-259")),
    )

    def symbols(self, view: View) -> dict[str, str]:
        return {"outlaw": outlaw(view["outlaw_strength"])} if view["outlaws"] else {}

    def head(self, view: View, texts: Texts) -> str:
        """How strong this round's outlaws are, and what one is worth (CC-243, CC-259)."""
        strength = view["outlaw_strength"]
        if strength is None:
            return ""
        poster = translate(wanted(strength, OUTLAW_VP[strength]), _POSTER_X, 20.5, 0.86)
        return target("supply:outlaws", _strength(texts, strength), poster, cls="supply")

    def on_the_table(self, view: View) -> str:
        """They stand at the right of their parcels, so that cowboys can face them."""
        riders = sorted(_rider(_key(view, parcel), parcel) for parcel in view["outlaws"])
        return el("g", *riders, id="board-outlaws", cls="outlaws", aria_hidden="true")

    def strangers(self, view: View) -> dict[str, Stranger]:
        strength = view["outlaw_strength"] or 0
        return {parcel: Stranger("outlaw", strength, ROOM) for parcel in view["outlaws"]}

    def tips(self, view: View, texts: Texts) -> Iterator[tuple[str, Tip]]:
        strength = view["outlaw_strength"]
        if strength is not None:
            words = texts.say("tips", "outlaws")
            yield "supply:outlaws", Tip(_strength(texts, strength), [words], "CC-244")

    def describe_table(self, tell: Describer[View]) -> Iterator[str]:
        strength = tell.view["outlaw_strength"]
        if strength is not None:
            yield tell.say("strength", strength=strength, points=OUTLAW_VP[strength])
        if tell.view["outlaws"]:
            yield tell.say("outlaw_at", parcels=", ".join(tell.view["outlaws"]))


def _strength(texts: Texts, strength: int) -> str:
    return texts.say("supplies", "outlaws", strength=strength, points=OUTLAW_VP[strength])


def _rider(key: str, parcel: str) -> str:
    x, y = corner(PARCEL_CODES[parcel])
    return el(
        "g",
        use("outlaw", scale=0.94),
        id=f"outlaw-{key}",
        cls="outlaw",
        transform=translation(x + CELL - 14.5, y + CELL - 4),
    )


def _key(view: View, parcel: str) -> str:
    """What an outlaw's id ends in: before and after a move the parcel it goes to.

    A page animates elements whose id stays.
    """
    if parcel not in view["outlaw_goals"]:
        return parcel
    return view["outlaw_goals"][parcel] or f"{parcel}-waits"


DRAWING: Final = OutlawsDrawing()
