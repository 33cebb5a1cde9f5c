"""How many turns the seat still has."""

from __future__ import annotations

from typing import Final

from westbound.games.great_western_trail.automatic_steps import BeginTurn, EndTurn
from westbound.games.great_western_trail.components import JOB_ROWS, TOKEN_START
from westbound.games.great_western_trail.rules.supply import is_ending
from westbound.games.great_western_trail.state import TrailState

WORKERS_A_TRIP: Final = 1.8  # tiles for the job market when somebody is in Kansas City
TURNS_A_TRIP: Final = 5.0
TRUST: Final = 2.0  # trips by everybody that the estimate above counts for


def turns_left(state: TrailState, seat: int) -> float:
    """An estimate from the pace so far; exact once the end is triggered (GWT-248, GWT-249)."""
    if is_ending(state):
        return float(_has_last_turn(state, seat))
    numbers, players = state.setup.numbers, state.setup.players
    columns = numbers.job_columns
    at_start = numbers.first_workers - columns  # in the token's row
    placed = (state.token - TOKEN_START) * columns + state.row_filled - at_start
    missing = (JOB_ROWS - state.token) * columns - state.row_filled
    trip = WORKERS_A_TRIP * players
    turns = state.turn / players + TRUST * TURNS_A_TRIP
    return missing * turns / (max(placed, 0) + TRUST * trip)


def _has_last_turn(state: TrailState, seat: int) -> bool:
    """Whether one more turn follows for the seat after the running one."""
    for step in reversed(state.agenda):
        if isinstance(step, EndTurn):
            running, players = step.player, state.setup.players
            before = (running - state.token_holder) % players
            return (seat - state.token_holder) % players > before
        if isinstance(step, BeginTurn):
            running, players = step.player, state.setup.players
            before = (running - state.token_holder) % players
            return (seat - state.token_holder) % players >= before
    return False
