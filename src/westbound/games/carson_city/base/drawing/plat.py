"""The plat: 64 parcels as ruled squares with survey numbers, the roads on their edges."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from westbound.games.carson_city.base.drawing.art import definition
from westbound.games.carson_city.base.drawing.auction import bid_words, offer
from westbound.games.carson_city.base.drawing.layout import CELL, MAP_SIDE, MAP_X, MAP_Y, corner
from westbound.games.carson_city.base.drawing.model import coloured
from westbound.games.carson_city.base.drawing.scene import Scene
from westbound.games.carson_city.base.drawing.type_scale import text
from westbound.games.carson_city.components import BUILDINGS, TILE_NAMES
from westbound.games.carson_city.geometry import EDGE_CODES, EDGE_NAMES, PARCEL_CODES, edge_ends
from westbound.games.carson_city.observation import ParcelView, View
from westbound.kit.svg import classes, el, path, rect, target, use, void
from westbound.kit.texts import Texts, listed

NAMED: Final = frozenset(TILE_NAMES[code] for code in BUILDINGS)
_HALF: Final = CELL / 2
_ASIDE: Final = 7  # how far a building makes room for a stranger
_GRASS: Final = (
    "M16 40l-2-5M18 40v-6M20 40l2-5M39 28l-2-4M41 28v-5M43 28l2-4",
    "M33 46l-2-5M35 46v-6M37 46l2-5M12 31l-2-4M14 31v-5M16 31l2-4",
    "M43 43l-2-5M45 43v-6M47 43l2-5",
)
SHARED: Final = "".join(
    (
        void("path", id="land", d=f"M0 0h{CELL}v{CELL}H0z"),
        void("rect", id="halo", x=2.5, y=2.5, width=CELL - 5, height=CELL - 5, rx=3),
        *(definition(f"grass-{i}", path("k-grass", d)) for i, d in enumerate(_GRASS)),
        el(
            "g",
            path(None, "M-30 3c-2-12 7-28 22-31s33 3 37 17-2 31-14 38-44 7-45-24z"),
            path(None, "M-41 5c-5-18 7-41 28-46s51 3 54 25-7 40-20 49-56 15-62-28z"),
            id="contours",
        ),
    )
)
_LAND: Final = use("land")
_HALO: Final = use("halo")
_FRAME: Final = rect("neatline", MAP_X - 5, MAP_Y - 5, MAP_SIDE + 10, MAP_SIDE + 10, 2)


def plat(scene: Scene) -> str:
    """The frame, the parcels, the roads, and a line to click on every edge."""
    view, parts = scene.view, scene.parts
    elsewhere = {edge for part in parts for edge in part.own_roads(view)}
    return el(
        "g",
        _FRAME,
        _relief(view),
        *(_parcel(scene, index, parcel) for index, parcel in enumerate(view["parcels"])),
        _roads([edge for edge in view["roads"] if edge not in elsewhere]),
        *(part.on_the_map(view) for part in parts),
        _edges(scene.texts.tables["label"]["edge"]),
        cls="plat",
    )


def _relief(view: View) -> str:
    """Contour lines around the mountains, under the parcels, as on a survey map."""
    lines = []
    for index, parcel in enumerate(view["parcels"]):
        if parcel["tile"] == "mountain":
            x, y = corner(index)
            turn = 40 * (index % 9)  # so that no two hills next to each other look alike
            lines.append(use("contours", x + _HALF, y + _HALF, turn=turn))
    return el("g", *lines, id="board-relief", cls="relief")


# --- parcels


def _parcel(scene: Scene, index: int, parcel: ParcelView) -> str:
    name, owner = parcel["id"], parcel["owner"]
    terrain, going = scene.terrain.get(name), scene.auction
    return target(
        f"parcel:{name}",
        ", ".join(_label(scene, parcel)),
        _LAND,
        terrain.drawing if terrain else "",
        _HALO,
        "" if owner is None else use(f"deed-{owner}"),
        _standing(scene, parcel),
        _figures(parcel, scene.texts),
        offer(going, scene.texts) if going and name in going.parcels else "",
        cls=classes(
            "parcel joined" if parcel["connected"] else "parcel",
            "" if owner is None else f"owned p{owner}",
            "current" if name == scene.current_place else "",
        ),
        at=corner(index),
    )


def _standing(scene: Scene, parcel: ParcelView) -> str:
    """What stands on the parcel, with its name when there is room for it."""
    name, tile, stranger = parcel["id"], parcel["tile"], parcel["id"] in scene.strangers
    sitting = tile == "town_hall" and scene.view["town_hall"]["occupant"] is not None
    crowded = bool(parcel["cowboys"]) or parcel["white"] or stranger or sitting
    if tile == "vacant":
        bare = crowded or parcel["owner"] is not None or name in scene.terrain
        return "" if bare else use(f"grass-{PARCEL_CODES[name] * 5 % 3}")
    if crowded:  # in the lower half
        return use(f"d-{tile}", _HALF - (_ASIDE if stranger else 0), 42, 0.78)
    return _building(tile, scene.texts.term(tile))


@lru_cache(maxsize=256)
def _building(tile: str, name: str) -> str:
    if tile in NAMED:
        words = text(_HALF, CELL - 6, name, "t-small", max_width=CELL - 9)
        return use(f"d-{tile}", _HALF, CELL - 16.5, 0.82) + words
    return use(f"d-{tile}", _HALF, CELL - 6, 1.05 if tile == "mountain" else 1.2)


def _figures(parcel: ParcelView, texts: Texts) -> str:
    """Survey number, and the price of an unowned parcel or the income of a building."""
    if parcel["owner"] is None:
        survey = text(5.5, 13.5, parcel["id"], "t-survey", anchor="s")
        if parcel["price"] is None or parcel["tile"] == "town_hall":  # CC-148: never for sale
            return survey
        price = texts.money(parcel["price"])
        return survey + text(CELL - 5, 14, price, "t-figure", anchor="e")
    survey = text(24.5, 13.5, parcel["id"], "t-survey", anchor="s")
    return survey + _income(parcel["income"]) if parcel["income"] else survey


def _income(income: int) -> str:
    purse = void("circle", cls="purse", cx=CELL - 10.5, cy=10.5, r=9)
    return purse + text(CELL - 10.5, 14.6, str(income), "t-figure", max_width=15)


# --- what is said of parcels


def _label(scene: Scene, parcel: ParcelView) -> Iterable[str]:
    """What a screen reader says, part by part."""
    say, names, name = scene.texts.say, scene.names, parcel["id"]
    owner, tile, terrain = parcel["owner"], parcel["tile"], scene.terrain.get(name)
    yield say("label", "parcel", id=name)
    yield say("label", terrain.name) if terrain else scene.texts.term(tile)
    if owner is not None:
        yield say("label", "owner", name=names[owner])
    elif tile != "town_hall" and parcel["price"] is not None:
        yield say("label", "unowned")
        yield say("label", "price", price=parcel["price"])
    if parcel["income"] is not None:
        yield say("label", "income", income=parcel["income"])
    if parcel["connected"]:
        yield say("label", "connected")
    sitter = scene.view["town_hall"]["occupant"]
    if tile == "town_hall" and sitter is not None:
        yield say("label", "occupant", name=names[sitter])
    yield from cowboys_label(scene, parcel["cowboys"], parcel["white"])
    yield from _also_there(scene, parcel)


def _also_there(scene: Scene, parcel: ParcelView) -> Iterable[str]:
    """Strangers, tokens, and what is bid."""
    if stranger := scene.strangers.get(parcel["id"]):
        yield scene.texts.say("label", stranger.name, strength=stranger.strength)
    if parcel["dynamite"]:
        whose = listed(scene.texts, scene.names, parcel["dynamite"])
        yield scene.texts.say("label", "dynamite", names=whose)
    if scene.auction is not None and parcel["id"] in scene.auction.parcels:
        yield bid_words(scene.auction, scene.texts, scene.names)


def cowboys_label(scene: Scene, cowboys: list[int], white: bool) -> Iterable[str]:
    """Whose cowboys stand at a place."""
    if not cowboys and not white:
        return
    sheriff = scene.white_owner
    if others := coloured(cowboys, sheriff, white):
        yield scene.texts.say("label", "cowboys", names=listed(scene.texts, scene.names, others))
    if white and sheriff is not None:
        yield scene.texts.say("label", "white", name=scene.names[sheriff])


# --- roads


def _stretch(edge: str) -> str:
    """The edge as a piece of a path."""
    (row, column), (to_row, _) = edge_ends(EDGE_CODES[edge])
    across = f"h{CELL}" if row == to_row else f"v{CELL}"
    return f"M{MAP_X + column * CELL} {MAP_Y + row * CELL}{across}"


_STRETCHES: Final = {name: _stretch(name) for name in EDGE_NAMES}


def _roads(roads: list[str]) -> str:
    way = "".join(_STRETCHES[edge] for edge in roads)
    strokes = [path(cls, way) for cls in ("road-edge", "road", "road-line")] if way else []
    return el("g", *strokes, id="board-roads", cls="roads")


@cache
def _edges(label: str) -> str:
    """The same in every position: a transparent line on each edge of the map."""
    lines = [
        target(f"edge:{name}", label.format(id=name), tag="path", d=_STRETCHES[name])
        for name in EDGE_NAMES
    ]
    return el("g", *lines, id="board-edges", cls="edges")
