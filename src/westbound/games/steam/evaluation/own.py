"""The seat's own things: money, locomotive, network, and how far its cubes could go."""

from __future__ import annotations

from typing import Final

from westbound.games.steam.cautious import distances
from westbound.games.steam.components import HIGHEST_INCOME, MAX_LEVEL
from westbound.games.steam.evaluation.rivals import Rivals
from westbound.games.steam.heuristics.network import ROWS
from westbound.games.steam.heuristics.outlook import Network, Outlook
from westbound.games.steam.heuristics.rating import Rating
from westbound.games.steam.state import NO_CITY

NAMES: Final = (
    "money",
    "money short",
    "income",
    "debts",
    "income beyond five",
    "locomotive level",
    "level four",
    "level six",
    "own links",
    "cities of the network",
    "towns of the network",
    "points planned",
    "weakest delivery planned",
    "level aimed at",
    "points of this turn",
    *(f"cubes to go {links}" for links in range(1, MAX_LEVEL + 1)),
    "cubes to go now",
    "longest way now",
    "open lines",
    "way from open lines to cities",
    "way from open lines to all cities",
    "terrain before open lines",
    "cubes on the board",
    "cubes of the network's colours",
    "way of new cubes to their cities",
)
SHORT: Final = 6  # dollars that a turn costs at least


def own_things(rating: Rating, rivals: Rivals) -> list[float]:
    state, seat, network = rating.state, rating.seat, rating.network
    money, income, level = rating.purse.money, rating.purse.income, state.level[seat]
    plan = network.plan
    return [
        money / 20,
        max(0, SHORT - money) / SHORT,
        income / HIGHEST_INCOME,
        max(0, -income) / 5,
        max(0, income - 5) / 5,
        level / MAX_LEVEL,
        float(level >= 4),
        float(level == MAX_LEVEL),
        len(network.own) / 15,
        *_places(rating),
        plan.points / 40,
        plan.weakest / MAX_LEVEL,
        plan.level / MAX_LEVEL,
        plan.soon / 10,
        *rivals.known_ways(rating.outlook, network, ways),
        len(rating.ground.ends) / 3,
        *_ways_on(rating, rivals),
        *_wanted(rating, rivals),
        _new_cubes(rating, rivals) / 20,
    ]


def _places(rating: Rating) -> tuple[float, float]:
    """Cities and towns that the network reaches."""
    city, edges = rating.state.city, rating.network.graph.edges
    cities = sum([city[place] != NO_CITY for place in edges])
    return cities / 10, (len(edges) - cities) / 6


def ways(outlook: Outlook, network: Network) -> list[float]:
    """How many cubes can go so far with the level that is aimed at, and how far any can go now."""
    counts, now, longest = [0] * (MAX_LEVEL + 1), 0, 0
    for origin in outlook.stocked:
        if origin in network.graph.edges:
            cubes = outlook.cubes[origin]
            for colour, lengths in network.graph.reach(origin).items():
                if count := cubes[colour]:
                    reach = ROWS[lengths]
                    counts[reach[network.plan.level]] += count
                    now += count * (reach[outlook.level] > 0)
                    longest = max(longest, reach[outlook.level])
    return [*(count / 6 for count in counts[1:]), now / 10, longest / MAX_LEVEL]


def _ways_on(rating: Rating, rivals: Rivals) -> tuple[float, float, float]:
    """Hexes between the ends of open lines and cities, and hills and rivers before these ends."""
    map_ = rating.state.setup.map
    fronts = [front for slot in rating.ground.ends if (front := map_.neighbour[slot]) >= 0]
    nearest = sum([rivals.to_city[front] for front in fronts])
    sums = sum([rivals.to_cities[front] for front in fronts])
    return nearest / 5, sums / 20, sum([map_.terrain_cost[front] for front in fronts]) / 5


def _wanted(rating: Rating, rivals: Rivals) -> tuple[float, float]:
    """Cubes on the board, and those among them that some city of the network takes."""
    sums = rivals.by_colour(rating.state)
    colours = rating.network.graph.colours
    return sum(sums) / 60, sum([n for c, n in enumerate(sums) if colours >> c & 1]) / 40


def _new_cubes(rating: Rating, rivals: Rivals) -> float:
    """How far the cubes that came or went have to the nearest cities of their colours."""
    state, way = rating.state, 0
    if state.cubes == rivals.cubes:
        return 0.0
    away = distances(state.setup.map)
    for hex_, (cubes, before) in enumerate(zip(state.cubes, rivals.cubes, strict=True)):
        for colour in range(len(cubes)) if cubes != before else ():
            ways = [away[hex_][city] for city, found in enumerate(state.city) if found == colour]
            way += (cubes[colour] - before[colour]) * min(ways, default=0)
    return way
