"""View to pictures and words: the table as SVG and as sentences, areas as HTML, tips, reference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from westbound.engine.texts import Catalogue
from westbound.games.great_western_trail.drawing.definitions import definitions
from westbound.games.great_western_trail.drawing.description import description
from westbound.games.great_western_trail.drawing.jobs import job_market
from westbound.games.great_western_trail.drawing.kansas_city import kansas_city
from westbound.games.great_western_trail.drawing.landscape import LANDSCAPE
from westbound.games.great_western_trail.drawing.layout import HEIGHT, WIDTH
from westbound.games.great_western_trail.drawing.market import cattle_market
from westbound.games.great_western_trail.drawing.model import read
from westbound.games.great_western_trail.drawing.notes import fees, head, prices, turn
from westbound.games.great_western_trail.drawing.objectives import objective_display
from westbound.games.great_western_trail.drawing.panel import panel
from westbound.games.great_western_trail.drawing.pieces import cattlemen, engines
from westbound.games.great_western_trail.drawing.railway import railway
from westbound.games.great_western_trail.drawing.reference import Component, components
from westbound.games.great_western_trail.drawing.spaces import spaces
from westbound.games.great_western_trail.drawing.svg import safe
from westbound.games.great_western_trail.drawing.tips import tips
from westbound.games.great_western_trail.drawing.words import Words, words
from westbound.games.great_western_trail.observation import View

__all__ = ["Component", "board", "components", "description", "panel", "tips"]


def board(view: Mapping[str, object], speak: Catalogue, names: Sequence[str]) -> str:
    """Everything on the common table, for the viewer whose observation it is."""
    seen, say = read(view), words(speak)
    label = safe(say.say("board", "label"))
    layers = {
        "head": head(seen, say, names),
        "railway": railway(seen, say, names),
        "land": LANDSCAPE,
        "city": kansas_city(seen, say, names),
        "spaces": spaces(seen, say, names),
        "jobs": job_market(seen, say),
        "goals": objective_display(seen, say),
        "market": cattle_market(seen, say),
        "prices": prices(say.say("board", "prices")) + fees(seen, say),
        "pieces": cattlemen(seen) + engines(seen),
    }
    drawn = "".join(f'<g id="layer-{name}">{layer}</g>' for name, layer in layers.items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board board-gwt" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{label}">'
        f'<desc id="board-summary">{safe(_summary(seen, say, names))}</desc>'
        f"{definitions(seen['players'])}{drawn}</svg>"
    )


def _summary(view: View, say: Words, names: Sequence[str]) -> str:
    """The position in two sentences."""
    tiles = [here["tile"] for here in view["trail"].values() if here["tile"]]
    return say.say(
        "board",
        "summary",
        turn=turn(view, say, names),
        buildings=sum(here["owner"] is not None for here in view["trail"].values()),
        hazards=sum(tile.split("_")[0] in ("flood", "drought", "rockfall") for tile in tiles),
        teepees=sum(tile.endswith("teepee") for tile in tiles),
        workers=sum(len(row["workers"]) for row in view["job_market"]["rows"]),
        cards=len(view["cattle_market"]),
    )
