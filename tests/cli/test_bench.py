"""`westbound bench` as people and scripts call it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from westbound.cli.bench import FIGURES, bench
from westbound.cli.errors import report_errors
from westbound.games.registry import games
from westbound.lab.baseline import FORMAT, VERSION
from westbound.lab.bench import Bench

app = typer.Typer()
app.command()(report_errors(bench))


def run(arguments: str) -> Result:
    tiny = ["--seconds", "0.02", "--rounds", "2"]
    return CliRunner().invoke(app, [*arguments.split(), *tiny], env={"COLUMNS": "200"})


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
    wrong = run("carson --players 9")
    assert wrong.exit_code == 2
    assert "for 2 to 6 players, not 9" in wrong.stderr
    assert "There is no game 'chess'" in run("chess").stderr


def test_a_baseline_is_written_and_judged(tmp_path: Path) -> None:
    path = tmp_path / "baseline.json"
    assert run(f"carson --write-baseline {path}").exit_code == 0
    document = json.loads(path.read_text(encoding="utf-8"))
    speeds = document["games"]["carson"]["speeds"]
    document["games"]["carson"]["speeds"] = dict.fromkeys(speeds, 1e-9)
    path.write_text(json.dumps(document), encoding="utf-8")
    faster = run(f"carson --baseline {path}")
    assert faster.exit_code == 0, faster.output
    assert "Speed beside the baseline" in faster.stdout
    document["games"]["carson"]["speeds"] = dict.fromkeys(speeds, 1e9)
    path.write_text(json.dumps(document), encoding="utf-8")
    slower = run(f"carson --baseline {path} --json")
    assert slower.exit_code == 1
    assert "carson, random play: 100 % slower than before" in slower.stderr
    assert json.loads(slower.stdout)["games"][0]["game"] == "carson"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("carson --baseline {}/none", "no such file or folder"),
        ("carson --baseline {}/gwt.json", "the baseline has no figures of Carson City"),
        ("gwt --baseline {}/zero.json", "is not a baseline of `westbound bench`"),
        ("carson --write-baseline {}", "it is a folder"),
    ],
)
def test_a_wrong_file_is_one_sentence_before_anything_is_measured(
    tmp_path: Path, arguments: str, sentence: str
) -> None:
    for name, speed in (("gwt.json", 1.0), ("zero.json", 0.0)):
        games = {"gwt": {"players": 4, "speeds": {"copy_us": speed}}}
        document = {"format": FORMAT, "version": VERSION, "games": games}
        (tmp_path / name).write_text(json.dumps(document), encoding="utf-8")
    result = run(arguments.format(tmp_path))
    assert (result.exit_code, result.stdout) == (2, "")
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
