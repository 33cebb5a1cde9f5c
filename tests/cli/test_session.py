"""At the prompt of a match: moves by number and text, every command, undo."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.matches import HOTSEAT, ID, QUICK, saved
from westbound import new_match
from westbound.cli.screen import Screen
from westbound.cli.words import words
from westbound.engine.texts import catalogue
from westbound.table.files import load_match


def test_what_comes_from_a_pipe_is_shown_as_if_typed(run: Run) -> None:
    assert "\n> claim B3\n" in run(*QUICK, typed="claim B3\n").out


def test_the_choices_are_numbered_without_gaps(run: Run) -> None:
    first = run(*QUICK, typed="q\n").out
    listed = first.split("Take a parcel")[1].split("or a move as text")[0]
    numbers = [int(n) for n in re.findall(r"(?<= )(\d+) [A-H][1-8]\b", listed)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert f"1-{len(numbers)}," in first


def last_position(output: str) -> str:
    return output.rsplit("Since your last decision:", 1)[-1]


def test_a_move_as_text_in_any_case(run: Run, tmp_path: Path) -> None:
    answer = run(*QUICK, typed="  CLAIM   b3 \nq\n")
    assert "▲ Player 1 takes B3 for free." in answer.out
    assert any(e.text == "claim B3" for e in load_match(saved(tmp_path)).log)


QUESTIONS = (
    ("0", "There is no choice 0; the choices are 1 to"),
    ("9999999999999999999999999", "There is no choice 9999999999999999999999999;"),
    ("-1", "I do not understand “-1”."),
    ("٣", "I do not understand “٣”."),
    ("sing a song", "I do not understand “sing a song”."),
    ("x" * 500, "I do not understand “" + "x" * 40 + "…”."),
    ("{seat} [bold]", "I do not understand “{seat} [bold]”."),
    ("\x1b[2Jx", "I do not understand “?[2Jx”."),
    ("pass", f"Not now: this is the moment to take a starting parcel. ({ID}-021)"),
    ("roll 1 2", f"Not now: this is the moment to take a starting parcel. ({ID}-021)"),
    ("PLACE c4", f"Not now: this is the moment to take a starting parcel. ({ID}-021)"),
    ("? pass", f"Not now: this is the moment to take a starting parcel. ({ID}-021)"),
    ("?pass", f"Not now: this is the moment to take a starting parcel. ({ID}-021)"),
    ("? claim A1", "That is possible: Take A1"),
    ("? 1", "That is possible: Take A1"),
    ("? nonsense", "I do not understand “nonsense”."),
    ("?", "Write a move after the question mark"),
    (f"r {ID}-088", f"{ID}-088  "),
    ("R cc-88", f"{ID}-088  "),
    ("r 88", f"{ID}-088  "),
    (f"r {ID}-999", f"There is no rule “{ID}-999”; rules are numbered like {ID}-001."),
    ("r", f"There is no rule “”; rules are numbered like {ID}-001."),
    ("u", "This can no longer be undone: ★ random 2 has decided"),
    ("h", "? MOVE     why is this move not possible?"),
    ("l", "· The city centre is on"),
    ("", "or a move as text; ? move: why not"),
)


def test_questions_and_bad_input_change_nothing(run: Run, tmp_path: Path) -> None:
    run(*QUICK, "--save", "before.json", typed="q\n")
    typed = "".join(f"{question}\n" for question, _ in QUESTIONS)
    answer = run(*QUICK, "--save", "after.json", typed=f"{typed}q\n")
    assert (answer.code, answer.err) == (0, "")
    said = answer.out.split("\n> ")[1:]
    assert len(said) == len(QUESTIONS) + 1
    for (question, sentence), reply in zip(QUESTIONS, said, strict=False):
        _, _, words = reply.partition("\n")  # the first line is what was typed
        assert sentence in words.replace("\n", " "), question
    assert (tmp_path / "before.json").read_bytes() == (tmp_path / "after.json").read_bytes()


def test_the_board_can_be_drawn_again(run: Run) -> None:
    assert run(*QUICK, typed="q\n").out.count("For sale") == 1
    assert run(*QUICK, typed="b\nq\n").out.count("For sale") == 2


def test_undo_takes_back_a_decision(run: Run, tmp_path: Path) -> None:
    """The second player picks twice in a row at the start."""
    answer = run(*HOTSEAT, typed="claim A1\nclaim B1\nu\nclaim C1\nq\n")
    assert "Undone: Take B1" in answer.out
    claims = [e.text for e in load_match(saved(tmp_path)).log if e.text.startswith("claim")]
    assert claims == ["claim A1", "claim C1"]
    assert "takes B1" not in last_position(answer.out)


def test_undo_does_not_reach_behind_somebody_else(run: Run) -> None:
    answer = run(*HOTSEAT, typed="claim A1\nu\nq\n")
    assert "can no longer be undone" in answer.out
    assert "has decided" in answer.out.replace("\n", " ")


def test_undo_does_not_reach_behind_chance(run: Run) -> None:
    answer = run(*HOTSEAT, typed="u\nq\n")
    assert "dice or draws have come" in answer.out.replace("\n", " ")


def test_the_result_says_who_wins_and_what_decided_ties(capsys: pytest.CaptureFixture[str]) -> None:
    match = new_match("carson", players=3, seed=1)  # nobody has points yet: all are tied
    first, second, third = (place.seat for place in match.standings())
    names = ["▲ Ana", "★ Bo", "■ Cy"]
    Screen().standings(match, catalogue(match.game.package, "en"), names, words("en"))
    told = " ".join(capsys.readouterr().out.split())
    assert f"{names[first]} wins" in told
    assert f"; {names[first]} passed first in round 4. (CC-171)" in told
    assert f"{names[second]} and {names[third]} are tied on 0 VP" in told
