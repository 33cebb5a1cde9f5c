"""`westbound tournament` as people and scripts call it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from tests.cli.conftest import Run
from tests.lab.tournament.made_up import FIRST, resample_little
from westbound.bots import LiveView
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.lab import simulation
from westbound.lab.results import GameResult
from westbound.lab.simulation import ScheduledGame
from westbound.lab.tournament import play
from westbound.lab.tournament.results_file import Played

SMALL = ("tournament", "carson", "--bots", f"random,{FIRST}", "--sets", "4", "--batch", "2")
EARLY = (*SMALL[:4], "--players", "3", "--sets", "40", "--batch", "5", "--decide", "0.2")
ONE = ("--processes", "1")


@pytest.fixture(autouse=True)
def _wide_and_quick(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    resample_little(monkeypatch)


class Broken:
    """Fails at its first decision."""

    name = "broken"

    def choose(self, view: LiveView, moves: Sequence[Move], rng: Rng) -> Move:
        raise ZeroDivisionError("oops")


def without_run(path: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(Path(path).read_text(encoding="utf-8"))
    found.pop("run")
    return found


def interrupt_after(matches: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C in the middle of the next match."""
    played: list[int] = []

    def play_some(scheduled: ScheduledGame) -> GameResult:
        if len(played) == matches:
            raise KeyboardInterrupt
        played.append(scheduled.number)
        return original(scheduled)

    original = simulation.play_scheduled
    monkeypatch.setattr(play, "play_scheduled", play_some)


def test_the_report_for_people(run: Run) -> None:
    found = run(*SMALL[:3], f"random,cautious,{FIRST}", *SMALL[4:], *ONE)
    assert found.code == 0, found.err
    for expected in (
        "Carson City", "round-robin, 2 players, at most 4 duplicate sets", "does the first win",
        f"random – {FIRST}", "0–4–0", "open", "Ratings by wins (random = 1000)", "Head to head",
        "Matches won by seat", "mountains", "Time for one decision", "24 games in", "1 process",
    ):  # fmt: skip
        assert expected in found.out
    assert found.err == ""
    assert list(Path().iterdir()) == []  # no file that nobody asked for


def test_files_for_programs(run: Run) -> None:
    found = run(*SMALL, *ONE, "--json", "out/t.json", "--parquet", "t.parquet", "--seed", "3")
    assert found.code == 0, found.err
    document = json.loads(Path("out/t.json").read_text(encoding="utf-8"))
    assert (document["format"], document["header"]["seed"]) == ("westbound-tournament", 3)
    assert document["run"]["games"] == document["games_finished"] == 8
    assert document["run"]["decision_times"]["random"]["decisions"] > 0
    assert pyarrow.parquet.read_table("t.parquet").num_rows == 16


def test_a_page_in_the_language_that_is_asked_for(run: Run) -> None:
    assert run(*SMALL, *ONE, "--sets", "1", "--page", "t.html", "--lang", "it").code == 0
    assert '<html lang="it">' in Path("t.html").read_text(encoding="utf-8")
    assert "the languages are" in run(*SMALL, "--lang", "de").err


def test_one_and_two_processes_report_the_same(run: Run) -> None:
    for processes in ("1", "2"):
        assert run(*EARLY, "--json", processes, "--processes", processes).code == 0
    assert without_run("1") == without_run("2")


def test_an_early_end_is_told(run: Run) -> None:
    words = (
        "--players",
        "3",
        "--sets",
        "40",
        "--batch",
        "5",
        "--decide",
        "0.2",
        "--json",
        "t.json",
    )
    found = run(*SMALL[:4], *words, *ONE)
    assert "yes, after" in found.out
    (match_up,) = without_run("t.json")["match_ups"]
    assert match_up["verdict"] == "above"
    assert match_up["ended"] == "decided"
    assert match_up["sets"] == match_up["decided_after_sets"] < 40


