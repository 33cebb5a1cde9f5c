"""The positions in which engine and oracle are compared."""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple

from tests.games.carson_city.oracle import BUILDINGS as BUILDINGS_OF_THE_ORACLE
from tests.games.carson_city.oracle import (
    Parcel,
    Position,
    all_parcels,
    copy_of,
    neighbours,
    random_position,
)
from tests.games.carson_city.oracle_bridge import position_of, state_of
from tests.games.carson_city.watched_matches import watched_match
from westbound.engine.option import Value
from westbound.games.carson_city.state import CarsonState

# --- where positions come from

EVERYTHING = [name for name in sorted(BUILDINGS_OF_THE_ORACLE) if name != "town_hall"]
MADE_UP = 1700
MATCHES = 60
FROM_EACH_MATCH = 22
TABLES: list[dict[str, Value]] = [
    {},
    {"road_windows": "compact", "buildings": "first_game"},
    {"buildings": "base+store+school", "terrace_on_rival_house_needs_consent": False},
    {"station_requires_house": True, "white_cowboy_counts_as_firepower": True},
    {"buildings": "base", "vp_space_order": "parcels_cowboys_buildings"},
    {"white_cowboy_counts_as_firepower": True, "terrace_on_rival_house_needs_consent": False},
]


class Pair(NamedTuple):
    """The same moment as both sides see it."""

    position: Position
    state: CarsonState


@cache
def made_up() -> list[Pair]:
    positions = (random_position(random.Random(seed)) for seed in range(MADE_UP))
    return [
        Pair(position, state_of(position, TABLES[3] if seed % 3 == 0 else {}))
        for seed, position in enumerate(positions)
    ]


@cache
def played() -> list[Pair]:
    found = []
    for seed in range(MATCHES):
        match = watched_match(2 + seed % 5, seed, TABLES[seed % len(TABLES)])
        for watched in random.Random(seed).sample(match, FROM_EACH_MATCH):
            found.append(Pair(position_of(watched.before), watched.before))
    return found


def pairs(most: int | None = None) -> list[Pair]:
    """All pairs, or about as many as wanted, spread evenly over both sources."""
    every = made_up() + played()
    step = 1 if most is None else max(1, len(every) // most)
    return every[::step]


@cache
def crowded() -> list[Pair]:
    """Hardly a vacant parcel and few house tiles: here schools fail or need new terraces."""
    found = []
    for seed, (position, _) in enumerate(made_up()[:900]):
        rng, full = random.Random(seed), copy_of(position)
        for parcel in all_parcels():
            if parcel not in full.tile and rng.random() < 0.97 - 0.2 * houses_beside(full, parcel):
                full.tile[parcel] = "mountain"
        full.house_tiles_left = rng.choice([0, 1, 2, 3, 20])
        full.outlaws = set(rng.sample(all_parcels(), rng.choice([0, 0, 3])))
        table = TABLES[seed % len(TABLES)] | {"buildings": "full"}
        found.append(Pair(full, state_of(full, table)))
    return found


def houses_beside(position: Position, parcel: Parcel) -> int:
    return sum(position.tile.get(other) == "house" for other in neighbours(parcel))
