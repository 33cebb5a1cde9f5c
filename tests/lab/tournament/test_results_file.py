"""The results file: every line is kept, a torn last one is dropped, anything else is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.lab.tournament.made_up import game, plan
from westbound.engine.errors import BadInput
from westbound.lab.decision_times import DecisionTimes
from westbound.lab.results import GameResult
from westbound.lab.tournament.results_file import Played, new_results


def results() -> list[GameResult]:
    times = DecisionTimes()
    times.add(0.25)
    first = replace(game(("random", "greedy"), (1, 2)), times=(times, DecisionTimes()))
    return [first, game(("greedy", "random"), (1, 1), number=1)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "results.jsonl"
    file = new_results(path, plan())
    for result in results():
        file.add(result)
    file.close()
    return path


def test_what_was_added_is_read_again(path: Path) -> None:
    played = Played(path)
    assert played.plan == plan()
    assert list(played.results.values()) == results()
    assert played.results[0].times[0].max_ms == 250
    assert played.header == plan().to_json()


def test_a_line_is_there_as_soon_as_it_is_added(tmp_path: Path) -> None:
    file = new_results(tmp_path / "new.jsonl", plan())
    file.add(results()[0])
    assert len(Played(tmp_path / "new.jsonl").results) == 1
    file.close()


def test_a_torn_last_line_is_dropped_and_written_anew(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    played = Played(path)
    assert list(played.results) == [0]
    file = played.reopen()
    file.add(results()[1])
    file.close()
    assert path.read_bytes() == whole


def test_an_existing_file_is_not_overwritten(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(BadInput, match="already exists; choose another name, or --resume it"):
        new_results(path, plan())
    assert path.read_bytes() == before


def spoil(path: Path, number: int, change: dict[str, object]) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[number] = json.dumps(json.loads(lines[number]) | change)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.mark.parametrize(
    ("number", "change", "sentence"),
    [
        (0, {"format": "westbound-match"}, "is no results file of a tournament"),
        (0, {"version": 2}, "has version 2; this program reads 1"),
        (0, {"plan": []}, "damaged in line 1: it has no plan"),
        (0, {"plan": {"game": "carson"}}, "damaged in line 1: it has no 'players'"),
        (1, {"ranks": [1]}, "damaged in line 2: ranks are a list of 2"),
        (1, {"ranks": [2, 2]}, "damaged in line 2: nobody has the first rank"),
        (2, {"seed": "x"}, "damaged in line 3: 'x' is no whole number"),
        (2, {"times": [1, 2]}, "damaged in line 3: 1 is no object"),
        (2, {"bots": 5}, "damaged in line 3: bots are a list"),
    ],
)
def test_what_is_damaged_is_refused_with_its_line(
    path: Path, number: int, change: dict[str, object], sentence: str
) -> None:
    spoil(path, number, change)
    with pytest.raises(BadInput, match=sentence):
        Played(path)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is no results file"),
        (b"\xff\xfe\n", "is no results file"),
        (b"[1]\n", "is no results file"),
        (b'{"format": "westbound-tournament-results"', "is no results file"),
    ],
)
def test_other_files_are_refused(tmp_path: Path, content: bytes, sentence: str) -> None:
    (tmp_path / "other").write_bytes(content)
    with pytest.raises(BadInput, match=sentence):
        Played(tmp_path / "other")


def test_a_plan_that_cannot_be_played_here_is_named(path: Path) -> None:
    spoil(path, 0, {"plan": plan().to_json() | {"bots": ["random", "clever"]}})
    with pytest.raises(BadInput, match="cannot be used: there is no bot 'clever'"):
        Played(path)


def test_files_that_cannot_be_read_or_written_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"cannot read .*: no such file"):
        Played(tmp_path / "missing")
    with pytest.raises(BadInput, match=r"cannot read .*: is a directory"):
        Played(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(BadInput, match="cannot write"):
        new_results(tmp_path / "file" / "below", plan())


def test_a_full_disk_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = Played(path).reopen()
    with monkeypatch.context() as patch, open("/dev/full", "wb", buffering=0) as full:
        patch.setattr(file, "_file", full)
        with pytest.raises(BadInput, match=r"cannot write .*: no space left on device"):
            file.add(results()[0])
    file.close()
