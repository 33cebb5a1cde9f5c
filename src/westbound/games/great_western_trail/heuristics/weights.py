"""What things are worth in points, and the styles of play: the same knowledge, other weights.

All of them are estimates made by hand. To try another value, change it here and let both versions
meet over a few hundred matches: `westbound sim gwt --bots greedy --games 200 --no-referee` prints
points and wins by bot and style. Figures that no style changes stand where they are used.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

Row = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Weights:
    """Values are for a whole game ahead; most of them fade with the turns that are left."""

    # --- turns
    turn: float = 0.1  # an average turn: the price of another stop on the trail
    later: float = 0.6  # the share that counts of what stops further ahead promise
    again: float = 1.2  # moving on and using another location in the same turn

    # --- money
    dollar: float = 0.2  # a dollar at the end of the game (GWT-253)
    working: float = 0.3  # more for each of the first dollars, while they can still be used ...
    enough: float = 14.0  # ... of which there are this many
    spare: float = 0.06  # more for each dollar beyond them
    income: float = 0.3  # a dollar of a later delivery

    # --- the player board
    # the first, second ... worker of a kind, besides the printed points
    cowboy: Row = (0, 0, 7.5, 7.5, 6.5, 4.5, 3.5)
    craftsman: Row = (0, 0, 3.8, 3.8, 4.2, 3.0, 2.4)
    engineer: Row = (0, 0, 3.6, 3.6, 3.6, 2.6, 2.0)
    # a cleared disc space, first and second, in the order of the player board
    discs: tuple[Row, ...] = (
        (0.6, 0), (1.0, 0), (1.6, 1.2), (1.3, 1.0), (1.6, 1.1),
        (1.4, 0), (1.8, 0), (3.0, 0), (1.6, 0), (5.0, 4.0),
    )  # fmt: skip
    certificate: float = 0.5  # a temporary one, besides what it adds to the next delivery
    permanent: float = 0.6  # a permanent one, for each delivery

    # --- the railroad
    track: float = 0.16  # a space of the railroad: lower transport costs
    line: float = 0.0  # a space towards the better stations
    station: float = 0.9  # the share that counts of the best station ahead ...
    approach: float = 0.88  # ... times this for each space in between
    dark: float = 0.8  # a city with a dark corner frees a better disc

    # --- buildings
    building_use: float = 0.35  # a building of one's own to stop at, for each trip
    fee: float = 0.3  # a dollar that others may have to pay, for each trip

    # --- cards and tiles
    breeding: float = 0.25  # a point of breeding value, for each later delivery
    thin: float = 0.5  # a weak card less in the deck
    card: float = 1.0  # an objective card that is still to be taken
    clutter: float = 0.35  # what an objective card among the cattle costs
    task: float = 0.62  # the chance of each missing task of an objective card
    teepee: float = 0.4  # a teepee, besides its dollars


BALANCED: Final = Weights()
WEIGHTS: Final = {
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
STYLES: Final = tuple(name for name in WEIGHTS if name)
