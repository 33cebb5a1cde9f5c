"""What things are worth in points, and the styles of play: the same knowledge, other likings."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

Row = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Taste:
    """Values are for a whole game ahead; most of them fade with the turns that are left."""

    turn: float = 0.1  # what an average turn brings: the price of another stop
    later: float = 0.6  # the share of what stops further ahead on the trail promise
    dollar: float = 0.2  # GWT-253, and that is sure
    working: float = 0.3  # more for a dollar that still can do something ...
    enough: float = 14.0  # ... of the first so many
    spare: float = 0.06  # of those above
    income: float = 0.3  # a dollar of a later delivery
    # the worth of having the first, second ... worker, besides the printed points
    cowboy: Row = (0, 0, 7.5, 7.5, 6.5, 4.5, 3.5)
    craftsman: Row = (0, 0, 3.8, 3.8, 4.2, 3.0, 2.4)
    engineer: Row = (0, 0, 3.6, 3.6, 3.6, 2.6, 2.0)
    # cleared disc spaces, first and second, in the order of the player board
    discs: tuple[Row, ...] = (
        (0.6, 0), (1.0, 0), (1.6, 1.2), (1.3, 1.0), (1.6, 1.1),
        (1.4, 0), (1.8, 0), (3.0, 0), (1.6, 0), (5.0, 4.0),
    )  # fmt: skip
    track: float = 0.16  # a space of the railroad: lower transport costs
    line: float = 0.0  # a space towards the better stations
    station: float = 0.9  # share of the next stations ahead
    approach: float = 0.88  # that share fades with each space in between
    building_use: float = 0.35  # an own building to stop at, for each trip
    fee: float = 0.3  # a dollar that others may have to pay, for each trip
    certificate: float = 0.5  # besides what it adds to the next delivery
    permanent: float = 0.6  # for each delivery
    clutter: float = 0.35  # an objective card among the cattle
    task: float = 0.62  # chance for each missing task of an objective card
    teepee: float = 0.4
    card: float = 1.0  # an objective card not yet looked at
    thin: float = 0.5  # a weak card less
    again: float = 1.2  # moving on and using another location
    breeding: float = 0.25  # a point of breeding value for each later delivery
    dark: float = 0.8  # a city with a dark corner frees a better disc


BALANCED: Final = Taste()
TASTES: Final = {
    "": BALANCED,
    "cowboys": replace(
        BALANCED,
        cowboy=(0, 0, 10.0, 10.0, 9.0, 7.0, 6.0),
        craftsman=(0, 0, 2.0, 2.0, 2.0, 1.5, 1.0),
        engineer=(0, 0, 2.0, 2.0, 2.0, 1.5, 1.0),
        breeding=0.35,
    ),
    "builders": replace(
        BALANCED,
        cowboy=(0, 0, 5.0, 4.0, 3.0, 2.0, 1.5),
        craftsman=(0, 0, 8.0, 8.0, 8.0, 7.0, 6.0),
        engineer=(0, 0, 2.0, 2.0, 2.0, 1.5, 1.0),
        building_use=0.6,
        fee=0.45,
    ),
    "engineers": replace(
        BALANCED,
        cowboy=(0, 0, 6.0, 5.0, 4.0, 3.0, 2.0),
        craftsman=(0, 0, 2.0, 2.0, 2.0, 1.5, 1.0),
        engineer=(0, 0, 7.0, 7.0, 7.0, 5.0, 4.0),
        track=0.3,
        line=0.1,
        station=1.3,
    ),
}
STYLES: Final = tuple(name for name in TASTES if name)
