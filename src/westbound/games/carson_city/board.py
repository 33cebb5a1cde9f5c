"""View to pictures and words: the table as SVG and as sentences, areas as HTML, tips, reference."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.engine.texts import Catalogue
from westbound.games.carson_city.base.drawing import description as words
from westbound.games.carson_city.base.drawing import panel as area
from westbound.games.carson_city.base.drawing import reference
from westbound.games.carson_city.base.drawing import tips as hover
from westbound.games.carson_city.base.drawing.cards import cards
from westbound.games.carson_city.base.drawing.cowboys import cowboys
from westbound.games.carson_city.base.drawing.definitions import definitions
from westbound.games.carson_city.base.drawing.layout import HEIGHT, WIDTH
from westbound.games.carson_city.base.drawing.model import read
from westbound.games.carson_city.base.drawing.plat import plat
from westbound.games.carson_city.base.drawing.scene import Scene
from westbound.games.carson_city.base.drawing.street import street
from westbound.games.carson_city.base.drawing.summary import summary
from westbound.games.carson_city.base.drawing.tracks import head, markers, tracks
from westbound.games.carson_city.parts import PARTS
from westbound.kit import svg
from westbound.kit.board import Component, Description, View
from westbound.kit.texts import texts_of

DRAWINGS: Final = tuple(part.drawing for part in PARTS if part.drawing is not None)


def scene_of(view: View, catalogue: Catalogue, names: Sequence[str] = ()) -> Scene:
    """What is drawn for the viewer whose observation it is."""
    return Scene(read(view), texts_of(catalogue), names, DRAWINGS)


def board(view: View, catalogue: Catalogue, names: Sequence[str]) -> str:
    """Everything on the common table."""
    scene = scene_of(view, catalogue, names)
    return svg.board(
        "carson",
        (WIDTH, HEIGHT),
        scene.texts.say("board", "label"),
        summary(scene.view, scene.texts),
        definitions(scene),
        head(scene),
        plat(scene),
        street(scene),
        cards(scene),
        tracks(scene),
        markers(scene),
        *(part.on_the_table(scene.view) for part in scene.parts),
        cowboys(scene),
    )


def panel(view: View, seat: int, catalogue: Catalogue, names: Sequence[str]) -> str:
    """A player's area."""
    return area.panel(scene_of(view, catalogue, names), seat)


def figures(view: View, seat: int, catalogue: Catalogue) -> dict[str, str]:
    """What a move can change in a player's area."""
    return area.figures(scene_of(view, catalogue), seat)


def tips(view: View, catalogue: Catalogue) -> dict[str, str]:
    """A short text for each target."""
    return hover.tips(scene_of(view, catalogue))


def description(view: View, catalogue: Catalogue, names: Sequence[str]) -> Description:
    """The table in words."""
    return words.description(scene_of(view, catalogue, names))


def components(catalogue: Catalogue) -> list[Component]:
    """Every piece of the game."""
    return reference.components(texts_of(catalogue), DRAWINGS)
