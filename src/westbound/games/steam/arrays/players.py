"""What belongs to a player: money and scales, locomotive, action tile, place in the turn order."""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from westbound.engine.arrays import ArrayField
from westbound.games.steam.components import (
    ACTION_NAMES,
    HIGHEST_INCOME,
    LOWEST_INCOME,
    MAX_LEVEL,
)
from westbound.games.steam.steps import MAX_PLAYERS
from westbound.kit.arrays import (
    SEATS,
    Look,
    Packed,
    holder_column,
    one_hot,
    order_column,
    seat_bits,
    seat_column,
    select,
)

MAX_AMOUNT: Final = 999  # more money or points count as this much
_MAX_LINKS: Final = 500
_MAX_LOANS: Final = 99
_TILE_ROWS: Final = one_hot(len(ACTION_NAMES))
_MASKS: Final = {
    "gone": ("bankrupt", "who is bankrupt"),
    "passed": ("tile_passed", "whose action tile was turned over"),
    "done_action": ("action_done", "who has carried out growth or urbanization"),
    "upgraded": ("upgraded", "who has used the free upgrade of this turn"),
    "built": ("has_built", "who has built track at all"),
}


def _of_seat(view: str, low: int, high: int, meaning: str) -> tuple[str, ArrayField]:
    return view, ArrayField(view, (SEATS,), low, high, meaning)


_masks = itemgetter(*_MASKS)


def _rows(look: Look) -> bytes:
    tiles = select(_TILE_ROWS, look.by_seat("tile"))
    return tiles + seat_bits(look.players, look.viewer, *_masks(look.position))


PLAYERS: Final = (
    seat_column(
        (
            _of_seat("money", -MAX_AMOUNT, MAX_AMOUNT, "dollars"),
            _of_seat("income", LOWEST_INCOME, HIGHEST_INCOME, "on the income track"),
            _of_seat("vp", -MAX_AMOUNT, MAX_AMOUNT, "on the scale of victory points"),
            _of_seat("level", 0, MAX_LEVEL, "of the locomotive"),
            _of_seat("budget", -MAX_AMOUNT, MAX_AMOUNT, "dollars with all loans that are possible"),
            _of_seat("loans_possible", 0, _MAX_LOANS, "how many loans that are"),
            _of_seat("upkeep", 0, MAX_LEVEL, "dollars for the locomotive"),
            _of_seat("links", 0, _MAX_LINKS, "track in complete links, which will be scored"),
            _of_seat("points", -MAX_AMOUNT, MAX_AMOUNT, "points if the match ended now"),
        )
    ),
    order_column(
        (
            (
                "order",
                ArrayField("turn_place", (SEATS,), 0, MAX_PLAYERS, "place in the turn order"),
            ),
        )
    ),
    holder_column(
        (
            (
                "next_free_pass",
                ArrayField("free_pass_next", (SEATS,), 0, 1, "who will have the free pass"),
            ),
        )
    ),
    Packed(
        _rows,
        ArrayField(
            "action", (SEATS, len(ACTION_NAMES)), 0, 1, "action tile of this turn", ACTION_NAMES
        ),
        *(ArrayField(name, (SEATS,), 0, 1, meaning) for name, meaning in _MASKS.values()),
    ),
)
