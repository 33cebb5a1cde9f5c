"""What belongs to a player: money, workers, discs, buildings in hand, engine, collected tiles."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.games.great_western_trail.components import (
    CERTIFICATES,
    DISC_COUNT,
    DISC_NAMES,
    FIRST_HAZARD,
    NUMBERS,
    PRIVATE_EACH,
    TILE_NAMES,
    WORKER_SPACES,
    WORKERS,
)
from westbound.games.great_western_trail.railroad import (
    CITY_NAMES,
    LAST,
    NOSE,
    POSITION_NAMES,
    STATION_NAMES,
)
from westbound.games.great_western_trail.trail import SPACE_NAMES
from westbound.kit.arrays import (
    SEATS,
    Look,
    Numbers,
    Packed,
    bits,
    one_hot,
    packed,
    seat_column,
    select,
)

MAX_AMOUNT: Final = 999  # more money or points count as this much
_MAX_CARDS: Final = 99
_MAX_TILES: Final = 20
_MAX_DISCS: Final = 20
_MAX_STEPS: Final = max(n.steps + n.steps_dollars + n.steps_vp for n in NUMBERS.values())
_HAZARDS: Final = TILE_NAMES[FIRST_HAZARD:]
_SPACE_ROWS: Final = one_hot(len(SPACE_NAMES))
_POSITION_ROWS: Final = one_hot(len(POSITION_NAMES))


def _of_seat(view: str, name: str, high: int, meaning: str, low: int = 0) -> tuple[str, ArrayField]:
    return view, ArrayField(name, (SEATS,), low, high, meaning)


_BY_SEAT: Final = (
    _of_seat("money", "money", MAX_AMOUNT, "dollars"),
    _of_seat("points", "points", MAX_AMOUNT,
             "victory points as far as the seat that looks can count them", -MAX_AMOUNT),
    _of_seat("certificates", "certificates", CERTIFICATES[-1], "certificates on the track"),
    _of_seat("certificate_limit", "certificate_limit", CERTIFICATES[-1],
             "how many there may be at most"),
    _of_seat("permanent_certificates", "permanent_certificates", _MAX_TILES,
             "those that are never used up"),
    _of_seat("steps", "steps", _MAX_STEPS, "how far the cattleman may move"),
    _of_seat("hand_limit", "hand_limit", _MAX_CARDS, "cards in hand at the end of a turn"),
    _of_seat("hand_size", "hand_size", _MAX_CARDS, "cards in hand"),
    _of_seat("draw_size", "draw_size", _MAX_CARDS, "cards in the draw stack"),
    _of_seat("discard_size", "discard_size", _MAX_CARDS, "cards in the discard pile"),
    _of_seat("unseen", "unseen_cards", _MAX_CARDS,
             "objective cards of others that nobody else has seen"),
    _of_seat("green_teepees", "green_teepees", _MAX_TILES, "green teepees collected"),
    _of_seat("blue_teepees", "blue_teepees", _MAX_TILES, "blue teepees collected"),
)  # fmt: skip


def _numbers(look: Look) -> list[int]:
    return [
        *[NOSE[position] for position in look.by_seat("engine")],
        *look.by_seat("workers", len(WORKERS)),
        *look.by_seat("cleared", len(DISC_NAMES)),
        *look.by_seat("cities", len(CITY_NAMES)),
    ]


def _rows(look: Look) -> bytes:
    return b"".join(
        [
            select(_SPACE_ROWS, look.by_seat("at")),
            select(_POSITION_ROWS, look.by_seat("engine")),
            *[bits(mask, len(STATION_NAMES)) for mask in look.by_seat("stations")],
            *[bits(mask, PRIVATE_EACH) for mask in look.by_seat("supply")],
            *[_hazards(*tiles["tuple"]) for tiles in look.by_seat("hazards")],
        ]
    )


@lru_cache(maxsize=4096)
def _hazards(*tiles: int) -> bytes:
    return packed(tiles.count(FIRST_HAZARD + number) for number in range(len(_HAZARDS)))


PLAYERS: Final = (
    seat_column(_BY_SEAT),
    Numbers(
        _numbers,
        ArrayField("engine_nose", (SEATS,), 0, LAST, "the space that the engine has reached"),
        ArrayField("workers", (SEATS, len(WORKERS)), 0, WORKER_SPACES + 1,
                   "workers, the printed ones included", WORKERS),
        ArrayField("discs_removed", (SEATS, len(DISC_NAMES)), 0, max(DISC_COUNT),
                   "discs taken from each kind of space of the player board", DISC_NAMES),
        ArrayField("discs_in_cities", (SEATS, len(CITY_NAMES)), 0, _MAX_DISCS, "discs delivered",
                   CITY_NAMES),
    ),
    Packed(
        _rows,
        ArrayField("cattleman", (SEATS, len(SPACE_NAMES)), 0, 1,
                   "where the cattleman stands; nowhere before the first turn", SPACE_NAMES),
        ArrayField("engine", (SEATS, len(POSITION_NAMES)), 0, 1,
                   "where the engine stands: a space or the turnout of a station", POSITION_NAMES),
        ArrayField("stations", (SEATS, len(STATION_NAMES)), 0, 1, "stations upgraded",
                   STATION_NAMES),
        ArrayField("buildings_left", (SEATS, PRIVATE_EACH), 0, 1,
                   "private buildings not yet placed",
                   tuple(f"building_{number + 1}" for number in range(PRIVATE_EACH))),
        ArrayField("hazards_collected", (SEATS, len(_HAZARDS)), 0, 2, "hazard tiles collected",
                   _HAZARDS),
    ),
)  # fmt: skip
