"""The empty map as a picture of its own, without a page around it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Final

from westbound.engine.option import complete
from westbound.engine.texts import catalogue
from westbound.games.steam.drawing.art import CUBE
from westbound.games.steam.drawing.definitions import definitions
from westbound.games.steam.drawing.geometry import grid, middles
from westbound.games.steam.drawing.land import land, water_names
from westbound.games.steam.drawing.layout import MAP
from westbound.games.steam.drawing.model import read
from westbound.games.steam.drawing.places import cities, cube_places, hexes
from westbound.games.steam.drawing.town_names import town_names
from westbound.games.steam.game import GAME
from westbound.games.steam.map_titles import title_of
from westbound.games.steam.maps import GameMap, read_map
from westbound.games.steam.state import SteamState
from westbound.kit.svg import el, escape, number, rect, translate

_MARGIN: Final = 6
# What a page provides: colours, here those of the light theme, and the styles all games share.
_PAGE: Final = """
svg {
  display: block; width: 100%; height: auto; background: var(--paper); color-scheme: light;
  --paper: #f6eedd; --card: #fffaf0; --raised: #fffdf7; --ink: #2b2118; --sepia: #755d3f;
  --line: #dccfb1; --legal: #d98a00; --brass: #b5862f; --danger: #a33b2a; --success: #3f7a4c;
  --plains: #dfe0b4; --hills: #d8bd8c; --coast: #d5dcc0; --sea: #bcd3d3;
  --slab: "Zilla Slab", Rockwell, "Roboto Slab", "Bookman Old Style", Georgia, serif;
  --sans: "Alegreya Sans", "Gill Sans", Candara, "Trebuchet MS", sans-serif;
  --on-player: #fffdf7; --night: #2b2118;
  --outline: color-mix(in srgb, var(--ink) 78%, var(--sepia));
}
text { fill: var(--ink); font-family: var(--sans); text-anchor: middle; }
text.t-text { font-weight: 500; }
text.t-name { font-family: var(--slab); font-weight: 600; }
[class^="k-"] { stroke-linejoin: round; stroke-linecap: round; }
.k-dot { fill: var(--night); stroke: none; }
.neatline { fill: none; stroke: var(--outline); stroke-width: 1.8; }
.slot { fill: none; stroke: var(--on-player); stroke-width: 1.2; stroke-dasharray: 2.4 1.8; }
"""


def map_picture(text: str, language: str) -> str:
    """The map of a file as SVG: land, places, and as many slots as a city begins with cubes."""
    map_, texts = read_map(text), catalogue(GAME.package, language)
    view = read(GAME.observe(_empty(text), None))
    width, height = MAP.x + MAP.width + _MARGIN, MAP.y + MAP.height + _MARGIN
    style = files(__package__).joinpath("static/board.css").read_text(encoding="utf-8")
    drawn = el(
        "svg",
        el("title", escape(title_of(map_, texts))),
        f"<style><![CDATA[{style}{_PAGE}]]></style>",
        definitions(grid(map_).size, 0),
        land(map_),
        water_names(map_),
        hexes(view, map_, texts, ()),
        town_names(view, map_),
        cities(view, map_, texts),
        *_slots(map_),
        xmlns="http://www.w3.org/2000/svg",
        cls="board board-steam",
        role="img",
        viewBox=f"0 0 {number(width)} {number(height)}",
    )
    return f"{drawn}\n"


def _empty(text: str) -> SteamState:
    """A table before anything has been drawn from the bag."""
    return GAME.new(GAME.players[0], complete(GAME.options, {"map": text}))


def _slots(map_: GameMap) -> Iterator[str]:
    for hex_ in map_.hexes:
        if map_.cubes[hex_]:
            places = cube_places(map_.cubes[hex_])
            drawn = (rect("slot", x - CUBE / 2, y - CUBE / 2, CUBE, CUBE, 1.5) for x, y in places)
            yield translate("".join(drawn), *middles(map_)[map_.names[hex_]])
