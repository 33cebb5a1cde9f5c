"""`westbound report`: what it writes, and what it refuses."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from westbound.cli.main import app
from westbound.lab.metrics import Measurement
from westbound.lab.metrics.recording import MatchRecord
from westbound.lab.results import GameResult
from westbound.lab.where import Where

SMALL = ("--players", "2", "--games", "4", "--bots", "cautious", "--processes", "1")


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["report", *words])


def test_page_and_document_are_written(tmp_path: Path) -> None:
    page, numbers = tmp_path / "new" / "page.html", tmp_path / "numbers.json"
    done = run("carson", *SMALL, "-o", str(page), "--json", str(numbers), "--language", "it")
    assert done.exit_code == 0, done.output
    assert "moves to choose from" in done.output
    assert str(page) in done.output.replace("\n", "")
    assert page.read_text(encoding="utf-8").startswith('<!doctype html>\n<html lang="it">')
    document = json.loads(numbers.read_text(encoding="utf-8"))
    assert document["matches"] == 4


def test_without_a_name_the_page_is_named_after_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("carson", *SMALL).exit_code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["report-carson.html"]
    assert run("carson", *SMALL, "--json", "only.json").exit_code == 0
    assert {path.name for path in tmp_path.iterdir()} == {"report-carson.html", "only.json"}


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("chess",), "there is no game"),
        (("carson", "--players", "7"), "Carson City is for 2 to 6 players, not 7"),
        (("carson", "--games", "0"), "at least 1 game"),
        (("carson", "--bots", "nobody"), "nobody"),
        (("carson", "--option", "horses=perhaps"), "horses"),
        (("carson", "--seed", "-1"), "a seed is a whole number"),
        (("carson", "--language", "fr"), "the languages are en, es, it, not 'fr'"),
        (("carson", "-o", "."), "it is a folder"),
        (("carson", "-o", "/dev/null/page.html"), "nothing can be written in"),
        (("carson", "-o", "a", "--json", "./a"), "cannot both be"),
        (("carson", "--processes", "1", "--cluster", "auto"), "--processes"),
    ],
)
def test_bad_input_is_one_sentence_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*words)
    assert done.exit_code == 2
    assert why.lower() in done.output.lower()
    assert len(done.output.strip().splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def interrupted_after(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(self: Where, work: Measurement) -> Iterator[MatchRecord | GameResult]:
        for number in range(count):
            yield work.do(number)
        raise KeyboardInterrupt

    monkeypatch.setattr(Where, "run", stop)


def test_ctrl_c_reports_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted_after(2, monkeypatch)
    page = tmp_path / "page.html"
    done = run("carson", *SMALL, "-o", str(page))
    assert done.exit_code == 130
    assert "Interrupted after 2 of 4 games" in done.output
    assert "Stopped after 2 of 4 matches" in page.read_text(encoding="utf-8")


def test_ctrl_c_before_the_first_match_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupted_after(0, monkeypatch)
    done = run("carson", *SMALL, "-o", str(tmp_path / "page.html"))
    assert done.exit_code == 130
    assert "nothing was written" in done.output
    assert list(tmp_path.iterdir()) == []
