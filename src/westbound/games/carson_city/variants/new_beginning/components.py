"""The sheet of A New Beginning (CC-211)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westbound.games.carson_city.components import read_data

_DATA: Final = read_data("new_beginning.toml")


@dataclass(frozen=True, slots=True)
class Item:
    """One line of the sheet: what a unit is, what it costs, how many there may be."""

    name: str
    unit: int
    points: int
    least: int
    most: int


SHEET_POINTS: Final[int] = _DATA["points"]
SHEET: Final = tuple(Item(name, **line) for name, line in _DATA.items() if isinstance(line, dict))
ITEM_NAMES: Final = tuple(item.name for item in SHEET)
BLANK_SHEET: Final = tuple(item.least for item in SHEET)


def sheet_cost(units: tuple[int, ...]) -> int:
    return sum(item.points * count for item, count in zip(SHEET, units, strict=True))