def test_ctrl_c_keeps_what_was_played_and_resume_goes_on_to_the_same_end(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(*SMALL, *ONE, "--json", "whole.json").code == 0
    with monkeypatch.context() as patch:
        interrupt_after(5, patch)
        stopped = run(*SMALL, *ONE, "--results", "r.jsonl")
    assert stopped.code == 130
    assert "Interrupted after 2 duplicate sets" in stopped.out
    assert "go on with westbound tournament --resume r.jsonl" in stopped.err
    assert len(Played(Path("r.jsonl")).results) == 5
    found = run("tournament", "--resume", "r.jsonl", *ONE, "--json", "again.json")
    assert found.code == 0, found.err
    assert "3 games, besides 5 that were kept" in found.out
    assert without_run("again.json") == without_run("whole.json")
    over = run("tournament", "--resume", "r.jsonl", "--json", "over.json")  # nothing is left
    assert (over.code, over.err) == (0, "")
    assert without_run("over.json") == without_run("whole.json")


def test_resume_rates_as_it_was_asked_for_or_as_one_says_now(run: Run) -> None:
    rated = ("--ratings", "rankings", "--anchor", FIRST)
    assert run(*SMALL, *ONE, *rated, "--results", "r.jsonl", "--json", "1.json").code == 0
    assert run("tournament", "--resume", "r.jsonl", "--json", "2.json").code == 0
    assert without_run("1.json") == without_run("2.json")
    found = run("tournament", "--resume", "r.jsonl", "--ratings", "wins", "--anchor", "random")
    assert "Ratings by wins (random = 1000)" in found.out
    refused = run("tournament", "--resume", "r.jsonl", "--anchor", "x")
    assert (refused.code, "the anchor 'x' is none of the bots" in refused.err) == (2, True)


def test_the_ratings_as_a_picture(run: Run) -> None:
    assert run(*SMALL, *ONE, "--sets", "1", "--picture", "t.svg", "--lang", "es").code == 0
    drawn = Path("t.svg").read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert ("random" in drawn, FIRST in drawn) == (True, True)
    assert "two files cannot both be a" in run(*SMALL, "--picture", "a", "--page", "a").err


def test_without_a_results_file_ctrl_c_makes_one(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("tournament-carson.jsonl").touch()
    interrupt_after(3, monkeypatch)
    found = run(*SMALL, *ONE)
    assert found.code == 130
    assert "go on with westbound tournament --resume tournament-carson-1.jsonl" in found.err
    assert len(Played(Path("tournament-carson-1.jsonl")).results) == 3


def test_ctrl_c_before_the_first_match_leaves_nothing(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupt_after(0, monkeypatch)
    found = run(*SMALL, *ONE)
    assert (found.code, found.err) == (130, "")
    assert "Interrupted after 0 duplicate sets" in found.out
    assert list(Path().iterdir()) == []


def test_a_crash_shows_what_a_bug_report_needs_and_keeps_the_rest(run: Run) -> None:
    bots = f"random,{FIRST},{Broken.__module__}:Broken"
    found = run(*SMALL[:3], bots, *SMALL[4:], *ONE)
    assert found.code == 1
    for expected in ("ZeroDivisionError: oops", '"entries": [', "--resume tournament-carson.jsonl"):
        assert expected in found.err
    assert len(Played(Path("tournament-carson.jsonl")).results) == 4


def test_a_tournament_of_another_kind_is_refused_with_the_difference(run: Run) -> None:
    assert run(*SMALL, *ONE, "--sets", "1", "--results", "r.jsonl").code == 0
    same = ("tournament", "carson", "--bots", f"random,{FIRST}", "--sets", "1", "--players", "2")
    assert run(*same, "--option", "horses=false", "--resume", "r.jsonl").code == 0
    before = Path("r.jsonl").read_bytes()
    for words, difference in (
        (("gwt",), "its game is carson, not gwt"),
        (("--seed", "5"), "its seed is 1, not 5"),
        (("--bots", "random,greedy"), f"its bots are random, {FIRST}, not random, greedy"),
        (("--format", "ladder"), "its format is round-robin, not ladder"),
        (("--option", "horses=true"), "its option horses is False, not True"),
        (("--play-all",), "its play all is False, not True"),
    ):
        found = run("tournament", *words, "--resume", "r.jsonl")
        assert found.code == 2
        assert f"westbound: r.jsonl is of another tournament: {difference}\n" == found.err
    assert Path("r.jsonl").read_bytes() == before


def test_no_output_is_written_over_the_results(run: Run) -> None:
    assert run(*SMALL, *ONE, "--sets", "1", "--results", "r.jsonl").code == 0
    before = Path("r.jsonl").read_bytes()
    found = run("tournament", "--resume", "r.jsonl", "--page", "r.jsonl")
    assert (found.code, found.err) == (2, "westbound: two files cannot both be r.jsonl\n")
    assert Path("r.jsonl").read_bytes() == before


def test_results_of_another_version_are_refused(run: Run) -> None:
    assert run(*SMALL, *ONE, "--sets", "1", "--results", "r.jsonl").code == 0
    text = Path("r.jsonl").read_text(encoding="utf-8")
    Path("r.jsonl").write_text(text.replace('"rules_version":', '"rules_version":9'), "utf-8")
    found = run("tournament", "--resume", "r.jsonl")
    assert found.code == 2
    assert "is of another tournament: its rules version is 9" in found.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "name the game: carson, gwt, steam"),
        (("carson",), "name the bots: --bots random,greedy"),
        (("chess", "--bots", "random,greedy"), "There is no game 'chess'"),
        (("carson", "--bots", "random"), "a tournament needs at least 2 bots, not 1"),
        (("carson", "--bots", "random,random"), "the bot 'random' is in the list twice"),
        (("carson", "--bots", "random,clever"), "there is no bot 'clever'"),
        (("carson", "--bots", "random,cmd:./no"), "there is no program './no'"),
        (("carson", "--bots", "random,greedy", "--players", "7"), "for 2 to 6 players, not 7"),
        (("carson", "--bots", "random,greedy", "--players", "0"), "for 2 to 6 players, not 0"),
        (("carson", "--bots", "random,greedy", "--format", "cup"), "'--format'"),
        (("carson", "--bots", "random,greedy", "--decide", "2"), "decide is a share"),
        (("carson", "--bots", "random,greedy", "--anchor", "x"), "the anchor 'x' is none of"),
        ((*SMALL[1:], "--json", "a", "--page", "./a"), "two files cannot both be a"),
        ((*SMALL[1:], "--results", "a", "--json", "a"), "two files cannot both be a"),
        (("carson", "--bots", "random,greedy", "--mixed"), "mixed tables are those of a field"),
        (("carson", "--bots", "random,greedy", "--json", "/"), "cannot write /: it is a folder"),
        (("carson", "--bots", "random,greedy", "--page", "old/x"), "nothing can be written in"),
        (("carson", "--bots", "random,greedy", "--results", "old"), "old already exists"),
        (("--resume", "missing"), "cannot read missing: no such file or folder"),
        (("--resume", "old"), "old is no results file of a tournament"),
        (("--resume", "old", "--results", "new"), "--resume goes on in its own file"),
        (("carson", "--cluster", "auto", "--processes", "2"), "--processes are those of this"),
    ],
)  # fmt: skip
def test_bad_arguments_are_refused_with_a_sentence(
    run: Run, words: tuple[str, ...], sentence: str
) -> None:
    Path("old").write_text("old", encoding="utf-8")
    found = run("tournament", *words)
    assert found.code == 2
    assert sentence in found.err
    assert found.out == ""
    assert [path.name for path in Path().iterdir()] == ["old"]
