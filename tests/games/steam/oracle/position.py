"""A position of the oracle: names and plain dictionaries, nothing derived."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from typing import NamedTuple

from .land import Hex, Land
from .tables import FACES, PLAIN_FACES, TOWN_FACES

End = tuple[Hex, int]  # the track at a side of a hex


class Tile(NamedTuple):
    face: str
    turn: int


@cache
def exits(tile: Tile) -> frozenset[int]:
    sides = TOWN_FACES.get(tile.face) or [side for pair in PLAIN_FACES[tile.face] for side in pair]
    return frozenset((side + tile.turn) % 6 for side in sides)


@cache
def pieces_of_track(tile: Tile) -> frozenset[frozenset[int]]:
    """The segments of a plain face; every exit of a town face by itself."""
    if tile.face in TOWN_FACES:
        return frozenset(frozenset((side,)) for side in exits(tile))
    return frozenset(
        frozenset(((a + tile.turn) % 6, (b + tile.turn) % 6)) for a, b in PLAIN_FACES[tile.face]
    )


def every_tile() -> list[Tile]:
    """All faces in all rotations; of those that look the same, the first."""
    found: dict[tuple[str, frozenset[frozenset[int]]], Tile] = {}
    for face in FACES:
        for turn in range(6):
            tile = Tile(face, turn)
            found.setdefault((face, pieces_of_track(tile)), tile)
    return list(found.values())


EVERY_TILE = every_tile()


@dataclass
class Position:
    land: Land
    tiles: dict[Hex, Tile] = field(default_factory=dict)
    owner: dict[End, int | None] = field(default_factory=dict)  # None: track of nobody
    new_cities: dict[Hex, str] = field(default_factory=dict)
    built: frozenset[int] = frozenset()  # seats that have built a tile in this game
    added: frozenset[End] = frozenset()  # track that was added in the build turn that is open

    def copy(self) -> Position:
        return replace(
            self,
            tiles=dict(self.tiles),
            owner=dict(self.owner),
            new_cities=dict(self.new_cities),
        )

    def city(self, hex_: Hex) -> str | None:
        """STM-018: the colour of the city there, printed or new."""
        return self.land.cities.get(hex_) or self.new_cities.get(hex_)

    def has_track(self, end: End) -> bool:
        tile = self.tiles.get(end[0])
        return tile is not None and end[1] in exits(tile)

    def facing(self, end: End) -> End | None:
        """The same side seen from the other hex."""
        near = self.land.over(*end)
        return None if near is None else (near, (end[1] + 3) % 6)
