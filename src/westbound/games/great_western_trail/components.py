"""What is printed on tiles, cards and player boards, read from `data/` and checked once."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final


def read(name: str) -> dict[str, Any]:
    """One file of `data/`."""
    return tomllib.loads((files(__package__) / "data" / f"{name}.toml").read_text("utf-8"))


BOARD: Final = read("board")
BUILDINGS_DATA: Final = read("buildings")
CARDS_DATA: Final = read("cards")
PLAYER_BOARD: Final = read("player_board")
MASTERS_DATA: Final = read("station_masters")

START_MONEY: Final[tuple[int, ...]] = tuple(BOARD["start_money"])
HAND_LIMIT: Final[int] = BOARD["hand_limit"]
DISPLAY_SIZE: Final[int] = BOARD["display_size"]
SETUP_TILES: Final[int] = BOARD["setup_tiles"]
TOKEN_VP: Final[int] = BOARD["token_vp"]

# --- worker, teepee and hazard tiles (GWT-002 to GWT-005)

COWBOY: Final = 0
CRAFTSMAN: Final = 1
ENGINEER: Final = 2
GREEN_TEEPEE: Final = 3
BLUE_TEEPEE: Final = 4
WORKERS: Final = ("cowboy", "craftsman", "engineer")
HAZARDS: Final = ("flood", "drought", "rockfall")
GREEN, BLACK = "green", "black"

_HAZARD_TILES = tuple(
    name for name in BOARD["supply"]["1"] if name.split("_")[0] in HAZARDS
)  # flood_2_green: section, victory points, hand
TILE_NAMES: Final[tuple[str, ...]] = (*WORKERS, "green_teepee", "blue_teepee", *_HAZARD_TILES)
TILE_CODES: Final = {name: code for code, name in enumerate(TILE_NAMES)}
FIRST_HAZARD: Final = 5
TILES: Final = range(len(TILE_NAMES))
HAZARD_OF: Final = tuple(  # the section a hazard belongs to
    HAZARDS.index(n.split("_")[0]) if c >= FIRST_HAZARD else -1 for c, n in enumerate(TILE_NAMES)
)
TILE_VP: Final = tuple(
    int(name.split("_")[1]) if code >= FIRST_HAZARD else 0 for code, name in enumerate(TILE_NAMES)
)
TEEPEE_HANDS: Final = {GREEN_TEEPEE: GREEN, BLUE_TEEPEE: BLACK}
TILE_HAND: Final = tuple(
    name.split("_")[2] if code >= FIRST_HAZARD else TEEPEE_HANDS.get(code, "")
    for code, name in enumerate(TILE_NAMES)
)
PILES: Final = tuple(
    tuple(sorted(TILE_CODES[n] for n, count in pile.items() for _ in range(count)))
    for pile in BOARD["supply"].values()
)
SUPPLY: Final = tuple(sorted(tile for pile in PILES for tile in pile))

# --- what lies on the trail: a tile of the supply (by its code), a neutral or a private building

EMPTY: Final = -1
FIRST_NEUTRAL: Final = 20
NEUTRALS: Final[tuple[str, ...]] = tuple(BUILDINGS_DATA["neutral"])  # "A" to "G"
FIRST_PRIVATE: Final = 30
PRIVATE_EACH: Final = 10


def private(seat: int, number: int) -> int:
    """The code of a private building on the trail; numbers count from 0 (printed as 1)."""
    return FIRST_PRIVATE + seat * PRIVATE_EACH + number


def is_private(content: int) -> bool:
    return content >= FIRST_PRIVATE


def owner_of(content: int) -> int:
    return (content - FIRST_PRIVATE) // PRIVATE_EACH


def number_of(content: int) -> int:
    return (content - FIRST_PRIVATE) % PRIVATE_EACH


@dataclass(frozen=True, slots=True)
class Building:
    """A neutral building or a side of a private one; a local action is a list of alternatives."""

    name: str
    local: tuple[tuple[str, ...], ...]
    craftsmen: int = 0
    vp: int = 0
    hands: tuple[str, ...] = ()


def _building(name: str, data: dict[str, Any]) -> Building:
    local = tuple(tuple(slot) for slot in data["local"])
    return Building(
        name,
        local,
        data.get("craftsmen", 0),
        data.get("vp", 0),
        tuple(data.get("hands", ())),
    )


NEUTRAL_BUILDINGS: Final = tuple(
    _building(name, data) for name, data in BUILDINGS_DATA["neutral"].items()
)
SIDES: Final = "ab"
# by side, then number: PRIVATE_BUILDINGS[1][7] is 8b
PRIVATE_BUILDINGS: Final = tuple(
    tuple(
        _building(f"{number}{side}", BUILDINGS_DATA["private"][f"{number}{side}"])
        for number in range(1, PRIVATE_EACH + 1)
    )
    for side in SIDES
)

# --- cards (GWT-007, GWT-033, GWT-127)

BREEDS: Final[tuple[str, ...]] = tuple(CARDS_DATA["cattle"])
JERSEY: Final = 0
_KINDS = tuple(  # breed, victory points, copies
    (breed, int(vp), copies)
    for breed, data in CARDS_DATA["cattle"].items()
    for vp, copies in data["copies"].items()
)
CATTLE_NAMES: Final = tuple(
    breed if len(CARDS_DATA["cattle"][breed]["copies"]) == 1 else f"{breed}_{vp}"
    for breed, vp, _ in _KINDS
)
CATTLE: Final = len(CATTLE_NAMES)  # objective cards have this code and above
_OBJECTIVES: dict[str, Any] = CARDS_DATA["objectives"]
_DECK_OBJECTIVES = tuple(n for n, o in _OBJECTIVES.items() if not o.get("starting"))
_STARTING = tuple(n for n, o in _OBJECTIVES.items() if o.get("starting"))
CARD_NAMES: Final = (*CATTLE_NAMES, *_DECK_OBJECTIVES, *_STARTING)
CARD_CODES: Final = {name: code for code, name in enumerate(CARD_NAMES)}
FIRST_STARTING: Final = len(CARD_NAMES) - len(_STARTING)
STARTING_OBJECTIVES: Final = tuple(range(FIRST_STARTING, len(CARD_NAMES)))

BREED: Final = tuple(BREEDS.index(breed) for breed, _, _ in _KINDS)
BREED_VALUE: Final[tuple[int, ...]] = tuple(CARDS_DATA["cattle"][b]["value"] for b in BREEDS)
VALUE: Final = tuple(BREED_VALUE[breed] for breed in BREED)  # by card
CARD_VP: Final = tuple(vp for _, vp, _ in _KINDS)


def _deck(which: str) -> tuple[int, ...]:
    return tuple(
        code
        for code, (breed, _, copies) in enumerate(_KINDS)
        for _ in range(copies)
        if CARDS_DATA["cattle"][breed]["deck"] == which
    )


PLAYER_CATTLE: Final = _deck("player")
MARKET_CATTLE: Final = _deck("market")
OBJECTIVE_DECK: Final = tuple(
    CARD_CODES[name] for name in _DECK_OBJECTIVES for _ in range(_OBJECTIVES[name]["copies"])
)

TASKS: Final = (
    "building", "green_teepee", "blue_teepee", "hazard", "station", "breeding_3",
    "west_highland", "texas_longhorn", "san_francisco",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Objective:
    name: str
    vp: int
    penalty: int
    tasks: tuple[int, ...]  # how many of each of TASKS
    action: str  # "" if it has none


def _objective(name: str) -> Objective:
    data = _OBJECTIVES[name]
    tasks = tuple(data["tasks"].get(task, 0) for task in TASKS)
    assert sum(tasks) == sum(data["tasks"].values()), f"{name} has a task that does not exist"
    return Objective(name, data["vp"], data["penalty"], tasks, data.get("action", ""))


OBJECTIVES: Final = {CARD_CODES[name]: _objective(name) for name in _OBJECTIVES}

# --- the player board (GWT-006, GWT-029, GWT-084, GWT-096 to GWT-102)

CERTIFICATES: Final[tuple[int, ...]] = tuple(PLAYER_BOARD["certificates"])
WORKER_SPACES: Final[int] = PLAYER_BOARD["worker_spaces"]
WORKER_VP: Final[int] = PLAYER_BOARD["worker_vp"]
WORKER_VP_FROM: Final[int] = PLAYER_BOARD["worker_vp_from"]
WORKER_ACTIONS: Final = tuple(
    {int(space): action for space, action in PLAYER_BOARD["workers"][worker].items()}
    for worker in WORKERS
)

DISC_NAMES: Final = tuple(PLAYER_BOARD["discs"])
DISC_CODES: Final = {name: code for code, name in enumerate(DISC_NAMES)}
DISCS: Final = range(len(DISC_NAMES))
_discs: list[dict[str, Any]] = list(PLAYER_BOARD["discs"].values())
DISC_COUNT: Final[tuple[int, ...]] = tuple(d["discs"] for d in _discs)
DISC_WHITE: Final[tuple[bool, ...]] = tuple(d["corner"] == "white" for d in _discs)
DISC_COST: Final[tuple[int, ...]] = tuple(d.get("cost", 0) for d in _discs)
DISC_GAIN: Final[tuple[int, ...]] = tuple(d.get("gain", 0) for d in _discs)
CERTIFICATES_4: Final = DISC_CODES["certificates_4"]
CERTIFICATES_6: Final = DISC_CODES["certificates_6"]
STEP_DOLLARS: Final = DISC_CODES["step_dollars"]
STEP_VP: Final = DISC_CODES["step_vp"]
HAND: Final = DISC_CODES["hand"]

AUXILIARY: Final = tuple(PLAYER_BOARD["auxiliary"])  # in the order of the first discs
AUXILIARY_CLEAR: Final[tuple[int, ...]] = tuple(
    a["clear"] for a in PLAYER_BOARD["auxiliary"].values()
)
assert DISC_NAMES[: len(AUXILIARY)] == AUXILIARY

# --- station masters (GWT-173 to GWT-175)


@dataclass(frozen=True, slots=True)
class Master:
    name: str
    actions: tuple[str, ...]
    permanent_certificates: int
    vp: int
    per: str
    group: int


MASTERS: Final = tuple(
    Master(
        name,
        tuple(data.get("actions", ())),
        data.get("permanent_certificates", 0),
        data["vp"],
        data["per"],
        data["group"],
    )
    for name, data in MASTERS_DATA.items()
)
MASTER_NAMES: Final = tuple(master.name for master in MASTERS)
OBJECTIVE_MASTER: Final = MASTER_NAMES.index("objectives")


@dataclass(frozen=True, slots=True)
class Numbers:
    """What depends on the number of players (GWT-025, GWT-044, GWT-053, GWT-074, GWT-077)."""

    steps: int
    steps_dollars: int
    steps_vp: int
    fee_green: int
    fee_black: int
    cattle_market: int
    job_columns: int
    first_workers: int


NUMBERS: Final = {int(n): Numbers(**data) for n, data in BOARD["players"].items()}

JOB_COSTS: Final[tuple[int, ...]] = tuple(BOARD["job_market"]["costs"])
JOB_ARROWS: Final[tuple[str, ...]] = tuple(BOARD["job_market"]["arrows"])
JOB_ROWS: Final = len(JOB_COSTS)
TOKEN_START: Final[int] = BOARD["job_market"]["token_start"] - 1  # rows are counted from 0


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A sorted tuple without one copy of this card."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def including(cards: tuple[int, ...], *more: int) -> tuple[int, ...]:
    return tuple(sorted(cards + more))


def merged(cards: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    """Two sorted tuples as one."""
    return tuple(sorted(cards + more)) if cards and more else cards or more
