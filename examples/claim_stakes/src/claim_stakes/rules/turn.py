"""Rounds and turns. Rules CLS-012, CLS-013, CLS-020 to CLS-022."""

from __future__ import annotations

from typing import Final

from claim_stakes.gulch import CREEK, PANNED
from claim_stakes.moves import PAN, Jump, Pan, Stake, Survey
from claim_stakes.rules.claims import (
    stake,
    stake_options,
    survey,
    survey_options,
    why_not_stake,
    why_not_survey,
)
from claim_stakes.rules.jumping import jump, jump_options, why_not_jump
from claim_stakes.state import GulchState
from claim_stakes.steps import Turn
from westbound.engine.decisions import answer, decision, no_rule_forbids
from westbound.engine.move import Move


def begin_round(state: GulchState) -> None:
    """CLS-013: after the first round the next player clockwise begins."""
    players = state.setup.players
    if state.round:
        state.first = (state.first + 1) % players
    state.round += 1
    order = [(state.first + n) % players for n in range(players)]
    state.agenda.extend(Turn(seat) for seat in reversed(order))


def turn_options(state: GulchState, step: Turn) -> list[Move]:
    """CLS-020: one action. CLS-021: panning is always possible."""
    return [
        *stake_options(state, step),
        *survey_options(state, step),
        *jump_options(state, step),
        PAN,
    ]


# CLS-022: 1 dust, and 1 more for each claim of yours on the creek.
def panned(state: GulchState, seat: int) -> int:
    return PANNED + sum(state.owner[claim] == seat for claim in CREEK)


def pan(state: GulchState, step: Turn, move: Pan) -> None:
    state.dust[step.seat] += panned(state, step.seat)


DECISIONS: Final = (
    decision(
        Turn,
        turn_options,
        answer(Turn, Survey, why_not_survey, survey),
        answer(Turn, Stake, why_not_stake, stake),
        answer(Turn, Jump, why_not_jump, jump),
        answer(Turn, Pan, no_rule_forbids, pan),
    ),
)
