"""The figures of tokens and variants, read from `data/variants.toml` and checked once."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from westbound.engine.errors import BadInput
from westbound.engine.option import Value
from westbound.games.carson_city.geometry import (
    ALL_PARCELS,
    PARCEL_CODES,
    PARCELS,
    SIZE,
    mask_of,
    members,
    sides,
)

_TEXT: Final = files(__package__).joinpath("data/variants.toml").read_text(encoding="utf-8")
_DATA: Final[dict[str, Any]] = tomllib.loads(_TEXT)

DYNAMITE_TOKENS: Final[int] = _DATA["dynamite_tokens"]
LEAST_BID: Final[int] = _DATA["auction_least_bid"]
SET_TEXTS: Final[dict[str, str]] = _DATA["sets"]
DUEL_TILES: Final[dict[str, int]] = _DATA["duel_tiles"]
KIT_CARSON: Final[dict[str, int]] = _DATA["kit_carson"]
OUTLAWS: Final[dict[str, Any]] = _DATA["outlaws"]
HORSES: Final[dict[str, Any]] = _DATA["horses"]
RIVER: Final[dict[str, Any]] = _DATA["river"]
HATS: Final[tuple[int, ...]] = tuple(HORSES["hats"])
CORRALS: Final = len(HATS)
TILE_VALUES: Final = DUEL_TILES["highest"] + 1
OUTLAW_VP: Final[dict[int, int]] = {int(k): v for k, v in OUTLAWS["vp_by_strength"].items()}


# --- the sheet of A New Beginning (CC-211)


@dataclass(frozen=True, slots=True)
class Item:
    """One line of the sheet: what a unit is, what it costs, how many there may be."""

    name: str
    unit: int
    points: int
    least: int
    most: int


SHEET_POINTS: Final[int] = _DATA["sheet"]["points"]
SHEET: Final = tuple(
    Item(name, **line) for name, line in _DATA["sheet"].items() if isinstance(line, dict)
)
ITEM_NAMES: Final = tuple(item.name for item in SHEET)
BLANK_SHEET: Final = tuple(item.least for item in SHEET)


def sheet_cost(units: tuple[int, ...]) -> int:
    return sum(item.points * count for item, count in zip(SHEET, units, strict=True))


# --- the river (CC-214 to CC-224)


PRINTED_RIVER: Final[str] = " ".join(RIVER["cells"])


def river_cells(choice: Value) -> int:
    """The river as a mask: the printed one, or parcels named one after the other (CC-216)."""
    text = PRINTED_RIVER if choice == "printed" else str(choice)
    names = text.split()
    if unknown := [name for name in names if name not in PARCEL_CODES]:
        raise BadInput(f"river {text!r}: {unknown[0]!r} is no parcel; write for example D1 D2 D3")
    cells = [PARCEL_CODES[name] for name in names]
    why = _why_no_river(cells)
    if why:
        raise BadInput(f"river {text!r}: {why}")
    return mask_of(cells)


def _why_no_river(cells: list[int]) -> str:
    most = int(RIVER["most_cells"])
    if not 2 <= len(cells) <= most or len(set(cells)) < len(cells):
        return f"it needs 2 to {most} different parcels, not {len(cells)}"
    if any(b not in beside(a) for a, b in pairwise(cells)):
        return "each parcel must share a side with the one before"
    if not (on_border(cells[0]) and on_border(cells[-1])):
        return "it must begin and end at the edge of the map"
    return ""


def is_river(choice: Value) -> bool:
    try:
        river_cells(choice)
    except BadInput:
        return False
    return True


def on_border(parcel: int) -> bool:
    return 0 in divmod(parcel, SIZE) or SIZE - 1 in divmod(parcel, SIZE)


def beside(parcel: int) -> list[int]:
    """The up to four parcels that share a side."""
    return [p for p in range(PARCELS) if p != parcel and set(sides(p)) & set(sides(parcel))]


def river_sides(river: int) -> tuple[int, ...]:
    """CC-224: the pieces of land that the river leaves."""
    land, found = ALL_PARCELS & ~river, []
    while land:
        side, ring = 0, land & -land
        while ring:
            side |= ring
            ring = mask_of(b for p in members(ring) for b in beside(p)) & land & ~side
        found.append(side)
        land &= ~side
    return tuple(found)


def water_edges(river: int) -> int:
    """CC-217: the edges with river on all their sides; a road there is a bridge."""
    wet, dry = 0, 0
    for parcel in range(PARCELS):
        edges = mask_of(sides(parcel))
        if river >> parcel & 1:
            wet |= edges
        else:
            dry |= edges
    return wet & ~dry


def mountains_beside(river_choice: Value, cells: int, wanted: Value) -> int:
    """CC-215: 6 with the printed river; CC-216: one fewer for each 3 parcels of one's own."""
    if river_choice == "printed":
        return int(wanted)
    return 9 - cells.bit_count() // int(RIVER["cells_per_mountain"])
