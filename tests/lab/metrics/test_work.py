from __future__ import annotations

import pytest

from tests.lab.metrics.measured import played
from westbound.engine.errors import BadInput
from westbound.lab.metrics import make_measurement
from westbound.lab.parallel import run
from westbound.lab.results import GameResult


def test_matches_against_random_bots_follow_those_of_the_report() -> None:
    measurement, records, against_random = played("carson")
    assert measurement.pieces == 8
    assert [record.result.number for record in records] == list(range(6))
    assert [result.bots for result in against_random] == [
        ("cautious", "random"),
        ("random", "cautious"),
    ]


def test_random_bots_need_no_such_matches() -> None:
    measurement = make_measurement("carson", 2, {}, ["random"], 3)
    assert measurement.skill is None
    assert measurement.pieces == 3


def test_processes_find_the_same() -> None:
    measurement, records, against_random = played("carson")
    again = list(run(measurement, 2))  # in any order
    found = [r for r in again if isinstance(r, GameResult)]
    measured = [r for r in again if not isinstance(r, GameResult)]
    assert sorted(measured, key=lambda r: r.result.number) == records
    assert sorted(found, key=lambda r: r.number) == against_random


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadInput, match="2 to 6 players"):
        make_measurement("carson", 9, {}, ["random"], 3)
    with pytest.raises(BadInput, match="at least 1 game"):
        make_measurement("carson", 3, {}, ["random"], 0)
    with pytest.raises(BadInput, match="nobody"):
        make_measurement("carson", 3, {}, ["nobody"], 1)
