"""The example that learns: it runs, goes on where it was stopped, and what it keeps can be used.

How well it learns takes minutes to see: `docs/learner.md` says how and what came out.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner, Result

from westbound.cli.errors import INTERRUPTED

FOLDER = Path(__file__).parents[2] / "examples/learner"
SMALL = ("--players", "2", "--matches", "3", "--checks", "2", "--processes", "1")


@pytest.fixture(scope="module")
def learner() -> Iterator[ModuleType]:
    """The script as a module; it sets a variable for numpy, which others should not see."""
    before = dict(os.environ)
    sys.path.insert(0, str(FOLDER))
    import learner as module

    yield module
    sys.path.remove(str(FOLDER))
    os.environ.clear()
    os.environ.update(before)


@pytest.fixture(scope="module")
def learnt(learner: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two small generations without a stop."""
    folder = tmp_path_factory.mktemp("learnt")
    result = train(learner, folder, "--generations", "2")
    assert result.exit_code == 0, result.output
    assert "generation 2: " in result.output
    return folder


def run(learner: ModuleType, *arguments: object) -> Result:
    return CliRunner().invoke(learner.app, [str(argument) for argument in arguments])


def train(learner: ModuleType, folder: Path, *more: str) -> Result:
    return run(learner, "train", "--folder", folder, *SMALL, *more)


def kept(folder: Path) -> tuple[dict[str, Any], str]:
    with np.load(folder / "net.npz") as file:
        return dict(file), (folder / "curve.json").read_text(encoding="utf-8")


def assert_the_same(folder: Path, other: Path) -> None:
    (net, curve), (net_there, curve_there) = kept(folder), kept(other)
    assert net.keys() == net_there.keys()
    assert all(np.array_equal(net[name], net_there[name]) for name in net)
    assert curve == curve_there


def test_it_learns_something(learnt: Path) -> None:
    net, curve = kept(learnt)
    steps = json.loads(curve)["curve"]
    assert [step["matches"] for step in steps] == [3, 6]
    assert all(step["low"] <= step["wins"] / step["of"] <= step["high"] for step in steps)
    assert net["out"].any()
    assert net["linear"].any()
    assert (learnt / "curve.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_run_that_was_stopped_goes_on_to_the_same_result(
    learner: ModuleType, learnt: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learn, calls = learner.learn, []

    def stopped(*arguments: object) -> None:
        calls.append(arguments)
        if len(calls) == 2:
            raise KeyboardInterrupt
        learn(*arguments)

    with monkeypatch.context() as patch:
        patch.setattr(learner, "learn", stopped)
        result = train(learner, tmp_path, "--generations", "2")
    assert result.exit_code == INTERRUPTED
    assert "1 generations are kept" in result.output
    again = train(learner, tmp_path, "--generations", "2")
    assert "1 of 2 generations are done" in again.output
    assert_the_same(tmp_path, learnt)


def test_processes_change_nothing(learner: ModuleType, learnt: Path, tmp_path: Path) -> None:
    result = train(learner, tmp_path, "--generations", "1", "--processes", "2")
    assert result.exit_code == 0, result.output
    train(learner, tmp_path, "--generations", "2")
    assert_the_same(tmp_path, learnt)


def test_what_was_learnt_can_be_measured(learner: ModuleType, learnt: Path) -> None:
    arguments = ("--matches", 3, "--bots", "greedy", "--processes", 1)
    result = run(learner, "measure", learnt / "net.npz", *arguments)
    assert result.exit_code == 0, result.output
    assert "carson, 2 players, against greedy: " in result.output
    assert " of 3 won = " in result.output


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "no such file or folder"),
        (b"", "it is no network of ours"),
        (b"PK nothing of the kind", "it is no network of ours"),
    ],
)
def test_a_file_that_is_no_network_is_refused(
    learner: ModuleType, tmp_path: Path, content: bytes | None, message: str
) -> None:
    file = tmp_path / "net.npz"
    if content is not None:
        file.write_bytes(content)
    result = run(learner, "measure", file)
    assert result.exit_code == 2
    assert message in result.output


def test_a_network_of_other_actions_is_refused(
    learner: ModuleType, learnt: Path, tmp_path: Path
) -> None:
    net, _ = kept(learnt)
    np.savez(tmp_path / "net.npz", **{**net, "shape": net["shape"] + 1})
    result = run(learner, "measure", tmp_path / "net.npz")
    assert result.exit_code == 2
    assert "has learnt other actions or observations than there are now" in result.output


def test_other_settings_do_not_go_on(learner: ModuleType, learnt: Path) -> None:
    before = kept(learnt)[1]
    result = train(learner, learnt, "--seed", "8")
    assert result.exit_code == 2
    assert "was begun with other settings" in result.output
    assert kept(learnt)[1] == before


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--game", "chess"), "chess"),
        (("--players", "9"), "2 to 6"),
        (("--cluster", "auto"), "--processes are those of this machine"),
    ],
)
def test_settings_that_make_no_sense_are_refused(
    learner: ModuleType, tmp_path: Path, arguments: tuple[str, ...], message: str
) -> None:
    result = train(learner, tmp_path, *arguments)
    assert result.exit_code == 2
    assert message in result.output
    assert list(tmp_path.iterdir()) == []
