"""`westbound play`: whole matches, and what can be asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.matches import QUICK, saved
from tests.corrected_carson import OVER, RULE, RUNNING, TEXTS, correct
from westbound.table.files import load_match

# --- whole matches


@pytest.mark.parametrize(
    ("language", "over", "total", "label"),
    [
        ("en", "The match is over", "Total", "For sale"),
        ("es", "La partida ha terminado", "Total", "En venta"),
        ("it", "La partita è finita", "Totale", "In vendita"),
    ],
)
def test_a_whole_match_by_always_typing_1(
    run: Run, tmp_path: Path, language: str, over: str, total: str, label: str
) -> None:
    answer = run(
        *("play", "carson", "--seed", "5", "--lang", language, "--bots", "random"),
        typed="1\n" * 1000,
    )
    assert answer.code == 0
    assert answer.err == ""
    end = answer.out.split(f"── {over} ──")[1]
    assert f"\n{label} " in answer.out
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
    assert "rancher 4" in answer.out
    assert "rancher 5" not in answer.out


def test_everything_printed_fits_into_80_columns(run: Run) -> None:
    answer = run(*QUICK, typed="1\n" * 40 + "h\nl\nb\n? 1\nr 34\n")
    long = [line for line in answer.out.splitlines() if len(line) > 80]
    assert all("westbound" in line for line in long), long  # paths are not broken


# --- options


def test_the_language_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "Giocatore 1" in run("play", "--seed", "5", typed="q\n").out


def test_the_same_seed_and_answers_give_the_same_match(run: Run, tmp_path: Path) -> None:
    for name in ("a.json", "b.json"):
        run("play", "--seed", "7", "--save", name, "--lang", "en", typed="3\n" * 12)
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()


# --- a match of earlier rules


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "began under rules version 1"),
        ("es", "empezó con la versión 1 de las reglas"),
        ("it", "è cominciata con la versione 1 delle regole"),
    ],
)
def test_an_old_match_says_which_rules_changed(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, says: str
) -> None:
    correct(monkeypatch)
    for path in (RUNNING, OVER):
        copy = tmp_path / path.name
        copy.write_bytes(path.read_bytes())
        answer = run(
            "play", "--resume", str(copy), "--humans", "2", "--lang", language, typed="q\n"
        )
        assert answer.code == 0, answer.err
        told = " ".join(answer.out.split())
        assert says in told
        assert f"{RULE}: {TEXTS[language]}" in told
        assert copy.read_bytes() == path.read_bytes()


def test_a_match_of_now_says_nothing_about_its_rules(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    correct(monkeypatch)
    assert RULE not in run(*QUICK, typed="q\n").out
