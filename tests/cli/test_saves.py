"""Keeping a match in its file: after each decision, when leaving, and going on later."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.matches import QUICK, foreign, saved
from westbound.table.files import load_match


def test_quitting_tells_how_to_go_on_and_going_on_works(run: Run, tmp_path: Path) -> None:
    whole = run(*QUICK, "--save", "whole.json", typed="2\n" * 1000)
    assert "The match is over" in whole.out
    first = run(*QUICK, "--save", "parts.json", typed="2\n" * 9 + "q\n")
    command = first.out.split("Continue later with: westbound ")[1].split()
    assert command == ["play", "--resume", str(tmp_path / "parts.json"), "--lang", "en"]
    run(*command, typed="2\n" * 14)  # ends with the input
    run(*command, typed="2\n" * 1000)
    assert (tmp_path / "parts.json").read_bytes() == (tmp_path / "whole.json").read_bytes()


def test_a_finished_match_shows_its_points_again(run: Run) -> None:
    run(*QUICK, "--save", "done.json", typed="1\n" * 1000)
    answer = run("play", "--resume", "done.json", "--lang", "en")
    assert answer.code == 0
    assert "The match is over" in answer.out
    assert "Action spaces" in answer.out


def test_the_match_is_saved_after_each_decision(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Read by a second pair of eyes while the player thinks."""
    lengths: list[int] = []
    answers = iter(["1", "1", "1"])

    def think(prompt: str) -> str:
        folder = tmp_path / "data" / "westbound"
        found = list(folder.iterdir()) if folder.exists() else []
        lengths.append(len(json.loads(found[0].read_text())["entries"]) if found else 0)
        answer = next(answers, None)
        if answer is None:
            raise EOFError
        return answer

    monkeypatch.setattr("builtins.input", think)
    assert run(*QUICK).code == 0
    assert lengths[0] == 0  # nothing decided, nothing written
    assert 0 < lengths[1] < lengths[2] < lengths[3]


@pytest.mark.parametrize(("error", "code"), [(EOFError, 0), (KeyboardInterrupt, 130)])
def test_leaving_in_any_way_saves(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    error: type[BaseException],
    code: int,
) -> None:
    def leave(prompt: str) -> str:
        raise error

    monkeypatch.setattr("builtins.input", leave)
    answer = run(*QUICK)
    assert answer.code == code
    assert f"Continue later with: westbound play --resume {saved(tmp_path)}" in answer.out
    assert not load_match(saved(tmp_path)).over


def test_saving_elsewhere(run: Run, tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("mine", encoding="utf-8")
    answer = run(*QUICK, typed="1\ns old.json\ns new file.json\n1\nq\n")
    assert "old.json already exists; choose another name." in answer.out
    assert (tmp_path / "old.json").read_text(encoding="utf-8") == "mine"
    assert "The match is saved in new file.json" in answer.out
    assert f"--resume '{tmp_path / 'new file.json'}'" in answer.out
    new, old = load_match(tmp_path / "new file.json"), load_match(saved(tmp_path))
    assert len(new.log) > len(old.log)


def test_a_file_that_is_there_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("mine", encoding="utf-8")
    answer = run(*QUICK, "--save", "old.json")
    assert answer.code == 2
    assert "old.json already exists" in answer.err
    assert (tmp_path / "old.json").read_text(encoding="utf-8") == "mine"


def test_where_nothing_can_be_saved_one_can_still_play(run: Run, tmp_path: Path) -> None:
    """The warning comes once; leaving without a saved match takes a second q."""
    (tmp_path / "data").write_text("a file where a folder is needed", encoding="utf-8")
    answer = run(*QUICK, typed="1\n1\nq\n1\nq\nq\n")
    assert answer.code == 0
    assert answer.out.count("The match was not saved: cannot save to") == 4  # 1, q, q and the end
    assert answer.out.count("press q again to leave without saving") == 2
    assert "Continue later" not in answer.out


def test_where_nothing_can_be_saved_another_file_helps(run: Run, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder is needed", encoding="utf-8")
    answer = run(*QUICK, typed="1\ns nowhere\0.json\ns here.json\nq\n")
    assert answer.code == 0
    assert not load_match(tmp_path / "here.json").over
    assert "Continue later" in answer.out


def test_another_game_than_that_of_the_file_is_refused(run: Run, tmp_path: Path) -> None:
    file = foreign(tmp_path, "a", "b")
    assert run("play", "carson", "--resume", file, typed="q\n").code == 0
    answer = run("play", "chess", "--resume", file)
    assert answer.code == 2
    assert "There is no game 'chess'" in answer.err


def test_a_damaged_file_is_refused_in_one_sentence(run: Run, tmp_path: Path) -> None:
    path = Path(foreign(tmp_path, "a", "b"))
    path.write_text(path.read_text(encoding="utf-8").replace("centre", "center"), encoding="utf-8")
    answer = run("play", "--resume", str(path))
    assert answer.code == 2
    assert answer.err.startswith("westbound: Entry 2: ")
