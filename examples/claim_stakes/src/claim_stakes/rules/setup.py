"""Setup. Rules CLS-010 to CLS-013; what everybody starts with is in `state.py`."""

from __future__ import annotations

from typing import Final

from claim_stakes.moves import FIRST, First
from claim_stakes.state import GulchState
from claim_stakes.steps import DrawFirst
from westbound.engine.decisions import chance
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng


def draw_first(state: GulchState) -> None:
    state.agenda.append(DrawFirst())


def sample_first(state: GulchState, step: DrawFirst, rng: Rng) -> First:
    return FIRST[rng.below(state.setup.players)]


# CLS-013: chance decides who begins the first round.
def why_not_first(state: GulchState, step: DrawFirst, move: First) -> Refusal | None:
    players = state.setup.players
    return None if 1 <= move.amount <= players else Refusal("CLS-013", players=players)


def first(state: GulchState, step: DrawFirst, move: First) -> None:
    state.first = move.amount - 1


CHANCES: Final = (chance(DrawFirst, sample_first, First, why_not_first, first),)
