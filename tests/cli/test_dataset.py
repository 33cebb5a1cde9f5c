"""`westbound dataset` as people and scripts call it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.lab.dataset.samples import MUSEUM, read
from westbound.engine.state import State
from westbound.games.registry import find_game
from westbound.lab.dataset.making import Making

QUICK = "--players 2 --bots random --processes 1 --what picks,values"


def described(folder: Path) -> Any:
    return json.loads((folder / "dataset.json").read_text(encoding="utf-8"))


def test_games_between_bots(run: Run, tmp_path: Path) -> None:
    answer = run("dataset", "carson", "--games", "3", "--shard", "2", "--out", "a", *QUICK.split())
    assert answer.code == 0, answer.err
    assert answer.out.startswith("a: 3 matches, ")
    assert ", 2 of 2 shards, " in answer.out
    assert answer.out.endswith(" s on 1 process\n")
    assert answer.err == ""  # no progress bar where nobody watches
    decisions, matches = read(tmp_path / "a", 1)
    assert matches[0]["bots"] == ["random", "random"]
    assert decisions[0]["picks"]
    assert "observation" not in decisions[0]


def test_all_columns_by_default(run: Run, tmp_path: Path) -> None:
    run("dataset", "carson", "--games", "1", "--out", "a", *QUICK.split()[:-2])
    decisions, _ = read(tmp_path / "a")
    assert len(decisions[0]["observation"]) > 100
    assert decisions[0]["legal_moves"]


def test_recorded_matches_of_all_games_and_versions(run: Run, tmp_path: Path) -> None:
    sources = [
        MUSEUM / "carson/v1/2-players-greedy.json",
        MUSEUM / "steam/v2/3-players-random.json",
        MUSEUM / "carson/v2/2-players-random--at-place-or-pass.json",
    ]
    named = [word for path in sources for word in ("--from", str(path))]
    answer = run("dataset", *named, "--out", "a", "--processes", "1", "--what", "picks,values")
    assert answer.code == 0, answer.err
    assert answer.out.startswith("a: 3 matches, ")
    assert "not finished, so without results: 1 of these matches\n" in answer.out
    _, matches = read(tmp_path / "a")
    assert [row["source"] for row in matches] == [str(path) for path in sources]
    assert [row["rules_version"] for row in matches] == [1, 2, 2]
    assert matches[0]["match_file"] == sources[0].read_text(encoding="utf-8")
    assert [row["over"] for row in matches] == [True, True, False]
    assert described(tmp_path / "a")["counts"]["unfinished"] == 1


def test_files_that_cannot_be_read_are_named_and_the_rest_goes_on(run: Run, tmp_path: Path) -> None:
    good = (MUSEUM / "carson/v1/2-players-greedy.json").read_bytes()
    (tmp_path / "in").mkdir()
    (tmp_path / "in/good.json").write_bytes(good)
    for number in range(12):
        (tmp_path / f"in/bad{number:02}.json").write_bytes(good.replace(b"claim D6", b"claim Z9"))
    answer = run("dataset", "--from", "in", "--out", "a", "--processes", "1", "--what", "none")
    assert answer.code == 1
    assert answer.out.startswith("a: 1 match, ")
    lines = answer.err.splitlines()
    assert (
        lines[0] == "unreadable: in/bad00.json: Entry 15: 'claim Z9' is not a move of Carson City."
    )
    assert len(lines) == 12
    assert lines[-2:] == [
        "and 2 more; dataset.json has them all",
        "12 matches were left out because of that",
    ]
    assert len(described(tmp_path / "a")["unreadable"]) == 12


def test_ctrl_c_keeps_whole_shards_and_resume_goes_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["dataset", "carson", "--games", "5", "--shard", "2", "--out", "a", *QUICK.split()]
    ordinary = Making.run

    def interrupted(self: Making, where: Any, on_match: Callable[[], None]) -> None:
        done: list[int] = []

        def stop() -> None:
            done.append(1)
            if len(done) == 3:
                raise KeyboardInterrupt

        ordinary(self, where, stop)

    with monkeypatch.context() as patched:
        patched.setattr(Making, "run", interrupted)
        answer = run(*words)
    assert answer.code == 130
    assert answer.out.startswith("a: 2 matches, ")
    assert answer.err == "interrupted: the same command with --resume goes on\n"
    assert described(tmp_path / "a")["complete"] is False
    answer = run(*words, "--resume")
    assert answer.code == 0
    assert answer.out.startswith("kept: 2 of 5 matches\na: 5 matches, ")
    assert described(tmp_path / "a")["complete"] is True


def test_a_crash_shows_what_a_bug_report_needs(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def legal(_: object, state: State, seat: int) -> list[object]:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(type(find_game("carson")), "legal", legal)
    answer = run("dataset", "carson", "--games", "1", "--out", "a", *QUICK.split())
    assert answer.code == 1
    for expected in ("game number 0", "match seed", "ZeroDivisionError", '"entries": ['):
        assert expected in answer.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("", "name a game (carson, gwt, steam), or --from files of matches"),
        ("chess", "There is no game 'chess'; there are: carson, gwt, steam"),
        ("carson --games 0", "at least 1 game must be played, not 0"),
        ("carson --players 7", "Carson City is for 2 to 6 players, not 7"),
        ("carson --bots genius", "there is no bot 'genius'"),
        ("carson --seed -1", "a seed is a whole number from 0 to"),
        ("carson --what pics", "there is no part 'pics' of the data; there are: moves, picks"),
        ("carson --option weather=sunny", "there is no option 'weather'"),
        ("carson --out file", "file is a file; a dataset needs a folder"),
        ("--from nowhere", "cannot read nowhere: there is no such file"),
        ("--from file", "file: files of matches end with .json, .jsonl, .wbt, .txt"),
        ("--from .", "there is no match in .; files of matches end with"),
        ("--from . --games 3", "recorded matches are as they were played; leave out --games"),
        ("--from . --seed 1 --bots random --players 4", "leave out --players, --bots, --seed"),
        ("--from . --option horses=true", "leave out --option"),
        ("carson --cluster auto --processes 2", "--processes are those of this machine"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    run: Run, tmp_path: Path, arguments: str, sentence: str
) -> None:
    (tmp_path / "file").touch()
    out = [] if "--out" in arguments else ["--out", "a"]
    answer = run("dataset", *arguments.split(), *out)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("westbound: ")
    assert answer.err.count("\n") == 1
    assert sentence in answer.err
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_without_pyarrow_it_is_said_how_to_get_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    answer = run("dataset", "carson", "--out", "a")
    assert answer.code == 2
    assert answer.err == "westbound: Parquet needs pyarrow: pip install 'westbound[data]'\n"
