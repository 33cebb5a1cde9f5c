"""Maps ready to play on: hexes, cities, towns, walls (STM-002, STM-014 to STM-020)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from importlib.resources import files
from typing import Final

from westbound.games.steam.components import COLOUR_CODES, HILLS_COST, RIVER_COST
from westbound.games.steam.hexes import SIDES, slot_of
from westbound.games.steam.map_checks import (
    MAX_SPACES,
    WALL,
    CheckedMap,
    MapError,
)
from westbound.games.steam.versions import RULES_VERSION

__all__ = [
    "MAX_SPACES",
    "PRINTED",
    "WALL",
    "GameMap",
    "MapError",
    "chosen_map",
    "map_title",
    "printed_map",
    "printed_text",
    "read_map",
    "text_of_name",
]

# The maps that come with the game. Two have been corrected since version 1 of the rules, and
# matches that began before are played to their end on the old ones.
PRINTED: Final = ("northeast", "ruhr", "iberia", "northern_italy")
_CORRECTED: Final = {"northeast": 2, "ruhr": 2}
_KEPT: Final = 64  # maps read from files; a server need not keep all of them


@dataclass(frozen=True, slots=True, eq=False)
class GameMap:
    """A map ready to play on. Lists are by hex; `neighbour` by slot.

    There is one object for each text, so maps are compared by identity and are fast cache keys.
    """

    id: str
    name: str
    names: tuple[str, ...]  # "8,1"
    places: tuple[tuple[int, int], ...]
    terrain: tuple[str, ...]
    river: tuple[bool, ...]
    town: tuple[str, ...]  # "" if there is none
    city: tuple[str, ...]
    colour: tuple[int, ...]  # of printed cities, else -1
    cubes: tuple[int, ...]
    neighbour: tuple[int, ...]
    terrain_cost: tuple[int, ...]
    spaces: int
    cubes_per_space: int
    three_players_city: int
    three_players_supply: int
    recommended: tuple[int, int]
    rivers: tuple[tuple[str, tuple[tuple[int, int], ...]], ...]
    water: tuple[tuple[str, tuple[tuple[int, int], ...]], ...]
    code_of: Mapping[str, int]
    open_sides: tuple[int, ...]  # by hex, as masks: sides that are no walls
    beside_city: tuple[int, ...]  # by hex, as masks: sides towards printed cities
    near: tuple[int, ...]  # by hex: the nearest one with a name, itself if it has one

    @property
    def hexes(self) -> range:
        return range(len(self.names))

    def name_of(self, hex_: int) -> str:
        """The name of the city or town there, or "" if there is neither."""
        return self.city[hex_] or self.town[hex_]


@lru_cache(_KEPT)
def read_map(text: str) -> GameMap:
    """The map of a file; MapError names the first thing that is wrong, its line and its hex."""
    return _made(CheckedMap(text))


def map_title(text: str) -> str:
    """What people call the map of a file: its name and its id."""
    map_ = read_map(text)
    return f"{map_.name} ({map_.id})"


def printed_map(name: str, rules_version: int = RULES_VERSION) -> GameMap:
    """A map that comes with the game, as it was in a version of the rules (STM-002)."""
    return _printed(_file_of(name, rules_version))


def printed_text(name: str, rules_version: int = RULES_VERSION) -> str:
    """The text of its file."""
    return _text(_file_of(name, rules_version))


def text_of_name(name: str) -> str | None:
    """The file of the printed map that somebody means by this name; None if there is none."""
    return printed_text(name.lower()) if name.lower() in PRINTED else None


def chosen_map(value: str, rules_version: int = RULES_VERSION) -> GameMap:
    """What the option `map` means: a printed map by its name, or else the text of a map file."""
    return printed_map(value, rules_version) if value in PRINTED else read_map(value)


def _file_of(name: str, rules_version: int) -> str:
    is_old = rules_version < _CORRECTED.get(name, 1)
    return f"version1/{name}.toml" if is_old else f"{name}.toml"


@cache
def _printed(file: str) -> GameMap:
    return read_map(_text(file))


def _text(file: str) -> str:
    return (files(__package__) / "data" / "maps" / file).read_text("utf-8")


def _made(checked: CheckedMap) -> GameMap:
    hexes, data, neighbour = checked.hexes, checked.data, checked.neighbour
    three = data.get("three_players", {})
    supply = data.get("supply", {})
    low, high = data.get("recommended_players", [3, 5])
    names = tuple(f"{hex_['q']},{hex_['r']}" for hex_ in hexes)
    cities = [hex_.get("city", {}) for hex_ in hexes]
    return GameMap(
        id=data["id"],
        name=data["name"],
        names=names,
        places=tuple((hex_["q"], hex_["r"]) for hex_ in hexes),
        terrain=tuple(hex_["terrain"] for hex_ in hexes),
        river=tuple(bool(hex_.get("river")) for hex_ in hexes),
        town=tuple(hex_.get("town", "") for hex_ in hexes),
        city=tuple(city.get("name", "") for city in cities),
        colour=tuple(COLOUR_CODES[city["color"]] if city else -1 for city in cities),
        cubes=tuple(city.get("cubes", 0) for city in cities),
        neighbour=tuple(neighbour),
        terrain_cost=tuple(
            RIVER_COST * bool(hex_.get("river")) + HILLS_COST * (hex_["terrain"] == "hills")
            for hex_ in hexes
        ),
        spaces=supply.get("spaces", 0),
        cubes_per_space=supply.get("cubes_per_space", 0),
        three_players_city=three.get("city_cubes", 0),
        three_players_supply=three.get("supply_cubes", 0),
        recommended=(low, high),
        rivers=checked.rivers,
        water=checked.water,
        code_of={name: code for code, name in enumerate(names)},
        open_sides=tuple(_open_sides(neighbour, hex_) for hex_ in range(len(hexes))),
        beside_city=tuple(_sides_to_cities(neighbour, cities, hex_) for hex_ in range(len(hexes))),
        near=_near(
            [(hex_["q"], hex_["r"]) for hex_ in hexes],
            [code for code, hex_ in enumerate(hexes) if "city" in hex_],
            [code for code, hex_ in enumerate(hexes) if hex_.get("town")],
        ),
    )


def _open_sides(neighbour: Sequence[int], hex_: int) -> int:
    """The sides that are no walls, as a mask."""
    return sum(1 << side for side in SIDES if neighbour[slot_of(hex_, side)] != WALL)


def _sides_to_cities(
    neighbour: Sequence[int], cities: Sequence[Mapping[str, object]], hex_: int
) -> int:
    """The sides of a hex beyond which a printed city lies, as a mask."""
    beyond = [neighbour[slot_of(hex_, side)] for side in SIDES]
    return sum(1 << side for side in SIDES if beyond[side] >= 0 and cities[beyond[side]])


def _near(
    places: Sequence[tuple[int, int]], cities: Sequence[int], towns: Sequence[int]
) -> tuple[int, ...]:
    """For every hex the nearest one with a name; of equally near ones a city."""

    def steps(code: int, other: int) -> int:
        (q, r), (q2, r2) = places[code], places[other]
        return max(abs(q - q2), abs(r - r2), abs(q + r - q2 - r2))

    named = (*cities, *towns)
    return tuple(min(named, key=partial(steps, code)) for code in range(len(places)))
