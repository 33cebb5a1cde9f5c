"""Who sits where: people, bots by name and of one's own, and those of a saved match."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.matches import HOTSEAT, foreign, saved
from westbound.table.files import load_match


def test_seat_options_and_bots(run: Run, tmp_path: Path) -> None:
    answer = run(
        *("play", "--seed", "5", "--seat", "2", "--bots", "random,greedy", "--lang", "es"),
        *("--beginner", "--option", "buildings=base", "--option", "station_requires_house=true"),
        *("--save", "here.json"),
        typed="q\n",
    )
    assert answer.code == 0
    match = load_match(tmp_path / "here.json")
    assert match.names == ("random 1", "Jugador 2", "greedy 3")
    assert match.options["buildings"] == "base"  # what is typed goes before --beginner
    assert match.options["road_windows"] == "compact"  # of --beginner
    assert match.options["station_requires_house"] is True


def test_several_people_at_one_keyboard(run: Run, tmp_path: Path) -> None:
    answer = run(*HOTSEAT, typed="1\n1\n1\nq\n")
    assert "── ▲ Player 1 ──" in answer.out
    assert "── ★ Player 2 ──" in answer.out
    assert load_match(saved(tmp_path)).names == ("Player 1", "Player 2")


MY_BOT = """
class Mine:
    name = "mine"
    def __init__(self, last: bool = False):
        self.last = last
    def choose(self, view, moves, rng):
        return moves[-1 if self.last else 0]
"""


@pytest.fixture
def my_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A bot in a module of the current folder."""
    (tmp_path / "my_bot.py").write_text(MY_BOT, encoding="utf-8")
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield "my_bot:Mine(last=true)"
    sys.modules.pop("my_bot", None)


def test_a_class_of_ones_own_is_a_bot_and_has_to_be_named_again(
    run: Run, tmp_path: Path, my_bot: str
) -> None:
    arguments = ("play", "--seed", "5", "--players", "2", "--bots", my_bot, "--lang", "en")
    whole = run(*arguments, "--save", "whole.json", typed="2\n" * 1000)
    assert "The match is over" in whole.out
    assert load_match(tmp_path / "whole.json").names == ("Player 1", f"{my_bot} 2")
    first = run(*arguments, "--save", "parts.json", typed="2\n" * 9 + "q\n")
    command = shlex.split(first.out.split("Continue later with: westbound ")[1].splitlines()[0])
    assert command[-2:] == ["--bots", my_bot]
    run(*command, typed="2\n" * 1000)
    assert (tmp_path / "parts.json").read_bytes() == (tmp_path / "whole.json").read_bytes()


def test_a_saved_match_imports_no_module(run: Run, tmp_path: Path, my_bot: str) -> None:
    file = foreign(tmp_path, "Zoë", f"{my_bot} 2")
    answer = run("play", "--resume", file, "--lang", "en", typed="1\n" * 3)
    assert answer.code == 0
    assert "my_bot" not in sys.modules
    assert "── ★ my_bot:Mine(last=tru" in answer.out  # somebody at the keyboard


@pytest.fixture
def my_program(tmp_path: Path) -> str:
    """A program in the current folder that takes the last move, and notes that it was started."""
    code = (
        "import json, pathlib, sys\npathlib.Path('started').touch()\nfor line in sys.stdin:\n"
        + (
            "    question = json.loads(line)\n    if question['type'] == 'choose':\n"
            "        answer = {'id': question['id'], 'move': question['moves'][-1]}\n"
            "        print(json.dumps(answer), flush=True)\n"
        )
    )
    (tmp_path / "my_program.py").write_text(code, encoding="utf-8")
    return f"cmd:'{sys.executable} my_program.py'(timeout=20)"


def test_a_program_is_a_bot_and_has_to_be_named_again(
    run: Run, tmp_path: Path, my_bot: str, my_program: str
) -> None:
    arguments = ("play", "--seed", "5", "--players", "2", "--lang", "en", "--bots")
    run(*arguments, my_bot, "--save", "class.json", typed="2\n" * 1000)
    first = run(*arguments, my_program, "--save", "program.json", typed="2\n" * 9 + "q\n")
    command = shlex.split(first.out.split("Continue later with: westbound ")[1].splitlines()[0])
    assert command[-2:] == ["--bots", my_program]
    assert "The match is over" in run(*command, typed="2\n" * 1000).out
    inside, outside = (load_match(tmp_path / f"{name}.json") for name in ("class", "program"))
    assert [entry.text for entry in outside.log] == [entry.text for entry in inside.log]
    assert outside.names == ("Player 1", f"{my_program} 2")


def test_a_saved_match_starts_no_program(run: Run, tmp_path: Path, my_program: str) -> None:
    for name in (my_program, f"cmd:{sys.executable}"):
        file = foreign(tmp_path, "Zoë", f"{name} 2")
        answer = run("play", "--resume", file, "--lang", "en", typed="1\n" * 3)
        assert answer.code == 0
        assert "── ★ cmd:" in answer.out  # somebody at the keyboard
    assert not (tmp_path / "started").exists()


def test_a_bot_with_parameters_comes_back_by_its_name(run: Run, tmp_path: Path) -> None:
    file = foreign(tmp_path, "Zoë", "greedy(style=any) 2", game="gwt")
    assert "── ★ greedy(style=any)" in run("play", "--resume", file, typed="1\n" * 9).out
    file = foreign(tmp_path, "Zoë", "greedy(style=cowboys) 2", game="gwt")
    assert "── ★ greedy" not in run("play", "--resume", file, typed="1\n" * 9).out


def test_people_and_bots_are_told_apart_by_name(run: Run, tmp_path: Path) -> None:
    file = foreign(tmp_path, "greedy 2", "random 2", "Zoë")
    answer = run("play", "--resume", file, "--lang", "en", typed="1\n" * 8)
    assert "── ■ Zoë ──" in answer.out
    assert "── ▲ greedy 2 ──" in answer.out  # a person: the number is not that of the seat
    assert "── ★ random 2 ──" not in answer.out


def test_the_seating_of_a_saved_match_can_be_changed(run: Run, tmp_path: Path) -> None:
    file = foreign(tmp_path, "greedy 1", "random 2")
    answer = run("play", "--resume", file)
    assert answer.code == 2
    assert "every seat is a bot's" in answer.err
    answer = run("play", "--resume", file, "--seat", "2", "--lang", "en", typed="1\n" * 8)
    assert "── ★ random 2 ──" in answer.out
    assert "── ▲ greedy 1 ──" not in answer.out


def test_strange_names_do_no_harm(run: Run, tmp_path: Path) -> None:
    file = foreign(tmp_path, "\x1b[2J\n{seat}", "[bold]x[/bold] {0}" + "y" * 200)
    answer = run("play", "--resume", file, "--lang", "en", typed="1\n" * 12 + "l\n")
    assert answer.code == 0
    assert "\x1b" not in answer.out
    assert "▲ [2J{seat}" in answer.out
    assert "★ [bold]x[/bold] {0}" in answer.out
