"""Hiring, on the border: GWT-131 to GWT-133."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import a_state, at_step, jobs, refusal, token
from westbound.games.great_western_trail.rules.hire import hiring_cost, jobs_open
from westbound.games.great_western_trail.steps import Hire


def test_gwt_133_never_less_than_nothing() -> None:
    assert hiring_cost(0, 0) > 0
    assert hiring_cost(0, -hiring_cost(0, 0)) == 0
    assert hiring_cost(0, -99) == 0


def test_gwt_133_who_cannot_even_pay_the_modifier_hires_nobody() -> None:
    state = a_state(money=1)
    jobs(state, 1, "cowboy craftsman engineer")
    assert jobs_open(state, 0, 2) == 0
    assert jobs_open(state, 0, -99) != 0


@pytest.mark.parametrize(
    ("move", "rule", "row"),
    [("hire cowboy 2", "GWT-131", 2), ("hire cowboy 3", "GWT-132", 3)],
)
def test_gwt_131_132_the_refusal_names_the_row(move: str, rule: str, row: int) -> None:
    state = a_state(money=99)
    jobs(state, 1, "cowboy")
    jobs(state, 3, "cowboy")
    token(state, 3)
    found = refusal(at_step(state, Hire(0, False, 0)), move)
    assert found is not None
    assert (found.rule, found.params["row"]) == (rule, row)
