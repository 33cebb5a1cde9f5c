"""Everything lies where it may, within its bounds; derived values agree with the plain board."""

from __future__ import annotations

from typing import Final

from westbound.games.great_western_trail.components import (
    BLUE_TEEPEE,
    CERTIFICATES,
    EMPTY,
    FIRST_HAZARD,
    FIRST_NEUTRAL,
    FIRST_PRIVATE,
    GREEN_TEEPEE,
    HAZARD_OF,
    JOB_ROWS,
    NEUTRALS,
    PRIVATE_EACH,
    TILE_NAMES,
    TOKEN_START,
    WORKER_SPACES,
)
from westbound.games.great_western_trail.railroad import LAST, POSITIONS
from westbound.games.great_western_trail.referee.pieces import MAX_PLAYERS
from westbound.games.great_western_trail.rules.certificates import certificate_limit
from westbound.games.great_western_trail.state import ALWAYS_LOCATIONS, WORKER_KINDS, TrailState
from westbound.games.great_western_trail.steps import BackFromEnd
from westbound.games.great_western_trail.trail import (
    BESIDE,
    BESIDE_THE_TRAIL,
    BUILDING_SPACES,
    HAZARD_SPACES,
    NEUTRAL_SPACES,
    SPACE_NAMES,
    SPACES,
    TEEPEE_SPACES,
)

ALL_NEUTRALS: Final = list(range(FIRST_NEUTRAL, FIRST_NEUTRAL + len(NEUTRALS)))


def wrong_places(state: TrailState) -> list[str]:
    return [*_trail(state), *_railroad(state), *_players(state), *_job_market(state)]


def _allowed(space: int) -> frozenset[int]:
    """What may lie on this space of the trail, by its code."""
    if space in NEUTRAL_SPACES:
        return frozenset(ALL_NEUTRALS)
    if space in BUILDING_SPACES:
        return frozenset(range(FIRST_PRIVATE, FIRST_PRIVATE + MAX_PLAYERS * PRIVATE_EACH))
    if space in TEEPEE_SPACES:
        return frozenset((GREEN_TEEPEE, BLUE_TEEPEE))
    for section, spaces in enumerate(HAZARD_SPACES):
        if space in spaces:
            return frozenset(t for t in range(len(TILE_NAMES)) if HAZARD_OF[t] == section)
    return frozenset()


_ALLOWED: Final = tuple(_allowed(space) for space in SPACES)


def _trail(state: TrailState) -> list[str]:
    """GWT-016, GWT-040, GWT-145: everything on its kind of space; locations are what is taken."""
    wrong, locations = [], ALWAYS_LOCATIONS
    for space, content in enumerate(state.on):
        if content != EMPTY:
            locations |= 1 << space
            if content not in _ALLOWED[space]:
                wrong.append(f"{content} lies on {SPACE_NAMES[space]}")
    if locations != state.locations:
        wrong.append("mask locations is off")
    for seat, space in enumerate(state.at):
        if space in BESIDE_THE_TRAIL or not BESIDE <= space < len(SPACES):
            wrong.append(f"the cattleman of seat {seat} is at {space}")
    return wrong


def _railroad(state: TrailState) -> list[str]:
    """GWT-153, GWT-162: one engine on a space, and none stays on the last."""
    wrong, engines = [], 0
    for seat, position in enumerate(state.engine):
        if position not in POSITIONS:
            wrong.append(f"the engine of seat {seat} is at {position}")
        elif position:
            if engines >> position & 1:
                wrong.append(f"two engines on position {position}")
            engines |= 1 << position
        if position == LAST and not any(
            type(step) is BackFromEnd and step.seat == seat for step in state.agenda
        ):
            wrong.append(f"the engine of seat {seat} stays on the last space")
    if engines != state.engines:
        wrong.append("mask engines is off")
    return wrong


def _players(state: TrailState) -> list[str]:
    """GWT-055, GWT-101, GWT-137: money, certificates, workers and teepees within their bounds."""
    wrong = []
    for seat in range(state.setup.players):
        if state.money[seat] < 0:
            wrong.append(f"seat {seat}: money is {state.money[seat]}")
        if state.green[seat] < 0 or state.blue[seat] < 0:
            wrong.append(f"seat {seat}: teepees {state.green[seat]}, {state.blue[seat]}")
        certificates = state.certificates[seat]
        if not 0 <= certificates < len(CERTIFICATES):
            wrong.append(f"seat {seat}: certificates at place {certificates}")
        elif certificates > certificate_limit(state, seat):
            wrong.append(f"seat {seat}: certificates at place {certificates} above the limit")
        if any(tile < FIRST_HAZARD for tile in state.hazards[seat]):
            wrong.append(f"seat {seat}: hazards {state.hazards[seat]}")
    if min(state.workers) < 1 or max(state.workers) > WORKER_SPACES:
        wrong.append(f"workers {state.workers}")
    return wrong


def _job_market(state: TrailState) -> list[str]:
    """GWT-074 to GWT-076, GWT-132: rows above the token were filled, those below are empty."""
    wrong, jobs, token = [], state.jobs, state.token
    columns = state.setup.numbers.job_columns
    if not TOKEN_START <= token <= JOB_ROWS:
        return [f"the job market token is in row {token + 1}"]
    if min(jobs) < 0:
        wrong.append(f"workers for hire: {jobs}")
    lying = [places.count(kind) for places in state.job_places for kind in range(WORKER_KINDS)]
    if lying != jobs or max(map(len, state.job_places)) > columns:
        wrong.append(f"places of the job market: {state.job_places}")
    if state.hirable != sum([1 << index for index, count in enumerate(jobs) if count]):
        wrong.append("mask hirable is off")
    rows = [sum(row) for row in zip(*[iter(jobs)] * WORKER_KINDS, strict=True)]
    if max(rows[:token]) > columns or rows[token : token + 1] not in ([], [state.row_filled]):
        wrong.append(f"workers in the rows of the job market: {rows}")
    if any(rows[token + 1 :]):
        wrong.append(f"workers below the job market token: {rows}")
    if not 0 <= state.row_filled < columns:
        wrong.append(f"{state.row_filled} workers were placed in the token's row")
    return wrong
