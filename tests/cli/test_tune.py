"""`westbound tune` as people call it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

QUICK = ["--processes", "1", "--measure", "1"]


def test_tune_go_on_and_play_by_it(run: Run, tmp_path: Path) -> None:
    found = run("tune", "carson", "--out", "it", "--matches", "2", "--set", "pairs=1", *QUICK)
    assert (found.code, found.err) == (0, "")
    measured, last = found.out.splitlines()
    assert "% of the victories in 1 pair of matches against the shipped figures" in measured
    assert last.startswith("it/rating.toml: 2 matches in ")
    again = run("tune", "--resume", "--out", "it", "--minutes", "0", *QUICK)
    assert again.out.splitlines()[1].startswith("it/rating.toml: 2 matches in ")
    over = run("tune", "carson", "--out", "it", *QUICK)
    assert over.err == "westbound: there is a tuning in it already; --resume goes on with it\n"
    played = run(
        "sim", "carson", "--players", "2", "--games", "2", "--processes", "1",
        "--bots", "greedy(rating=it/rating.toml),greedy",
    )  # fmt: skip
    assert (played.code, played.err) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--out", "it"), "name a game (carson, gwt, steam), or --resume a tuning"),
        (("--resume", "--out", "it"), "there is no tuning in it"),
        (("carson", "--resume", "--out", "it"), "a tuning goes on as it began"),
        (("nim", "--out", "it"), "nim"),
        (("carson", "--players", "9", "--out", "it"), "9"),
        (("carson", "--out", "it", "--set", "pairs"), "a setting is NAME=NUMBER, not 'pairs'"),
        (("carson", "--out", "it", "--set", "x=1"), "there is no setting 'x'"),
    ],
)
def test_bad_input(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    found = run("tune", *arguments)
    assert (found.code, found.out) == (2, "")
    assert sentence in found.err
    assert found.err.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("none.toml", "cannot read none.toml: No such file or directory"),
        ("bad.toml", "cannot use bad.toml: it is no TOML"),
        ("other.toml", "other.toml does not fit Carson City: there is no figure 'dollar'"),
    ],
)
def test_bad_files(run: Run, tmp_path: Path, name: str, sentence: str) -> None:
    (tmp_path / "bad.toml").write_text("what?", "utf-8")
    (tmp_path / "other.toml").write_text("dollar = 0.5", "utf-8")
    found = run(
        "sim", "carson", "--players", "2", "--games", "1", "--bots", f"greedy(rating={name})"
    )
    assert (found.code, found.out) == (2, "")
    assert sentence in found.err
