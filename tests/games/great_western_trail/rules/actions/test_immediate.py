"""Actions that are offered at once. Rules GWT-126, GWT-135, GWT-173."""

from __future__ import annotations

from tests.games.great_western_trail.positions import (
    a_state,
    at_step,
    hand,
    put_tile,
    refused,
    texts,
)
from westbound.games.great_western_trail.actions import ACTION_CODES, MASTER_ACTIONS
from westbound.games.great_western_trail.components import OBJECTIVE_MASTER
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.step_cache import immediate
from westbound.games.great_western_trail.steps import Bonus


def with_bonus(cards: str) -> TrailState:
    """Seat 0 has hired their second engineer: a Jersey brings a certificate."""
    state = a_state()
    hand(state, 0, cards)
    return at_step(state, Bonus(0, (ACTION_CODES["engineer_2"],)))


def test_gwt_135_a_bonus_is_an_action_like_any_other() -> None:
    state = with_bonus("jersey guernsey")
    assert refused(state, "use engineer_2") is None
    assert refused(state, "use engineer_2 guernsey") == "GWT-126"
    assert refused(state, "use engineer_3") == "GWT-135"
    assert refused(with_bonus("guernsey"), "use engineer_2") == "GWT-126"


def test_gwt_173_of_two_actions_one_is_chosen() -> None:
    state = a_state()
    put_tile(state, "blue_teepee", "teepee_1")
    put_tile(state, "flood_2_green", "flood1")
    at_step(state, immediate(MASTER_ACTIONS[OBJECTIVE_MASTER], 0))
    assert texts(state) == ["use master_hazard", "use master_trade", "decline"]
