"""`westbound position`, and `westbound play --position`."""

from __future__ import annotations

from pathlib import Path

import pytest

import westbound
from tests.cli.conftest import Run
from tests.cli.matches import saved
from westbound.engine.position.text import on_one_line
from westbound.table.files import load_match

TEXT = "game: steam players=3 map=ruhr\nturn: 2\nP1: money=12\nP2: money=5\nP3: money=8\n"


@pytest.fixture
def file(tmp_path: Path) -> str:
    (tmp_path / "one.pos").write_text(f"# written by hand\n{TEXT}", encoding="utf-8")
    return "one.pos"


@pytest.fixture
def match_file(tmp_path: Path) -> str:
    match = westbound.new_match("gwt", players=2, seed=3)
    for _ in range(4):
        match.play(match.moves()[0])
    (tmp_path / "match.json").write_text(match.to_json(), encoding="utf-8")
    return "match.json"


def test_a_position_is_drawn_with_what_is_asked_and_its_usual_text(run: Run, file: str) -> None:
    answer = run("position", file)
    assert answer.code == 0
    assert "Player 2" in answer.out
    assert "It can be played: P1 is asked (take_tile), legal moves: 8." in answer.out
    assert answer.out.endswith(TEXT)


def test_standard_input_and_only_the_text(run: Run) -> None:
    assert run("position", "-", "--text", typed=on_one_line(TEXT)).out == TEXT
    assert run("position", "-", "--one-line", typed=TEXT).out == on_one_line(TEXT) + "\n"


def test_chance_may_be_next_and_a_match_may_be_over(run: Run) -> None:
    chance = run("position", "-", typed="game: steam players=3; turn: 1 phase=setup; order: -")
    assert "It can be played: chance is next (fill_city)." in chance.out
    tiles = "P1: action=engineer; P2: action=locomotive; P3: action=first_move"
    over = run("position", "-", typed=f"game: steam players=3; turn: 10 phase=over; {tiles}")
    assert "The match is over" in over.out


def test_wb_020_each_problem_is_a_line_in_the_language_asked_for(run: Run) -> None:
    wrong = "game: steam players=3\nP1: mony=3\ncubes: 1,1=red*30\n"
    answer = run("position", "-", "--lang", "es", typed=wrong)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.splitlines() == [
        "westbound: P1 mony: 'mony' no se conoce aquí; se conocen: 'money'.",
        "westbound: cubes: 'red' está 30 veces, pero en la caja solo hay 20.",
    ]


def test_a_position_of_a_match_is_written_down(run: Run, match_file: str) -> None:
    match = load_match(Path(match_file))
    assert run("position", "--match", match_file).out == match.position()
    assert run("position", "--match", match_file, "--seat", "2").out == match.position(1)
    assert run("position", "--match", match_file, "--seat", "0").out == match.position(None)
    match.rewind(9)
    assert run("position", "--match", match_file, "--at", "9").out == match.position()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((), "name a position text (- for standard input), or a match with --match"),
        (("one.pos", "--match", "match.json"), "name a position text"),
        (("one.pos", "--at", "3"), "--at and --seat go with --match"),
        (("nothing.pos",), "cannot read nothing.pos: no such file or folder"),
        (("--match", "one.pos"), "This is not a saved match: line 1"),
        (("match.json",), "is no position; `westbound position --match` finds one in a match"),
        (("--match", "match.json", "--at", "999"), "; there is no position 999"),
        (("--match", "match.json", "--seat", "3"), "there is no seat 3; the seats are 1 to 2"),
        (("one.pos", "--seed", "-1"), "A seed is a whole number"),
        (("one.pos", "--lang", "fr"), "the languages are en, es, it, not 'fr'"),
    ],
)
def test_bad_input_is_one_sentence(
    run: Run, file: str, match_file: str, arguments: tuple[str, ...], reason: str
) -> None:
    answer = run("position", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert reason in answer.err
    assert len(answer.err.splitlines()) == 1


# --- playing on


def test_a_match_begins_there_and_can_be_resumed(run: Run, tmp_path: Path, file: str) -> None:
    answer = run("play", "--position", file, "--seed", "4", "--bots", "random", typed="1\nq\n")
    assert answer.code == 0
    match = load_match(saved(tmp_path))
    assert match.start_text() == TEXT
    assert match.log[0].text.startswith("take ")
    again = run("play", "--resume", str(saved(tmp_path)), typed="q\n")
    assert again.code == 0


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("carson",), "one.pos is a position of steam, not of carson"),
        (("--players", "3"), "a position has its players and options; leave them out"),
        (("--resume", "match.json"), "a saved match goes on from where it is"),
        (("--position", "-"), "standard input is needed for your moves; name a file"),
    ],
)
def test_what_does_not_go_with_a_position(
    run: Run, file: str, match_file: str, arguments: tuple[str, ...], reason: str
) -> None:
    answer = run("play", "--position", file, *arguments)
    assert answer.code == 2
    assert reason in answer.err


def test_wb_020_a_wrong_position_is_not_played(run: Run, tmp_path: Path) -> None:
    (tmp_path / "wrong.pos").write_text("game: steam players=3; P1: money=x", encoding="utf-8")
    answer = run("play", "--position", "wrong.pos")
    assert answer.code == 2
    assert answer.err == "westbound: P1 money: 'x' is not a whole number from 0 to 999.\n"
