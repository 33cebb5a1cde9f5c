"""`westbound bench --against` as people and scripts call it."""

from __future__ import annotations

import json

import pytest
import typer
from typer.testing import CliRunner, Result

from westbound.cli import bench_against
from westbound.cli.bench import bench
from westbound.cli.errors import report_errors
from westbound.lab.comparison import Contestant
from westbound.lab.other_engines import Catanatron, Missing, OtherEngine

app = typer.Typer()
app.command()(report_errors(bench))


@pytest.fixture(autouse=True)
def _only_catanatron(monkeypatch: pytest.MonkeyPatch) -> None:
    def installed() -> tuple[list[OtherEngine], list[Missing]]:
        return [Catanatron()], [Missing("OpenSpiel chess", "open_spiel")]

    monkeypatch.setattr(bench_against, "installed_engines", installed)


def run(arguments: str) -> Result:
    tiny = ["--against", "--seconds", "0.01", "--rounds", "1"]
    return CliRunner().invoke(app, [*arguments.split(), *tiny], env={"COLUMNS": "200"})


def test_one_table_with_ratios() -> None:
    result = run("")
    assert result.exit_code == 0, result.output
    for expected in (
        "Carson City, random play",
        "Great Western Trail, random play",
        "Steam, cautious play",
        "catanatron",
        "1 (1–1)",
        "OpenSpiel chess is not installed (open_spiel)",
    ):
        assert expected in result.stdout


def test_the_json_document() -> None:
    found = json.loads(run("carson --players 2 --json").stdout)
    assert found["header"]["anchor"] == "catanatron"
    assert found["header"]["missing"] == ["OpenSpiel chess"]
    ours, theirs = found["engines"]
    assert (ours["engine"], theirs["engine"]) == ("Carson City, random play", "catanatron")
    assert ours["decisions_per_second_times_anchor"]["median"] > 0
    assert theirs["copy_us"]["median"] > 0


def test_ctrl_c_shows_what_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(contestants: list[Contestant], seconds: float, rounds: int) -> bool:
        return False

    monkeypatch.setattr(bench_against, "_measure", measure)
    result = run("carson")
    assert result.exit_code == 130
    assert result.stderr == "westbound: interrupted before all of the 1 rounds\n"


def test_what_does_not_go_together_is_refused() -> None:
    result = run("carson --profile")
    assert result.exit_code == 2
    assert "--against goes with neither --profile nor a baseline" in result.stderr


def test_without_any_other_engine_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_against, "installed_engines", lambda: ([], []))
    result = run("carson")
    assert result.exit_code == 2
    assert "westbound[bench]" in result.stderr
