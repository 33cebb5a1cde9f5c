"""The track on the board seen by one seat: its links, its open lines and what it could build."""

from __future__ import annotations

from typing import Final

from westbound.games.steam.heuristics.network import Pair
from westbound.games.steam.heuristics.projects import (
    Project,
    all_projects,
    continuations,
    pair,
)
from westbound.games.steam.rules.track import NOWHERE, arriving, line_of, open_ends_of
from westbound.games.steam.state import NO_CITY, UNOWNED, SteamState

REMEMBERED: Final = 256
_GROUNDS: Final[dict[tuple[object, ...], Ground]] = {}
# by seat: most questions are about the same board as the last one
_LATEST: Final[dict[int, Ground]] = {}


class Ground:
    """Results about a board are cached: one decision asks for them many times."""

    __slots__ = ("_lines", "_projects", "_towns", "board", "ends", "own", "seat", "setup")

    def __init__(self, state: SteamState, seat: int) -> None:
        self.setup = state.setup  # keeps it alive: its id is part of the key
        self.seat = seat
        self.board = (state.track[:], state.owner[:], state.city[:])
        self.own = own_links(state, seat)
        self.ends = open_ends_of(state, seat)
        self._lines: dict[tuple[int, int], list[Project]] = {}
        self._projects: dict[tuple[int, bool], list[Project]] = {}
        self._towns: dict[int, tuple[Pair, ...]] = {}

    def fits(self, state: SteamState) -> bool:
        track, owner, city = self.board
        if self.setup is not state.setup or track != state.track:
            return False
        return owner == state.owner and city == state.city

    def projects(self, state: SteamState, tiles: int, anywhere: bool) -> list[Project]:
        """All that could be built with so many tiles, whatever it costs."""
        key = (tiles, anywhere)
        if key not in self._projects:
            self._projects[key] = all_projects(state, self.seat, tiles, anywhere)
        return self._projects[key]

    def completions(self, state: SteamState, slot: int, max_tiles: int) -> list[Project]:
        """The ways to complete the line at this open end."""
        key = (slot, max_tiles)
        if key not in self._lines:
            self._lines[key] = continuations(state, self.seat, slot, max_tiles)
        return self._lines[key]

    def with_city(self, state: SteamState, town: int) -> tuple[Pair, ...]:
        """The seat's links if it made a New City of the town, sorted."""
        if town not in self._towns:
            kept = [link for link in self.own if town not in link]
            self._towns[town] = tuple(sorted(kept + links_to_city(state, self.seat, town)))
        return self._towns[town]


def links_to_city(state: SteamState, seat: int, town: int) -> list[Pair]:
    """STM-193, STM-195: track that faces the town arrives, and lines of nobody are claimed."""
    found = []
    for slot in arriving(state, town):
        line = line_of(state, slot)
        place, owner = line.places[0], state.owner[slot]
        claimed = owner == UNOWNED and not line.complete
        if place not in (NOWHERE, town) and (owner == seat or claimed):
            found.append(pair(place, town))
    return found


def ground(state: SteamState, seat: int) -> Ground:
    latest = _LATEST.get(seat)
    if latest is not None and latest.fits(state):
        return latest
    cities = tuple([colour != NO_CITY for colour in state.city])  # which colour does not matter
    key = (id(state.setup), seat, tuple(state.track), tuple(state.owner), cities)
    found = _GROUNDS.get(key)
    if found is None:
        if len(_GROUNDS) > REMEMBERED:
            _GROUNDS.clear()
        found = _GROUNDS[key] = Ground(state, seat)
    _LATEST[seat] = found
    return found


def own_links(state: SteamState, seat: int) -> tuple[Pair, ...]:
    """The complete links of the seat, sorted."""
    own = []
    for place, links in enumerate(state.links):
        for other, owner, _ in links:
            if owner == seat and place < other:
                own.append((place, other))
    own.sort()
    return tuple(own)
