"""What is left beside the map: New City tiles, growth markers, the bag, and the track tiles."""

from __future__ import annotations

from functools import lru_cache

from westbound.games.steam.components import COLOURS
from westbound.games.steam.drawing.geometry import grid, outline
from westbound.games.steam.drawing.layout import PIECES, STOCK
from westbound.games.steam.drawing.track import mini_track
from westbound.games.steam.drawing.type_scale import text
from westbound.games.steam.faces import FACE_CODES, PLACEMENTS
from westbound.games.steam.maps import GameMap
from westbound.games.steam.observation import SteamView
from westbound.kit.svg import el, escape, path, target, translate, use
from westbound.kit.texts import Texts

_SMALL = 15.0  # corner radius of a small tile
_COLUMNS = 7


def pieces(view: SteamView, texts: Texts) -> str:
    """New Cities can be picked; growth markers and the bag are to look at."""
    x, y = PIECES.x, PIECES.y
    parts = [text(x, y + 14, texts.say("board", "new_cities"), "t-head", anchor="s")]
    pitch = PIECES.width / len(COLOURS)
    for index, (colour, left) in enumerate(view["new_cities"].items()):
        parts.append(_new_city(texts, colour, left, (x + pitch * (index + 0.5), y + 42)))
    growth, bag = _growth(view, texts, x + PIECES.width, y), _bag(view, texts, x, y + 78)
    return el("g", *parts, growth, bag, cls="pieces")


def _growth(view: SteamView, texts: Texts, right: float, y: float) -> str:
    label = texts.say("label", "growth_left", n=view["growth_left"])
    marker = use("growth", right - 30, y + 9)
    left = text(right, y + 14, str(view["growth_left"]), "t-figure", anchor="e")
    return target(None, label, el("title", escape(label)), marker, left, id="growth-left")


def _new_city(texts: Texts, colour: str, left: int, place: tuple[float, float]) -> str:
    content = (
        path("chip", outline(18)),
        path(f"fill c-{colour}", outline(14.5)),
        el("g", use(f"g-{colour}"), cls=f"g-{colour}"),
        text(17, 17, f"×{left}", "t-figure", tone="ringed"),
    )
    cls, id_ = "new-city" if left else "new-city none", f"city-{colour}-tile"
    label = texts.say("label", "new_city_tile", colour=texts.term(colour), n=left)
    return target(f"city:{colour}", label, *content, id=id_, cls=cls, at=place)


def _bag(view: SteamView, texts: Texts, x: float, y: float) -> str:
    """How many cubes of each colour are still in the bag."""
    told = ", ".join(f"{texts.term(colour)} {n}" for colour, n in view["bag"].items())
    label = texts.say("label", "bag", n=sum(view["bag"].values()), cubes=told)
    parts = [text(x, y + 10, texts.say("board", "bag"), "t-head", anchor="s")]
    parts.append(use("bag", x + PIECES.width - 32, y + 4))
    total = str(sum(view["bag"].values()))
    parts.append(text(x + PIECES.width, y + 10, total, "t-figure", anchor="e"))
    pitch = PIECES.width / len(COLOURS)
    for index, (colour, left) in enumerate(view["bag"].items()):
        at = x + pitch * index + 8
        parts.append(use(f"q-{colour}", at, y + 30))
        parts.append(text(at + 11, y + 35, str(left), "t-figure", anchor="s"))
    return target(None, label, *parts, id="bag-left")


# --- track tiles


def stock(view: SteamView, map_: GameMap, texts: Texts) -> str:
    """Every face as a small tile with the number that could still be placed (STM-113)."""
    x, y = STOCK.x, STOCK.y
    parts = [text(x, y + 14, texts.say("board", "stock"), "t-head", anchor="s")]
    pitch = STOCK.width / _COLUMNS
    size = grid(map_).size
    for index, (face, left) in enumerate(view["stock"].items()):
        at = x + pitch * (index % _COLUMNS + 0.5), y + 38 + index // _COLUMNS * 57
        parts.append(_face(texts, size, face, left, at))
    return el("g", *parts, cls="stock")


@lru_cache(maxsize=2048)
def _face(texts: Texts, size: float, face: str, left: int, at: tuple[float, float]) -> str:
    x, y = at
    label = f"{texts.title(f'face_{face}')}: {left}"
    content = (
        el("title", escape(label)),
        translate(small_tile(face), x, y, _SMALL / size),
        text(x, y + 29, str(left), "t-figure"),
    )
    cls = "stock-tile" if left else "stock-tile none"
    return target(None, label, *content, id=f"stock-{face}", cls=cls)


@lru_cache(maxsize=256)
def small_tile(face: str) -> str:
    """A face, not turned."""
    placement = next(p for p in PLACEMENTS[1:] if p.face == FACE_CODES[face])
    town = use("town") if placement.town else ""
    return use("mini") + mini_track(placement) + town
