"""The command itself: version, help, and errors as one sentence with exit code 2."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import westbound
from tests.cli.conftest import Run

COMMANDS = (
    "serve", "bot", "play", "sim", "tournament", "report", "dataset", "convert", "corpus",
    "bench", "llm", "rules", "train", "tune",
)  # fmt: skip
PROGRAM = [sys.executable, "-c", "from westbound.cli.main import main; main()"]


def test_version(run: Run) -> None:
    answer = run("--version")
    compiled = ", compiled" if westbound.is_compiled() else ""
    assert (answer.code, answer.out) == (0, f"westbound {westbound.__version__}{compiled}\n")


def test_help_names_all_commands(run: Run) -> None:
    answer = run("--help")
    assert answer.code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in answer.out


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_itself(run: Run, command: str) -> None:
    answer = run(command, "--help")
    assert answer.code == 0
    assert answer.out.startswith(f"Usage: westbound {command} ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "There is no game 'chess'; there are: carson"),
        (["rules", "chess"], "There is no game 'chess'"),
        (["play", "--players", "9"], "Carson City is for 2 to 6 players, not 9"),
        (["play", "--players", "1"], "Carson City is for 2 to 6 players, not 1"),
        (["play", "--bots", "genius"], "there is no bot 'genius'"),
        (["play", "--players", "4", "--bots", "greedy,random"], "names 2 bots, but 3 seats"),
        (["play", "--seat", "5"], "there is no seat 5; the seats are 1 to 4"),
        (["play", "--seat", "0"], "there is no seat 0; the seats are 1 to 4"),
        (["play", "--humans", "3", "--players", "2"], "3 people are too many for 2 players"),
        (["play", "--humans", "2", "--seat", "1"], "--seat is for one person"),
        (["play", "--seed", "-1"], "A seed is a whole number from 0 to"),
        (["play", "--lang", "de"], "the languages are en, es, it, not 'de'"),
        (["play", "--option", "buildings"], "an option is written name=value, not 'buildings'"),
        (["play", "--option", "weather=sunny"], "there is no option 'weather'"),
        (["play", "--option", "road_windows=castle"], "Option 'road_windows' cannot be 'castle'"),
        (["play", "--resume", "nothing.json"], "cannot load nothing.json: no such file"),
        (["play", "--resume", "."], "it is a folder"),
        (["play", "--resume", "x", "--seed", "1"], "a saved match has its players, seed"),
        (["play", "--save", "."], "cannot save to .: it is a folder"),
        (["rules", "carson", "99999"], "There is no rule “99999”"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    answer = run(*arguments)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith("westbound: ")
    assert answer.err.count("\n") == 1
    assert sentence in answer.err


@pytest.mark.parametrize(
    "arguments", [["dance"], ["play", "--fast"], ["play", "--players", "many"], ["play", "a", "b"]]
)
def test_what_is_not_understood_has_exit_code_2(run: Run, arguments: list[str]) -> None:
    answer = run(*arguments)
    assert answer.code == 2
    assert answer.out == ""
    assert "Error" in answer.err
    assert "Traceback" not in answer.err


def test_a_save_with_an_impossible_move_is_explained_in_a_sentence(
    run: Run, tmp_path: Path
) -> None:
    match = westbound.new_match("carson", players=2, seed=1)
    match.play(match.moves()[0])
    path = tmp_path / "broken.json"
    path.write_text(match.to_json().replace("claim A1", "pass"), encoding="utf-8")
    answer = run("play", "--resume", str(path))
    assert (answer.code, answer.out) == (2, "")
    assert "'pass' is not possible here: Not now: " in answer.err
    assert answer.err.endswith(" (CC-021).\n")


def test_a_pipe_with_any_bytes_and_a_poor_terminal(tmp_path: Path) -> None:
    """A real process: input that is no UTF-8, output that knows only ASCII, no colours."""
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [*PROGRAM, "play", "--seed", "1", "--players", "2", "--lang", "en"],
        input=b"\xff\xfe\x00\n1\n\x1b[2J\n",
        capture_output=True,
        check=False,
        env=environment,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    assert b"\x1b" not in done.stdout
    assert b"I do not understand" in done.stdout
    assert b"Continue later with: westbound play --resume" in done.stdout
    assert len(list((tmp_path / "westbound").iterdir())) == 1


def test_a_closed_input_is_the_end_of_input(tmp_path: Path) -> None:
    """A shell can start a program with its input closed."""
    shell = ["/bin/sh", "-c", 'exec "$@" <&-', "sh", *PROGRAM, "play", "--lang", "en"]
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(shell, capture_output=True, check=False, env=environment, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Continue later with" in done.stdout
