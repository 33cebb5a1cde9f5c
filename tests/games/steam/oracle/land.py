"""The land of a map, read from its file once more: hexes, what is printed there, thick lines."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

Hex = tuple[int, int]
WAY: Final = {0: (0, -1), 1: (1, -1), 2: (1, 0), 3: (0, 1), 4: (-1, 1), 5: (-1, 0)}


@dataclass(frozen=True)
class Land:
    terrain: dict[Hex, str] = field(default_factory=dict)
    rivers: set[Hex] = field(default_factory=set)
    towns: dict[Hex, str] = field(default_factory=dict)
    cities: dict[Hex, str] = field(default_factory=dict)  # colours of the printed ones
    walls: set[frozenset[Hex]] = field(default_factory=set)

    def over(self, hex_: Hex, side: int) -> Hex | None:
        """STM-020, STM-121: the hex over this side, unless nothing can run there."""
        near = (hex_[0] + WAY[side][0], hex_[1] + WAY[side][1])
        if near not in self.terrain or frozenset((hex_, near)) in self.walls:
            return None
        return near


@cache
def read(name: str, version: int = 2) -> Land:
    """A map of the game by its name, or any other by its text.

    Two maps were others in version 1 of the rules.
    """
    folder = files("westbound") / "games" / "steam" / "data" / "maps"
    old = version == 1 and name in ("northeast", "ruhr")
    path = (folder / "version1" if old else folder) / f"{name}.toml"
    data = tomllib.loads(name if "\n" in name else path.read_text("utf-8"))
    land = Land()
    for entry in data["hexes"]:
        hex_ = (entry["q"], entry["r"])
        land.terrain[hex_] = entry["terrain"]
        if entry.get("river"):
            land.rivers.add(hex_)
        if "town" in entry:
            land.towns[hex_] = entry["town"]
        if "city" in entry:
            land.cities[hex_] = entry["city"]["color"]
    for entry in data.get("blocked", []):
        hex_ = (entry["q"], entry["r"])
        step = WAY[entry["side"]]
        land.walls.add(frozenset((hex_, (hex_[0] + step[0], hex_[1] + step[1]))))
    return land
