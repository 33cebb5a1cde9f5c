"""The others at the table, as they were before the decision: worked out once for all its moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from westbound.engine.evaluation import RATING_UNIT
from westbound.games.steam.cautious import distances
from westbound.games.steam.components import HIGHEST_INCOME, MAX_LEVEL, NO_TILE
from westbound.games.steam.heuristics.network import ROWS, Pair
from westbound.games.steam.heuristics.outlook import Network, Outlook, cities_of
from westbound.games.steam.heuristics.rating import Rating
from westbound.games.steam.heuristics.weights import SHIPPED
from westbound.games.steam.maps import GameMap
from westbound.games.steam.state import NO_CUBES, Cubes, SteamState

RIVAL: Final = "rival"
NAMES: Final = (
    RIVAL,
    "rivals in the middle",
    "the best rival's points",
    "the best rival's income",
    "the best rival's level",
    "the best rival's links",
    "the best rival's plan",
    "the highest level of others",
    "cubes for the best rival",
    "cubes for rivals",
)
NOBODY_LEFT: Final = -30.0  # what the best rival has when all are bankrupt

Ways = Callable[[Outlook, Network], list[float]]


class Rivals:
    """What the rivals hold, the best one first, and which cubes they could move."""

    def __init__(self, state: SteamState, seat: int) -> None:
        others = [other for other in state.order or range(state.setup.players) if other != seat]
        ratings = [Rating(state, other) for other in others]
        held = [(holding(rating), -rating.seat, rating) for rating in ratings]
        held.sort(key=lambda entry: entry[:2], reverse=True)
        self.ratings = [rating for _, _, rating in held]
        self.seats = [rating.seat for rating in self.ratings]
        values = [value for value, _, _ in held] or [NOBODY_LEFT]
        self.values = (values[0] / RATING_UNIT, sum(values) / len(values) / RATING_UNIT)
        self.facts = self._facts(state)
        self.cubes, self.city = state.cubes, state.city
        self.sums = sums_of(state.cubes)
        self.uses = self._uses(state)
        self.to_city, self.to_cities = ways_to_cities(state.setup.map, cities_of(tuple(state.city)))
        self._ways: dict[tuple[int, tuple[Pair, ...]], list[float]] = {}
        self._kept: list[Outlook] = []  # their ids are keys

    def _facts(self, state: SteamState) -> list[float]:
        if not self.ratings:
            return [0.0] * 6
        best = self.ratings[0]
        seat = best.seat
        return [
            state.vp[seat] / 40,
            state.income[seat] / HIGHEST_INCOME,
            state.level[seat] / MAX_LEVEL,
            len(best.network.own) / 15,
            best.network.plan.points / 40,
            max([state.level[other] for other in self.seats]) / MAX_LEVEL,
        ]

    def features(self, state: SteamState) -> list[float]:
        """What a move changes of it are cubes that the rivals would have moved."""
        uses = self.uses
        if state.cubes != self.cubes and state.city == self.city:
            uses = self._uses(state)
        return [*self.values, *self.facts, *uses]

    def _uses(self, state: SteamState) -> tuple[float, float]:
        """Links that the cubes could go: for the best rival, and for all of them."""
        links = [sum(self._links(rating, state)) for rating in self.ratings] or [0]
        return links[0] / 30, sum(links) / 60

    def _links(self, rating: Rating, state: SteamState) -> list[int]:
        graph, aim = rating.network.graph, self.aim(rating)
        return [
            cubes[colour] * ROWS[lengths][aim]
            for origin in graph.edges
            if (cubes := state.cubes[origin]) != NO_CUBES
            for colour, lengths in graph.reach(origin).items()
        ]

    def by_colour(self, state: SteamState) -> list[int]:
        """Cubes on the board."""
        return self.sums if state.cubes == self.cubes else sums_of(state.cubes)

    def aim(self, rating: Rating) -> int:
        """The level that somebody plans for."""
        return max(rating.network.plan.level, rating.outlook.level)

    def use_of(self, hex_: int, colour: int) -> float:
        """The most links that a rival could move this cube."""
        found = [
            ROWS[lengths][rating.outlook.level]
            for rating in self.ratings
            if (lengths := rating.network.graph.reach(hex_).get(colour))
        ]
        return float(max(found, default=0))

    def known_ways(self, outlook: Outlook, network: Network, find: Ways) -> list[float]:
        """Worked out once for each network of the decision."""
        key = (id(outlook), network.own)
        if key not in self._ways:
            self._kept.append(outlook)
            self._ways[key] = find(outlook, network)
        return self._ways[key]


def sums_of(cubes: Sequence[Cubes]) -> list[int]:
    """How many there are of each colour."""
    held = [found for found in cubes if found != NO_CUBES]
    return [sum(of_colour) for of_colour in zip(*held, strict=True)] or [0] * len(NO_CUBES)


def holding(rating: Rating) -> float:
    """The rating without what may still be built: that takes longest to find out."""
    state, seat = rating.state, rating.seat
    tile = 0.0 if state.tile[seat] == NO_TILE else SHIPPED.tile[state.tile[seat]]
    return state.vp[seat] + rating.prospects.now.value + rating.deliveries() + tile


@lru_cache(maxsize=64)
def ways_to_cities(
    map_: GameMap, found: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """By hex: how far the nearest of these cities is, and all of them on average."""
    away = distances(map_)
    nearest = tuple([min([row[city] for city in found], default=0) for row in away])
    sums = [sum([row[city] for city in found]) for row in away]
    return nearest, tuple([sum_ / max(1, len(found)) for sum_ in sums])
