"""Every figure is measured and makes sense; how large it is, is not tested."""

from __future__ import annotations

from typing import cast

import pytest

from tests.engine.tiny_game import Tiny
from westbound.cli.bench import FIGURES
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.games.registry import find_game, games
from westbound.lab.bench import Bench, Budget, budgets_of


@pytest.fixture(scope="module")
def measured() -> Bench:
    found = Bench("carson", players=3)
    found.run_round(0.02)
    found.run_round(0.02)
    found.run_round(0.02)
    return found


def test_every_figure_is_above_zero_and_shown(measured: Bench) -> None:
    figures = measured.figures()
    assert set(figures) == set(FIGURES)
    for name, figure in figures.items():
        assert 0 < figure.low <= figure.median <= figure.high, name


def test_the_figures_fit_together(measured: Bench) -> None:
    for figures in measured.rounds:
        all_decisions = figures["decisions_per_second"]
        assert 0 < figures["unforced_decisions_per_second"] < all_decisions
        games_each = figures["games_per_second"] * figures["decisions_per_game"]
        assert games_each == pytest.approx(all_decisions)
        ratio = figures["decisions_per_calibration_mop"] * figures["calibration_mops"]
        assert ratio == pytest.approx(all_decisions)
        assert figures["legal_median_us"] <= figures["legal_p95_us"]
        assert figures["choices_per_decision"] > 1


def test_random_play_is_the_same_games_each_time(measured: Bench) -> None:
    first, second = measured.play_randomly(0), measured.play_randomly(0)
    assert first.games == second.games == 1
    assert (first.decisions, first.choices) == (second.decisions, second.choices)


def test_states_are_sampled_from_games_in_progress(measured: Bench) -> None:
    assert 0 < len(measured.middle_states) <= 50
    assert 100 <= len(measured.decision_states) <= 200
    assert all(state.agenda[-1].seat >= 0 for state in measured.decision_states)


def test_budgets_have_two_directions() -> None:
    speed, size = Budget("a", 100, at_least=True), Budget("b", 8, at_least=False)
    assert [speed.reached(value) for value in (99, 100, 101)] == [False, True, True]
    assert [size.reached(value) for value in (7, 8, 9)] == [True, True, False]


@pytest.mark.parametrize("game", games())
def test_a_game_promises_figures_that_are_measured(measured: Bench, game: str) -> None:
    budgets = budgets_of(find_game(game))
    assert budgets
    assert {budget.figure for budget in budgets} <= set(measured.figures())


def test_a_game_need_not_promise_anything() -> None:
    assert budgets_of(cast("Game[State]", Tiny())) == ()


def test_a_game_is_measured_only_with_players_it_is_for() -> None:
    with pytest.raises(BadInput, match="for 2 to 6 players, not 1"):
        Bench("carson", players=1)
