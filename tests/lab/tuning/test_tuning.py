"""Tunings: the same wherever and however often they are interrupted, and what they leave."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from westbound.bots import make_bot
from westbound.engine.errors import BadInput
from westbound.games.registry import find_game
from westbound.lab.tuning.settings import settings_from
from westbound.lab.tuning.tuning import PICTURE, RATING, STATE, Tuning, new_tuning, resumed
from westbound.lab.where import Where

HERE = Where(None, 1)
MATCHES = 6
QUICK = {"pairs": 1, "step": 0.5, "seed": 4}


def quick(folder: Path) -> Tuning:
    return new_tuning(settings_from(QUICK, "carson", 2), folder)


def run(tuning: Tuning, matches: int = MATCHES, where: Where = HERE) -> Tuning:
    tuning.run(where, matches, 10.0, lambda: None)
    return tuning


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> Tuning:
    return run(quick(tmp_path_factory.mktemp("tuned")))


def text(folder: Path) -> str:
    return (folder / RATING).read_text("utf-8")


def test_what_it_leaves(done: Tuning) -> None:
    assert {path.name for path in done.folder.iterdir()} == {RATING, STATE, PICTURE}
    assert (done.folder / PICTURE).read_text("utf-8").startswith("<svg")
    first, _, third = text(done.folder).splitlines()[:3]
    assert first == (
        "# Made by: westbound tune carson --players 2 --matches 6 --set seed=4 --set pairs=1 "
        "--set step=0.5"
    )
    assert third.startswith("# What things are worth")
    assert make_bot(f"greedy(rating={done.folder / RATING})", find_game("carson")).name == "greedy"
    assert done.matches == MATCHES
    assert done.turns().count("×") == 6


def test_two_processes_find_what_one_does(done: Tuning, tmp_path: Path) -> None:
    run(quick(tmp_path), where=Where(None, 2))
    assert text(tmp_path) == text(done.folder)


def test_whoever_goes_on_finds_the_same(done: Tuning, tmp_path: Path) -> None:
    run(quick(tmp_path), 4)
    assert text(tmp_path) != text(done.folder)
    again = resumed(tmp_path)
    assert again.matches == 4
    run(again)
    assert text(tmp_path) == text(done.folder)
    assert again.seconds > 0


def test_an_interruption_keeps_complete_steps(tmp_path: Path) -> None:
    tuning = quick(tmp_path)

    def interrupt() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tuning.run(HERE, MATCHES, 10.0, interrupt)
    assert resumed(tmp_path).matches == 2


def test_time_ends_it(tmp_path: Path) -> None:
    tuning = quick(tmp_path)
    tuning.run(HERE, MATCHES, 0.0, lambda: None)
    assert tuning.matches == 0
    assert (tmp_path / RATING).exists()


def test_a_measurement_is_written_down(done: Tuning, tmp_path: Path) -> None:
    tuning, told = resumed(done.folder), []
    tuning.folder = tmp_path
    found = tuning.measure(HERE, 2, lambda: told.append(1))
    assert (found.pairs, len(told)) == (2, 4)
    assert text(tmp_path).splitlines()[1] == f"# {found}"


def test_a_tuning_is_not_written_over(done: Tuning) -> None:
    with pytest.raises(BadInput, match=r"there is a tuning in .* already; --resume goes on"):
        quick(done.folder)


def test_nor_are_other_figures(tmp_path: Path) -> None:
    (tmp_path / RATING).write_text("mine = 1.0", "utf-8")
    with pytest.raises(BadInput, match=r"there is a rating\.toml in .* already; choose another"):
        quick(tmp_path)
    with pytest.raises(BadInput, match="cannot write"):
        quick(tmp_path / RATING)


def test_what_cannot_go_on(done: Tuning, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"no file tuning\.jsonl"):
        resumed(tmp_path)
    state = tmp_path / STATE
    state.write_text("", "utf-8")
    with pytest.raises(BadInput, match="cannot be read"):
        resumed(tmp_path)
    head, *steps = (done.folder / STATE).read_text("utf-8").splitlines()
    state.write_text("\n".join([head, *steps, '{"answer": 0.5}']), "utf-8")
    with pytest.raises(BadInput, match="cannot be read"):
        resumed(tmp_path)
    state.write_text(json.dumps({**json.loads(head), "figures": "others"}), "utf-8")
    with pytest.raises(BadInput, match="began with other shipped figures"):
        resumed(tmp_path)
