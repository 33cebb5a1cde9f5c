"""How far cubes can go: the best deliveries over a set of links. Rules STM-213 to STM-218."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.games.steam.components import COLOURS, MOST_LEVEL
from westbound.games.steam.state import NO_CITY

Pair = tuple[int, int]  # a link by its two places
Reach = tuple[int, ...]  # own links of the best delivery, by locomotive level
Edge = tuple[int, int]  # place at the other end, bit of the link

ALL_COLOURS: Final = (1 << len(COLOURS)) - 1


class Graph:
    """Own links only: plans do not count on those of others, which give points away (STM-225)."""

    __slots__ = ("city", "colours", "edges", "most")

    def __init__(self, own: Sequence[Pair], city: Sequence[int], most: int) -> None:
        self.edges: dict[int, list[Edge]] = {}
        for number, (a, b) in enumerate(own):
            self.edges.setdefault(a, []).append((b, 1 << number))
            self.edges.setdefault(b, []).append((a, 1 << number))
        self.city = city
        self.most = most
        self.colours = 0  # that have a city somewhere here
        for place in self.edges:
            if city[place] != NO_CITY:
                self.colours |= 1 << city[place]

    def reach(self, origin: int, wanted: int) -> dict[int, Reach]:
        """How many own links cubes of these colours can go from the city, by colour."""
        best: dict[int, list[int]] = {}
        wanted &= self.colours
        if wanted and origin in self.edges:
            walk(self.edges, self.city, best, origin, self.most, 1, 1 << origin, 0, wanted)
        return {colour: _upwards(row) for colour, row in best.items()}


def _upwards(row: list[int]) -> Reach:
    for level in range(1, MOST_LEVEL + 1):
        if row[level] < row[level - 1]:
            row[level] = row[level - 1]
    return tuple(row)


def walk(
    edges: dict[int, list[Edge]],
    city: Sequence[int],
    best: dict[int, list[int]],
    place: int,
    most: int,
    length: int,
    cities: int,
    used: int,
    wanted: int,
) -> None:
    """Depth first over all ways; the next link is the one number `length`. STM-214, STM-216,
    STM-217."""
    for other, bit in edges[place]:
        if used & bit or cities >> other & 1:
            continue
        colour, rest, mask = city[other], wanted, cities
        if colour != NO_CITY:
            mask |= 1 << other
            if wanted >> colour & 1:
                rest = wanted & ~(1 << colour)
                row = best.get(colour)
                if row is None:
                    row = best[colour] = [0] * (MOST_LEVEL + 1)
                row[length] = length
        if length < most and rest:
            walk(edges, city, best, other, most, length + 1, mask, used | bit, rest)
