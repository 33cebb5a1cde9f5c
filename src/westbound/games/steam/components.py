"""The figures of the rules, read from `data/` and checked once."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final


def read(name: str) -> dict[str, Any]:
    """One file of `data/`."""
    return tomllib.loads((files(__package__) / "data" / f"{name}.toml").read_text("utf-8"))


TABLE: Final = read("table")

TURNS: Final = {int(players): turns for players, turns in TABLE["turns"].items()}
COLOURS: Final[tuple[str, ...]] = tuple(TABLE["cubes"])
COLOUR_CODES: Final = {name: code for code, name in enumerate(COLOURS)}
CUBES: Final[tuple[int, ...]] = tuple(TABLE["cubes"].values())
NEW_CITIES: Final[tuple[int, ...]] = tuple(TABLE["new_cities"][colour] for colour in COLOURS)
GROWTH_MARKERS: Final[int] = TABLE["growth_markers"]
TILES_PER_TURN: Final[int] = TABLE["tiles_per_turn"]
TILES_WITH_ENGINEER: Final[int] = TABLE["tiles_with_engineer"]
GOODS_ROUNDS: Final[int] = TABLE["goods_rounds"]

LOAN: Final[int] = TABLE["loan"]["dollars"]
LOAN_INCOME: Final[int] = TABLE["loan"]["income"]
LOAN_VP: Final[int] = TABLE["loan"]["vp_at_lowest"]
LOWEST_INCOME: Final[int] = TABLE["income"]["lowest"]
HIGHEST_INCOME: Final[int] = TABLE["income"]["highest"]
INCOME_PER_VP: Final[int] = TABLE["income"]["per_vp"]
VP_PER_NEGATIVE: Final[int] = TABLE["income"]["vp_per_negative"]
DOLLARS_PER_VP: Final[int] = TABLE["default"]["dollars_per_vp"]
DOLLARS_PER_INCOME: Final[int] = TABLE["default"]["dollars_per_income"]

FIRST_LEVEL: Final[int] = TABLE["locomotive"]["start"]
MAX_LEVEL: Final[int] = TABLE["locomotive"]["max"]
LOCOMOTIVE_BASE: Final[int] = TABLE["locomotive"]["tile_base"]
UPKEEP: Final[int] = TABLE["locomotive"]["upkeep"]

EXIT_COST: Final[int] = TABLE["cost"]["exit"]
TOWN_COST: Final[int] = TABLE["cost"]["town"]
RIVER_COST: Final[int] = TABLE["cost"]["river"]
HILLS_COST: Final[int] = TABLE["cost"]["hills"]


@dataclass(frozen=True, slots=True)
class ActionTile:
    """Its number is its place in the file, from 1."""

    id: str
    cost: int = 0
    may_pass: bool = False


ACTION_TILES: Final = tuple(ActionTile(**data) for data in TABLE["action_tiles"])
ACTION_NAMES: Final = tuple(tile.id for tile in ACTION_TILES)
ACTION_CODES: Final = {name: code for code, name in enumerate(ACTION_NAMES)}
TURN_ORDER: Final = 0
FIRST_MOVE: Final = 1
ENGINEER: Final = 2
FIRST_BUILD: Final = 3
CITY_GROWTH: Final = 4
LOCOMOTIVE: Final = 5
URBANIZATION: Final = 6
assert ACTION_NAMES[URBANIZATION] == "urbanization"
NO_TILE: Final = -1
