"""What pages show of a view: the table as SVG and in words, areas as HTML, tips, reference."""

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
from westbound.games.great_western_trail.drawing.panel import figures, panel
from westbound.games.great_western_trail.drawing.pieces import cattlemen, engines
from westbound.games.great_western_trail.drawing.railway import railway
from westbound.games.great_western_trail.drawing.reference import components
from westbound.games.great_western_trail.drawing.spaces import spaces
from westbound.games.great_western_trail.drawing.tips import tips
from westbound.games.great_western_trail.observation import TrailView
from westbound.kit import svg
from westbound.kit.svg import el
from westbound.kit.texts import Texts, texts_of

__all__ = ["board", "components", "description", "figures", "panel", "tips"]


def board(view: Mapping[str, object], catalogue: Catalogue, names: Sequence[str]) -> str:
    """Everything on the common table, for the viewer whose observation it is."""
    seen, texts, names = read(view), texts_of(catalogue), tuple(names)
    layers = {
        "head": head(seen, texts, names),
        "railway": railway(seen, texts, names),
        "land": LANDSCAPE,
        "city": kansas_city(seen, texts, names),
        "spaces": spaces(seen, texts, names),
        "jobs": job_market(seen, texts),
        "goals": objective_display(seen, texts),
        "market": cattle_market(seen, texts),
        "prices": prices(texts) + fees(seen, texts),
        "pieces": cattlemen(seen) + engines(seen),
    }
    return svg.board(
        "gwt",
        (WIDTH, HEIGHT),
        texts.say("board", "label"),
        _summary(seen, texts, names),
        definitions(seen["players"]),
        *(el("g", layer, id=f"layer-{name}") for name, layer in layers.items()),
    )


def _summary(view: TrailView, texts: Texts, names: Sequence[str]) -> str:
    """The position in two sentences."""
    tiles = [here["tile"] for here in view["trail"].values() if here["tile"]]
    return texts.say(
        "board",
        "summary",
        turn=turn(view, texts, names),
        buildings=sum(here["owner"] is not None for here in view["trail"].values()),
        hazards=sum(tile.split("_")[0] in ("flood", "drought", "rockfall") for tile in tiles),
        teepees=sum(tile.endswith("teepee") for tile in tiles),
        workers=sum(len(row["workers"]) for row in view["job_market"]["rows"]),
        cards=len(view["cattle_market"]),
    )
