"""The moves of the Law of the Strongest."""

from __future__ import annotations

from typing import ClassVar, Final

from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.games.carson_city.variants.duel_tiles.components import TILE_VALUES


class Tiles(Move):
    """A move that names duel tiles."""

    __slots__ = ("tiles",)
    fields = ("tiles",)
    verb: ClassVar[str]

    def __init__(self, tiles: tuple[int, ...]) -> None:
        super().__init__(" ".join((self.verb, *map(str, tiles))))
        self.tiles: Final = tiles

    def picks(self) -> tuple[str, ...]:
        return (*(f"tile:{tile}" for tile in self.tiles), f"do:{self.kind}")

    def params(self) -> dict[str, Param]:
        return {"tiles": self.tiles}


class PlayTiles(Tiles):
    """Play one duel tile face down, or two with dynamite."""

    __slots__ = ()
    kind = "play"
    verb = "play"


class DealTiles(Tiles):
    """Chance: the duel tiles that a player gets; nobody else sees them."""

    __slots__ = ()
    kind = "deal"
    verb = "deal"


PLAY_1: Final = tuple(PlayTiles((a,)) for a in range(TILE_VALUES))
PLAY_2: Final = {
    (a, b): PlayTiles((a, b)) for a in range(TILE_VALUES) for b in range(a, TILE_VALUES)
}
