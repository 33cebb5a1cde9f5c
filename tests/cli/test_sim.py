"""`westbound sim` as people and scripts call it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from westbound.cli.errors import report_errors
from westbound.cli.sim import sim as sim_command
from westbound.engine.json_types import Json
from westbound.engine.standing import SHARED
from westbound.engine.state import State
from westbound.games.registry import find_game
from westbound.lab import parallel
from westbound.lab.results import GameResult
from westbound.lab.simulation import Plan, play_game

app = typer.Typer()
app.command()(report_errors(sim_command))


def sim(arguments: str) -> Result:
    return CliRunner().invoke(app, ["carson", *arguments.split()], env={"COLUMNS": "200"})


def sim_json(arguments: str) -> dict[str, Json]:
    result = sim(arguments + " --json")
    assert result.exit_code == 0, result.output
    document: dict[str, Json] = json.loads(result.stdout)
    return document


def without_run(document: dict[str, Json]) -> dict[str, Json]:
    return {key: value for key, value in document.items() if key != "run"}


def test_the_tables_show_each_bot_and_category() -> None:
    result = sim("--players 2 --games 4 --bots greedy,random --no-referee --processes 1")
    assert result.exit_code == 0, result.output
    for expected in ("Carson City", "greedy", "random", "mountains", "decisions per game", "off"):
        assert expected in result.stdout
    assert result.stderr == ""  # no progress bar where nobody watches


def test_the_json_document() -> None:
    found = sim_json(
        "--players 3 --games 6 --bots greedy,random,random --seed 3 --processes 1 --per-game "
        "--option road_windows=compact --no-referee"
    )
    assert list(found) == [
        "format", "version", "header", "games_played", "interrupted", "games_finished", "bots",
        "victories_by_tie_break", "game_length", "violations", "run", "per_game",
    ]  # fmt: skip
    header = found["header"]
    assert isinstance(header, dict)
    assert (header["game"], header["seed"], header["games"]) == ("carson", 3, 6)
    assert isinstance(header["cases"], list)
    assert len(header["cases"]) == 1
    assert "'road_windows': 'compact'" in str(header["cases"][0])
    assert found["games_played"] == found["games_finished"] == 6
    assert found["violations"] == []
    assert isinstance(found["per_game"], list)
    assert len(found["per_game"]) == 6


def test_the_figures_of_a_bot_follow_from_the_games() -> None:
    found = sim_json("--players 3 --games 6 --bots greedy,random --processes 1 --per-game")
    points, wins = [], 0
    assert isinstance(found["per_game"], list)
    for row in found["per_game"]:
        assert isinstance(row, dict)
        assert isinstance(row["bots"], list)
        assert isinstance(row["points"], list)
        assert isinstance(row["ranks"], list)
        for bot, own, rank in zip(row["bots"], row["points"], row["ranks"], strict=True):
            if bot == "greedy":
                assert isinstance(own, int)
                points.append(own)
                wins += rank == 1
    assert len(points) == 12  # the short list is repeated: greedy, random, greedy
    assert isinstance(found["bots"], list)
    best = found["bots"][0]
    assert isinstance(best, dict)
    assert (best["bot"], best["seats"], best["wins"]) == ("greedy", 12, wins)
    assert isinstance(best["points"], dict)
    assert best["points"]["mean"] == pytest.approx(sum(points) / 12)
    assert isinstance(best["points_by_category"], dict)
    means = [mean for mean in best["points_by_category"].values() if isinstance(mean, float)]
    assert sum(means) == pytest.approx(sum(points) / 12)


def test_one_and_two_processes_report_the_same() -> None:
    arguments = "--players 2-3 --games 12 --no-referee --per-game --processes "
    assert without_run(sim_json(arguments + "1")) == without_run(sim_json(arguments + "2"))


def test_decision_times_are_told_of_each_bot_as_part_of_the_run() -> None:
    arguments = "--players 2 --games 2 --bots greedy,random --no-referee --processes 1"
    run = sim_json(arguments)["run"]
    assert isinstance(run, dict)
    times = run["decision_times"]
    assert isinstance(times, dict)
    greedy, random = times["greedy"], times["random"]
    assert isinstance(greedy, dict)
    assert isinstance(random, dict)
    assert list(greedy) == ["decisions", "mean_ms", "p50_ms", "p95_ms", "max_ms"]
    assert 0 < greedy["p50_ms"] <= greedy["p95_ms"] <= greedy["max_ms"]  # type: ignore[operator]
    assert random["mean_ms"] < greedy["mean_ms"]  # type: ignore[operator]
    assert "Time for one decision, in ms" in sim(arguments).stdout


def test_duplicate_games_are_told_as_such() -> None:
    found = sim_json(
        "--players 2 --games 4 --bots greedy,random --duplicate --processes 1 --per-game"
    )
    assert isinstance(found["header"], dict)
    assert found["header"]["duplicate"] is True
    assert isinstance(found["per_game"], list)
    seeds = [row["seed"] for row in found["per_game"] if isinstance(row, dict)]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]
    plain = sim("--players 2 --games 2 --no-referee --duplicate --processes 1").stdout
    assert "in the same set-up for each rotation" in " ".join(plain.split())


def test_all_options_and_all_player_counts_share_the_games() -> None:
    found = sim_json("--players all --all-options --games 30 --processes 1 --no-referee --per-game")
    header = found["header"]
    assert isinstance(header, dict)
    cases = header["cases"]
    assert isinstance(cases, list)
    assert {case["players"] for case in cases if isinstance(case, dict)} == {2, 3, 4, 5, 6}
    assert len(cases) % 5 == 0
    assert isinstance(found["per_game"], list)
    played = [row["case"] for row in found["per_game"] if isinstance(row, dict)]
    assert played == [number % len(cases) for number in range(30)]


def test_a_class_of_ones_own_plays_in_every_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The module is found in the current folder; the comma inside is of the parameters."""
    (tmp_path / "my_bots.py").write_text(
        "class Picky:\n"
        "    name = 'picky'\n"
        "    def __init__(self, first: int, bold: bool = False):\n"
        "        self.first = first\n"
        "    def choose(self, view, moves, rng):\n"
        "        return moves[min(self.first, len(moves) - 1)]\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    bots = "my_bots:Picky(first=1,bold=true),random"
    found = [
        sim_json(f"--players 2 --games 4 --no-referee --bots {bots} --per-game --processes {n}")
        for n in (1, 2)
    ]
    assert without_run(found[0]) == without_run(found[1])
    assert isinstance(found[0]["bots"], list)
    names = {bot["bot"] for bot in found[0]["bots"] if isinstance(bot, dict)}
    assert names == {"my_bots:Picky(first=1,bold=true)", "random"}


def test_errors_of_programs_are_counted_and_told(caplog: pytest.LogCaptureFixture) -> None:
    """`true` ends at once, `[/x]` is no markup; no error is told of bots that make none."""
    words = ["carson", "--players", "2", "--games", "2", "--processes", "1", "--bots"]
    bots = "cmd:'true [/x]'(max_errors=2),random"
    result = CliRunner().invoke(app, [*words, bots], env={"COLUMNS": "200"})
    assert result.exit_code == 0, result.stderr
    assert "cmd:'true [/x]'(max_errors=2): 4 errors, where chance decided" in result.stdout
    assert result.stdout.count("chance decided") == 1
    assert sum("it is not asked again" in line for line in caplog.messages) == 2


def test_a_planted_violation_is_reported_and_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def check_invariants(_: object, state: State) -> list[str]:
        return ["[two] Town Halls"] if not state.agenda else []

    monkeypatch.setattr(type(find_game("carson")), "check_invariants", check_invariants)
    plain = sim("--players 2 --games 2 --processes 1 --referee")
    assert plain.exit_code == 1
    for expected in ("referee violations: 2", "[two] Town Halls", "match seed", '"entries": ['):
        assert expected in plain.stdout
    result = sim("--players 2 --games 2 --processes 1 --json")
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert found["games_finished"] == 0
    assert [v["messages"] for v in found["violations"]] == [["[two] Town Halls"]] * 2
    assert (
        json.loads(found["violations"][1]["saved_match"])["seed"] == found["violations"][1]["seed"]
    )


def test_without_a_referee_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find_game("carson")), "check_invariants", lambda _, state: ["planted"])
    assert sim("--players 2 --games 2 --processes 1 --no-referee").exit_code == 0


