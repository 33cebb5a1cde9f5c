"""Hiring workers. Rules GWT-131 to GWT-140, GWT-172, GWT-251, GWT-275."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision
from westbound.engine.move import Move
from westbound.engine.move_tables import by_bytes, select
from westbound.engine.refusal import Refusal
from westbound.engine.texts import Money
from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.actions import NO_CARD, WORKER_BONUS
from westbound.games.great_western_trail.components import (
    JOB_COSTS,
    JOB_ROWS,
    WORKER_SPACES,
    WORKERS,
)
from westbound.games.great_western_trail.moves import HIRE, HireWorker
from westbound.games.great_western_trail.rules.actions.forfeit import forfeit, why_not_forfeit
from westbound.games.great_western_trail.state import WORKER_KINDS, TrailState, job_index
from westbound.games.great_western_trail.steps import Hire
from westbound.kit.moves import DECLINE, Decline

_MAX_COST: Final = max(JOB_COSTS)
_TABLES: Final = by_bytes(HIRE)
_ROW: Final = (1 << WORKER_KINDS) - 1
# by money at hand: the jobs in rows that cost no more
_AFFORDABLE: Final = tuple(
    sum(_ROW << job_index(row, 0) for row in range(JOB_ROWS) if JOB_COSTS[row] <= money)
    for money in range(_MAX_COST + 1)
)
# by kind of worker: the jobs of that kind
_OF_KIND: Final = tuple(
    sum(1 << job_index(row, kind) for row in range(JOB_ROWS)) for kind in range(WORKER_KINDS)
)


# GWT-133: the cost of the row and the modifier of the icon; never less than nothing.
def hiring_cost(row: int, modifier: int) -> int:
    return max(0, JOB_COSTS[row] + modifier)


# For speed these are the rules of `why_not_hire` as masks; tests compare the two.
def jobs_open(state: TrailState, seat: int, modifier: int) -> int:
    """The jobs this seat can fill, as a mask over rows and kinds of workers."""
    money = min(state.money[seat] - modifier, _MAX_COST)
    if money < 0:
        return 0
    mask = state.hirable & _AFFORDABLE[money] & ((1 << job_index(state.token, 0)) - 1)
    workers = state.worker_rows(seat)
    if WORKER_SPACES in workers:
        for kind in range(WORKER_KINDS):
            if workers[kind] == WORKER_SPACES:
                mask &= ~_OF_KIND[kind]
    return mask


def can_hire(state: TrailState, seat: int, modifier: int) -> bool:
    return jobs_open(state, seat, modifier) != 0


def begin_hire(state: TrailState, seat: int, optional: bool, modifier: int) -> None:
    state.agenda.append(Hire(seat, optional, modifier))


# GWT-131: a worker can only be taken where one lies.
def is_for_hire(state: TrailState, move: HireWorker) -> Refusal | None:
    if state.jobs_of(move.row, move.worker):
        return None
    return Refusal("GWT-131", worker=WORKERS[move.worker], row=move.row + 1)


# GWT-132: not from the row of the token; GWT-251: from every row once it is gone.
def is_above_token(state: TrailState, move: HireWorker) -> Refusal | None:
    return None if move.row < state.token else Refusal("GWT-132", row=move.row + 1)


# GWT-137: a row of the player board has six spaces.
def has_room(state: TrailState, seat: int, worker: int) -> Refusal | None:
    if state.workers_of(seat, worker) < WORKER_SPACES:
        return None
    return Refusal("GWT-137", worker=WORKERS[worker])


# GWT-055, GWT-133: the whole cost is due.
def can_pay_worker(state: TrailState, step: Hire, row: int) -> Refusal | None:
    cost, money = hiring_cost(row, step.modifier), state.money[step.seat]
    return None if cost <= money else Refusal("GWT-133", cost=Money(cost), money=Money(money))


def why_not_hire(state: TrailState, step: Hire, move: HireWorker) -> Refusal | None:
    """Return the first rule that forbids hiring this worker, or None."""
    return (
        is_for_hire(state, move)
        or is_above_token(state, move)
        or has_room(state, step.seat, move.worker)
        or can_pay_worker(state, step, move.row)
    )


def hire_options(state: TrailState, step: Hire) -> list[Move]:
    options: list[Move] = list(select(_TABLES, jobs_open(state, step.seat, step.modifier)))
    if step.optional:
        options.append(DECLINE)
    return options


def hire(state: TrailState, step: Hire, move: HireWorker) -> None:
    """Pay; the worker counts at once, for the action of the space too (GWT-135, GWT-275)."""
    seat, worker = step.seat, move.worker
    state.money[seat] -= hiring_cost(move.row, step.modifier)
    state.take_job(move.row, worker)
    bonus = WORKER_BONUS[worker][state.add_worker(seat, worker)]
    if bonus != NO_CARD:
        state.agenda.append(step_cache.immediate((bonus,), seat))


DECISIONS: Final = (
    decision(
        Hire,
        hire_options,
        answer(Hire, HireWorker, why_not_hire, hire),
        answer(Hire, Decline, why_not_forfeit, forfeit),
    ),
)
