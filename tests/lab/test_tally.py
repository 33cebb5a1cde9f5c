"""Adding up results: by bot, whatever the order, and violations count for nobody."""

from __future__ import annotations

from dataclasses import replace

import pytest

from westbound.engine.standing import SHARED
from westbound.lab.decision_times import DecisionTimes
from westbound.lab.results import GameResult, Record, Violation
from westbound.lab.tally import Spread, Tally

RESULT = GameResult(
    number=0,
    seed=5,
    case=0,
    bots=("greedy", "random", "greedy"),
    points=(30, 10, 20),
    ranks=(1, 3, 2),
    decided_by="",
    breakdowns=({"cards": 25, "gold": 5}, {"cards": 10}, {"cards": 20}),
    decisions=40,
    choices=120,
    forced=7,
    chances=3,
    violation=None,
    errors=(0, 1, 0),
)
OTHER = replace(RESULT, number=1, points=(5, 10, 15), ranks=(3, 2, 1), decisions=60, choices=100)


def tally(*results: GameResult) -> Tally:
    found = Tally()
    for result in results:
        found.add(result)
    return found


def test_a_bot_has_the_wins_ranks_and_points_of_all_its_seats() -> None:
    greedy, random = tally(RESULT, OTHER).ranking()
    assert (greedy.name, greedy.seats, greedy.wins, greedy.win_rate) == ("greedy", 4, 2, 0.5)
    assert greedy.mean_rank == pytest.approx((1 + 2 + 3 + 1) / 4)
    assert greedy.points.mean == pytest.approx((30 + 20 + 5 + 15) / 4)
    assert greedy.categories == {"cards": 22.5, "gold": 2.5}
    assert (random.name, random.seats, random.wins) == ("random", 2, 0)


def test_errors_are_those_of_the_bots_own_seats() -> None:
    greedy, random = tally(RESULT, replace(OTHER, errors=(2, 0, 3))).ranking()
    assert (greedy.errors, random.errors) == (5, 1)
    assert (greedy.to_json()["errors"], random.to_json()["errors"]) == (5, 1)


def test_a_shared_victory_is_a_win_for_each_and_counted_as_shared() -> None:
    shared = replace(RESULT, ranks=(1, 1, 3), decided_by=SHARED)
    passed = replace(OTHER, decided_by="pass_order")
    found = tally(RESULT, shared, passed)
    greedy, random = found.ranking()
    assert (greedy.wins, greedy.shared_wins) == (3, 1)
    assert (random.wins, random.shared_wins) == (1, 1)
    assert random.to_json()["shared_wins"] == 1
    assert found.to_json()["victories_by_tie_break"] == {"pass_order": 1, "shared": 1}
    assert tally(RESULT, OTHER).to_json()["victories_by_tie_break"] == {}


def test_times_of_decisions_are_added_up_by_bot_and_are_no_part_of_the_result() -> None:
    seats = tuple(DecisionTimes() for _ in range(3))
    for times, seconds in zip(seats, (0.001, 0.002, 0.003), strict=True):
        times.add(seconds)
    timed = replace(RESULT, times=seats)
    assert timed == RESULT
    found = tally(timed, timed).decision_times()
    assert isinstance(found["greedy"], dict)
    assert found["greedy"]["decisions"] == 4
    assert found["greedy"]["mean_ms"] == pytest.approx(2.0)
    assert tally(timed).to_json() == tally(RESULT).to_json()


def test_the_order_of_results_does_not_matter() -> None:
    assert tally(RESULT, OTHER).to_json() == tally(OTHER, RESULT).to_json()


def test_the_length_of_games_is_summed_up() -> None:
    found = tally(RESULT, OTHER)
    assert found.decisions.to_json() == {"mean": 50.0, "min": 40, "max": 60}
    assert found.choices_per_decision == pytest.approx(220 / 100)
    assert Tally().choices_per_decision == Spread().mean == 0.0


def test_a_game_that_the_referee_stopped_scores_for_nobody() -> None:
    wrong = Violation(("a card is missing",), Record("carson", 1, 5, 3, {}, ()))
    found = tally(RESULT, replace(OTHER, violation=wrong))
    assert (found.played, found.finished) == (2, 1)
    assert found.bots["greedy"].seats == 2
    assert found.sorted_violations() == [wrong]
