"""The map: what is printed on it, track with its owners, cities with their cubes.

Hexes, cities and towns are in the order of the map.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from itertools import chain, combinations, compress
from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.games.steam.components import COLOURS, CUBES, HILLS_COST, NEW_CITIES, RIVER_COST
from westbound.games.steam.faces import PLACEMENTS, TOWN, Placement
from westbound.games.steam.hexes import SIDE_COUNT, SIDES, SIDES_IN
from westbound.games.steam.map_checks import MAX_COORDINATE, MAX_HEXES
from westbound.games.steam.maps import GameMap
from westbound.games.steam.state import NO_CITY, NO_TRACK, UNOWNED
from westbound.kit.arrays import (
    REMEMBERED,
    Column,
    Look,
    Numbers,
    Packed,
    bits,
    one_hot,
    packed,
    seat_rows,
    zeros,
)

# What track joins on a hex: two sides, or a side and the town in the middle.
_JOINTS: Final = (*combinations(SIDES, 2), *((side, TOWN) for side in SIDES))
_JOINT_NAMES: Final = tuple(f"{a}-{'town' if b == TOWN else b}" for a, b in _JOINTS)
_SIDE_NAMES: Final = tuple(f"side_{side}" for side in SIDES)
_COLOUR_ROWS: Final = one_hot(len(COLOURS))


def _joined(placement: Placement) -> bytes:
    return packed(int(placement.partner[a] == b) for a, b in _JOINTS)


_TRACK_ROWS: Final = tuple(_joined(placement) for placement in PLACEMENTS)


# By placement: a side of its only track, or -1 if there are several of them, or a town.
_ONLY_SIDE: Final = tuple(
    p.segments[0][0] if len(p.segments) == 1 and not p.town else -1 for p in PLACEMENTS
)


# --- what is printed


def cities_of(map_: GameMap) -> tuple[int, ...]:
    return tuple(hex_ for hex_ in map_.hexes if map_.city[hex_])


def towns_of(map_: GameMap) -> tuple[int, ...]:
    """Where new cities can come to be."""
    return tuple(hex_ for hex_ in map_.hexes if map_.town[hex_])


def _printed(map_: GameMap) -> bytes:
    cities = cities_of(map_)
    numbers = [
        *(number for place in map_.places for number in place),
        *map_.terrain_cost,
        *(int(side in SIDES_IN[open_]) for open_ in map_.open_sides for side in SIDES),
        *cities,
        *towns_of(map_),
    ]
    return packed(numbers) + b"".join([_COLOUR_ROWS[map_.colour[hex_]] for hex_ in cities])


def _printed_on(map_: GameMap) -> Packed:
    hexes, cities, printed = len(map_.names), len(cities_of(map_)), _printed(map_)
    return Packed(
        lambda look: printed,
        ArrayField("hexes", (hexes, 2), -MAX_COORDINATE, MAX_COORDINATE,
                   "coordinates of each hex; what is printed never changes", ("q", "r")),
        ArrayField("terrain_cost", (hexes,), 0, RIVER_COST + HILLS_COST,
                   "what the terrain of a hex adds to the price of track"),
        ArrayField("open_sides", (hexes, SIDE_COUNT), 0, 1, "sides that are no walls",
                   _SIDE_NAMES),
        ArrayField("cities", (cities,), 0, MAX_HEXES, "the hex of each city, counted from 0"),
        ArrayField("towns", (len(towns_of(map_)),), 0, MAX_HEXES, "the hex of each town"),
        ArrayField("city_colours", (cities, len(COLOURS)), 0, 1, "the colour of each city",
                   COLOURS),
    )  # fmt: skip


# --- cities and cubes


def _cubes_on(map_: GameMap) -> Numbers:
    cities = cities_of(map_)

    def of(look: Look) -> chain[int]:
        cubes = look.position["cubes"]
        return chain.from_iterable([cubes[hex_]["tuple"] for hex_ in cities])

    field = ArrayField(
        "cubes", (len(cities), len(COLOURS)), 0, max(CUBES), "cubes in each city", COLOURS
    )
    return Numbers(of, field)


def _new_cities_on(map_: GameMap) -> Packed:
    towns, hexes, all_left = towns_of(map_), len(map_.names), list(NEW_CITIES)
    nothing = zeros(2 * len(COLOURS))

    def of(look: Look) -> bytes:
        position = look.position
        grown = bits(position["grown"], hexes)
        if position["new_cities"] == all_left:
            return nothing * len(towns) + grown
        city, cubes = position["city"], position["cubes"]
        rows = [
            nothing if city[hex_] == NO_CITY else _new_city(city[hex_], *cubes[hex_]["tuple"])
            for hex_ in towns
        ]
        return b"".join([*rows, grown])

    labels = (*COLOURS, *(f"cubes_{colour}" for colour in COLOURS))
    return Packed(
        of,
        ArrayField(
            "new_cities",
            (len(towns), len(labels)),
            0,
            max(CUBES),
            "the colour and the cubes of the new city at each town, if there is one",
            labels,
        ),
        ArrayField("grown", (hexes,), 0, 1, "hexes whose city has grown, or is new"),
    )


@lru_cache(maxsize=4096)
def _new_city(colour: int, *cubes: int) -> bytes:
    return _COLOUR_ROWS[colour] + packed(cubes)


# --- track


@lru_cache(maxsize=64)
def _rows_of_single(players: int, viewer: int) -> tuple[tuple[bytes, ...], ...]:
    """By placement with one track only, and its owner; the last two: of nobody, and none."""
    owners = (*range(players), UNOWNED, NO_TRACK)
    return tuple(
        tuple(_row(p.code, _everywhere(p.exits, owner), players, viewer) for owner in owners)
        for p in PLACEMENTS
    )


def _everywhere(exits: int, owner: int) -> tuple[int, ...]:
    return tuple(owner if side in SIDES_IN[exits] else NO_TRACK for side in SIDES)


@lru_cache(maxsize=REMEMBERED)
def _row(code: int, owners: tuple[int, ...], players: int, viewer: int) -> bytes:
    """The track on a hex and its owners side by side; track of nobody has none."""
    rows = seat_rows(players, viewer)
    return b"".join([_TRACK_ROWS[code], *(rows[max(seat, NO_TRACK)] for seat in owners)])


def _tiles_on(map_: GameMap, players: int) -> Packed:
    hexes = len(map_.names)
    numbers, width = range(hexes), len(_JOINTS) + SIDE_COUNT * players
    none = [zeros(width)] * hexes

    def of(look: Look) -> bytes:
        """Most hexes have no track, and most track is alone on its hex."""
        position, viewer = look.position, look.viewer
        codes, owner, rows = position["track"], position["owner"], none[:]
        single = _rows_of_single(players, viewer)
        for hex_ in compress(numbers, codes):
            code, first = codes[hex_], hex_ * SIDE_COUNT
            side = _ONLY_SIDE[code]
            if side >= 0:
                rows[hex_] = single[code][owner[first + side]]
            else:
                sides = tuple(owner[first : first + SIDE_COUNT])
                rows[hex_] = _row(code, sides, players, viewer)
        rows.append(_sides(position["added"]["tuple"], hexes * SIDE_COUNT))
        return b"".join(rows)

    owners = tuple(f"side_{side}_seat_{seat}" for side in SIDES for seat in range(players))
    return Packed(
        of,
        ArrayField("track", (hexes, width), 0, 1,
                   "what track joins on each hex, then whose it is at each side, if anybody's",
                   (*_JOINT_NAMES, *owners)),
        ArrayField("added", (hexes, SIDE_COUNT), 0, 1, "sides of track added in this build turn",
                   _SIDE_NAMES),
    )  # fmt: skip


def _sides(slots: list[int], count: int) -> bytes:
    row = zeros(count)
    if not slots:
        return row
    numbers = array("h", row)
    for slot in slots:
        numbers[slot] = 1
    return numbers.tobytes()


def track_on(map_: GameMap, players: int) -> tuple[Column, ...]:
    return _cubes_on(map_), _printed_on(map_), _new_cities_on(map_), _tiles_on(map_, players)
