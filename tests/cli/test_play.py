"""`westbound play`: whole matches, every command at the prompt, saving and going on."""

from __future__ import annotations

import json
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import westbound
from tests.cli.conftest import Run
from westbound.table.files import load_match

ID = "CC"  # ids are put together: these are no tests of the rules that they name
QUICK = ("play", "--seed", "5", "--players", "2", "--bots", "random", "--lang", "en")
HOTSEAT = ("play", "--seed", "5", "--players", "2", "--humans", "2", "--lang", "en")


def saved(tmp_path: Path) -> Path:
    files = list((tmp_path / "data" / "westbound").iterdir())
    assert len(files) == 1
    return files[0]


# --- whole matches


@pytest.mark.parametrize(
    ("language", "over", "total"),
    [
        ("en", "The match is over", "Total"),
        ("es", "La partida ha terminado", "Total"),
        ("it", "La partita è finita", "Totale"),
    ],
)
def test_a_whole_match_by_always_typing_1(
    run: Run, tmp_path: Path, language: str, over: str, total: str
) -> None:
    answer = run(
        *("play", "carson", "--seed", "5", "--lang", language, "--bots", "random"),
        typed="1\n" * 1000,
    )
    assert answer.code == 0
    assert answer.err == ""
    end = answer.out.split(f"── {over} ──")[1]
    assert "Since your" in end if language == "en" else "Since your" not in answer.out
    match = load_match(saved(tmp_path))
    assert match.over
    points = " ".join(str(place.points) for place in match.standings())
    row = next(line for line in end.splitlines() if line.split()[:1] == [total])
    assert " ".join(row.split()[1:]) == points
    assert str(saved(tmp_path)) in end


@pytest.mark.parametrize("players", [2, 6])
def test_whole_matches_against_the_greedy_bot_with_changing_answers(
    run: Run, tmp_path: Path, players: int
) -> None:
    typed = "".join(f"{(7 * n) % 23 + 1}\n1\n" for n in range(600))
    answer = run("play", "--seed", "8", "--players", str(players), "--lang", "en", typed=typed)
    assert answer.code == 0
    assert load_match(saved(tmp_path)).over


def test_no_arguments_are_needed(run: Run) -> None:
    answer = run("play", typed="q\n")
    assert answer.code == 0
    assert "▲ Player 1" in answer.out
    assert "greedy 4" in answer.out
    assert "greedy 5" not in answer.out


def test_everything_printed_fits_into_80_columns(run: Run) -> None:
    answer = run(*QUICK, typed="1\n" * 40 + "h\nl\nb\n? 1\nr 34\n")
    long = [line for line in answer.out.splitlines() if len(line) > 80]
    assert all("westbound" in line for line in long), long  # paths are not broken


def test_what_comes_from_a_pipe_is_shown_as_if_typed(run: Run) -> None:
    assert "\n> claim B3\n" in run(*QUICK, typed="claim B3\n").out