def test_ctrl_c_reports_the_games_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = []

    def run(plan: Plan, processes: int) -> Iterator[GameResult]:
        try:
            for number in range(3):
                yield play_game(plan, number)
            raise KeyboardInterrupt
        finally:
            closed.append(True)

    monkeypatch.setattr(parallel, "run", run)
    result = sim("--players 2 --games 1000 --no-referee")
    assert result.exit_code == 130
    assert "Interrupted after 3 of 1000 games" in result.stdout
    assert "mean rank" in result.stdout
    assert closed
    found = json.loads(sim("--players 2 --games 1000 --no-referee --json").stdout)
    assert (found["interrupted"], found["games_played"]) == (True, 3)


def test_ctrl_c_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(plan: Plan, processes: int) -> Iterator[GameResult]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(parallel, "run", run)
    result = sim("--players 2")
    assert result.exit_code == 130
    assert "Interrupted after 0 of 100 games" in result.stdout


def test_a_crash_shows_what_a_bug_report_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    def check_invariants(_: object, state: State) -> list[str]:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(type(find_game("carson")), "check_invariants", check_invariants)
    result = sim("--players 2 --games 2 --processes 1")
    assert result.exit_code == 1
    for expected in ("game number 0", "match seed", "ZeroDivisionError", '"entries": ['):
        assert expected in result.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--players 7", "for 2 to 6 players, not 7"),
        ("--players many", "not 'many'"),
        ("--players 2-", "a range such as 2-6"),
        ("--players 5-3", "'5-3' is empty"),
        ("--players 2-99999999999", "for 2 to 6 players, not 99999999999"),
        ("--per-game", "--per-game is part of the JSON document"),
        ("--bots random,clever", "no bot 'clever'"),
        ("--bots random(luck=1)", "the bot 'random' has no parameter 'luck'; it has: none"),
        ("--bots nowhere:Bot", "nor is there a module 'nowhere'"),
        ("--bots cmd:./nowhere", "there is no program './nowhere' that can be started"),
        ("--bots random,cmd:", "after cmd: comes a program, as in cmd:./mybot"),
        ("--bots json:JSONDecoder", "'json:JSONDecoder' is not a bot"),
        ("--players 2 --bots random,random,random", "3 bots do not fit at a table of 2 players"),
        ("--option roads", "name=value, not 'roads'"),
        ("--option horses=true --option horses=false", "option 'horses' is given twice"),
        ("--option roads=many", "no option 'roads'"),
        ("--option road_windows=some", "cannot be 'some'"),
        ("--games 0", "at least 1 game must be played"),
        ("--seed -1", "a seed is a whole number"),
        ("--processes 0", "Invalid value for '--processes'"),
    ],
)
def test_bad_arguments_are_refused_with_a_sentence(arguments: str, sentence: str) -> None:
    result = sim(arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_an_unknown_game_is_refused() -> None:
    result = CliRunner().invoke(app, ["chess"], env={"COLUMNS": "200"})
    assert result.exit_code == 2
    assert "There is no game 'chess'" in result.stderr


def test_victories_that_points_did_not_decide_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(plan: Plan, processes: int) -> Iterator[GameResult]:
        played = play_game(plan, 0)
        for ranks, decided_by in (((1, 1), SHARED), ((1, 2), "pass_order"), ((1, 2), "")):
            yield replace(played, ranks=ranks, decided_by=decided_by)

    monkeypatch.setattr(parallel, "run", run)
    told = " ".join(sim("--players 2 --games 3 --no-referee").stdout.split())
    assert "1 game: victory shared on equal points, a win for each" in told
    assert "1 game: victory decided by a tie-break, pass order" in told
    (bot,) = json.loads(sim("--players 2 --games 3 --no-referee --json").stdout)["bots"]
    assert (bot["wins"], bot["shared_wins"], bot["seats"]) == (4, 2, 6)


def test_a_cluster_has_its_own_processes() -> None:
    result = sim("--players 2 --games 2 --cluster auto --processes 2")
    assert result.exit_code == 2
    assert "--processes are those of this machine; a cluster uses all it has" in result.stderr
