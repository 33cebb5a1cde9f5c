"""Lines of track, found by flooding: from any end to all that is joined to it without a stop."""

from __future__ import annotations

from dataclasses import dataclass

from .land import Hex
from .position import End, Position, pieces_of_track
from .tables import TOWN_FACES


@dataclass(frozen=True)
class Line:
    ends: frozenset[End]
    stops: tuple[Hex, ...]  # the cities and towns where it stops
    open: tuple[End, ...]  # where it leads nowhere

    @property
    def is_loop(self) -> bool:
        """STM-128."""
        return len(self.stops) == 2 and self.stops[0] == self.stops[1]

    @property
    def complete(self) -> bool:
        """STM-150, STM-193."""
        return len(self.stops) == 2 and not self.is_loop


def joined(position: Position, end: End) -> list[End]:
    """What track goes on to from here without passing a stop."""
    hex_, side = end
    found = []
    if position.tiles[hex_].face not in TOWN_FACES:  # STM-127: segments keep apart
        for piece in pieces_of_track(position.tiles[hex_]):
            found += [(hex_, other) for other in piece if side in piece and other != side]
    facing = position.facing(end)
    if facing is not None and position.has_track(facing):
        found.append(facing)
    return found


def line_of(position: Position, end: End) -> Line:
    ends, waiting = {end}, [end]
    while waiting:
        for other in joined(position, waiting.pop()):
            if other not in ends:
                ends.add(other)
                waiting.append(other)
    stops: list[Hex] = []
    dead: list[End] = []
    for hex_, side in sorted(ends):
        if position.tiles[hex_].face in TOWN_FACES:
            stops.append(hex_)
        near = position.facing((hex_, side))
        assert near is not None, f"track runs over the border at {hex_}, {side}"
        if position.city(near[0]) is not None:
            stops.append(near[0])
        elif not position.has_track(near):  # STM-130, STM-133, STM-154
            dead.append((hex_, side))
    assert len(stops) + len(dead) == 2, f"a line with ends {stops} and {dead}"
    return Line(frozenset(ends), tuple(stops), tuple(dead))


def all_lines(position: Position) -> list[Line]:
    seen: set[End] = set()
    found = []
    for hex_, tile in position.tiles.items():
        for piece in pieces_of_track(tile):
            end = (hex_, min(piece))
            if end not in seen:
                found.append(line_of(position, end))
                seen |= found[-1].ends
    return found


def owner_of(position: Position, line: Line) -> int | None:
    owners = {position.owner[end] for end in line.ends}
    assert len(owners) == 1, f"one line, owners {owners}"
    return owners.pop()


def links(position: Position) -> list[tuple[frozenset[Hex], int | None]]:
    """The complete links: the two places and the owner."""
    return [
        (frozenset(line.stops), owner_of(position, line))
        for line in all_lines(position)
        if line.complete
    ]


def lines_at_town(position: Position, town: Hex) -> list[Line]:
    tile = position.tiles.get(town)
    if tile is None:
        return []
    return [line_of(position, (town, min(piece))) for piece in pieces_of_track(tile)]


def is_traceable(position: Position, seat: int, line: Line) -> bool:
    """STM-124: to a city, over own lines and through the towns where they meet."""
    seen = {line}
    waiting = [line]
    while waiting:
        for stop in waiting.pop().stops:
            if position.city(stop) is not None:
                return True
            for other in lines_at_town(position, stop):
                if other not in seen and owner_of(position, other) == seat:
                    seen.add(other)
                    waiting.append(other)
    return False
