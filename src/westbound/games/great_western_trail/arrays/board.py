"""The trail, Kansas City, the job market and the railroad."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.games.great_western_trail.arrays.players import MAX_AMOUNT
from westbound.games.great_western_trail.components import (
    FIRST_NEUTRAL,
    FIRST_PRIVATE,
    JOB_ROWS,
    MASTER_NAMES,
    NEUTRALS,
    NUMBERS,
    PILES,
    PRIVATE_EACH,
    TILE_NAMES,
    WORKERS,
)
from westbound.games.great_western_trail.railroad import MASTER_STATIONS
from westbound.games.great_western_trail.trail import SPACE_NAMES
from westbound.kit.arrays import (
    SEATS,
    Look,
    Numbers,
    Packed,
    bits,
    holder_column,
    one_hot,
    packed,
    seat_rows,
    select,
    zeros,
)

_MOST_SEATS: Final = 4
_PRIVATE: Final = tuple(f"building_{number + 1}" for number in range(PRIVATE_EACH))
_CONTENTS: Final = (*TILE_NAMES, *(f"neutral_{name}" for name in NEUTRALS), *_PRIVATE)
_FORESIGHT: Final = 6
_JOB_COLUMNS: Final = max(numbers.job_columns for numbers in NUMBERS.values())
_TILE_ROWS: Final = one_hot(len(TILE_NAMES))
_MASTER_ROWS: Final = one_hot(len(MASTER_NAMES))
_TOKEN_ROWS: Final = one_hot(JOB_ROWS + 1)
_PILE_SIZE: Final = max(pile.count(tile) for pile in PILES for tile in pile)


def _content_rows() -> tuple[bytes, ...]:
    """By the code of what lies on a space; the last one, index -1, is nothing."""
    rows, first_private = one_hot(len(_CONTENTS)), len(TILE_NAMES) + len(NEUTRALS)
    by_code = [rows[-1]] * (FIRST_PRIVATE + _MOST_SEATS * PRIVATE_EACH + 1)
    for tile in range(len(TILE_NAMES)):
        by_code[tile] = rows[tile]
    for number in range(len(NEUTRALS)):
        by_code[FIRST_NEUTRAL + number] = rows[len(TILE_NAMES) + number]
    for number in range(_MOST_SEATS * PRIVATE_EACH):
        by_code[FIRST_PRIVATE + number] = rows[first_private + number % PRIVATE_EACH]
    return tuple(by_code)


_CONTENT_ROWS: Final = _content_rows()


@lru_cache(maxsize=64)
def _owner_rows(players: int, viewer: int) -> tuple[bytes, ...]:
    """By the same code."""
    rows = seat_rows(players, viewer)
    owners = [rows[seat] for seat in range(players) for _ in range(PRIVATE_EACH)]
    return (*([rows[-1]] * FIRST_PRIVATE), *owners, zeros(players))


def _numbers(look: Look) -> list[int]:
    position = look.position
    return [
        min(position["turn"], MAX_AMOUNT),
        position["last_turns"],
        position["row_filled"],
        *position["jobs"],
    ]


def _rows(look: Look) -> bytes:
    position, contents = look.position, look.position["on"]
    return b"".join(
        [
            select(_CONTENT_ROWS, contents),
            select(_owner_rows(look.players, look.viewer), contents),
            bits(position["sides"], PRIVATE_EACH),
            select(_TILE_ROWS, position["foresight"]),
            *[_pile(*pile["tuple"]) for pile in position["piles"]],
            _TOKEN_ROWS[position["token"]],
            select(_MASTER_ROWS, position["masters"]),
            select(look.seat_rows, position["master_of"]),
        ]
    )


@lru_cache(maxsize=4096)
def _pile(*tiles: int) -> bytes:
    return packed(tiles.count(tile) for tile in range(len(TILE_NAMES)))


BOARD: Final = (
    Numbers(
        _numbers,
        ArrayField("turn", (1,), 0, MAX_AMOUNT, "turns begun, of all players together"),
        ArrayField("last_turns", (1,), 0, _MOST_SEATS, "turns left, once the end has begun"),
        ArrayField("row_filled", (1,), 0, _JOB_COLUMNS, "workers in the row of the token"),
        ArrayField("jobs", (JOB_ROWS, len(WORKERS)), 0, _JOB_COLUMNS,
                   "workers for hire in each row of the job market", WORKERS),
    ),
    Packed(
        _rows,
        ArrayField("trail", (len(SPACE_NAMES), len(_CONTENTS)), 0, 1,
                   "what lies on each space, in the order of `cattleman`", _CONTENTS),
        ArrayField("trail_owners", (len(SPACE_NAMES), SEATS), 0, 1,
                   "whose private building lies there"),
        ArrayField("sides", (PRIVATE_EACH,), 0, 1, "private buildings that show side b", _PRIVATE),
        ArrayField("foresight", (_FORESIGHT, len(TILE_NAMES)), 0, 1,
                   "foresight tiles, two for each column", TILE_NAMES),
        ArrayField("piles", (len(PILES), len(TILE_NAMES)), 0, _PILE_SIZE,
                   "tiles left to be drawn, by the number on their back", TILE_NAMES),
        ArrayField("token", (JOB_ROWS + 1,), 0, 1,
                   "the row of the job market token; the last place: it is taken"),
        ArrayField("masters", (MASTER_STATIONS, len(MASTER_NAMES)), 0, 1,
                   "station masters at the first stations", MASTER_NAMES),
        ArrayField("master_owners", (len(MASTER_NAMES), SEATS), 0, 1,
                   "who has each station master, in the order of `masters`"),
    ),
    holder_column(
        (
            ("first", ArrayField("starting_player", (SEATS,), 0, 1, "who began")),
            ("token_holder", ArrayField("token_owner", (SEATS,), 0, 1, "who has brought the end")),
        )
    ),
)  # fmt: skip
