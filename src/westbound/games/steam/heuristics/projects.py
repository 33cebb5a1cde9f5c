"""What a seat could build next: links, one or two at once through a town, and their tiles."""

from __future__ import annotations

from typing import NamedTuple

from westbound.games.steam.components import EXIT_COST, TOWN_COST
from westbound.games.steam.faces import EXITS, NOTHING
from westbound.games.steam.heuristics.network import Pair
from westbound.games.steam.heuristics.stretches import (
    Stretch,
    Tile,
    around,
    beside_city,
    beside_town,
    stretches,
)
from westbound.games.steam.hexes import opposite, side_of
from westbound.games.steam.rules.links import towns_of
from westbound.games.steam.rules.sites import MAX_EXITS
from westbound.games.steam.rules.track import NOWHERE, line_of, open_ends_of
from westbound.games.steam.state import NO_CITY, SteamState


class Project(NamedTuple):
    """Links that these tiles would build. The first tile is placed first, or the last one if it
    begins at a city as well."""

    links: tuple[Pair, ...]
    tiles: tuple[Tile, ...]
    cost: int
    line: int  # slot of the open end that it continues, or -1


def pair(a: int, b: int) -> Pair:
    return (a, b) if a < b else (b, a)


def continuations(state: SteamState, seat: int, slot: int, max_tiles: int) -> list[Project]:
    """The ways to complete the seat's line that is open at this slot."""
    near = state.setup.map.neighbour[slot]
    line = line_of(state, slot)
    root = line.places[0] if line.places[1] == NOWHERE else line.places[1]
    if near < 0 or root == NOWHERE:
        return []
    found = []
    for stretch in stretches(state, seat, root, [(near, opposite(side_of(slot)))], max_tiles):
        found += with_second(state, seat, root, stretch, max_tiles, slot)
    return found


def from_city(state: SteamState, seat: int, city: int, max_tiles: int) -> list[Project]:
    found = []
    for stretch in stretches(state, seat, city, beside_city(state, city), max_tiles):
        found += with_second(state, seat, city, stretch, max_tiles, -1)
    return found


def from_town(state: SteamState, seat: int, town: int, max_tiles: int) -> list[Project]:
    """One more exit of a town that the seat's links reach (STM-183)."""
    exits = EXITS[state.track[town]]
    count = exits.bit_count() + 1
    if count > MAX_EXITS:
        return []
    price = TOWN_COST + EXIT_COST * count
    found = []
    for side, near in around(state.setup.map)[town]:
        if not exits >> side & 1 and state.city[near] != NO_CITY:
            found.append(Project((pair(town, near),), ((town, 1 << side),), price, -1))
    for stretch in stretches(state, seat, town, beside_town(state, town, exits), max_tiles - 1):
        tile = (town, 1 << side_towards(state, town, stretch.tiles[0][0]))
        links = (pair(town, stretch.place),)
        found.append(Project(links, (tile, *stretch.tiles), stretch.cost + price, -1))
    return found


def with_second(
    state: SteamState, seat: int, root: int, stretch: Stretch, max_tiles: int, line: int
) -> list[Project]:
    """The stretch itself and, if it ends with a new town tile, what can continue from there."""
    town = stretch.place
    first = pair(root, town)
    found = [Project((first,), stretch.tiles, stretch.cost, line)]
    if not stretch.fresh:
        return found
    arrival = stretch.tiles[-1][1]
    used = {hex_ for hex_, _ in stretch.tiles}
    for side, near in around(state.setup.map)[town]:
        if near != root and not arrival >> side & 1 and state.city[near] != NO_CITY:
            tile = (town, arrival | 1 << side)
            links = (first, pair(town, near))
            tiles = (*stretch.tiles[:-1], tile)
            found.append(Project(links, tiles, stretch.cost + EXIT_COST, line))
    left = max_tiles - len(stretch.tiles)
    if left <= 0:
        return found
    for onward in stretches(state, seat, town, beside_town(state, town, arrival), left):
        if onward.place == root or any(hex_ in used for hex_, _ in onward.tiles):
            continue
        tile = (town, arrival | 1 << side_towards(state, town, onward.tiles[0][0]))
        links = (first, pair(town, onward.place))
        tiles = (*stretch.tiles[:-1], tile, *onward.tiles)
        found.append(Project(links, tiles, stretch.cost + EXIT_COST + onward.cost, line))
    return found


def side_towards(state: SteamState, hex_: int, near: int) -> int:
    return next(side for side, there in around(state.setup.map)[hex_] if there == near)


def all_projects(state: SteamState, seat: int, max_tiles: int, anywhere: bool) -> list[Project]:
    """From open ends, from the towns and cities of the seat's network, or from any city."""
    found: list[Project] = []
    for slot in open_ends_of(state, seat):
        found += continuations(state, seat, slot, max_tiles)
    own = {
        place for place, links in enumerate(state.links) for _, owner, _ in links if owner == seat
    }
    cities = [p for p in sorted(own) if state.city[p] != NO_CITY]
    if anywhere:
        cities = [p for p, colour in enumerate(state.city) if colour != NO_CITY]
    for city in cities:
        found += from_city(state, seat, city, max_tiles)
    towns = towns_of(state, seat)
    for town in sorted(own):
        if towns >> town & 1 and state.track[town] != NOTHING:
            found += from_town(state, seat, town, max_tiles)
    return cheapest(found)


def cheapest(projects: list[Project]) -> list[Project]:
    """One project for each set of links and first tile."""
    best: dict[tuple[tuple[Pair, ...], int, int], Project] = {}
    for project in projects:
        key = (tuple(sorted(project.links)), len(project.tiles), project.line)
        known = best.get(key)
        if known is None or project.cost < known.cost:
            best[key] = project
    return list(best.values())
