"""What a bot knows of A New Beginning."""

from __future__ import annotations

from typing import Final

from westbound.games.carson_city.base.heuristics import Rating
from westbound.games.carson_city.base.knowledge import Knowledge

# The lines of the sheet: money, road, revolver, parcel, cowboy, sharpshooter; the first unit each.
ITEMS: Final = (0.9, 0.45, 1.7, 2.6, 2.3, 3.2)
FADE: Final = (0.97, 0.6, 0.8, 0.72, 0.85, 0.0)  # each unit is worth this share of the last


def written(rating: Rating) -> float:
    """The seat's sheet while it is filled."""
    state, units = rating.state, rating.state.sheets[rating.seat]
    if not state.setup.options["new_beginning"] or state.phase or not units:
        return 0.0
    return sheet(units, sharpshooter=not state.setup.options["duel_tiles"])


def sheet(units: tuple[int, ...], *, sharpshooter: bool) -> float:
    """What was written; CC-211: with duel tiles a sharpshooter does nothing."""
    value, units = 0.0, units if sharpshooter else (*units[:-1], 0)
    for count, worth, fade in zip(units, ITEMS, FADE, strict=True):
        for unit in range(count):
            value += worth * fade**unit
    return value


def sharpshooter(rating: Rating) -> float:
    state = rating.state
    return 0.0 if state.setup.options["duel_tiles"] else 1.5 * state.sharpshooter[rating.seat]


KNOWLEDGE: Final = Knowledge(terms=(written, sharpshooter))
