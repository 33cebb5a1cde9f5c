"""Features of what is for everybody: workers for hire, cattle, tiles in Kansas City."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from westbound.games.great_western_trail.components import (
    BREED,
    BREEDS,
    CARD_VP,
    CATTLE_NAMES,
    EMPTY,
    FIRST_HAZARD,
    HAZARD_OF,
    HAZARDS,
    JOB_COSTS,
    VALUE,
    WORKERS,
)
from westbound.games.great_western_trail.evaluation.facts import PLURALS, Look
from westbound.games.great_western_trail.state import WORKER_KINDS

DEAR: Final = 12  # dollars: more than any row asks for
MARKET_BREEDS: Final = tuple(dict.fromkeys(BREED[card] for card in range(4, len(CATTLE_NAMES))))
NAMES: Final = (
    *(f"{kinds} for hire" for kinds in PLURALS), *(f"cheap {kind}" for kind in WORKERS),
    *(f"{kind} that can be paid" for kind in WORKERS),
    *(f"{BREEDS[breed]} on offer" for breed in MARKET_BREEDS), "points on offer",
    "best cattle on offer", *(f"{kinds} in Kansas City" for kinds in PLURALS),
    "green teepees in Kansas City", "blue teepees in Kansas City",
    *(f"{name}s in Kansas City" for name in HAZARDS), "workers for hire by row",
    "dollars of the others",
)  # fmt: skip


def numbers(look: Look) -> list[float]:
    state, money = look.state, look.outlook.money
    counts, cheapest, rows = _jobs(tuple(state.jobs), state.token)
    return [
        *counts,
        *[(DEAR - price) / 6 for price in cheapest],
        *[float(price <= money) for price in cheapest],
        *_market(state.market),
        *_foresight(tuple(state.foresight)),
        rows,
        (sum(state.money) - money) / 20 / (state.setup.players - 1),
    ]


@lru_cache(maxsize=1 << 12)
def _jobs(jobs: tuple[int, ...], rows: int) -> tuple[tuple[float, ...], tuple[int, ...], float]:
    """How many there are of each kind, what the cheapest asks, and how far down they stand."""
    counts, cheapest, depth = [0.0] * WORKER_KINDS, [DEAR] * WORKER_KINDS, 0
    for row in range(min(rows, len(JOB_COSTS))):
        for kind in range(WORKER_KINDS):
            here = jobs[row * WORKER_KINDS + kind]
            if here:
                counts[kind] += here / 3
                depth += here * row
                cheapest[kind] = min(cheapest[kind], JOB_COSTS[row])
    return tuple(counts), tuple(cheapest), depth / 30


@lru_cache(maxsize=1 << 12)
def _market(market: tuple[int, ...]) -> tuple[float, ...]:
    breeds = [BREED[card] for card in market]
    return (
        *(breeds.count(breed) / 3 for breed in MARKET_BREEDS),
        sum([CARD_VP[card] for card in market]) / 20,
        max([VALUE[card] for card in market], default=0) / 5,
    )


@lru_cache(maxsize=1 << 12)
def _foresight(tiles: tuple[int, ...]) -> tuple[float, ...]:
    return (
        *(tiles.count(kind) / 2 for kind in range(FIRST_HAZARD)),
        *([HAZARD_OF[t] for t in tiles if t != EMPTY].count(n) / 2 for n in range(len(HAZARDS))),
    )
