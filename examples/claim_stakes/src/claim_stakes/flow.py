"""The order of phases, on one screen. Rules CLS-012, CLS-013, CLS-070."""

from __future__ import annotations

from typing import Final

from claim_stakes.rules.setup import draw_first
from claim_stakes.rules.turn import begin_round
from claim_stakes.state import GulchState
from claim_stakes.steps import Phase
from westbound.kit.flow import Flow, run_flow


def end_or_next_round(state: GulchState) -> None:
    """CLS-012, CLS-070: the match is over after the last round."""
    if state.round == state.rounds:
        state.agenda.clear()
        return
    state.agenda.pop()
    FLOW.begin(state, FLOW.parts.index(begin_round))


FLOW: Final = Flow(Phase, (draw_first, begin_round, end_or_next_round))
AUTOMATIC: Final = (run_flow(Phase, lambda state: FLOW),)
