"""How far cubes can go: the best deliveries over a set of links. Rules STM-213 to STM-218."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.games.steam.components import COLOURS, MAX_LEVEL
from westbound.games.steam.state import NO_CITY

Pair = tuple[int, int]  # a link by its two places
Reach = tuple[int, ...]  # own links of the best delivery, by locomotive level
Edge = tuple[int, int]  # place at the other end, bit of the link

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

    __slots__ = ("city", "colours", "edges", "enough", "known", "max_level")

    def __init__(
        self, own: Sequence[Pair], city: Sequence[int], min_level: int, max_level: int
    ) -> None:
        """`min_level` and `max_level` are the levels of interest."""
        self.edges: dict[int, list[Edge]] = {}
        edges, bit = self.edges, 1
        for a, b in own:
            if a in edges:
                edges[a].append((b, bit))
            else:
                edges[a] = [(b, bit)]
            if b in edges:
                edges[b].append((a, bit))
            else:
                edges[b] = [(a, bit)]
            bit <<= 1
        self.city = city
        self.max_level = max_level
        self.known: dict[tuple[int, int], dict[int, Reach]] = {}
        # once a colour has been delivered over all these lengths, there is no more to find
        self.enough = (2 << max_level) - (1 << min_level)
        self.colours = 0  # those of the cities here
        for place in edges:
            if city[place] != NO_CITY:
                self.colours |= 1 << city[place]

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
        edges, city, max_level, enough = self.edges, self.city, self.max_level, self.enough
        lengths = [0] * len(COLOURS)
        missing = wanted

        def walk(place: int, length: int, cities: int, used: int, wanted: int) -> None:
            """Depth first over all routes; the next link is number `length` (STM-214, STM-216,
            STM-217)."""
            nonlocal missing
            for other, bit in edges[place]:
                if used & bit or cities >> other & 1:
                    continue
                colour = city[other]
                if colour == NO_CITY:
                    if length < max_level and wanted & missing:
                        walk(other, length + 1, cities, used | bit, wanted)
                    continue
                rest = wanted
                if wanted >> colour & 1:
                    rest ^= 1 << colour
                    lengths[colour] |= 1 << length
                    if lengths[colour] & enough == enough:
                        missing &= ~(1 << colour)
                if length < max_level and rest & missing:
                    walk(other, length + 1, cities | 1 << other, used | bit, rest)

        walk(origin, 1, 1 << origin, 0, wanted)
        return {colour: ROWS[mask] for colour, mask in enumerate(lengths) if mask}


# graphs by their links, for one set of city colours and levels; cubes do not change them
_CHARTS: dict[tuple[tuple[int, ...], int, int], dict[tuple[Pair, ...], Graph]] = {}
CHARTS: Final = 24
GRAPHS: Final = 3000


def chart(city: tuple[int, ...], min_level: int, max_level: int) -> dict[tuple[Pair, ...], Graph]:
    key = (city, min_level, max_level)
    if key not in _CHARTS:
        if len(_CHARTS) > CHARTS:
            _CHARTS.clear()
        _CHARTS[key] = {}
    return _CHARTS[key]
