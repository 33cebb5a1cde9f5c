"""Tiles of the trail: teepees to trade for, hazards to remove."""

from __future__ import annotations

from westbound.games.great_western_trail.components import EMPTY, TILE_VP
from westbound.games.great_western_trail.heuristics.outlook import Outlook
from westbound.games.great_western_trail.trail import (
    ALL_HAZARD_SPACES,
    TEEPEE_SPACES,
    TEEPEE_VALUE,
)


def trade(outlook: Outlook, amount: int) -> float:
    on, best = outlook.state.on, 0.0
    for space in TEEPEE_SPACES:
        if on[space] != EMPTY and TEEPEE_VALUE[space] + outlook.money >= 0:
            gain = outlook.purse.earned(TEEPEE_VALUE[space]) + outlook.weights.teepee
            best = max(best, gain)
    return best


def remove_hazard(outlook: Outlook, cost: int) -> float:
    if cost > outlook.money:
        return 0.0
    on = outlook.state.on
    points = [TILE_VP[on[space]] for space in ALL_HAZARD_SPACES if on[space] != EMPTY]
    return max(points) - outlook.purse.cost(cost) if points else 0.0
