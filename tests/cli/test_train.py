"""`westbound train` as people call it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

QUICK = [
    "--processes",
    "1",
    "--set",
    "first_matches=1",
    "--set",
    "matches=1",
    "--set",
    "lessons=2",
    "--set",
    "first_lessons=2",
    "--set",
    "memory=200",
    "--set",
    "batch=8",
]


def test_learn_and_go_on(run: Run, tmp_path: Path) -> None:
    found = run("train", "carson", "--players", "2", "--matches", "1", "--out", "it", *QUICK)
    assert (found.code, found.err) == (0, "")
    assert found.out.startswith("it: 1 matches in ")
    again = run("train", "--resume", "--out", "it", "--matches", "2", "--processes", "1")
    assert again.out.startswith("it: 2 matches in ")
    assert {path.name for path in (tmp_path / "it").iterdir()} == {
        "curve.jsonl", "training.npz", "values.npz",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--out", "it"), "name a game (carson, gwt, steam), or --resume a training"),
        (("--resume", "--out", "it"), "there is no training in it"),
        (("nim", "--out", "it"), "nim"),
        (("carson", "--players", "9", "--out", "it"), "Carson City is for 2 to 6, not for 9"),
        (("carson", "--out", "it", "--set", "noise"), "a setting is NAME=NUMBER, not 'noise'"),
        (("carson", "--out", "it", "--set", "x=1"), "there is no setting 'x'"),
        (("carson", "--out", "it", "--start", "none.npz"), "cannot read none.npz"),
    ],
)
def test_bad_input(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    found = run("train", *arguments)
    assert (found.code, found.out) == (2, "")
    assert sentence in found.err
    assert found.err.count("\n") == 1
