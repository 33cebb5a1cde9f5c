"""The moves of the Kit Carson variant."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.moves import AtLocation
from westbound.games.carson_city.locations import LOCATIONS
from westbound.kit.moves import Word


class Stay(Word):
    """Kit Carson: hand in the plan and plan again in the next wave."""

    __slots__ = ()
    kind = "stay"


class Lock(Word):
    """Kit Carson: nothing more is placed or moved."""

    __slots__ = ()
    kind = "lock"


class LiftCowboy(AtLocation):
    """Pick up one's own cowboy again."""

    __slots__ = ()
    kind = "lift"
    verb = "lift"


STAY: Final = Stay()
LOCK: Final = Lock()
LIFT: Final = tuple(LiftCowboy(location) for location in range(LOCATIONS))
