"""Building, on the border: the figures of the refusals of GWT-141, GWT-144, GWT-146."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    at_step,
    put_building,
    refusal,
    workers,
)
from westbound.games.great_western_trail.steps import PlaceBuilding


@pytest.mark.parametrize(
    ("move", "rule", "told"),
    [
        ("build 2 C2", "GWT-141", {"number": 2}),  # it stands on A1 already
        ("build 1 A1", "GWT-144", {"number": 1, "old": 2}),
        ("build 10 B1", "GWT-146", {"number": 10}),
    ],
)
def test_gwt_141_144_146_the_refusal_names_the_buildings(
    move: str, rule: str, told: dict[str, int]
) -> None:
    state = a_state(money=99)
    workers(state, 0, craftsman=6)
    put_building(state, 0, 2, "A1")
    found = refusal(at_step(state, PlaceBuilding(0, False, 2)), move)
    assert found is not None
    assert found.rule == rule
    assert {name: found.params[name] for name in told} == told
