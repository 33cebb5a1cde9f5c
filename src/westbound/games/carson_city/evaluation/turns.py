"""When a player's turn ends, and when everybody has had theirs: as far as bots look ahead."""

from __future__ import annotations

from typing import Final

from westbound.engine.step import Step
from westbound.games.carson_city.base.steps import Phase
from westbound.games.carson_city.geometry import ALL_PARCELS
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.kit_carson.steps import PlaceLive, PlanWave
from westbound.kit.steps import Simultaneous

PARTS: Final = 128  # more than a round has
TURNS: Final = 256  # more than a part has


def round_of(state: CarsonState) -> int:
    """Twice a round: when all cowboys are placed (CC-052), and when a new round begins."""
    if not state.agenda:
        return 2 * state.round + 2
    return 2 * state.round + (state.phase >= 3)


def turn_of(state: CarsonState) -> int:
    """Round, part of the round, and turns that are over in this part.

    While a player is asked in the turn of another one, it is lower.
    """
    if not state.agenda:
        return (state.round + 1) * PARTS * TURNS
    bottom = state.agenda[0]
    part = bottom.index if isinstance(bottom, Phase) else 0
    return (state.round * PARTS + part) * TURNS + TURNS // 2 + _over(state) - _waiting(state)


def _waiting(state: CarsonState) -> int:
    """Decisions that wait below the one asked now."""
    return sum([step.seat >= 0 for step in state.agenda[:-1]])


def _over(state: CarsonState) -> int:
    top = state.agenda[-1]
    if isinstance(top, Simultaneous):
        return _handed_in(state, top)
    if state.phase == 2:  # CC-045: a cowboy or a pass each
        return _standing(state, -1) + len(state.passed)
    return -_standing(state, ALL_PARCELS)  # a duel about a parcel sends cowboys home


def _standing(state: CarsonState, where: int) -> int:
    workers = sum(state.wage_workers) + sum(state.road_workers) if where < 0 else 0
    return workers + sum([(mask & where).bit_count() for mask in state.at])


def _handed_in(state: CarsonState, step: Step) -> int:
    """CC-240: who has handed in, wave by wave."""
    assert isinstance(step, Simultaneous)
    wave = step.wave if isinstance(step, PlanWave) else isinstance(step, PlaceLive)
    return (wave + 1) * state.setup.players - len(step.waiting)
