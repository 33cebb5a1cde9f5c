"""View to pictures and words: the table as SVG and as sentences, areas as HTML, tips, reference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from westbound.engine.texts import Catalogue
from westbound.games.carson_city.base.drawing.art import sign_definitions
from westbound.games.carson_city.base.drawing.auction import auction
from westbound.games.carson_city.base.drawing.cards import card_signs, cards
from westbound.games.carson_city.base.drawing.cowboys import cowboys
from westbound.games.carson_city.base.drawing.description import description
from westbound.games.carson_city.base.drawing.figures import figures
from westbound.games.carson_city.base.drawing.layout import HEIGHT, WIDTH
from westbound.games.carson_city.base.drawing.model import read
from westbound.games.carson_city.base.drawing.panel import panel
from westbound.games.carson_city.base.drawing.pieces import definitions
from westbound.games.carson_city.base.drawing.plat import NAMED, SHARED, plat, plat_definitions
from westbound.games.carson_city.base.drawing.reference import Component, components
from westbound.games.carson_city.base.drawing.street import street
from westbound.games.carson_city.base.drawing.supply import supply_signs
from westbound.games.carson_city.base.drawing.tips import tips
from westbound.games.carson_city.base.drawing.tracks import head, markers, tracks
from westbound.games.carson_city.components import ROUNDS
from westbound.games.carson_city.observation import View
from westbound.games.carson_city.variants.outlaws.drawing import outlaws
from westbound.kit.svg import escape
from westbound.kit.texts import Texts, texts_of

__all__ = ["Component", "board", "components", "description", "figures", "panel", "tips"]


def board(view: Mapping[str, object], catalogue: Catalogue, names: Sequence[str]) -> str:
    """Everything on the common table, for the viewer whose observation it is."""
    seen, texts = read(view), texts_of(catalogue)
    label = escape(texts.say("board", "label"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board board-carson" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{label}">'
        f'<desc id="board-summary">{escape(_summary(seen, texts))}</desc>'
        f"{definitions(seen['players'])}<defs>{SHARED}{plat_definitions(seen)}"
        f"{sign_definitions(_signs(seen))}</defs>"
        f"{head(seen, texts)}{plat(seen, texts, names)}{street(seen, texts, names)}"
        f"{cards(seen, texts, names)}{tracks(seen, texts)}{markers(seen)}"
        f"{outlaws(seen)}{cowboys(seen)}</svg>"
    )


def _signs(view: View) -> set[str]:
    """The variants' signs of this picture; those that nobody needs stay out of it."""
    found = supply_signs(view) | card_signs(view)
    if auction(view) is not None:
        found.add("gavel")
    for space in view["spaces"].values():
        found |= {"dynamite"} if space["dynamite"] else set()
        found |= {"no-duel"} if space["quiet"] else set()
    return found | ({"dynamite"} if any(p["dynamite"] for p in view["parcels"]) else set())


def _summary(view: View, texts: Texts) -> str:
    """The position in two sentences."""
    tiles = [parcel["tile"] for parcel in view["parcels"]]
    return texts.say(
        "board",
        "summary",
        round=view["round"],
        rounds=ROUNDS,
        phase=texts.of_catalogue("phases", str(view["phase"])).lower(),
        roads=len(view["roads"]),
        buildings=sum(tile in NAMED for tile in tiles),
        houses=sum(tile in ("house", "terrace") for tile in tiles),
        bag=sum(view["bag"].values()),
        left=view["houses_left"],
    )
