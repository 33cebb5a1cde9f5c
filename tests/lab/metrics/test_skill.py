from __future__ import annotations

from tests.lab.metrics.results import result
from westbound.lab.metrics.skill import skill


def test_the_bot_is_compared_with_all_others_of_its_matches() -> None:
    rows = [
        result([9, 1, 2], bots=["greedy", "random", "random"]),
        result([4, 2, 2], bots=["random", "greedy", "random"]),
    ]
    found = skill(rows, "greedy", "random")
    assert found is not None
    assert found.wins.value == 0.5
    assert found.points.value == 5.5
    assert found.others.value == 2.25
    assert found.margin.value == 3.25


def test_without_matches_nothing_can_be_said() -> None:
    assert skill([], "greedy", "random") is None
