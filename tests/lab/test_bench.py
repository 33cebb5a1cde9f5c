"""`westbound bench`: every figure is measured and makes sense; how large it is, is not tested."""

from __future__ import annotations

import json

import pytest
import typer
from typer.testing import CliRunner, Result

from westbound.cli.bench import FIGURES, bench
from westbound.cli.errors import report_errors
from westbound.engine.errors import BadInput
from westbound.games.registry import games
from westbound.lab.bench import BUDGETS, Bench, Budget
from westbound.lab.calibration import calibration_loop, million_operations_per_second
from westbound.lab.profiling import hottest

app = typer.Typer()
app.command()(report_errors(bench))


def run(arguments: str) -> Result:
    tiny = ["--seconds", "0.02", "--rounds", "2"]
    return CliRunner().invoke(app, [*arguments.split(), *tiny], env={"COLUMNS": "200"})


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


def test_the_calibration_loop_never_changes() -> None:
    assert calibration_loop(1000) == 2816
    assert million_operations_per_second(0.01) > 0


def test_budgets_have_two_directions() -> None:
    speed, size = Budget("a", 100, at_least=True), Budget("b", 8, at_least=False)
    assert [speed.reached(value) for value in (99, 100, 101)] == [False, True, True]
    assert [size.reached(value) for value in (7, 8, 9)] == [True, True, False]
    assert all(budget.figure in FIGURES for budgets in BUDGETS.values() for budget in budgets)


def test_the_profile_names_the_hottest_functions(measured: Bench) -> None:
    hot = hottest(measured, 0.05, count=5)
    shares = [function.share for function in hot]
    assert len(hot) == 5
    assert shares == sorted(shares, reverse=True)
    assert 0 < sum(shares) < 1
    assert any("carson_city/game.py" in f.name for f in hottest(measured, 0.05))


def test_the_table_for_people() -> None:
    result = run("carson --profile")
    assert result.exit_code == 0, result.output
    for expected in ("Carson City", "decisions/s", "≥ 100 000", "≤ 8", "Hottest functions"):
        assert expected in result.stdout


def test_the_json_document_of_all_games() -> None:
    result = run("--json --profile")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["format"] == "westbound-bench"
    assert (found["header"]["players"], found["header"]["rounds"]) == (4, 2)
    assert [game["game"] for game in found["games"]] == games()
    carson = found["games"][games().index("carson")]
    assert set(carson["figures"]) == set(FIGURES)
    assert all(figure["median"] > 0 for figure in carson["figures"].values())
    assert [budget["figure"] for budget in carson["budgets"]] == ["decisions_per_second", "copy_us"]
    assert len(carson["profile"]) == 15


def test_ctrl_c_shows_the_rounds_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Bench.run_round

    def run_round(self: Bench, seconds: float) -> None:
        if self.rounds:
            raise KeyboardInterrupt
        whole(self, seconds)

    monkeypatch.setattr(Bench, "run_round", run_round)
    result = run("carson")
    assert result.exit_code == 130
    assert "Median of 1 round " in result.stdout
    assert result.stderr == "westbound: interrupted before all of the 2 rounds\n"
    found = json.loads(run("carson --json").stdout)
    assert (found["interrupted"], found["games"][0]["rounds"]) == (True, 1)


def test_ctrl_c_before_the_first_round(monkeypatch: pytest.MonkeyPatch) -> None:
    def run_round(self: Bench, seconds: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Bench, "run_round", run_round)
    result = run("carson")
    assert (result.exit_code, result.stdout) == (130, "")
    assert json.loads(run("carson --json").stdout)["games"] == []


def test_bad_arguments_are_refused_with_a_sentence() -> None:
    with pytest.raises(BadInput, match="for 2 to 6 players, not 1"):
        Bench("carson", players=1)
    wrong = run("carson --players 9")
    assert wrong.exit_code == 2
    assert "for 2 to 6 players, not 9" in wrong.stderr
    assert "There is no game 'chess'" in run("chess").stderr
