"""How far cubes can go: the best deliveries over a set of links. Rules STM-213 to STM-218."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.games.steam.components import COLOURS, MAX_LEVEL
from westbound.games.steam.state import NO_CITY

Pair = tuple[int, int]  # a link by its two places
Reach = tuple[int, ...]  # own links of the best delivery, by locomotive level
Rows = dict[int, int]  # by colour, the numbers of links (a mask) over which cubes can go
# place at the other end, bit of the link, colour of the city there (or NO_CITY), its bit as a city
Edge = tuple[int, int, int, int]


def _row(lengths: int) -> Reach:
    """For each level the longest of these lengths (a mask) that it can go."""
    return tuple(
        max([n for n in range(level + 1) if lengths >> n & 1], default=0)
        for level in range(MAX_LEVEL + 1)
    )


EVERY_LENGTH: Final = (2 << MAX_LEVEL) - 2
ROWS: Final = tuple(_row(lengths) for lengths in range(1 << MAX_LEVEL + 1))


class Graph:
    """Own links only: plans do not count on those of others, which give points away (STM-225)."""

    __slots__ = ("_rows", "city", "colours", "edges", "links", "near")

    def __init__(self, own: Sequence[Pair], city: Sequence[int]) -> None:
        self.city = city
        self.links = 0
        self.edges: dict[int, tuple[Edge, ...]] = {}
        self.near: dict[int, int] = {}  # the colours of the cities one link away, as a mask
        self.colours = 0  # those of the cities here
        self._rows: dict[int, Rows] = {}
        self._add(own)

    def with_links(self, more: Sequence[Pair]) -> Graph:
        """The graph with these links too; what they do not touch stays known."""
        new = Graph((), self.city)
        new.links, new.colours = self.links, self.colours
        new.edges, new.near = self.edges.copy(), self.near.copy()
        new._add(more)
        fresh = {place for link in more for place in link if place not in self.edges}
        old = {place for link in more for place in link} - fresh
        if len(old) <= 1 and len(fresh) + len(old) == len(more) + 1:
            new._rows = self._rows.copy()  # a branch: nothing goes through it
            for place in fresh:
                if self.city[place] != NO_CITY:
                    new._deliver_to(place)
        else:
            touched = new._joined(more)
            new._rows = {at: rows for at, rows in self._rows.items() if at not in touched}
        return new

    def _deliver_to(self, city: int) -> None:
        """Cubes can go to this city too."""
        colour = self.city[city]
        walk = WalkBack(self, colour)
        walk.on(city, 1, 1 << city, 0)
        for origin, lengths in walk.lengths.items():
            rows = self._rows.get(origin)
            if rows is not None:
                self._rows[origin] = rows | {colour: rows.get(colour, 0) | lengths}

    def _add(self, links: Sequence[Pair]) -> None:
        for a, b in links:
            bit = 1 << self.links
            self._join(a, b, bit)
            self._join(b, a, bit)
            self.links += 1

    def _join(self, place: int, other: int, bit: int) -> None:
        colour = self.city[other]
        city = 1 << other if colour != NO_CITY else 0
        mask = 1 << colour if city else 0
        self.edges[place] = (*self.edges.get(place, ()), (other, bit, colour, city))
        self.near[place] = self.near.get(place, 0) | mask
        self.colours |= mask

    def _joined(self, links: Sequence[Pair]) -> set[int]:
        """All places that can be reached from these links."""
        waiting = [place for link in links for place in link]
        found = set(waiting)
        while waiting:
            for edge in self.edges[waiting.pop()]:
                if edge[0] not in found:
                    found.add(edge[0])
                    waiting.append(edge[0])
        return found

    def reach(self, origin: int) -> Rows:
        """Over how many own links cubes can go from the city, by colour."""
        if origin not in self.edges:
            return {}
        found = self._rows.get(origin)
        if found is None:
            walk = Walk(self)
            walk.on(origin, 1, 1 << origin, 0, self.colours)
            found = {colour: mask for colour, mask in enumerate(walk.lengths) if mask}
            self._rows[origin] = found
        return found


class Walk:
    """Depth first over all routes from a place (STM-214, STM-216, STM-217)."""

    __slots__ = ("edges", "lengths", "missing", "near")

    def __init__(self, graph: Graph) -> None:
        self.edges: Final = graph.edges
        self.near: Final = graph.near
        self.lengths: Final = [0] * len(COLOURS)  # by colour, a mask of those it was delivered over
        self.missing = graph.colours

    def on(self, place: int, length: int, cities: int, used: int, wanted: int) -> None:
        """Go on from here; the next link is number `length`."""
        more = MAX_LEVEL - length
        for other, bit, colour, city in self.edges[place]:
            if used & bit or cities & city:
                continue
            rest = wanted
            if city and wanted >> colour & 1:
                rest ^= 1 << colour
                lengths = self.lengths[colour] | 1 << length
                self.lengths[colour] = lengths
                if lengths == EVERY_LENGTH:  # there is no more to find
                    self.missing &= ~(1 << colour)
            if more > 1:
                if rest & self.missing:
                    self.on(other, length + 1, cities | city, used | bit, rest)
            elif more and rest & self.missing & self.near[other]:
                self.on(other, length + 1, cities | city, used | bit, rest)


class WalkBack:
    """The same from where a cube of this colour is delivered to where it may come from."""

    __slots__ = ("colour", "edges", "lengths")

    def __init__(self, graph: Graph, colour: int) -> None:
        self.edges: Final = graph.edges
        self.colour: Final = colour
        self.lengths: Final = dict[int, int]()  # by city, a mask

    def on(self, place: int, length: int, cities: int, used: int) -> None:
        for other, bit, colour, city in self.edges[place]:
            if used & bit or cities & city:
                continue
            if city:
                self.lengths[other] = self.lengths.get(other, 0) | 1 << length
            if length < MAX_LEVEL and colour != self.colour:
                self.on(other, length + 1, cities | city, used | bit)


# graphs by their links, for one set of city colours; cubes do not change them
_CHARTS: Final[dict[tuple[int, ...], dict[tuple[Pair, ...], Graph]]] = {}
CHARTS: Final = 16
GRAPHS: Final = 6000


def chart(city: tuple[int, ...]) -> dict[tuple[Pair, ...], Graph]:
    if city not in _CHARTS:
        if len(_CHARTS) > CHARTS:
            _CHARTS.clear()
        _CHARTS[city] = {}
    return _CHARTS[city]
