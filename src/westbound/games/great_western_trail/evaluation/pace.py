"""Features of time: how many turns and deliveries are left, and who plays next."""

from __future__ import annotations

from math import ceil
from typing import Final

from westbound.games.great_western_trail.components import JOB_ROWS
from westbound.games.great_western_trail.evaluation.facts import Look
from westbound.games.great_western_trail.heuristics.journey import steps_to_kansas_city
from westbound.games.great_western_trail.state import NOBODY
from westbound.games.great_western_trail.trail import BESIDE, KANSAS_CITY, START

NAMES: Final = (
    "two players", "three players", "four players", "job market filled", "end triggered",
    "end triggered by the seat", "turns played", "turns left", "turns left up to six",
    "no turn left", "steps to Kansas City", "turns to Kansas City", "steps of a trip",
    "turns of a trip", "step limit", "Kansas City in time", "deliveries left",
    "deliveries left, fast trips", "last delivery",
)  # fmt: skip


def numbers(look: Look) -> list[float]:
    return [*_match(look), *_turns(look), *_trips(look)]


def _match(look: Look) -> tuple[float, ...]:
    state = look.state
    players, columns = state.setup.players, state.setup.numbers.job_columns
    missing = (JOB_ROWS - state.token) * columns - state.row_filled
    return (
        float(players == 2),
        float(players == 3),
        float(players == 4),
        1.0 - missing / (JOB_ROWS * columns),
        float(state.token_holder != NOBODY),
        float(state.token_holder == look.seat),
        state.turn / players / 20,
    )


def _turns(look: Look) -> tuple[float, ...]:
    turns = look.outlook.turns
    return turns / 20, min(1.0, turns / 6), float(turns <= 0)


def _trips(look: Look) -> tuple[float, ...]:
    state, turns, limit = look.state, look.outlook.turns, look.outlook.steps
    at = START if state.at[look.seat] == BESIDE else state.at[look.seat]
    way = 0 if at == KANSAS_CITY else steps_to_kansas_city(state.locations, at)
    whole = steps_to_kansas_city(state.locations, START)
    fast, trip = ceil(way / limit), ceil(whole / limit)
    fast_trips = max(0.0, turns - fast) / max(2, trip)
    return (
        way / 10,
        fast / 4,
        whole / 10,
        trip / 4,
        limit / 5,
        look.outlook.on_time,
        look.outlook.trips / 3,
        fast_trips / 3,
        float(fast_trips < 1),
    )
