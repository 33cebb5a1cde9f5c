"""View to pictures and words: the table as SVG and as sentences, areas as HTML, tips, reference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from westbound.engine.json_types import Json
from westbound.engine.texts import Catalogue
from westbound.games.steam.drawing.actions import actions
from westbound.games.steam.drawing.definitions import definitions
from westbound.games.steam.drawing.geometry import grid
from westbound.games.steam.drawing.head import head, when
from westbound.games.steam.drawing.land import land, water_names
from westbound.games.steam.drawing.layout import HEIGHT, WIDTH
from westbound.games.steam.drawing.model import View, read, step_kind
from westbound.games.steam.drawing.panel import panel
from westbound.games.steam.drawing.places import cities, hexes, town_names
from westbound.games.steam.drawing.reference import Component, components
from westbound.games.steam.drawing.routes import tickets
from westbound.games.steam.drawing.scales import scales
from westbound.games.steam.drawing.spoken import spoken
from westbound.games.steam.drawing.stock import pieces, stock
from westbound.games.steam.drawing.supply import supply
from westbound.games.steam.drawing.svg import safe
from westbound.games.steam.drawing.tips import tips
from westbound.games.steam.drawing.track import tokens
from westbound.games.steam.drawing.tray import tray
from westbound.games.steam.drawing.words import Words, words

__all__ = ["Component", "board", "components", "panel", "spoken", "tips"]


def board(view: Mapping[str, Json], speak: Catalogue, names: Sequence[str]) -> str:
    """Everything on the common table, for the viewer whose observation it is."""
    seen, say = read(view), words(speak)
    map_name = str(seen["options"]["map"])
    label = safe(say.say("board", "label"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board board-steam" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{label}">'
        f'<desc id="summary">{safe(_summary(seen, say))}</desc>'
        f'<g id="asks" class="asks-{step_kind(seen)}"></g>'
        f"{definitions(grid(map_name).size, seen['players'])}"
        f"{head(seen, say, names)}{actions(seen, say, names)}{supply(seen, say)}"
        f"{pieces(seen, say)}{stock(seen, map_name, say)}{scales(seen, say, names)}"
        f"{land(map_name)}{water_names(map_name)}{hexes(seen, map_name, speak, names)}"
        f"{tokens(seen, map_name)}{cities(seen, map_name, speak)}{town_names(seen, map_name)}"
        f"{tickets(seen, map_name)}{tray(seen, map_name, say)}</svg>"
    )


def _summary(view: View, say: Words) -> str:
    """The position in two sentences."""
    return say.say(
        "board",
        "summary",
        turn=when(view, say),
        tiles=sum("tile" in here for here in view["hexes"].values()),
        links=sum(line["complete"] for line in view["lines"]),
        cubes=sum(len(here.get("cubes", ())) for here in view["hexes"].values()),
    )
