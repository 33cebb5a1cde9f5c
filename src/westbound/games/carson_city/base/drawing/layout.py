"""Where everything lies on the drawn table: 900 wide, so that a unit is a pixel at that width."""

from __future__ import annotations

from typing import Final, NamedTuple

from westbound.games.carson_city.components import BUY_VP_PRICES, ROW_PRICES
from westbound.games.carson_city.geometry import PARCEL_NAMES, SIZE
from westbound.games.carson_city.locations import VP_ORDERS

WIDTH: Final = 900
HEIGHT: Final = 630
CELL: Final = 58
MAP_X: Final = 16
MAP_Y: Final = 46
MAP_SIDE: Final = CELL * SIZE
STREET_X: Final = 494
STREET_END: Final = 888
CARDS_Y: Final = 524
CARD_HEIGHT: Final = 98
CARDS_END: Final = 704
TRACKS_X: Final = 718
SLOT_STEP: Final = 27


class Box(NamedTuple):
    """A sign: its corner and size; `road` is where its cowboys stand."""

    x: float
    y: float
    width: float
    height: float
    road: float

    @property
    def centre(self) -> float:
        return self.x + self.width / 2


def card_width(count: int) -> float:
    """Seven cards, or eight with the Newsboy, in the same band."""
    return round((CARDS_END - MAP_X + 5 - 4 * (count - 1)) / count, 1)


def corner(parcel: int) -> tuple[int, int]:
    """The north-west corner of a parcel."""
    row, column = divmod(parcel, SIZE)
    return MAP_X + column * CELL, MAP_Y + row * CELL


ROAD_WIDTH: Final = 15
_GAP: Final = 4
_TURN: Final = 20  # what the street needs where it runs down beside a row of signs
# The street runs right, left, right, left, right: top of each row, height of its signs, its road.
_ROWS: Final = ((46, 50, 115), (136, 80, 235), (256, 50, 325), (344, 50, 413), (432, 50, 501))
ROAD_LEVELS: Final = tuple(road for _, _, road in _ROWS)
PARCELS_STEP: Final = "parcels_step"
KEPT_STEP: Final = "kept_step"
INCOME_STEP: Final = "income_step"


def _row(level: int, start: float, items: list[tuple[str, float]]) -> dict[str, Box]:
    """Signs beside each other, given from left to right; returned in the direction of the road."""
    top, height, road = _ROWS[level]
    boxes: dict[str, Box] = {}
    for name, width in items:
        boxes[name] = Box(start, top, width, height, road)
        start += width + _GAP
    leftwards = level % 2 == 1
    return dict(reversed(boxes.items())) if leftwards else boxes


def street_boxes(vp_order: tuple[str, ...]) -> dict[str, Box]:
    """The sign of every action space and of the three steps that are no space (CC-058)."""
    build = [(f"build_{price}", 50.0) for price in reversed(ROW_PRICES)]
    vp = [(f"vp_{name}", 98.0) for name in reversed(vp_order)]
    right = STREET_X + _TURN
    return {
        **_row(0, STREET_X, [("wages", 84), ("ammunition", 84), ("roads_3", 76), ("roads_1", 76),
                             (PARCELS_STEP, 58)]),
        **_row(1, STREET_X, build),
        **_row(2, right, [(KEPT_STEP, 66), ("income_parcels", 98), ("income_cowboys", 98),
                          ("gambling", 98)]),
        **_row(3, STREET_X, [*vp, (INCOME_STEP, 68)]),
        **_row(4, right, [(f"buy_vp_{price}", 90.5) for price in BUY_VP_PRICES]),
    }  # fmt: skip


STREETS: Final = {order: street_boxes(tuple(order.split("_"))) for order in VP_ORDERS}


class Standing(NamedTuple):
    """Where cowboys stand: the middle of their line, and how wide it may be."""

    x: float
    y: float
    width: float


def standings(vp_order: str) -> dict[str, Standing]:
    """The place of the cowboys at every location, by its name."""
    found = {}
    for parcel, name in enumerate(PARCEL_NAMES):
        x, y = corner(parcel)
        found[name] = Standing(x + CELL / 2, y + CELL - 3, CELL - 8)
    for name, box in STREETS[vp_order].items():
        found[name] = Standing(box.centre, box.road + 4, box.width)
    return found


STANDINGS: Final = {order: standings(order) for order in STREETS}


def slot(index: int, *, lower: bool = False) -> tuple[float, float]:
    """The middle of a slot of the upper or lower turn track."""
    return TRACKS_X + 12 + index * SLOT_STEP, CARDS_Y + (81 if lower else 31)
