"""What pages show of a view: the table as SVG and in words, areas as HTML, tips, reference."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.engine.texts import Catalogue
from westbound.games.steam.drawing.actions import actions
from westbound.games.steam.drawing.definitions import definitions
from westbound.games.steam.drawing.description import description
from westbound.games.steam.drawing.geometry import grid
from westbound.games.steam.drawing.head import head, when
from westbound.games.steam.drawing.land import land, water_names
from westbound.games.steam.drawing.layout import HEIGHT, WIDTH
from westbound.games.steam.drawing.model import map_of, read, step_kind
from westbound.games.steam.drawing.panel import figures, panel
from westbound.games.steam.drawing.places import cities, hexes
from westbound.games.steam.drawing.reference import components
from westbound.games.steam.drawing.routes import tickets
from westbound.games.steam.drawing.scales import scales
from westbound.games.steam.drawing.stock import pieces, stock
from westbound.games.steam.drawing.supply import supply
from westbound.games.steam.drawing.tips import tips
from westbound.games.steam.drawing.town_names import town_names
from westbound.games.steam.drawing.track import tokens
from westbound.games.steam.drawing.tray import tray
from westbound.games.steam.observation import SteamView
from westbound.kit import board as kit
from westbound.kit import svg
from westbound.kit.texts import Texts, texts_of

__all__ = ["board", "components", "description", "figures", "panel", "tips"]


def board(view: kit.View, catalogue: Catalogue, names: Sequence[str]) -> str:
    """Everything on the common table, for the viewer whose observation it is."""
    seen, texts = read(view), texts_of(catalogue)
    map_ = map_of(seen)
    return svg.board(
        "steam",
        (WIDTH, HEIGHT),
        texts.say("board", "label"),
        _summary(seen, texts),
        svg.el("g", id="asks", cls=f"asks-{step_kind(seen)}"),
        definitions(grid(map_).size, seen["players"]),
        head(seen, texts, names),
        actions(seen, texts, names),
        supply(seen, texts),
        pieces(seen, texts),
        stock(seen, map_, texts),
        scales(seen, texts, names),
        land(map_),
        water_names(map_),
        hexes(seen, map_, catalogue, names),
        tokens(seen, map_),
        cities(seen, map_, catalogue),
        town_names(seen, map_),
        tickets(seen, map_),
        tray(seen, map_, texts),
        summary_id="summary",
    )


def _summary(view: SteamView, texts: Texts) -> str:
    """The position in two sentences."""
    return texts.say(
        "board",
        "summary",
        turn=when(view, texts),
        tiles=sum("tile" in here for here in view["hexes"].values()),
        links=sum(line["complete"] for line in view["lines"]),
        cubes=sum(len(here.get("cubes", ())) for here in view["hexes"].values()),
    )
