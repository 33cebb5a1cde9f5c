"""All that lies on the table besides the map, in plain words."""

from __future__ import annotations

from dataclasses import dataclass, field

from .land import Hex
from .ledger import Purse
from .position import Position


@dataclass
class Table:
    """Lists are by seat; sets hold seats, `grown` hexes."""

    position: Position
    standard: bool
    relaxed: bool
    choose_paths: bool
    purses: list[Purse]
    levels: list[int]
    actions: list[str | None]  # the tile each seat has taken in this turn
    passed: set[int] = field(default_factory=set)  # turned the tile over
    acted: set[int] = field(default_factory=set)  # have grown or urbanised in this turn
    upgraded: set[int] = field(default_factory=set)  # used the free upgrade of this turn
    cubes: dict[Hex, list[str]] = field(default_factory=dict)
    supply: list[list[str]] = field(default_factory=list)
    new_cities: dict[str, int] = field(default_factory=dict)
    growth_left: int = 0
    grown: set[Hex] = field(default_factory=set)

    @property
    def cash_only(self) -> bool:
        """STM-004, STM-101."""
        return self.standard and not self.relaxed

    def towns_left(self) -> list[Hex]:
        return [hex_ for hex_ in self.position.land.towns if self.position.city(hex_) is None]

    def cities_to_grow(self) -> list[Hex]:
        """STM-194, STM-201."""
        return [
            hex_
            for hex_ in self.position.land.cities
            if hex_ not in self.grown and hex_ not in self.position.new_cities
        ]

    def can_grow(self) -> bool:
        """STM-203."""
        return any(self.supply) and self.growth_left > 0 and bool(self.cities_to_grow())

    def can_urbanize(self) -> bool:
        """STM-090."""
        return bool(self.towns_left()) and any(self.new_cities.values())
