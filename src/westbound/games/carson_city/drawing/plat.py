"""The plat: 64 parcels as ruled squares with survey numbers, the roads on their edges."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from westbound.games.carson_city.components import BUILDINGS, TILE_NAMES
from westbound.games.carson_city.drawing.here import current_place
from westbound.games.carson_city.drawing.layout import CELL, MAP_SIDE, MAP_X, MAP_Y, corner
from westbound.games.carson_city.drawing.model import coloured, white_owner
from westbound.games.carson_city.drawing.plat_variants import bridges, offer, plat_label, water
from westbound.games.carson_city.drawing.svg import definition, safe, text, use
from westbound.games.carson_city.drawing.words import Words
from westbound.games.carson_city.geometry import EDGE_CODES, EDGE_NAMES, PARCEL_CODES, edge_ends
from westbound.games.carson_city.observation import ParcelView, View

NAMED: Final = frozenset(TILE_NAMES[code] for code in BUILDINGS)
_HALF: Final = CELL / 2
_GRASS: Final = (
    "M16 40l-2-5M18 40v-6M20 40l2-5M39 28l-2-4M41 28v-5M43 28l2-4",
    "M33 46l-2-5M35 46v-6M37 46l2-5M12 31l-2-4M14 31v-5M16 31l2-4",
    "M43 43l-2-5M45 43v-6M47 43l2-5",
)
SHARED: Final = (
    f'<path id="land" d="M0 0h{CELL}v{CELL}H0z"/>'
    f'<rect id="halo" x="2.5" y="2.5" width="{CELL - 5}" height="{CELL - 5}" rx="3"/>'
    + "".join(
        definition(f"grass-{i}", f'<path class="k-grass" d="{d}"/>') for i, d in enumerate(_GRASS)
    )
    + '<g id="contours"><path d="M-30 3c-2-12 7-28 22-31s33 3 37 17-2 31-14 38-44 7-45-24z"/>'
    '<path d="M-41 5c-5-18 7-41 28-46s51 3 54 25-7 40-20 49-56 15-62-28z"/></g>'
)


def plat(view: View, words: Words, names: Sequence[str]) -> str:
    """The frame, the parcels, the roads, and a line to click on every edge."""
    parcels = "".join(
        _parcel(view, words, names, index, parcel) for index, parcel in enumerate(view["parcels"])
    )
    frame = (
        f'<rect class="neatline" x="{MAP_X - 5}" y="{MAP_Y - 5}" width="{MAP_SIDE + 10}" '
        f'height="{MAP_SIDE + 10}" rx="2"/>'
    )
    dry = [edge for edge in view["roads"] if edge not in view["bridges"]]
    return (
        f'<g class="plat">{frame}{_relief(view)}{parcels}{_roads(dry)}'
        f"{bridges(view['bridges'])}{_edges(words.tables['label']['edge'])}</g>"
    )


def _relief(view: View) -> str:
    """Contour lines around the mountains, under the parcels, as on a survey map."""
    lines = []
    for index, parcel in enumerate(view["parcels"]):
        if parcel["tile"] == "mountain":
            x, y = corner(index)
            turn = 40 * (index % 9)  # so that no two hills next to each other look alike
            place = f"translate({x + _HALF:g} {y + _HALF:g}) rotate({turn})"
            lines.append(f'<use href="#contours" transform="{place}"/>')
    return f'<g id="board-relief" class="relief">{"".join(lines)}</g>'


def _parcel(view: View, words: Words, names: Sequence[str], index: int, parcel: ParcelView) -> str:
    x, y = corner(index)
    name, owner = parcel["id"], parcel["owner"]
    classes = "parcel joined" if parcel["connected"] else "parcel"
    if owner is not None:
        classes += f" owned p{owner}"
    if name == current_place(view):
        classes += " current"
    inside = [use("land"), water(name, tuple(view["river"])), use("halo")]
    if owner is not None:
        inside.append(use(f"deed-{owner}"))
    inside.append(_standing(view, words, parcel))
    inside.append(_figures(view, parcel))
    inside.append(offer(view, parcel))
    label = safe(", ".join(_label(view, words, names, parcel)))
    return (
        f'<g id="parcel-{name}" class="{classes}" data-target="parcel:{name}" role="img" '
        f'aria-label="{label}" transform="translate({x} {y})">{"".join(inside)}</g>'
    )


def _busy(view: View, parcel: ParcelView) -> bool:
    """Whether cowboys need the lower half of the parcel."""
    sitting = view["town_hall"]["occupant"] is not None and parcel["tile"] == "town_hall"
    return bool(parcel["cowboys"]) or parcel["white"] or parcel["outlaw"] or sitting


def _standing(view: View, words: Words, parcel: ParcelView) -> str:
    """What stands on the parcel, with its name when there is room for it."""
    tile = parcel["tile"]
    if tile == "vacant":
        land = parcel["owner"] is None and parcel["id"] not in view["river"]
        wild = land and not _busy(view, parcel)
        return use(f"grass-{PARCEL_CODES[parcel['id']] * 5 % 3}") if wild else ""
    if _busy(view, parcel):
        aside = 7 if parcel["outlaw"] else 0  # an outlaw stands at the right
        return use(f"d-{tile}", _HALF - aside, 42, 0.78)
    if tile in NAMED:
        name = text(_HALF, CELL - 6, words.term(tile), "t-small", room=CELL - 9)
        return use(f"d-{tile}", _HALF, CELL - 16.5, 0.82) + name
    return use(f"d-{tile}", _HALF, CELL - 6, 1.05 if tile == "mountain" else 1.2)


def _figures(view: View, parcel: ParcelView) -> str:
    """Survey number, and the price of an unowned parcel or the income of a building."""
    if parcel["owner"] is None:
        number = text(5.5, 13.5, parcel["id"], "t-survey", anchor="s")
        if parcel["price"] is None or parcel["tile"] == "town_hall":  # CC-148: never for sale
            return number
        price = f"${parcel['price']}"
        return number + text(CELL - 5, 14, price, "t-figure", anchor="e")
    number = text(24.5, 13.5, parcel["id"], "t-survey", anchor="s")
    if not parcel["income"]:
        return number
    return number + (
        f'<circle class="purse" cx="{CELL - 10.5}" cy="10.5" r="9"/>'
        f"{text(CELL - 10.5, 14.6, str(parcel['income']), 't-figure', room=15)}"
    )


def _label(view: View, words: Words, names: Sequence[str], parcel: ParcelView) -> Iterable[str]:
    """What a screen reader says, part by part."""
    say = words.say
    yield say("label", "parcel", id=parcel["id"])
    wet = parcel["id"] in view["river"]
    yield words.say("label", "river") if wet else words.term(parcel["tile"])
    owner, tile = parcel["owner"], parcel["tile"]
    if owner is not None:
        yield say("label", "owner", name=names[owner])
    elif tile != "town_hall" and parcel["price"] is not None:
        yield say("label", "unowned")
        yield say("label", "price", price=parcel["price"])
    if parcel["income"] is not None:
        yield say("label", "income", income=parcel["income"])
    if parcel["connected"]:
        yield say("label", "connected")
    sitter = view["town_hall"]["occupant"]
    if tile == "town_hall" and sitter is not None:
        yield say("label", "occupant", name=names[sitter])
    yield from cowboys_label(view, words, names, parcel["cowboys"], parcel["white"])
    yield from plat_label(view, words, names, parcel)


def cowboys_label(
    view: View, words: Words, names: Sequence[str], cowboys: list[int], white: bool
) -> Iterable[str]:
    """Whose cowboys stand at a place."""
    others = coloured(view, cowboys, white)
    if others:
        whose = ", ".join(names[seat] for seat in others)
        yield words.say("label", "cowboys", names=whose)
    sheriff = white_owner(view)
    if white and sheriff is not None:
        yield words.say("label", "white", name=names[sheriff])


# --- roads


def _stretch(edge: str) -> str:
    """The edge as a piece of a path."""
    (row, column), (to_row, _) = edge_ends(EDGE_CODES[edge])
    across = f"h{CELL}" if row == to_row else f"v{CELL}"
    return f"M{MAP_X + column * CELL} {MAP_Y + row * CELL}{across}"


_STRETCHES: Final = {name: _stretch(name) for name in EDGE_NAMES}


def _roads(roads: list[str]) -> str:
    path = "".join(_STRETCHES[edge] for edge in roads)
    return (
        f'<g id="board-roads" class="roads"><path class="road-edge" d="{path}"/>'
        f'<path class="road" d="{path}"/><path class="road-line" d="{path}"/></g>'
        if path
        else '<g id="board-roads" class="roads"></g>'
    )


@cache
def _edges(label: str) -> str:
    """The same in every position: a transparent line on each edge of the map."""
    lines = "".join(
        f'<path id="edge-{name}" data-target="edge:{name}" role="img" '
        f'aria-label="{safe(label.format(id=name))}" d="{_STRETCHES[name]}"/>'
        for name in EDGE_NAMES
    )
    return f'<g id="board-edges" class="edges">{lines}</g>'