def test_the_choices_are_numbered_without_gaps(run: Run) -> None:
    first = run(*QUICK, typed="q\n").out
    listed = first.split("Take a parcel")[1].split("or a move as text")[0]
    numbers = [int(n) for n in re.findall(r"(?<= )(\d+) [A-H][1-8]\b", listed)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert f"1-{len(numbers)}," in first


# --- options


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


def test_the_language_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "Giocatore 1" in run("play", "--seed", "5", typed="q\n").out


def test_the_same_seed_and_answers_give_the_same_match(run: Run, tmp_path: Path) -> None:
    for name in ("a.json", "b.json"):
        run("play", "--seed", "7", "--save", name, "--lang", "en", typed="3\n" * 12)
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()


def test_several_people_at_one_keyboard(run: Run, tmp_path: Path) -> None:
    answer = run(*HOTSEAT, typed="1\n1\n1\nq\n")
    assert "── ▲ Player 1 ──" in answer.out
    assert "── ★ Player 2 ──" in answer.out
    assert load_match(saved(tmp_path)).names == ("Player 1", "Player 2")


# --- bots of one's own

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
    command = shlex.split(first.out.split("Go on later with: westbound ")[1].splitlines()[0])
    assert command[-2:] == ["--bots", my_bot]
    run(*command, typed="2\n" * 1000)
    assert (tmp_path / "parts.json").read_bytes() == (tmp_path / "whole.json").read_bytes()


def test_a_saved_match_imports_no_module(run: Run, tmp_path: Path, my_bot: str) -> None:
    file = foreign(tmp_path, "Zoë", f"{my_bot} 2")
    answer = run("play", "--resume", file, "--lang", "en", typed="1\n" * 3)
    assert answer.code == 0
    assert "my_bot" not in sys.modules
    assert "── ★ my_bot:Mine(last=tru" in answer.out  # somebody at the keyboard


def test_a_bot_with_parameters_comes_back_by_its_name(run: Run, tmp_path: Path) -> None:
    file = foreign(tmp_path, "Zoë", "greedy(style=any) 2", game="gwt")
    assert "── ★ greedy(style=any)" in run("play", "--resume", file, typed="1\n" * 9).out
    file = foreign(tmp_path, "Zoë", "greedy(style=cowboys) 2", game="gwt")
    assert "── ★ greedy" not in run("play", "--resume", file, typed="1\n" * 9).out


# --- at the prompt


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
    ("? claim A1", "That is possible: claim A1"),
    ("? 1", "That is possible: claim A1"),
    ("? nonsense", "I do not understand “nonsense”."),
    ("?", "Write a move behind the question mark"),
    (f"r {ID}-088", f"{ID}-088  "),
    ("R cc-88", f"{ID}-088  "),
    ("r 88", f"{ID}-088  "),
    (f"r {ID}-999", f"There is no rule “{ID}-999”; rules are numbered like {ID}-001."),
    ("r", f"There is no rule “”; rules are numbered like {ID}-001."),
    ("u", "This can no longer be taken back: ★ random 2 has already decided"),
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
    assert "Taken back: claim B1" in answer.out
    claims = [e.text for e in load_match(saved(tmp_path)).log if e.text.startswith("claim")]
    assert claims == ["claim A1", "claim C1"]
    assert "takes B1" not in last_position(answer.out)


def test_undo_does_not_reach_behind_somebody_else(run: Run) -> None:
    answer = run(*HOTSEAT, typed="claim A1\nu\nq\n")
    assert "can no longer be taken back" in answer.out
    assert "has already decided" in answer.out.replace("\n", " ")


def test_undo_does_not_reach_behind_chance(run: Run) -> None:
    answer = run(*HOTSEAT, typed="u\nq\n")
    assert "dice or bag have already decided" in answer.out.replace("\n", " ")


# --- saving and going on


def test_quitting_tells_how_to_go_on_and_going_on_works(run: Run, tmp_path: Path) -> None:
    whole = run(*QUICK, "--save", "whole.json", typed="2\n" * 1000)
    assert "The match is over" in whole.out
    first = run(*QUICK, "--save", "parts.json", typed="2\n" * 9 + "q\n")
    command = first.out.split("Go on later with: westbound ")[1].split()
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
    assert f"Go on later with: westbound play --resume {saved(tmp_path)}" in answer.out
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
    assert answer.out.count("The match is not saved: cannot save to") == 4  # 1, q, q and the end
    assert answer.out.count("leave without saving with another q") == 2
    assert "Go on later" not in answer.out


def test_where_nothing_can_be_saved_another_file_helps(run: Run, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder is needed", encoding="utf-8")
    answer = run(*QUICK, typed="1\ns nowhere\0.json\ns here.json\nq\n")
    assert answer.code == 0
    assert not load_match(tmp_path / "here.json").over
    assert "Go on later" in answer.out


# --- going on with matches from elsewhere


def foreign(tmp_path: Path, *names: str, game: str = "carson") -> str:
    match = westbound.new_match(game, len(names), seed=3, names=names)
    (tmp_path / "foreign.json").write_text(match.to_json(), encoding="utf-8")
    return str(tmp_path / "foreign.json")


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
