"""Tips tell what a place does now."""

from __future__ import annotations

from tests.games.great_western_trail.pages import PAGES
from tests.games.great_western_trail.positions import a_state, put_building
from westbound.games.great_western_trail.components import JOB_COSTS
from westbound.games.great_western_trail.game import GAME


def test_tips_tell_what_a_place_does_now() -> None:
    state = a_state(4)
    put_building(state, 1, 4, "B1")
    told = PAGES.tips(GAME.observe(state, 0))
    assert "It belongs to an opponent." in told["space:B1"]
    assert "Passing costs you $2." in told["space:B1"]
    assert "(Rule GWT-209)" in told["space:B1"]
    assert "It is yours." in PAGES.tips(GAME.observe(state, 1))["space:B1"]
    assert "Risk action: discard any cattle card: 1 certificate." in told["space:trade_risk1"]
    assert f"Hiring costs ${JOB_COSTS[0]}." in told["job:1-cowboy"]
    assert "Not for hire yet" in told["job:12-cowboy"]
