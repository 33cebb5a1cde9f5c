"""The Carson River and its bridges on the map (CC-214, CC-217)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from westbound.games.carson_city.base.drawing.layout import CELL, MAP_X, MAP_Y
from westbound.games.carson_city.base.drawing.part_drawing import PartDrawing, Piece, Terrain, Tip
from westbound.games.carson_city.geometry import (
    EDGE_CODES,
    EDGE_NAMES,
    PARCEL_CODES,
    edge_ends,
    mask_of,
    members,
)
from westbound.games.carson_city.observation import View
from westbound.games.carson_city.variants.river.components import RIVER, water_edges
from westbound.games.carson_city.variants.river.water import bridge, pools, river_cell, river_sides
from westbound.kit.description import Describer
from westbound.kit.svg import el, path, translate, use
from westbound.kit.texts import Texts

RIVER_RULE: Final = "CC-214"
BRIDGE_RULE: Final = "CC-217"
_LAND: Final = path("k-yard", f"M0 0h{CELL}v{CELL}H0z")
_WATER: Final = path("k-water", f"M{-CELL / 2} -22h{CELL}v44h{-CELL}z")


class RiverDrawing(PartDrawing):
    pieces = (
        Piece(
            "river",
            translate(_LAND + river_cell("ns"), -13, -13, 0.45),
            (RIVER_RULE, "CC-219", "CC-220", "CC-221"),
        ),
        Piece(
            "bridge", translate(_WATER + bridge(), 0, 0, 0.45), (BRIDGE_RULE, "CC-222", "CC-223")
        ),
    )

    def symbols(self, view: View) -> dict[str, str]:
        return {"bridge": bridge()} if view["river"] else {}

    def on_the_map(self, view: View) -> str:
        return el("g", *map(_bridge, view["bridges"]), id="board-bridges", cls="bridges")

    def terrain(self, view: View) -> Mapping[str, Terrain]:
        return _terrain(tuple(view["river"]))

    def own_roads(self, view: View) -> Sequence[str]:
        """Bridges lie over the water, in the place of the stroke of a road."""
        return view["bridges"]

    def tips(self, view: View, texts: Texts) -> Iterator[tuple[str, Tip]]:
        for parcel in view["river"]:
            name = f"{parcel}, {texts.say('label', 'river')}"
            yield f"parcel:{parcel}", Tip(name, [texts.say("things", "river")], RIVER_RULE)
        free = texts.say("tips", "no_bridge", roads=int(RIVER["bridge_roads"]))
        built = texts.say("tips", "bridge")
        for edge in _edges(tuple(view["river"])).union(view["bridges"]):
            words = built if edge in view["bridges"] else free
            yield f"edge:{edge}", Tip(texts.say("label", "edge", id=edge), [words], BRIDGE_RULE)

    def describe_table(self, tell: Describer[View]) -> Iterator[str]:
        if tell.view["river"]:
            yield tell.say("river_parcels", parcels=", ".join(tell.view["river"]))
        if tell.view["bridges"]:
            yield tell.say("bridges", edges=", ".join(tell.view["bridges"]))


@cache
def _terrain(river: tuple[str, ...]) -> Mapping[str, Terrain]:
    """The water of each parcel, by the river it belongs to."""
    cells = [PARCEL_CODES[name] for name in river]
    return {
        name: Terrain("river", _water(river_cell(river_sides(here, cells), pools(here, cells))))
        for name, here in zip(river, cells, strict=True)
    }


def _water(drawing: str) -> str:
    return el("g", drawing, cls="river")


@cache
def _bridge(edge: str) -> str:
    (row, column), (to_row, to_column) = edge_ends(EDGE_CODES[edge])
    x = MAP_X + (column + to_column) * CELL / 2
    y = MAP_Y + (row + to_row) * CELL / 2
    return use("bridge", x, y, turn=90 if column == to_column else 0)


@cache
def _edges(river: tuple[str, ...]) -> frozenset[str]:
    """The edges in the water: a bridge on one costs two roads (CC-217)."""
    edges = water_edges(mask_of(PARCEL_CODES[name] for name in river)) if river else 0
    return frozenset(EDGE_NAMES[edge] for edge in members(edges))


DRAWING: Final = RiverDrawing()
