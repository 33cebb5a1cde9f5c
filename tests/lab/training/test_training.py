"""A training yields the same wherever it runs and however often it is stopped."""

from __future__ import annotations

import json
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from westbound.bots.learned.value_net import net_from_bytes
from westbound.engine.errors import BadInput
from westbound.lab.training import training as module
from westbound.lab.training.curve import CurvePoint
from westbound.lab.training.settings import Settings, settings_from
from westbound.lab.training.training import (
    CURVE,
    PICTURE,
    STATE,
    VALUES,
    Training,
    new_training,
    resumed,
)
from westbound.lab.where import Where
from westbound.lab.work import Work

SMALL = Settings(
    "carson", 2, first_matches=1, matches=1, other_options=0, first_lessons=3, lessons=3,
    memory=300, batch=16,
)  # fmt: skip
HERE = Where(None, 1)


def values(folder: Path) -> bytes:
    return (folder / VALUES).read_bytes()


def run(training: Training, matches: int, where: Where = HERE) -> list[CurvePoint]:
    told: list[CurvePoint] = []
    training.run(where, matches, 60, told.append)
    return told


@pytest.fixture(autouse=True)
def short_measurements(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SNAPSHOT", 2)
    monkeypatch.setattr(module, "MEASURED_SETUPS", 1)


def test_one_and_two_processes_learn_the_same(tmp_path: Path) -> None:
    told = run(Training(SMALL, tmp_path / "one"), 2)
    run(Training(SMALL, tmp_path / "two"), 2, Where(None, 2))
    assert values(tmp_path / "one") == values(tmp_path / "two")
    assert [t.matches for t in told] == [1, 2]
    about = net_from_bytes(values(tmp_path / "one"), "it")[1]
    assert (about.game, about.players) == ("carson", 2)
    assert len(values(tmp_path / "one")) < 300_000


def test_what_was_stopped_goes_on_to_the_same_end(tmp_path: Path) -> None:
    run(Training(SMALL, tmp_path / "whole"), 3)
    run(Training(SMALL, tmp_path / "parts"), 2)
    again = resumed(tmp_path / "parts", {})
    assert (again.matches, len(again.snapshots)) == (2, 1)
    run(again, 3)
    assert values(tmp_path / "parts") == values(tmp_path / "whole")


def test_a_net_can_be_wider(tmp_path: Path) -> None:
    """One to start with keeps its own layers, after an interruption too."""
    wide = replace(SMALL, first_layer=80, second_layer=12)
    run(Training(wide, tmp_path / "wide"), 1)
    net = net_from_bytes(values(tmp_path / "wide"), "it")[0]
    assert (len(net.first_bias), len(net.second_bias)) == (80, 12)
    run(Training(SMALL, tmp_path / "next", tmp_path / "wide" / VALUES), 1)
    again = resumed(tmp_path / "next", {})
    assert len(again.learner.net.first_bias) == 80
    run(again, 2)


class StoppedPlace(Where):
    """Ctrl+C comes while matches are played."""

    def pool(self) -> Any:
        return StoppedPool()


class StoppedPool:
    def run(self, work: Work[Any]) -> Generator[Any, None, None]:
        yield work.do(0)
        raise KeyboardInterrupt

    def close(self) -> None:
        pass


def test_ctrl_c_keeps_complete_sets_and_nothing_else(tmp_path: Path) -> None:
    run(Training(SMALL, tmp_path / "it"), 1)
    with pytest.raises(KeyboardInterrupt):
        run(resumed(tmp_path / "it", {}), 2, StoppedPlace(None, 1))
    run(resumed(tmp_path / "it", {}), 2)
    run(Training(SMALL, tmp_path / "whole"), 2)
    assert values(tmp_path / "it") == values(tmp_path / "whole")


def test_the_curve_has_a_line_for_each_measurement(tmp_path: Path) -> None:
    run(Training(SMALL, tmp_path), 4)
    lines = [json.loads(line) for line in (tmp_path / CURVE).read_text().splitlines()]
    assert [line["matches"] for line in lines] == [2, 4]
    assert all(0 <= line["share"] <= 1 for line in lines)
    assert "4: " in (tmp_path / PICTURE).read_text(encoding="utf-8")


def test_other_settings_from_here_on(tmp_path: Path) -> None:
    run(Training(SMALL, tmp_path), 1)
    assert resumed(tmp_path, {"noise": 0.7}).settings.noise == 0.7


def test_begin_with_the_values_of_another_number_of_players(tmp_path: Path) -> None:
    run(Training(SMALL, tmp_path / "two"), 1)
    settings = settings_from({"matches": 2}, "carson", 3)
    started = Training(settings, tmp_path / "three", tmp_path / "two" / VALUES)
    net = net_from_bytes(values(tmp_path / "two"), "it")[0]
    assert (started.learner.net.first == net.first).all()


def test_what_cannot_be_learnt_from_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no training in"):
        resumed(tmp_path, {})
    run(new_training(SMALL, tmp_path), 1)
    with pytest.raises(BadInput, match="there is a training in"):
        new_training(SMALL, tmp_path)
    (tmp_path / STATE).write_bytes(b"nothing")
    with pytest.raises(BadInput, match="cannot be read"):
        resumed(tmp_path, {})
    (tmp_path / VALUES).write_bytes(b"nothing")
    with pytest.raises(BadInput, match="not a file of learnt values"):
        Training(SMALL, tmp_path, tmp_path / VALUES)
    with pytest.raises(BadInput, match="cannot read"):
        Training(SMALL, tmp_path, tmp_path / "missing.npz")
    with pytest.raises(BadInput, match="Carson City is for 2 to 6, not for 7"):
        Training(settings_from({}, "carson", 7), tmp_path)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [({"x": 1}, "there is no setting 'x'"), ({"noise": "much"}, "'noise' is a number, not 'much'")],
)
def test_settings_that_do_not_exist(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        settings_from(changes, "carson", 2)
