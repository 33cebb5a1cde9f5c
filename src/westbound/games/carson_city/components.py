"""What is printed on board and tiles, read from `data/` and checked once."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from reprlib import repr as short
from typing import Any, Final

from westbound.engine.errors import BadInput
from westbound.engine.option import Value
from westbound.engine.refusal import Refusal

PACKAGE: Final = "westbound.games.carson_city"  # where the sentences are

# What can lie on a parcel. Buildings are RANCH and above.
VACANT: Final = 0
MOUNTAIN: Final = 1
HOUSE: Final = 2
TERRACE: Final = 3
RANCH: Final = 4
MINE: Final = 5
DRUGSTORE: Final = 6
BANK: Final = 7
SALOON: Final = 8
HOTEL: Final = 9
CHURCH: Final = 10
PRISON: Final = 11
STORE: Final = 12
SCHOOL: Final = 13
BLACKSMITH: Final = 14
TOWN_HALL: Final = 15
STATION: Final = 16

TILE_NAMES: Final = (
    "vacant", "mountain", "house", "terrace", "ranch", "mine", "drugstore", "bank", "saloon",
    "hotel", "church", "prison", "store", "school", "blacksmith", "town_hall", "station",
)  # fmt: skip
TILE_CODES: Final = {name: code for code, name in enumerate(TILE_NAMES)}
BUILDINGS: Final = range(RANCH, STATION + 1)

INCOME_KINDS = ("none", "fixed", "vacant", "mountains", "symbols", "store", "rounds")


@dataclass(frozen=True, slots=True)
class Income:
    """The printed formula: a kind, an amount for each thing counted, a bonus for each own type."""

    kind: str
    each: int = 0
    least: int = 0
    own: int = 0
    bonus_type: str = ""
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class Building:
    code: int
    name: str
    count: int
    income: Income
    first_game: int = 0
    base: bool = False  # one of the eight types every set contains (CC-014)
    road: bool = False
    houses: int = 0
    symbols: int = 0
    revolvers: int = 0
    step: int = 0
    cap: int = 0  # 0: none
    replacements: int = 0
    attackable: bool = True


def read_data(name: str) -> dict[str, Any]:
    """A file of `data/`."""
    text = files(PACKAGE).joinpath(f"data/{name}").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _building(name: str, entry: dict[str, Any]) -> Building:
    try:
        income = Income(**entry.pop("income"))
        building = Building(code=TILE_CODES[name], name=name, income=income, **entry)
    except (KeyError, TypeError) as error:
        raise ValueError(f"data/buildings.toml, entry {name}: {error}") from None
    if income.kind not in INCOME_KINDS:
        raise ValueError(f"data/buildings.toml, entry {name}: no income kind {income.kind!r}")
    return building


def _buildings() -> dict[int, Building]:
    loaded = [_building(name, dict(entry)) for name, entry in read_data("buildings.toml").items()]
    return {building.code: building for building in sorted(loaded, key=lambda b: b.code)}


BUILDING: Final = _buildings()
TABLE: Final[dict[str, Any]] = read_data("table.toml")
CARD_FIGURES: Final[dict[str, Any]] = read_data("cards.toml")

ROUNDS: Final[int] = TABLE["rounds"]
COWBOYS_EACH: Final[int] = TABLE["cowboys_each"]
PROPERTY_TILES_EACH: Final[int] = TABLE["property_tiles_each"]
HOUSE_TILES: Final[int] = TABLE["house_tiles"]
MOUNTAINS: Final[int] = TABLE["mountains"]
THREE_REVOLVERS: Final = int(TABLE["three_revolvers"])
ROW_PRICES: Final[tuple[int, ...]] = tuple(TABLE["row"]["prices"])
BUY_VP_PRICES: Final[tuple[int, ...]] = tuple(TABLE["spaces"]["buy_vp"])
BUY_VP_LAST_ROUND: Final[tuple[int, ...]] = tuple(TABLE["spaces"]["buy_vp_last_round"])

NEEDS_ROAD: Final = tuple(code in BUILDING and BUILDING[code].road for code in range(17))
HOUSES_NEEDED: Final = tuple(BUILDING[c].houses if c in BUILDING else 0 for c in range(17))
ATTACKABLE: Final = tuple(code in BUILDING and BUILDING[code].attackable for code in range(17))
SYMBOLS: Final = tuple(
    {HOUSE: TABLE["house_symbols"], TERRACE: TABLE["terrace_symbols"]}.get(
        code, BUILDING[code].symbols if code in BUILDING else 0
    )
    for code in range(17)
)

MAX_TEXT_LENGTH: Final = 200  # of an option written by hand


def is_text(choice: Value) -> bool:
    """Whether it may be a value of one's own; the set-up knows, and says what is wrong with it."""
    return isinstance(choice, str) and 0 < len(choice) <= MAX_TEXT_LENGTH


NAMED_SETS: Final = ("full", "base", "first_game")
EXTRA_TYPES: Final = {b.name: code for code, b in BUILDING.items() if not b.base}


def building_set(choice: Value) -> dict[int, int]:
    """The tiles of a set (CC-014): a named one, or the types beyond the base, "store+school"."""
    name = str(choice)
    if name == "full":
        return {code: b.count for code, b in BUILDING.items()}
    if name == "first_game":
        return {code: b.first_game for code, b in BUILDING.items() if b.first_game}
    extras = name.removeprefix("base+").split("+") if name != "base" else []
    for extra in extras:
        if extra not in EXTRA_TYPES or extras.count(extra) > 1:
            tried = short(extra)[1:-1]
            raise BadInput(Refusal("CC-014", building=tried, buildings=(*EXTRA_TYPES,)), PACKAGE)
    chosen = {EXTRA_TYPES[extra] for extra in extras}
    return {c: b.count for c, b in BUILDING.items() if b.base or c in chosen}
