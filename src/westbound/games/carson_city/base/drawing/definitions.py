"""What a picture uses many times: pieces, land, and the signs that it needs."""

from __future__ import annotations

from westbound.games.carson_city.base.drawing.art import definition, sign_definitions
from westbound.games.carson_city.base.drawing.cards import card_signs
from westbound.games.carson_city.base.drawing.pieces import piece_definitions
from westbound.games.carson_city.base.drawing.plat import SHARED
from westbound.games.carson_city.base.drawing.scene import Scene
from westbound.games.carson_city.base.drawing.supply import supply_signs
from westbound.kit.svg import el


def definitions(scene: Scene) -> str:
    view = scene.view
    symbols = [
        definition(name, drawing)
        for part in scene.parts
        for name, drawing in part.symbols(view).items()
    ]
    rare = sign_definitions(_signs(scene))
    return piece_definitions(view["players"]) + el("defs", SHARED, *symbols, rare)


def _signs(scene: Scene) -> set[str]:
    """The rarer signs of this picture; those that nobody needs stay out of it."""
    found = supply_signs(scene) | card_signs(scene)
    if scene.auction is not None:
        found.add("gavel")
    for space in scene.view["spaces"].values():
        if space["dynamite"]:
            found.add("dynamite")
        if space["quiet"]:
            found.add("no-duel")
    if any(parcel["dynamite"] for parcel in scene.view["parcels"]):
        found.add("dynamite")
    return found
