"""Kansas City: its subphases in order. Rules GWT-069, GWT-070, GWT-115, GWT-247, GWT-250."""

from __future__ import annotations

from functools import cache
from typing import Final

from westbound.engine.decisions import answer, automatic, decision
from westbound.engine.refusal import Refusal
from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.automatic_steps import KansasCity, LeaveKansasCity
from westbound.games.great_western_trail.components import EMPTY, TILE_NAMES
from westbound.games.great_western_trail.moves import TAKE_TILE, TakeForesightTile
from westbound.games.great_western_trail.rules.income import begin_income
from westbound.games.great_western_trail.rules.supply import (
    PER_COLUMN,
    is_ending,
    is_worker,
    place_tile,
    refill_foresight,
)
from westbound.games.great_western_trail.state import NOBODY, TrailState
from westbound.games.great_western_trail.steps import Foresight
from westbound.games.great_western_trail.trail import START

COLUMNS: Final = 3


def next_subphase(state: TrailState, step: KansasCity) -> None:
    """GWT-069: foresight 1, 2, 3, income, delivery."""
    seat = step.player
    for column in range(step.next, COLUMNS + 1):
        if choosable(state, column):
            state.agenda.append(step_cache.KANSAS_CITY[seat][column + 1])
            state.agenda.append(step_cache.FORESIGHT[seat][column])
            return
    begin_income(state, seat)


# GWT-070: the tiles of this number; GWT-247, GWT-250: no workers once the end is triggered.
@cache
def _choices(ending: bool, *tiles: int) -> tuple[TakeForesightTile, ...]:
    wanted = [t for t in dict.fromkeys(tiles) if t != EMPTY and not (ending and is_worker(t))]
    return tuple(TAKE_TILE[tile] for tile in wanted)


def choosable(state: TrailState, column: int) -> tuple[TakeForesightTile, ...]:
    """The tiles that may be chosen in this subphase, without duplicates."""
    last = column * PER_COLUMN
    return _choices(state.token_holder != NOBODY, *state.foresight[last - PER_COLUMN : last])


def take_tile_options(state: TrailState, step: Foresight) -> tuple[TakeForesightTile, ...]:
    return choosable(state, step.column)


def why_not_take_tile(
    state: TrailState, step: Foresight, move: TakeForesightTile
) -> Refusal | None:
    tile = TILE_NAMES[move.code]
    if is_ending(state) and is_worker(move.code):
        first = state.token_holder == step.seat
        return Refusal("GWT-247", tile=tile) if first else Refusal("GWT-250", tile=tile)
    if move not in choosable(state, step.column):
        return Refusal("GWT-070", tile=tile, column=step.column)
    return None


def take_tile(state: TrailState, step: Foresight, move: TakeForesightTile) -> None:
    foresight, tile = state.foresight, move.code
    foresight[foresight.index(tile, (step.column - 1) * PER_COLUMN)] = EMPTY
    place_tile(state, tile, step.seat)


def leave_kansas_city(state: TrailState, step: LeaveKansasCity) -> None:
    """GWT-115, GWT-116: back to the start, and new tiles for the foresight spaces."""
    state.at[step.player] = START
    refill_foresight(state)


DECISIONS: Final = (
    decision(
        Foresight,
        take_tile_options,
        answer(Foresight, TakeForesightTile, why_not_take_tile, take_tile),
    ),
)
AUTOMATIC: Final = (
    automatic(KansasCity, next_subphase),
    automatic(LeaveKansasCity, leave_kansas_city),
)
