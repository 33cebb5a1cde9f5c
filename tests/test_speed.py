"""The engines are as fast as they were. `make bench` is stricter; this catches what doubles a cost.

Not beside other tests: `make test` runs it alone.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from westbound.games.registry import find_game, games
from westbound.lab.baseline import compare, read_baseline
from westbound.lab.bench import Bench, budgets_of

BASELINE = Path(__file__).parents[1] / "checks/bench_baseline.json"
ROUNDS, SECONDS = 3, 0.4
SLOWEST = 0.5  # of the baseline, both in units of the calibration loop


@pytest.fixture(scope="module", params=games())
def bench(request: pytest.FixtureRequest) -> Bench:
    measured = Bench(request.param, players=4)
    for _ in range(ROUNDS):
        measured.run_round(SECONDS)
    return measured


def test_nothing_takes_twice_as_long_as_it_did(bench: Bench) -> None:
    changes = compare([bench], read_baseline(BASELINE))
    assert {change.figure for change in changes if change.speed < SLOWEST} == set()


@pytest.mark.parametrize("game", games())
def test_every_game_promises_a_speed_and_a_fast_copy(game: str) -> None:
    promised = {budget.figure for budget in budgets_of(find_game(game))}
    assert "copy_us" in promised
    assert promised - {"copy_us"}, "and one about play"
