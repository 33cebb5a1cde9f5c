"""Features of the railroad: the engine, stations, cities, and the deliveries to come."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from westbound.games.great_western_trail.components import MASTER_NAMES
from westbound.games.great_western_trail.evaluation.facts import Look
from westbound.games.great_western_trail.railroad import (
    ARROWS,
    CITIES,
    CITY_NAMES,
    CITY_REPEATABLE,
    CITY_VALUE,
    CITY_VP,
    DEPTH,
    LAST,
    NOSE,
    STATION_AT,
    STATION_NAMES,
    STATION_VP,
    STATIONS,
    TRANSPORT,
)
from westbound.games.great_western_trail.state import NOBODY

ENGINE: Final = (
    "engine", "engine up to the last city", "engine up to the last city, while it lasts",
    "engine at a station", "engine at an own station",
)  # fmt: skip
OWNED: Final = (
    *(f"disc at {name}" for name in STATION_NAMES), "stations", "points of stations",
    *(f"station master {name}" for name in MASTER_NAMES),
    *(f"station master {name} to be had" for name in MASTER_NAMES),
    *(f"discs in {name}" for name in CITY_NAMES), "points of cities", "arrows",
)  # fmt: skip
DELIVERIES: Final = (
    "next delivery", "next delivery with certificates", "later deliveries",
    "later deliveries in all", "city of the next delivery", "points of that city",
    "transport costs to that city",
)  # fmt: skip
NAMES: Final = (*ENGINE, *OWNED, *DELIVERIES)
LAST_CITY: Final = max(CITY_VALUE)
MOST_TRIPS: Final = 4.0


def numbers(look: Look) -> list[float]:
    return [*_engine(look), *_owned(look), *_deliveries(look)]


def _engine(look: Look) -> tuple[float, ...]:
    position = look.state.engine[look.seat]
    near, station = min(NOSE[position], LAST_CITY) / LAST_CITY, STATION_AT[position]
    own = station >= 0 and look.stations >> station & 1
    return DEPTH[position] / (2 * LAST), near, near * look.fade, float(station >= 0), float(own)


def _owned(look: Look) -> tuple[float, ...]:
    state, seat = look.state, look.seat
    mine = tuple(state.master_of), seat if seat in state.master_of else NOBODY
    return (
        *_stations(look.stations),
        *_masters(*mine, tuple(state.masters)),
        *_cities(tuple(look.cities)),
    )


@lru_cache(maxsize=1 << 10)
def _stations(own: int) -> tuple[float, ...]:
    points = [STATION_VP[station] for station in STATIONS if own >> station & 1]
    return (
        *(float(own >> station & 1) for station in STATIONS), len(points) / 4, sum(points) / 20
    )  # fmt: skip


@lru_cache(maxsize=1 << 10)
def _masters(owners: tuple[int, ...], seat: int, left: tuple[int, ...]) -> tuple[float, ...]:
    """The station masters of the seat, and those still at their stations."""
    return (
        *(float(owner == seat != NOBODY) for owner in owners),
        *(float(tile in left) for tile in range(len(owners))),
    )


@lru_cache(maxsize=1 << 12)
def _cities(discs: tuple[int, ...]) -> tuple[float, ...]:
    arrows = [vp for first, second, vp, _ in ARROWS if discs[first] and discs[second]]
    points = sum([discs[city] * CITY_VP[city] for city in CITIES])
    return (*discs, points / 20, sum(arrows) / 10)


def _deliveries(look: Look) -> tuple[float, ...]:
    state, outlook = look.state, look.outlook
    bare, later = look.next_delivery, look.later_delivery
    first = bare + look.certificates
    best = _best_city(tuple(look.cities), int(first))
    return (
        bare / 10,
        first / 10,
        later / 10,
        later * min(MOST_TRIPS, outlook.trips) / 30,
        CITY_VALUE[best] / 10,
        CITY_VP[best] / 10,
        TRANSPORT[NOSE[state.engine[look.seat]]][best] / 5,
    )


@lru_cache(maxsize=1 << 12)
def _best_city(discs: tuple[int, ...], total: int) -> int:
    """The furthest city that such a delivery reaches, without a disc yet."""
    best = 0
    for city in CITIES:
        if CITY_VALUE[city] <= total and (CITY_REPEATABLE[city] or not discs[city]):
            best = city
    return best
