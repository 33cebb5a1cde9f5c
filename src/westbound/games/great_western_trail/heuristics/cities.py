"""Which cities the deliveries to come should go to."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from westbound.games.great_western_trail.railroad import (
    ARROWS,
    CITIES,
    CITY_DOLLARS,
    CITY_REPEATABLE,
    CITY_VALUE,
    CITY_VP,
    CITY_WHITE,
)

OBJECTIVE: Final = 1.2  # the card of an arrow
DOLLAR: Final = 0.25
MAX_TOTAL: Final = 20  # higher totals count as this one
LATER: Final = 0.85  # what comes later may turn out differently


@lru_cache(maxsize=1 << 11)
def city_points(mask: int, city: int, dark: float) -> float:
    """What a disc in this city brings a player with discs in those of the mask."""
    points = CITY_VP[city] + DOLLAR * CITY_DOLLARS[city]
    if not CITY_WHITE[city]:
        points += dark
    if not mask >> city & 1:
        for first, second, vp, card in ARROWS:
            if city in (first, second) and mask >> (first + second - city) & 1:
                points += vp + OBJECTIVE * card
    return points


@lru_cache(maxsize=1 << 16)
def plan(mask: int, totals: tuple[int, ...], dark: float) -> float:
    """The points of the best cities for deliveries with these totals."""
    if not totals:
        return 0.0
    total, rest = totals[0], totals[1:]
    return max(
        [
            city_points(mask, city, dark) + LATER * plan(mask | 1 << city, rest, dark)
            for city in CITIES
            if CITY_VALUE[city] <= total and (CITY_REPEATABLE[city] or not mask >> city & 1)
        ]
    )


def expect(mask: int, first: float | None, later: float, count: float, dark: float) -> float:
    """The same for totals and numbers of deliveries that are not whole."""
    low, whole = int(later), int(count)
    value = _following(mask, first, low, whole, count - whole, dark)
    if later > low and low < MAX_TOTAL:
        more = _following(mask, first, low + 1, whole, count - whole, dark)
        value += (later - low) * (more - value)
    return value


def _following(
    mask: int, first: float | None, later: int, whole: int, part: float, dark: float
) -> float:
    value = _first(mask, first, (later,) * whole, dark)
    if part > 0:
        value += part * (_first(mask, first, (later,) * (whole + 1), dark) - value)
    return value


def _first(mask: int, first: float | None, rest: tuple[int, ...], dark: float) -> float:
    if first is None:
        return plan(mask, rest, dark)
    low = min(int(first), MAX_TOTAL)
    value = plan(mask, (low, *rest), dark)
    part = first - low
    if part > 0:
        value += part * (plan(mask, (low + 1, *rest), dark) - value)
    return value
