"""Where which tile may be built, clause by clause (STM-120 to STM-134, STM-150 to STM-184).

A tile is put onto a copy of the map; what it has become there is judged.
"""

from __future__ import annotations

from collections.abc import Iterator

from .land import Hex
from .lines import Line, all_lines, is_traceable, line_of, lines_at_town, owner_of
from .position import EVERY_TILE, End, Position, Tile, exits, pieces_of_track
from .stock import can_be_made
from .tables import TOWN_FACES


class Illegal(Exception):
    """The rule that forbids a tile."""


def build(position: Position, seat: int, hex_: Hex, tile: Tile) -> Position:
    """The position with this tile; Illegal names the rule that forbids it."""
    if hex_ not in position.land.terrain or position.city(hex_) is not None:
        raise Illegal("STM-120")
    if (hex_ in position.land.towns) != (tile.face in TOWN_FACES):
        raise Illegal("STM-129")
    old = position.tiles.get(hex_)
    if any(position.land.over(hex_, side) is None for side in exits(tile)):
        raise Illegal("STM-121")
    if old is None or pieces_of_track(old) < pieces_of_track(tile):
        return _with_new_track(position, seat, hex_, tile)
    return _redirected(position, seat, hex_, tile)


def _with_new_track(position: Position, seat: int, hex_: Hex, tile: Tile) -> Position:
    old = position.tiles.get(hex_)
    new = pieces_of_track(tile) - (pieces_of_track(old) if old else frozenset())
    if not touches_anything(position, hex_, new) and not old:
        raise Illegal("STM-123")
    if seat not in position.built:
        _check_first(position, hex_, new)
    after = position.copy()
    after.tiles[hex_] = tile
    own = []
    for piece in sorted(new, key=sorted):
        line = line_of(after, (hex_, min(piece)))
        owner = _owner_of_new(position, seat, line, tile.face in TOWN_FACES)
        after.owner |= dict.fromkeys(line.ends, owner)
        if owner == seat:
            own.append(line)
    _check_own(position, after, seat, own)
    after.built |= {seat}
    after.added |= {(hex_, side) for piece in new for side in piece}
    return after


def touches_anything(position: Position, hex_: Hex, new: frozenset[frozenset[int]]) -> bool:
    """Whether some of the new track comes to a city or to other track."""
    for piece in new:
        for side in piece:
            facing = position.facing((hex_, side))
            assert facing is not None
            if position.city(facing[0]) is not None or position.has_track(facing):
                return True
    return False


def _check_first(position: Position, hex_: Hex, new: frozenset[frozenset[int]]) -> None:
    """STM-122: some of the new track comes out of a city."""
    if not any(is_city(position, (hex_, side)) for piece in new for side in piece):
        raise Illegal("STM-122")


def is_city(position: Position, end: End) -> bool:
    facing = position.facing(end)
    return facing is not None and position.city(facing[0]) is not None


def _owner_of_new(position: Position, seat: int, line: Line, town: bool) -> int | None:
    """Whose the line is that the new track is part of."""
    before = {position.owner[end] for end in line.ends if end in position.owner}
    others = before - {seat, None}
    if line.is_loop:
        raise Illegal("STM-128")
    if others and not town:  # STM-126, STM-131, STM-134
        raise Illegal("STM-134")
    if others:  # STM-155
        assert len(others) == 1
        return others.pop()
    return seat  # STM-151, STM-153, STM-157, STM-163, STM-166


def _check_own(position: Position, after: Position, seat: int, own: list[Line]) -> None:
    """STM-124, STM-158, STM-164: what became the builder's own."""
    if not own:
        raise Illegal("STM-158")
    for line in own:
        before = {position.owner[end] for end in line.ends if end in position.owner}
        if None in before and seat not in before and not may_claim(after, seat, line):
            raise Illegal("STM-164")
        if not is_traceable(after, seat, line):
            raise Illegal("STM-124")


def may_claim(position: Position, seat: int, line: Line) -> bool:
    """STM-164: an end is at a city, or at a town where another link of the claimer ends."""
    for stop in line.stops:
        if position.city(stop) is not None:
            return True
        for other in lines_at_town(position, stop):
            if other != line and owner_of(position, other) == seat:
                return True
    return False


def _redirected(position: Position, seat: int, hex_: Hex, tile: Tile) -> Position:
    """STM-170 to STM-176."""
    if tile.face in TOWN_FACES:
        raise Illegal("STM-172")
    inner, outer, turned = _what_turns(position.tiles[hex_], tile)
    if seat not in position.built and not is_city(position, (hex_, inner)):  # STM-122, STM-123
        raise Illegal("STM-122")
    line = line_of(position, (hex_, outer))
    if (hex_, outer) not in line.open:
        raise Illegal("STM-170")
    owner = owner_of(position, line)
    if owner != seat and (owner is not None or not may_claim(position, seat, line)):
        raise Illegal("STM-171")
    after = position.copy()
    after.tiles[hex_] = tile
    del after.owner[hex_, outer]
    result = line_of(after, (hex_, inner))
    before = {position.owner[end] for end in result.ends if end != (hex_, turned)}
    if before - {seat, None}:
        raise Illegal("STM-134")
    if result.is_loop:
        raise Illegal("STM-128")
    after.owner |= dict.fromkeys(result.ends, seat if result.complete else owner)  # STM-174
    after.built |= {seat}
    return after


def _what_turns(old: Tile, new: Tile) -> tuple[int, int, int]:
    """STM-173, STM-175, STM-176: the side that stays, the one given up, the one gained."""
    gone, come = (
        pieces_of_track(old) - pieces_of_track(new),
        pieces_of_track(new) - pieces_of_track(old),
    )
    if len(gone) != 1 or len(come) != 1:
        raise Illegal("STM-175")
    (before,), (after,) = gone, come
    stays = before & after
    if len(stays) != 1:
        raise Illegal("STM-173")
    return min(stays), min(before - stays), min(after - stays)


# --- all of it


def is_in_stock(position: Position, hex_: Hex, tile: Tile) -> bool:
    """STM-113, STM-184: with this tile in place of the old one all faces can be made."""
    tiles = {**position.tiles, hex_: tile}
    return can_be_made(other.face for other in tiles.values())


def cost(position: Position, hex_: Hex, tile: Tile) -> int:
    """STM-140 to STM-142."""
    dollars = len(exits(tile)) + (1 if tile.face in TOWN_FACES else 0)
    if hex_ not in position.tiles:
        dollars += 1 if hex_ in position.land.rivers else 0
        dollars += 2 if position.land.terrain[hex_] == "hills" else 0
    return dollars


def placements(position: Position, seat: int, hex_: Hex) -> Iterator[tuple[Tile, Position | str]]:
    """Every tile on this hex: the position with it, or the rule that forbids it."""
    for tile in EVERY_TILE:
        try:
            yield tile, build(position, seat, hex_, tile)
        except Illegal as reason:
            yield tile, str(reason)


def end_build_turn(position: Position, seat: int) -> Position:
    """STM-161: incomplete links to which nothing was added are lost."""
    after = position.copy()
    for line in all_lines(position):
        own = owner_of(position, line) == seat
        if own and not line.complete and not line.ends & position.added:
            after.owner |= dict.fromkeys(line.ends, None)
    after.added = frozenset()
    return after
