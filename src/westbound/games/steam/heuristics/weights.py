"""What things are worth in points; rows by what is left of the game, index 0: nothing left."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from westbound.games.steam.components import (
    CITY_GROWTH,
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    LOCOMOTIVE,
    TURN_ORDER,
    URBANIZATION,
)

Row = tuple[float, ...]
MAX_TURNS: Final = 12

# a dollar in hand, by the build turns left; beyond WORKING_MONEY it is worth HALF of that
DOLLAR: Final[Row] = (0.02, 0.16, 0.25, 0.31, 0.36, 0.4, 0.43, 0.45, 0.46, 0.47, 0.48, 0.49, 0.5)
WORKING_MONEY: Final = 10
SPARE_MONEY: Final = 22
HALF: Final = 0.5
BEYOND: Final = 0.1
LIQUID: Final = 1.3  # how much more it is worth where nobody lends any (STM-101)

# a dollar a turn, by the income phases that are left
_EACH: Final[Row] = (0.0, 0.02, 0.16, 0.21, *(0.26,) * (MAX_TURNS - 3))
FLOW: Final[Row] = tuple(accumulate(_EACH))
HALF_POINT: Final = 0.5  # STM-260
TO_MEND: Final = 1.15  # a point of negative income that later deliveries can make up for
LOST: Final = 2.0  # and one that they cannot (STM-261)
DEEP: Final = -4  # from here on debts are dangerous
DEEP_COST: Final = 0.35

# a point of a delivery, by the income phases that are left: as income or as victory point
POINT: Final[Row] = tuple(max(1.0, HALF_POINT + flow) for flow in FLOW)
SURVIVES: Final = 0.93  # a cube is still there a turn later
GIVEN: Final = 0.3  # a point for somebody else

LEVEL: Final = 0.3  # a locomotive level for itself, at the beginning
NEAR_CUBE: Final = 0.12  # a cube in a city of the network, besides planned deliveries
PLACE: Final = 0.35  # a city of the network

FINISH: Final = 0.95  # a line that can be completed in this build turn
NEXT_TURN: Final = 0.4  # in the next one, if it is not lost or blocked
FAR: Final = 0.1
BUILD_HOPE: Final = 1.0  # the share of what a build turn ahead promises

# what tiles are worth besides what they do to network and level
TILE: Final = {
    TURN_ORDER: 0.45,
    FIRST_MOVE: 0.6,
    ENGINEER: 0.2,
    FIRST_BUILD: 0.4,
    CITY_GROWTH: 0.05,
    LOCOMOTIVE: 0.0,
    URBANIZATION: 0.0,
}
ACTION_HOPE: Final = 0.9  # the share of what growth or urbanization promises

# dollars that a place of the turn order is worth, first place first
ORDER: Final[Row] = (3.0, 1.8, 0.9, 0.3, 0.1, 0.0)
