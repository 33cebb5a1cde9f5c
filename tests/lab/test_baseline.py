"""The calibrated baseline: on which side of −25 % a figure stands."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from westbound.engine.errors import BadInput
from westbound.games.registry import find_game
from westbound.lab.baseline import (
    RATES,
    TIMES,
    baseline_document,
    calibrated,
    compare,
    read_baseline,
)
from westbound.lab.bench import Bench

ROOT = Path(__file__).parents[2]


def measured(machine: float = 10.0, speed: float = 1.0, game: str = "carson") -> Bench:
    """A bench whose figures we know, on a machine of this speed."""
    row = {"calibration_mops": machine}
    row |= dict.fromkeys(RATES, 1000 * machine * speed)
    row |= dict.fromkeys(TIMES, 5 / machine / speed)
    return cast(Bench, SimpleNamespace(game=find_game(game), players=4, rounds=[row]))


def written(tmp_path: Path, document: Any) -> Path:
    path = tmp_path / "baseline.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def test_the_speed_of_the_machine_does_not_count(tmp_path: Path) -> None:
    assert calibrated(measured(10)) == pytest.approx(calibrated(measured(25)))
    before = read_baseline(written(tmp_path, baseline_document([measured(10)])))
    changes = compare([measured(25)], before)
    assert [change.speed for change in changes] == pytest.approx([1.0] * 5, rel=1e-4)


@pytest.mark.parametrize(("speed", "failed"), [(0.76, False), (0.74, True), (1.5, False)])
def test_a_quarter_slower_fails(tmp_path: Path, speed: float, failed: bool) -> None:
    before = read_baseline(written(tmp_path, baseline_document([measured()])))
    changes = compare([measured(speed=speed)], before)
    assert {change.figure for change in changes} == {*RATES, *TIMES}
    assert [change.failed for change in changes] == [failed] * 5


def test_a_game_without_a_baseline_is_a_sentence(tmp_path: Path) -> None:
    before = read_baseline(written(tmp_path, baseline_document([measured()])))
    with pytest.raises(BadInput, match="no figures of Steam"):
        compare([measured(game="steam")], before)


@pytest.mark.parametrize("document", [[], {"format": "westbound-match"}, "x", {"games": 1}])
def test_another_file_is_refused(tmp_path: Path, document: Any) -> None:
    with pytest.raises(BadInput, match="is not a baseline"):
        read_baseline(written(tmp_path, document))


def test_no_file_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"cannot read .*: no such file"):
        read_baseline(tmp_path / "none.json")


def test_the_baseline_of_the_project_has_all_games() -> None:
    speeds = read_baseline(ROOT / "checks/bench_baseline.json")
    assert set(speeds) == {"carson", "gwt", "steam"}
    assert all(set(row) == {*RATES, *TIMES} for row in speeds.values())
