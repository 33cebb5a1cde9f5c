"""Trading with the Indians, on the border: GWT-179."""

from __future__ import annotations

from tests.games.great_western_trail.positions import a_state, at_step, texts
from westbound.games.great_western_trail.steps import Trade


def test_gwt_179_only_a_trade_that_need_not_be_made_can_be_declined() -> None:
    state = a_state(money=0)
    assert "decline" in texts(at_step(state, Trade(0, True)))
    assert "decline" not in texts(at_step(state, Trade(0, False)))
