"""How far cubes can go: the best deliveries over a set of links. Rules STM-213 to STM-218."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.games.steam.components import COLOURS, MAX_LEVEL
from westbound.games.steam.state import NO_CITY

Pair = tuple[int, int]  # a link by its two places
Reach = tuple[int, ...]  # own links of the best delivery, by locomotive level
# place at the other end, bit of the link, colour of the city there (or NO_CITY), its bit as a city
Edge = tuple[int, int, int, int]

ALL_COLOURS: Final = (1 << len(COLOURS)) - 1


def _row(lengths: int) -> Reach:
    """For each level the longest of these lengths (a mask) that it can go."""
    return tuple(
        max([n for n in range(level + 1) if lengths >> n & 1], default=0)
        for level in range(MAX_LEVEL + 1)
    )


ROWS: Final = tuple(_row(lengths) for lengths in range(1 << MAX_LEVEL + 1))


class Graph:
    """Own links only: plans do not count on those of others, which give points away (STM-225)."""

    __slots__ = ("city", "colours", "edges", "enough", "known", "max_level", "near")

    def __init__(
        self, own: Sequence[Pair], city: Sequence[int], min_level: int, max_level: int
    ) -> None:
        """`min_level` and `max_level` are the levels of interest."""
        self.edges: dict[int, list[Edge]] = {}
        self.near: dict[int, int] = {}  # the colours of the cities one link away, as a mask
        bit = 1
        for a, b in own:
            self._join(a, b, city[b], bit)
            self._join(b, a, city[a], bit)
            bit <<= 1
        self.city = city
        self.max_level = max_level
        self.known: dict[tuple[int, int], dict[int, Reach]] = {}
        # once a colour has been delivered over all these lengths, there is no more to find
        self.enough = (2 << max_level) - (1 << min_level)
        self.colours = 0  # those of the cities here
        for place in self.edges:
            if city[place] != NO_CITY:
                self.colours |= 1 << city[place]

    def _join(self, place: int, other: int, colour: int, bit: int) -> None:
        edge = (other, bit, colour, 1 << other if colour != NO_CITY else 0)
        self.edges.setdefault(place, []).append(edge)
        self.near[place] = self.near.get(place, 0) | (1 << colour if colour != NO_CITY else 0)

    def reach(self, origin: int, wanted: int) -> dict[int, Reach]:
        """How many own links cubes of these colours can go from the city, by colour."""
        wanted &= self.colours
        if not wanted or origin not in self.edges:
            return {}
        key = (origin, wanted)
        if key not in self.known:
            self.known[key] = self._search(origin, wanted)
        return self.known[key]

    def _search(self, origin: int, wanted: int) -> dict[int, Reach]:
        edges, near, max_level, enough = self.edges, self.near, self.max_level, self.enough
        lengths = [0] * len(COLOURS)
        missing = wanted

        def walk(place: int, length: int, cities: int, used: int, wanted: int) -> None:
            """Depth first over all routes; the next link is number `length` (STM-214, STM-216,
            STM-217)."""
            nonlocal missing
            more = max_level - length
            for other, bit, colour, mask in edges[place]:
                if used & bit or cities & mask:
                    continue
                rest = wanted
                if mask and wanted >> colour & 1:
                    rest ^= 1 << colour
                    lengths[colour] |= 1 << length
                    if lengths[colour] & enough == enough:
                        missing &= ~(1 << colour)
                if more > 1:
                    if rest & missing:
                        walk(other, length + 1, cities | mask, used | bit, rest)
                elif more and rest & missing & near[other]:
                    walk(other, length + 1, cities | mask, used | bit, rest)

        walk(origin, 1, 1 << origin, 0, wanted)
        return {colour: ROWS[mask] for colour, mask in enumerate(lengths) if mask}


# graphs by their links, for one set of city colours and levels; cubes do not change them
_CHARTS: dict[tuple[tuple[int, ...], int, int], dict[tuple[Pair, ...], Graph]] = {}
CHARTS: Final = 64
GRAPHS: Final = 6000


def chart(city: tuple[int, ...], min_level: int, max_level: int) -> dict[tuple[Pair, ...], Graph]:
    key = (city, min_level, max_level)
    if key not in _CHARTS:
        if len(_CHARTS) > CHARTS:
            _CHARTS.clear()
        _CHARTS[key] = {}
    return _CHARTS[key]
