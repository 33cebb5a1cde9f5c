"""The empty map as a picture that needs no page around it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Final

from westbound.engine.option import complete
from westbound.engine.texts import catalogue
from westbound.games.steam.drawing.definitions import definitions
from westbound.games.steam.drawing.geometry import grid, middles
from westbound.games.steam.drawing.icons import CUBE
from westbound.games.steam.drawing.land import land, water_names
from westbound.games.steam.drawing.layout import MAP
from westbound.games.steam.drawing.model import read
from westbound.games.steam.drawing.places import cities, cube_places, hexes, town_names
from westbound.games.steam.drawing.svg import box, moved, number, safe
from westbound.games.steam.game import GAME
from westbound.games.steam.maps import GameMap, read_map
from westbound.games.steam.state import SteamState

_MARGIN: Final = 6
# What a page gives to its drawings: colours, here the light ones, and what all games share.
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
    map_, speak = read_map(text), catalogue(GAME.package, language)
    view = read(GAME.observe(_empty(text), None))
    wide, high = MAP.x + MAP.wide + _MARGIN, MAP.y + MAP.high + _MARGIN
    style = files(__package__).joinpath("static/board.css").read_text(encoding="utf-8")
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="board board-steam" role="img" '
        f'viewBox="0 0 {number(wide)} {number(high)}"><title>{safe(map_.name)}</title>'
        f"<style><![CDATA[{style}{_PAGE}]]></style>{definitions(grid(text).size, 0)}"
        f"{land(text)}{water_names(text)}{hexes(view, text, speak, ())}{town_names(view, text)}"
        f"{cities(view, text, speak)}{''.join(_slots(text, map_))}</svg>\n"
    )


def _empty(text: str) -> SteamState:
    """A table before anything has been drawn from the bag."""
    return GAME.new(GAME.players[0], complete(GAME.options, {"map": text}))


def _slots(text: str, map_: GameMap) -> Iterator[str]:
    for hex_ in map_.hexes:
        if map_.cubes[hex_]:
            places = cube_places(map_.cubes[hex_])
            drawn = (box("slot", x - CUBE / 2, y - CUBE / 2, CUBE, CUBE, 1.5) for x, y in places)
            yield moved("".join(drawn), *middles(text)[map_.names[hex_]])
