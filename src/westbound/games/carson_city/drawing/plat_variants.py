"""What variants and some cards bring onto the plat: river, bridges, outlaws, what is auctioned."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from westbound.games.carson_city.drawing.layout import CELL, MAP_X, MAP_Y, corner
from westbound.games.carson_city.drawing.model import Auction, auction
from westbound.games.carson_city.drawing.river import bridge, pools, river_cell, river_sides
from westbound.games.carson_city.drawing.svg import definition, number, text, use
from westbound.games.carson_city.drawing.variant_pieces import outlaw
from westbound.games.carson_city.drawing.words import Words
from westbound.games.carson_city.geometry import EDGE_CODES, PARCEL_CODES, edge_ends
from westbound.games.carson_city.observation import ParcelView, View

OUTLAW_ROOM: Final = 25  # what an outlaw takes of the line where cowboys stand
_HALF: Final = CELL / 2


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
        x = MAP_X + (column + to_column) * _HALF
        y = MAP_Y + (row + to_row) * _HALF
        turn = " rotate(90)" if column == to_column else ""
        place = f"translate({number(x)} {number(y)}){turn}"
        drawn.append(f'<use href="#bridge" transform="{place}"/>')
    return f'<g id="board-bridges" class="bridges">{"".join(drawn)}</g>'


def plat_definitions(view: View) -> str:
    """What the plat uses many times, as far as this table plays with it."""
    parts = definition("bridge", bridge()) if view["river"] else ""
    if view["outlaws"]:
        parts += definition("outlaw", outlaw(view["outlaw_strength"]))
    return parts


def outlaws(view: View) -> str:
    """They stand at the right of their parcels, so that cowboys can face them."""
    drawn = []
    for name in view["outlaws"]:
        x, y = corner(PARCEL_CODES[name])
        drawn.append(
            f'<g id="outlaw-{_outlaw_key(view, name)}" class="outlaw" '
            f'transform="translate({number(x + CELL - 14.5)},{number(y + CELL - 4)})">'
            f"{use('outlaw', scale=0.94)}</g>"
        )
    layer = "".join(sorted(drawn))
    return f'<g id="board-outlaws" class="outlaws" aria-hidden="true">{layer}</g>'


def _outlaw_key(view: View, name: str) -> str:
    """A page lets those ride that it knows again: before and after his move an outlaw has the name
    of the parcel where he goes.
    """
    if name not in view["outlaw_goals"]:
        return name
    return view["outlaw_goals"][name] or f"{name}-waits"


def offer(view: View, parcel: ParcelView) -> str:
    """A gavel on what is auctioned, with the highest bid and whose it is."""
    going = auction(view)
    if going is None or parcel["id"] not in going.parcels:
        return ""
    return bid_flag(going, _HALF, 29)


def bid_flag(going: Auction, x: float, y: float) -> str:
    """A label around x: the gavel, and the bid in the colours of the leader."""
    if going.leader is None:
        return (
            f'<g class="bid"><rect class="plank" x="{number(x - 11)}" y="{number(y - 11)}" '
            f'width="22" height="22" rx="4"/>{use("g-gavel", x, y)}</g>'
        )
    return (
        f'<g class="bid p{going.leader}"><rect class="plank" x="{number(x - 25)}" '
        f'y="{number(y - 11)}" width="50" height="22" rx="4"/>{use("g-gavel", x - 14, y, 0.9)}'
        f"{text(x + 3, y + 4.2, f'${going.high}', 't-figure', room=18)}"
        f'<circle class="m-disc" cx="{number(x + 17.5)}" cy="{number(y)}" r="6"/>'
        f"{use(f'm-{going.leader}', x + 17.5, y, 0.6)}</g>"
    )


def bid_words(going: Auction, words: Words, names: Sequence[str]) -> str:
    if going.leader is None:
        return words.say("label", "auction")
    return words.say("label", "bid", bid=going.high, name=names[going.leader])


def plat_label(view: View, words: Words, names: Sequence[str], parcel: ParcelView) -> Iterable[str]:
    """The same for a screen reader."""
    if parcel["outlaw"]:
        yield words.say("label", "outlaw", strength=view["outlaw_strength"] or 0)
    if parcel["dynamite"]:
        whose = ", ".join(names[seat] for seat in parcel["dynamite"])
        yield words.say("label", "dynamite", names=whose)
    going = auction(view)
    if going is not None and parcel["id"] in going.parcels:
        yield bid_words(going, words, names)
