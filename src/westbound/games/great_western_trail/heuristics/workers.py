"""Workers: what those on the player board are worth, and the best to hire."""

from __future__ import annotations

from typing import Final

from westbound.games.great_western_trail.components import (
    COWBOY,
    ENGINEER,
    JOB_COSTS,
    WORKER_SPACES,
    WORKER_VP,
    WORKER_VP_FROM,
)
from westbound.games.great_western_trail.heuristics.outlook import Outlook
from westbound.games.great_western_trail.heuristics.tiles import remove_hazard
from westbound.games.great_western_trail.rules.hire import jobs_open
from westbound.games.great_western_trail.state import WORKER_KINDS

# what the immediate actions of the spaces bring (GWT-135)
JERSEY_TRICKS: Final = {2: 0.5, 3: 0.6, 4: 1.5, 5: 0.9, 6: 1.2}  # of the engineers, by space
CHEAP_BUILDING: Final = 2.0  # space 4 of the craftsmen
LAST_SPACE: Final = 1.0  # of cowboys and craftsmen
HAZARD_SPACE: Final = 4  # here cowboys remove a hazard and craftsmen build
NO_JOB: Final = 99  # more expensive than any row


def worker(outlook: Outlook, kind: int, number: int) -> float:
    """What the worker with this number in their row is worth (GWT-265)."""
    weights = outlook.weights
    row = (weights.cowboy, weights.craftsman, weights.engineer)[kind]
    return row[number] * outlook.fade + (WORKER_VP if number >= WORKER_VP_FROM else 0)


def all_workers(outlook: Outlook) -> float:
    """Without the printed points, which are counted elsewhere."""
    weights = outlook.weights
    cowboys, craftsmen, engineers = outlook.state.worker_rows(outlook.seat)
    value = sum(weights.cowboy[: cowboys + 1], 0.0) + sum(weights.craftsman[: craftsmen + 1], 0.0)
    return outlook.fade * (value + sum(weights.engineer[: engineers + 1], 0.0))


def hire(outlook: Outlook, modifier: int) -> float:
    """The gain of the best worker for hire."""
    state, seat, best = outlook.state, outlook.seat, 0.0
    for kind, price in enumerate(_cheapest_jobs(outlook, modifier)):
        if price < NO_JOB:
            nth = state.workers_of(seat, kind) + 1
            cost = outlook.purse.cost(max(0, price + modifier))
            gain = worker(outlook, kind, nth) - cost
            best = max(best, gain + _on_hiring(outlook, kind, nth))
    return best


def _cheapest_jobs(outlook: Outlook, modifier: int) -> list[int]:
    mask, cheapest = jobs_open(outlook.state, outlook.seat, modifier), [NO_JOB] * WORKER_KINDS
    while mask:
        bit = mask & -mask
        mask ^= bit
        row, kind = divmod(bit.bit_length() - 1, WORKER_KINDS)
        cheapest[kind] = min(cheapest[kind], JOB_COSTS[row])
    return cheapest


def _on_hiring(outlook: Outlook, kind: int, nth: int) -> float:
    """The immediate action of the space."""
    if kind == ENGINEER:
        return JERSEY_TRICKS[nth]
    if nth == HAZARD_SPACE:
        return remove_hazard(outlook, 0) if kind == COWBOY else CHEAP_BUILDING
    return LAST_SPACE if nth == WORKER_SPACES else 0.0


def cheapest_worker(outlook: Outlook) -> float:
    """The hired worker that is easiest to give up for a station master (GWT-169)."""
    rows = outlook.state.worker_rows(outlook.seat)
    return min([worker(outlook, kind, n) for kind, n in enumerate(rows) if n > 1])
