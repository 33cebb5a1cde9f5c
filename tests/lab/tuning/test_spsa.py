"""The search finds what is best, however noisy the answers are."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from westbound.engine.rng import Rng
from westbound.lab.tuning.spsa import Search

BEST = (0.8, -0.5, 0.0, 0.3)


def new_search(seed: int = 1) -> Search:
    return Search(len(BEST), seed, step=0.1, spread=0.2, settle=50)


def worth(at: Sequence[float]) -> float:
    return -sum((place - best) ** 2 for place, best in zip(at, BEST, strict=True))


def climb(search: Search, steps: int, noise: float = 0.0) -> Search:
    for _ in range(steps):
        first, second = search.trials()
        search.learn(worth(first) - worth(second) + noise * (Rng(9, search.steps).random() - 0.5))
    return search


@pytest.mark.parametrize("noise", [0.0, 1.0])
def test_it_finds_the_best_place(noise: float) -> None:
    found = climb(new_search(), 600, noise).best()
    assert found == pytest.approx(BEST, abs=0.02 + 0.2 * noise)


def test_the_two_trials_lie_on_opposite_sides() -> None:
    search = climb(new_search(), 7)
    first, second = search.trials()
    middle = [(a + b) / 2 for a, b in zip(first, second, strict=True)]
    assert middle == pytest.approx(search.path[-1])
    assert all(a != b for a, b in zip(first, second, strict=True))


def test_the_same_seed_and_answers_lead_to_the_same_place() -> None:
    assert climb(new_search(3), 20).path == climb(new_search(3), 20).path
    assert climb(new_search(4), 20).path != climb(new_search(3), 20).path


def test_at_first_it_stands_where_nothing_is_changed() -> None:
    assert new_search().best() == [0.0] * len(BEST)
