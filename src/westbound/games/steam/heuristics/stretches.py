"""Where new links could go: the shortest free ways from a place to others. STM-120 to STM-150."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from westbound.games.steam.components import EXIT_COST, TOWN_COST
from westbound.games.steam.faces import EXITS, NOTHING
from westbound.games.steam.hexes import OPPOSITE, SIDES, slot_of
from westbound.games.steam.maps import GameMap
from westbound.games.steam.rules.sites import MAX_EXITS
from westbound.games.steam.state import NO_CITY, UNOWNED, SteamState

Tile = tuple[int, int]  # a hex and a mask of the sides that need track
TRACK_COST: Final = 2 * EXIT_COST


class Stretch(NamedTuple):
    """Tiles to lay, in order, until the place is reached."""

    place: int
    tiles: tuple[Tile, ...]
    cost: int
    fresh: bool  # it ends with a new town tile: more exits are possible


def stretches(
    state: SteamState, seat: int, root: int, entries: list[tuple[int, int]], max_tiles: int
) -> list[Stretch]:
    """One cheap stretch to every place that is near enough.

    `entries` are the hexes to begin on, each with its side towards the root.
    """
    found: dict[int, Stretch] = {}
    seen = {root}
    layer: list[tuple[int, int, tuple[Tile, ...], int]] = []
    for hex_, back in entries:
        if state.setup.map.town[hex_] and state.city[hex_] == NO_CITY:
            _to_town(state, seat, hex_, back, (), 0, found)
        elif state.track[hex_] == NOTHING and hex_ not in seen:
            seen.add(hex_)
            layer.append((hex_, back, (), 0))
    for _ in range(max_tiles):
        layer.sort(key=_cost)
        layer = _next_layer(state, seat, root, layer, seen, found)
    return [stretch for stretch in found.values() if len(stretch.tiles) <= max_tiles]


def _cost(entry: tuple[int, int, tuple[Tile, ...], int]) -> int:
    return entry[3]


def _next_layer(
    state: SteamState,
    seat: int,
    root: int,
    layer: list[tuple[int, int, tuple[Tile, ...], int]],
    seen: set[int],
    found: dict[int, Stretch],
) -> list[tuple[int, int, tuple[Tile, ...], int]]:
    """Go one tile further from each of these hexes."""
    map_, city, track = state.setup.map, state.city, state.track
    land, towns, further = around(map_), map_.town, []
    for hex_, back, before, spent in layer:
        cost = spent + TRACK_COST + map_.terrain_cost[hex_]
        length = len(before) + 1
        for side, near in land[hex_]:
            if near in seen or side == back:
                continue
            if towns[near] or city[near] != NO_CITY:
                known = found.get(near)
                if known is None or len(known.tiles) > length:
                    tiles = (*before, (hex_, 1 << back | 1 << side))
                    if city[near] != NO_CITY:
                        found[near] = Stretch(near, tiles, cost, False)
                    else:
                        _to_town(state, seat, near, OPPOSITE[side], tiles, cost, found)
            elif track[near] == NOTHING:
                seen.add(near)
                tiles = (*before, (hex_, 1 << back | 1 << side))
                further.append((near, OPPOSITE[side], tiles, cost))
    return further


@lru_cache(maxsize=8)
def around(map_: GameMap) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By hex: its sides that are no edge of the map, and the hexes there."""
    return tuple(
        tuple(
            [(side, near) for side in SIDES if (near := map_.neighbour[slot_of(hex_, side)]) >= 0]
        )
        for hex_ in map_.hexes
    )


def _to_town(
    state: SteamState,
    seat: int,
    town: int,
    side: int,
    tiles: tuple[Tile, ...],
    cost: int,
    found: dict[int, Stretch],
) -> None:
    """STM-130, STM-153, STM-183: a town is reached by a tile with an exit there."""
    exits = EXITS[state.track[town]]
    if exits >> side & 1:  # an exit waits there already
        if state.owner[slot_of(town, side)] not in (seat, UNOWNED) or not tiles:
            return
        stretch = Stretch(town, tiles, cost, False)
    else:
        count = exits.bit_count() + 1
        if count > MAX_EXITS:
            return
        price = TOWN_COST + EXIT_COST * count
        if not exits:
            price += state.setup.map.terrain_cost[town]
        stretch = Stretch(town, (*tiles, (town, 1 << side)), cost + price, not exits)
    if town not in found or len(found[town].tiles) > len(stretch.tiles):
        found[town] = stretch


def beside_city(state: SteamState, city: int) -> list[tuple[int, int]]:
    """The hexes around a city, each with its side towards the city."""
    land, cities = around(state.setup.map)[city], state.city
    return [(near, OPPOSITE[side]) for side, near in land if cities[near] == NO_CITY]


def beside_town(state: SteamState, town: int, but: int) -> list[tuple[int, int]]:
    """The hexes around a town, but for those over sides of the mask `but`."""
    land, cities, towns = around(state.setup.map)[town], state.city, state.setup.map.town
    return [
        (near, OPPOSITE[side])
        for side, near in land
        if not but >> side & 1 and cities[near] == NO_CITY and not towns[near]
    ]
