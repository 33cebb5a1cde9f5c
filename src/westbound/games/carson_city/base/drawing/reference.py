"""The reference of all pieces for the rulebook page: drawing, name, what it does, its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.games.carson_city.base.drawing.art import (
    ART,
    ELEVATION,
    ELEVATION_BOX,
    PORTRAIT_BOX,
    SIGNS,
    portrait,
)
from westbound.games.carson_city.base.drawing.cards import FACE, limit_words, numeral
from westbound.games.carson_city.base.drawing.part_drawing import PartDrawing, Piece
from westbound.games.carson_city.base.drawing.pieces import cowboy, die
from westbound.games.carson_city.base.drawing.tips import TILE_RULES
from westbound.games.carson_city.components import BUILDINGS, TILE_NAMES
from westbound.games.carson_city.state import RED
from westbound.kit.board import Component
from westbound.kit.svg import el, icon, translate
from westbound.kit.texts import Texts

_EXTRA_RULES: Final = {
    "mountain": ("CC-167",),
    "house": ("CC-103", "CC-118"),
    "terrace": ("CC-105", "CC-106"),
    "church": ("CC-127",),
    "town_hall": ("CC-146", "CC-149"),
    "station": ("CC-169",),
}
_PIECE_BOX: Final = "-14 -14 28 28"
_REVOLVERS: Final = ((-3, -8), (3, 0), (-3, 8))
PIECES: Final = (
    Piece(
        "cowboy",
        el("g", translate(cowboy(0), 0, 11), cls="p0"),
        ("CC-002", "CC-046", "CC-066"),
    ),
    Piece(
        "white_cowboy", el("g", translate(cowboy(1), 0, 11), cls="white p1"), ("CC-176", "CC-177")
    ),
    Piece("road", translate(ART["road"], 0, 0, 1.5), ("CC-028", "CC-029", "CC-031")),
    Piece("revolver", translate(ART["revolver"], 0.5, 0, 1.4), ("CC-066", "CC-114")),
    Piece(
        "three_revolvers",
        "".join(translate(ART["revolver"], x, y, 0.9) for x, y in _REVOLVERS),
        ("CC-076", "CC-162"),
    ),
    Piece("dice", translate(die(5), -7, -3) + translate(die(2), 7, 4), ("CC-067", "CC-068")),
    Piece("dynamite", translate(SIGNS["dynamite"], 0, 0, 1.4), ("CC-191", "CC-192", "CC-289")),
    Piece("no_duel", translate(SIGNS["no-duel"], 0, 0, 1.4), ("CC-194", "CC-195", "CC-289")),
)


def components(texts: Texts, parts: Sequence[PartDrawing]) -> list[Component]:
    """Every building, the other things on the map, the small pieces and the characters.

    Pieces come in the order of the table `names`.
    """
    pieces = {piece.name: piece for part in parts for piece in part.pieces}
    pieces |= {piece.name: piece for piece in PIECES}
    return [
        *(_tile(texts, TILE_NAMES[code]) for code in BUILDINGS),
        *(_tile(texts, name) for name in ("house", "terrace", "mountain")),
        *(_piece(texts, pieces[name]) for name in texts.tables["names"]),
        *(component for part in parts for component in part.components(texts)),
        *(_character(texts, face) for face in FACE),
    ]


def _tile(texts: Texts, name: str) -> Component:
    rules = (TILE_RULES[name], *_EXTRA_RULES.get(name, ()))
    svg = icon(ELEVATION[name], ELEVATION_BOX, "art-tile")
    return Component(name, texts.title(name), svg, texts.say("things", name), rules)


def _piece(texts: Texts, piece: Piece) -> Component:
    svg = icon(piece.drawing, _PIECE_BOX, "art-piece")
    name, thing = texts.title_of(piece.name), texts.say("things", piece.name)
    return Component(piece.name, name, svg, thing, piece.rules)


def _character(texts: Texts, name: str) -> Component:
    """A card on one side, with its number on a disc or on a diamond."""
    face = FACE[name]
    side = "red" if face.side == RED else "yellow"
    drawing = portrait(face.name) + translate(numeral(face, 0, 0), -13, -37)
    svg = icon(el("g", drawing, cls=f"side-{side}"), PORTRAIT_BOX, "art-portrait")
    title = f"{texts.title(face.name)}, {texts.say('label', side)}"
    words = f"{limit_words(texts, 'tips', face)} {texts.say('characters', name)}"
    return Component(name, title, svg, words, (face.rule,))
