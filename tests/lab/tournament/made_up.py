"""Made-up results and cheap bots, so that tests of tournaments need no long matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.lab.test_tally import RESULT
from westbound.bots import LiveView
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.lab.results import GameResult
from westbound.lab.simulation import ScheduledGame
from westbound.lab.tournament.match_ups import SetResult
from westbound.lab.tournament.plan import Plan, make_plan
from westbound.lab.tournament.schedule import Schedule

FIRST = "tests.lab.tournament.made_up:First"


class First:
    """Always takes the first move; no match for anybody, but fast."""

    name = "first"

    def choose(self, view: LiveView, moves: Sequence[Move], rng: Rng) -> Move:
        return moves[0]


def resample_little(patch: pytest.MonkeyPatch) -> None:
    """Reports with intervals that are quick instead of exact."""
    patch.setattr("westbound.lab.tournament.report.RESAMPLES", 40)


def plan(**changes: object) -> Plan:
    """A small tournament of Carson City for two players."""
    wanted = Plan("carson", 2, {}, ("random", FIRST), sets=4, batch=2)
    return make_plan(replace(wanted, **changes))  # type: ignore[arg-type]  # any of its fields


def game(bots: Sequence[str], ranks: Sequence[int], number: int = 0) -> GameResult:
    players = len(bots)
    return replace(
        RESULT,
        number=number,
        bots=tuple(bots),
        ranks=tuple(ranks),
        points=tuple(10 * (players - rank) for rank in ranks),
        breakdowns=tuple({"cards": 10 * (players - rank)} for rank in ranks),
        errors=(0,) * players,
    )


def by_strength(line_up: Sequence[str], order: Sequence[str]) -> tuple[int, ...]:
    """The ranks if the bots end in this order, copies of one bot by their seats."""
    ranked = sorted(range(len(line_up)), key=lambda seat: (order.index(line_up[seat]), seat))
    return tuple(ranked.index(seat) + 1 for seat in range(len(line_up)))


def pair_set(a: str, b: str, won: int) -> SetResult:
    """Two players, two matches: `a` has won so many of them."""
    first = game((a, b), (1, 2) if won >= 1 else (2, 1))
    second = game((b, a), (2, 1) if won == 2 else (1, 2))
    return SetResult(0, (first, second))


def played(scheduled: ScheduledGame, order: Sequence[str]) -> GameResult:
    """A scheduled match that ended in this order of bots."""
    result = game(scheduled.bots, by_strength(scheduled.bots, order), scheduled.number)
    return replace(result, seed=scheduled.seed)


def play_all(schedule: Schedule, order: Sequence[str]) -> list[int]:
    """Let the stronger bot win everything; how many matches each round had."""
    rounds = []
    while games := schedule.next_round():
        rounds.append(len(games))
        schedule.add_round({one.number: played(one, order) for one in games})
    return rounds
