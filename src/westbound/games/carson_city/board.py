"""View to pictures and words: the table as SVG and as sentences, areas as HTML, tips, reference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from westbound.engine.texts import Catalogue
from westbound.games.carson_city.components import ROUNDS
from westbound.games.carson_city.drawing.cards import card_signs, cards
from westbound.games.carson_city.drawing.cowboys import cowboys
from westbound.games.carson_city.drawing.layout import HEIGHT, WIDTH
from westbound.games.carson_city.drawing.model import auction, read
from westbound.games.carson_city.drawing.panel import panel
from westbound.games.carson_city.drawing.pieces import definitions
from westbound.games.carson_city.drawing.plat import NAMED, SHARED, plat
from westbound.games.carson_city.drawing.plat_variants import outlaws, plat_definitions
from westbound.games.carson_city.drawing.reference import Component, components
from westbound.games.carson_city.drawing.spoken import spoken as description
from westbound.games.carson_city.drawing.street import street
from westbound.games.carson_city.drawing.supply import supply_signs
from westbound.games.carson_city.drawing.svg import safe
from westbound.games.carson_city.drawing.tips import tips
from westbound.games.carson_city.drawing.tracks import head, markers, tracks
from westbound.games.carson_city.drawing.variant_pieces import variant_definitions
from westbound.games.carson_city.drawing.words import Words, words
from westbound.games.carson_city.observation import View

__all__ = ["Component", "board", "components", "description", "panel", "tips"]


def board(view: Mapping[str, object], speak: Catalogue, names: Sequence[str]) -> str:
    """Everything on the common table, for the viewer whose observation it is."""
    seen, say = read(view), words(speak)
    label = safe(say.say("board", "label"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board board-carson" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{label}">'
        f'<desc id="board-summary">{safe(_summary(seen, say))}</desc>'
        f"{definitions(seen['players'])}<defs>{SHARED}{plat_definitions(seen)}"
        f"{variant_definitions(_signs(seen))}</defs>"
        f"{head(seen, say)}{plat(seen, say, names)}{street(seen, say, names)}"
        f"{cards(seen, say, names)}{tracks(seen, say)}{markers(seen)}"
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


def _summary(view: View, say: Words) -> str:
    """The position in two sentences."""
    tiles = [parcel["tile"] for parcel in view["parcels"]]
    return say.say(
        "board",
        "summary",
        round=view["round"],
        rounds=ROUNDS,
        phase=say.speak.say("phases", str(view["phase"]), {}).lower(),
        roads=len(view["roads"]),
        buildings=sum(tile in NAMED for tile in tiles),
        houses=sum(tile in ("house", "terrace") for tile in tiles),
        bag=sum(view["bag"].values()),
        left=view["houses_left"],
    )
