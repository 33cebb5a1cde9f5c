"""The Carson River and its bridges on the map (CC-214, CC-217)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from westbound.games.carson_city.base.drawing.layout import CELL, MAP_X, MAP_Y
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
from westbound.games.carson_city.variants.river.water import pools, river_cell, river_sides
from westbound.kit.svg import number
from westbound.kit.texts import Texts


@cache
def water(parcel: str, river: tuple[str, ...]) -> str:
    """The river in one of its parcels; nothing elsewhere."""
    if parcel not in river:
        return ""
    cells = [PARCEL_CODES[name] for name in river]
    here = PARCEL_CODES[parcel]
    return f'<g class="river">{river_cell(river_sides(here, cells), pools(here, cells))}</g>'


def bridges(names: Sequence[str]) -> str:
    """Over the water, in the place of the stroke of a road."""
    drawn = []
    for name in names:
        (row, column), (to_row, to_column) = edge_ends(EDGE_CODES[name])
        x = MAP_X + (column + to_column) * CELL / 2
        y = MAP_Y + (row + to_row) * CELL / 2
        turn = " rotate(90)" if column == to_column else ""
        place = f"translate({number(x)} {number(y)}){turn}"
        drawn.append(f'<use href="#bridge" transform="{place}"/>')
    return f'<g id="board-bridges" class="bridges">{"".join(drawn)}</g>'


RIVER_RULE: Final = "CC-214"
BRIDGE_RULE: Final = "CC-217"


def bridge_words(view: View, texts: Texts, edge: str) -> str:
    """An edge in the river is for a bridge: two roads (CC-217)."""
    if edge in view["bridges"]:
        return texts.say("tips", "bridge")
    if edge not in _water(tuple(view["river"])):
        return ""
    return texts.say("tips", "no_bridge", roads=int(RIVER["bridge_roads"]))


@cache
def _water(river: tuple[str, ...]) -> frozenset[str]:
    edges = water_edges(mask_of(PARCEL_CODES[name] for name in river)) if river else 0
    return frozenset(EDGE_NAMES[edge] for edge in members(edges))
