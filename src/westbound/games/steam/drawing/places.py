"""What lies on the hexes: track with its towns, and cities with their cubes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from westbound.engine.texts import Catalogue
from westbound.games.steam.components import COLOURS
from westbound.games.steam.drawing.art import CUBE
from westbound.games.steam.drawing.geometry import grid, middles
from westbound.games.steam.drawing.labels import city_text, hex_text
from westbound.games.steam.drawing.model import site
from westbound.games.steam.drawing.routes import route_to
from westbound.games.steam.drawing.track import Rails, incomplete_sides, rails, track_on
from westbound.games.steam.drawing.type_scale import text
from westbound.games.steam.maps import GameMap
from westbound.games.steam.observation import SteamView
from westbound.kit.svg import classes, el, target, use
from westbound.kit.texts import Texts, texts_of

SPOT: Final = use("hx", cls="spot")
PITCH: Final = CUBE + 0.6
_EDGE: Final = 6.0  # of the width of a city, that its name leaves free
_ROWS: Final = (7.4, 22.0)  # the middle of the rows of cubes in a city
_IN_ROW: Final = (4, 3)


def hexes(view: SteamView, map_: GameMap, catalogue: Catalogue, names: Sequence[str]) -> str:
    """Every hex without a city, in the order of the map."""
    chosen = site(view)
    incomplete = incomplete_sides(view["lines"])
    people = tuple(names)
    parts = [
        _hex(map_, name, catalogue, rails(view, map_, name, incomplete), people, name == chosen)
        for name in map_.names
        if "city" not in view["hexes"][name]
    ]
    return el("g", *parts, id="hexes", cls="hexes")


@lru_cache(maxsize=8192)
def _hex(
    map_: GameMap,
    name: str,
    catalogue: Catalogue,
    laid: Rails | None,
    names: tuple[str, ...],
    chosen: bool,
) -> str:
    hex_ = map_.code_of[name]
    track = "" if laid is None else track_on(map_, name, laid)
    town = use("town") if map_.town[hex_] else ""
    cls = "hex site" if chosen else "hex"
    label = hex_text(texts_of(catalogue), map_, name, laid, names)
    place = middles(map_)[name]
    return target(f"hex:{name}", label, SPOT, track, town, cls=cls, at=place, site=chosen)


# --- cities


class City(NamedTuple):
    """What is drawn of a city; two that are equal have the same picture."""

    hex: str
    colour: str
    name: str
    new: bool
    grown: bool
    cubes: tuple[str, ...]
    chosen: bool
    route: str


def cities(view: SteamView, map_: GameMap, catalogue: Catalogue) -> str:
    chosen = site(view)
    parts = []
    for name in map_.names:
        here = view["hexes"][name]
        if "city" in here:
            seen = City(
                hex=name,
                colour=here["city"],
                name=here["name"],
                new=here["new"],
                grown=here["grown"],
                cubes=tuple(here.get("cubes", ())),
                chosen=name == chosen,
                route=route_to(view, map_, name),
            )
            parts.append(_city(map_, catalogue, seen))
    return el("g", *parts, id="cities", cls="cities")


@lru_cache(maxsize=4096)
def _city(map_: GameMap, catalogue: Catalogue, city: City) -> str:
    texts, size, colour = texts_of(catalogue), grid(map_).size, city.colour
    place = middles(map_)[city.hex]
    content = (
        SPOT,
        use(f"city-{colour}"),
        el("g", use(f"g-{colour}", 0, -size * 0.6), cls=f"g-{colour}"),
        use("growth", -size * 0.36, -size * 0.6) if city.grown else "",
        text(
            0,
            -6.5,
            city.name,
            "t-name",
            max_width=2 * size - _EDGE,
            tone=f"on-{colour} ringed-{colour}",
        ),
    )
    cls = classes("hex place", "new" if city.new else "", "site" if city.chosen else "")
    label = city_text(texts, city.name, colour, city.cubes, city.new, city.grown)
    drawn = target(f"hex:{city.hex}", label, *content, cls=cls, at=place, site=city.chosen)
    return drawn + city.route + _cubes(texts, city, place)


def _cubes(texts: Texts, city: City, place: tuple[float, float]) -> str:
    """The cubes of each colour can be picked together: one of them moves."""
    spots = list(cube_places(len(city.cubes)))
    scale = 1.0 if len(city.cubes) <= sum(_IN_ROW) else 0.78
    parts = []
    for colour in COLOURS:
        own = [spot for cube, spot in zip(city.cubes, spots, strict=True) if cube == colour]
        if own:
            word = texts.term(colour)
            label = texts.say("label", "cube", name=city.name, colour=word, count=len(own))
            halos = [use("halo", x, y, scale) for x, y in own]
            cubes = [use(f"q-{colour}", x, y, scale) for x, y in own]
            pick = f"cube:{city.hex}-{colour}"
            parts.append(target(pick, label, *halos, *cubes, cls="cube", at=place))
    return "".join(parts)


def cube_places(count: int) -> Iterable[tuple[float, float]]:
    """Up to seven in two rows; more of them smaller, in three."""
    rows, pitch = tuple(zip(_IN_ROW, _ROWS, strict=True)), PITCH
    if count <= _IN_ROW[0]:
        rows = ((_IN_ROW[0], 11.0),)
    elif count > sum(_IN_ROW):
        rows, pitch = ((5, 4.6), (5, 16.0), (9, 27.4)), PITCH * 0.78
    done = 0
    for in_row, y in rows:
        here = min(in_row, count - done)
        for index in range(here):
            yield (index - (here - 1) / 2) * pitch, y
        done += here
