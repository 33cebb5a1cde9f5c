"""A position of the oracle: names and plain lists, nothing derived."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from .tables import PRIVATE, Place


class Tile(NamedTuple):
    """What lies on a space: kind is neutral, private, teepee or hazard."""

    kind: str
    name: str  # A, 5a, green_teepee, flood_3_green
    owner: int | None = None


@dataclass
class Player:
    money: int = 0
    at: str | None = None
    engine: Place = (0, False)
    certificates: int = 0  # the number at the marker
    workers: dict[str, int] = field(default_factory=dict)  # with the printed one
    cleared: dict[str, int] = field(default_factory=dict)
    supply: list[str] = field(default_factory=list)  # 1a, 2b ...
    stations: list[int] = field(default_factory=list)  # 0 to 9
    cities: dict[str, int] = field(default_factory=dict)
    green: int = 0
    blue: int = 0
    hazards: list[str] = field(default_factory=list)  # flood_3_green
    deck: list[str] = field(default_factory=list)  # draw stack, hand and discard pile
    hand: list[str] = field(default_factory=list)
    area: list[str] = field(default_factory=list)
    masters: list[str] = field(default_factory=list)
    token: bool = False


@dataclass
class Position:
    seats: list[Player]
    on: dict[str, Tile] = field(default_factory=dict)
    jobs: dict[int, list[str]] = field(default_factory=dict)  # by row, the first is 1
    token_row: int = 2  # 13: it has left
    market: list[str] = field(default_factory=list)
    market_stack: int = 0  # cards left
    display: list[str] = field(default_factory=list)
    objective_stack: int = 0  # cards left
    foresight: list[str | None] = field(default_factory=list)  # two of each number

    @property
    def players(self) -> int:
        return len(self.seats)

    def own_buildings(self, seat: int) -> list[str]:
        """Spaces with private buildings of this seat."""
        return [space for space, tile in self.on.items() if tile.owner == seat]

    def other_engines(self, seat: int) -> list[Place]:
        return [p.engine for other, p in enumerate(self.seats) if other != seat]


def craftsmen(name: str) -> int:
    return PRIVATE[name][0]
