"""Where everything lies on the drawn table: 1200 wide, nearly a unit per pixel on a desktop."""

from __future__ import annotations

from typing import Final

from westbound.games.great_western_trail.railroad import (
    CITY_NAMES,
    CITY_VALUE,
    FIRST_TURNOUT,
    LAST,
    POSITIONS,
    STATIONS,
    TURNOUT_AFTER,
)
from westbound.games.great_western_trail.trail import SPACE_NAMES
from westbound.kit.svg import Point

WIDTH: Final = 1200
HEIGHT: Final = 900


# --- the trail: the middle of each tile

LAND: Final = (8.0, 214.0, 868.0, 678.0)  # left, top, width, height
NEUTRAL_SIZE: Final = (118.0, 64.0)
PRIVATE_SIZE: Final = (98.0, 60.0)
TILE_RADIUS: Final = 21.0  # of hazards and teepees

TRAIL: Final = {
    "start": Point(836, 862),
    "A": Point(800, 778), "A1": Point(662, 768), "A2": Point(538, 764), "A3": Point(414, 768),
    "flood1": Point(742, 852), "flood2": Point(686, 862), "flood3": Point(630, 862),
    "flood4": Point(574, 860), "flood_risk1": Point(484, 838), "flood_risk2": Point(356, 838),
    "B": Point(82, 836), "B1": Point(206, 752), "B2": Point(222, 682), "B3": Point(206, 612),
    "drought1": Point(46, 766), "drought2": Point(38, 714), "drought3": Point(40, 662),
    "drought4": Point(46, 610), "drought_risk1": Point(70, 528),
    "C": Point(226, 536), "C1": Point(372, 484), "C2": Point(580, 480),
    "C3": Point(384, 572), "D": Point(590, 566),
    "teepee_-1": Point(500, 640), "teepee_-2": Point(556, 640), "teepee_-3": Point(612, 640),
    "teepee_1": Point(346, 652), "teepee_2": Point(392, 694), "teepee_4": Point(450, 704),
    "teepee_6": Point(508, 704), "teepee_8": Point(566, 704), "teepee_10": Point(624, 700),
    "trade_risk1": Point(720, 676), "trade_risk2": Point(800, 600),
    "E": Point(790, 500), "E1": Point(716, 406), "E2": Point(590, 394),
    "rockfall1": Point(850, 436), "rockfall2": Point(850, 382), "rockfall3": Point(846, 328),
    "rockfall4": Point(818, 280), "rockfall_risk1": Point(716, 256),
    "rockfall_risk2": Point(582, 254),
    "F": Point(456, 326), "F1": Point(372, 250), "F2": Point(372, 402),
    "G": Point(290, 326), "G1": Point(216, 250), "G2": Point(216, 402),
    "kansas_city": Point(86, 326),
}  # fmt: skip
assert set(TRAIL) == set(SPACE_NAMES)
KANSAS_CITY_SIZE: Final = (150.0, 214.0)

# --- the railroad: one line to the right below the crests, then one to the left

UPPER, LOWER = 104.0, 186.0  # the two lines
_START, _PITCH = 45.0, 54.0
_TURN: Final = 20  # the last space of the upper line
_BESIDE: Final = 110.5  # a station of the lower line hangs between two of the upper one
_LOWER_PITCH: Final = _PITCH * 3 / 4
_ANCHOR: Final = _START + _PITCH * (13.5) + _BESIDE  # the turnout after 25


def _on_line(position: float) -> Point:
    if position <= _TURN + 0.5:
        return Point(_START + _PITCH * position, UPPER)
    return Point(_ANCHOR - (position - 25.5) * _LOWER_PITCH, LOWER)


def track(position: int) -> Point:
    """The middle of a space or a turnout of the railroad."""
    if position < FIRST_TURNOUT:
        return _on_line(position)
    x, y = _on_line(TURNOUT_AFTER[position - FIRST_TURNOUT] + 0.5)
    return Point(x, y + 24 if y == UPPER else y - 24)


TRACK: Final = tuple(track(position) for position in POSITIONS)
SIGN: Final = (50.0, 32.0)
MASTER: Final = (52.0, 36.0)


def sign(station: int) -> Point:
    """The middle of a station's sign."""
    if station == len(STATIONS) - 1:
        x, y = TRACK[LAST]
        return Point(x - 44, y + 9)
    x, y = TRACK[FIRST_TURNOUT + station]
    return Point(x, y + 31 if y < (UPPER + LOWER) / 2 else y - 31)


SIGNS: Final = tuple(sign(station) for station in STATIONS)
CREST: Final = (50.0, 58.0)
CREST_Y: Final = 35.0
# Topeka's crest gets out of the way of its neighbour's.
CRESTS: Final = {
    name: Point(_on_line(value).x + (48 if name == "topeka" else 0), CREST_Y)
    for name, value in zip(CITY_NAMES, CITY_VALUE, strict=True)
}

# --- what lies to the right of the land

RIGHT: Final = 886.0
RIGHT_END: Final = 1192.0
JOBS: Final = (RIGHT, 214.0, 150.0, 376.0)
JOB_ROW: Final = 28.5
OBJECTIVES: Final = (1044.0, 214.0, 148.0, 376.0)
MARKET: Final = (RIGHT, 598.0, 306.0, 206.0)
PRICES: Final = (RIGHT, 812.0, 306.0, 80.0)
FEES: Final = Point(1108.0, 14.0)
