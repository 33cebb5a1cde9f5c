"""Horses while everybody plans at the same time (Kit Carson). Rules CC-237, CC-242, CC-296."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westbound.engine.decisions import Answer, answer
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.step import Step
from westbound.games.carson_city.locations import CORRALS
from westbound.games.carson_city.state import CarsonState, replaced
from westbound.games.carson_city.variants.horses.moves import RECALL, PutHorse, Recall
from westbound.games.carson_city.variants.horses.rules import (
    horse_moves,
    move_horse,
    why_not_put_horse,
)
from westbound.games.carson_city.variants.kit_carson.plans import placed
from westbound.games.carson_city.variants.kit_carson.rules import Planning, go_on
from westbound.games.carson_city.variants.kit_carson.steps import PlaceLive, PlanWave


def horses_placed(state: CarsonState, seat: int) -> int:
    return sum(state.corrals[seat * CORRALS : (seat + 1) * CORRALS])


def planning_options(state: CarsonState, seat: int) -> Sequence[Move]:
    """CC-242: at most one horse for each placed cowboy."""
    return horse_moves(state, seat) if horses_placed(state, seat) < placed(state, seat) else ()


def take_back_options(state: CarsonState, seat: int) -> Sequence[Move]:
    return (RECALL,) if horses_placed(state, seat) else ()


# CC-242: a cowboy stays while there are as many horses as cowboys.
def why_not_lift(state: CarsonState, seat: int) -> Refusal | None:
    if horses_placed(state, seat) < placed(state, seat) or not placed(state, seat):
        return None
    return Refusal("CC-242", case="lift", horses=horses_placed(state, seat))


# CC-242: at most one horse for each placed cowboy.
def why_not_horse(state: CarsonState, step: Planning, move: PutHorse) -> Refusal | None:
    if horses_placed(state, step.seat) >= placed(state, step.seat):
        return Refusal("CC-242", horses=horses_placed(state, step.seat))
    return why_not_put_horse(state, step.seat, move)


def horse(state: CarsonState, step: Planning, move: PutHorse) -> None:
    move_horse(state, step.seat, move.corral)
    go_on(state, step)


# --- taking horses out again


# CC-296: until its owner locks, everything may be rearranged.
def why_not_recall(state: CarsonState, step: Planning, move: Recall) -> Refusal | None:
    return None if horses_placed(state, step.seat) else Refusal("CC-242", case="recall")


def recall(state: CarsonState, step: Planning, move: Recall) -> None:
    """All horses come back to the reserve."""
    seat, count = step.seat, horses_placed(state, step.seat)
    corrals = list(state.corrals)
    corrals[seat * CORRALS : (seat + 1) * CORRALS] = [0] * CORRALS
    state.corrals = tuple(corrals)
    state.horses = replaced(state.horses, seat, state.horses[seat] + count)
    go_on(state, step)


def take_spare_horse_out(state: CarsonState, seat: int) -> None:
    """CC-242: one horse too many comes back, from the last corral that has one."""
    if horses_placed(state, seat) <= placed(state, seat):
        return
    last = max(c for c in range(CORRALS) if state.corrals[seat * CORRALS + c])
    place = seat * CORRALS + last
    state.corrals = replaced(state.corrals, place, state.corrals[place] - 1)
    state.horses = replaced(state.horses, seat, state.horses[seat] + 1)


def _answers(step: type[PlanWave | PlaceLive]) -> tuple[tuple[type[Step], Answer], ...]:
    return (
        (step, answer(step, PutHorse, why_not_horse, horse)),
        (step, answer(step, Recall, why_not_recall, recall)),
    )


ANSWERS: Final = (*_answers(PlanWave), *_answers(PlaceLive))
