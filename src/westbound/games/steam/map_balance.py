"""How fair a map is: what each city has around it, and what falls short of a good map.

A player's own map may be as harsh as they like, so nothing of this is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final, NamedTuple

from westbound.games.steam.components import (
    COLOUR_CODES,
    EXIT_COST,
    TILES_PER_TURN,
    TOWN_COST,
    read,
)
from westbound.games.steam.hexes import slots_of
from westbound.games.steam.maps import WALL, GameMap

LIMITS: Final[Mapping[str, Mapping[str, int]]] = read("map_balance")
LINKS: Final = (1, 2, 3)  # how far cubes and colours are counted
PRINTED_COLOURS: Final = tuple(code for name, code in COLOUR_CODES.items() if name != "gray")


class Track(NamedTuple):
    """The cheapest track to another city that passes no third one."""

    dollars: int
    city: int


@dataclass(frozen=True, slots=True)
class CityBalance:
    """What one city has around it."""

    city: int
    nearest: tuple[Track, ...]  # at most two, the cheaper first
    open_sides: int
    cubes: tuple[int, ...]  # at the beginning, by LINKS; those of the city itself included
    colours: int  # of other cities, within the last of LINKS

    @property
    def mean(self) -> float:
        return sum(track.dollars for track in self.nearest) / len(self.nearest)


class Advice(NamedTuple):
    """Something that falls short: the key of its sentence and what that mentions."""

    key: str
    params: Mapping[str, str | int | float]


def balance(map_: GameMap) -> tuple[CityBalance, ...]:
    """The figures of every city, in the order of the map."""
    links = _links(map_)
    return tuple(_of_city(map_, links, hex_) for hex_ in map_.hexes if map_.city[hex_])


def advice(map_: GameMap) -> Iterator[Advice]:
    """Everything in which the map falls short."""
    for figures in balance(map_):
        yield from _city_advice(map_, figures)
    most, fewest = cities_per_colour(map_)
    limit = LIMITS["map"]["difference"]
    if most - fewest > limit:
        yield Advice("difference", {"most": most, "fewest": fewest, "limit": limit})


def cities_per_colour(map_: GameMap) -> tuple[int, int]:
    """Of the four colours with printed cities (STM-019): the most and the fewest cities."""
    counts = Counter(map_.colour)
    numbers = [counts[code] for code in PRINTED_COLOURS]
    return max(numbers), min(numbers)


def _city_advice(map_: GameMap, figures: CityBalance) -> Iterator[Advice]:
    limits, name = LIMITS["city"], map_.city[figures.city]
    first = figures.nearest[0]
    if first.dollars > limits["nearest"]:
        to, limit = map_.city[first.city], limits["nearest"]
        yield Advice("nearest", {"name": name, "dollars": first.dollars, "to": to, "limit": limit})
    if len(figures.nearest) < 2:
        yield Advice("one_way", {"name": name, "to": map_.city[first.city]})
    elif figures.mean > limits["mean"]:
        yield Advice("mean", {"name": name, "dollars": figures.mean, "limit": limits["mean"]})
    found = {
        "open_sides": figures.open_sides,
        "cubes": figures.cubes[LINKS.index(2)],
        "colours": figures.colours,
    }
    for key, count in found.items():
        if count < limits[key]:
            yield Advice(key, {"name": name, "count": count, "limit": limits[key]})


def _of_city(map_: GameMap, links: Mapping[int, frozenset[int]], city: int) -> CityBalance:
    within = [_cities_within(map_, links, city, count) for count in LINKS]
    return CityBalance(
        city=city,
        nearest=_nearest(map_, city),
        open_sides=sum(near != WALL for near in map_.neighbour[slots_of(city)]),
        cubes=tuple(sum(map_.cubes[hex_] for hex_ in cities) for cities in within),
        colours=len({map_.colour[hex_] for hex_ in within[-1] if hex_ != city}),
    )


# --- what track costs


def tile_dollars(map_: GameMap, hex_: int) -> int:
    """A tile with two exits on this hex while it is empty (STM-140)."""
    return 2 * EXIT_COST + TOWN_COST * bool(map_.town[hex_]) + map_.terrain_cost[hex_]


def _nearest(map_: GameMap, city: int) -> tuple[Track, ...]:
    """The two cities to which track is cheapest; other cities are not passed (Dijkstra)."""
    found: list[Track] = []
    reached: set[int] = set()
    waiting = [(0, city)]
    while waiting and len(found) < 2:
        dollars, hex_ = heappop(waiting)
        if hex_ in reached:
            continue
        reached.add(hex_)
        if map_.city[hex_] and hex_ != city:
            found.append(Track(dollars, hex_))
            continue
        for near in map_.neighbour[slots_of(hex_)]:
            if near != WALL and near not in reached:
                price = 0 if map_.city[near] else tile_dollars(map_, near)
                heappush(waiting, (dollars + price, near))
    return tuple(found)


# --- what lies within so many links


def _links(map_: GameMap) -> dict[int, frozenset[int]]:
    """For every city and town, those that a link can join to it."""
    places = [hex_ for hex_ in map_.hexes if map_.name_of(hex_)]
    return {place: _one_link_from(map_, place) for place in places}


def _one_link_from(map_: GameMap, place: int) -> frozenset[int]:
    """Cities and towns with at most as many hexes between as a build turn has tiles (STM-111)."""
    reached, ends, last = {place}, set(), [place]
    for _ in range(TILES_PER_TURN + 1):
        near = {n for hex_ in last for n in map_.neighbour[slots_of(hex_)] if n != WALL} - reached
        reached |= near
        ends |= {hex_ for hex_ in near if map_.name_of(hex_)}
        last = [hex_ for hex_ in near if not map_.name_of(hex_)]
    return frozenset(ends)


def _cities_within(
    map_: GameMap, links: Mapping[int, frozenset[int]], city: int, count: int
) -> list[int]:
    """The city itself and those that are at most so many links away."""
    reached, last = {city}, {city}
    for _ in range(count):
        last = {end for place in last for end in links[place]} - reached
        reached |= last
    return [hex_ for hex_ in reached if map_.city[hex_]]
