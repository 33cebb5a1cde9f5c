"""Removing hazards. Rules GWT-182 to GWT-185."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, decision
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.texts import Money
from westbound.games.great_western_trail.components import EMPTY, including
from westbound.games.great_western_trail.moves import REMOVE, Remove
from westbound.games.great_western_trail.rules.actions.forfeit import forfeit, why_not_forfeit
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import RemoveHazard
from westbound.games.great_western_trail.trail import ALL_HAZARD_SPACES, SPACE_NAMES
from westbound.kit.moves import DECLINE, Decline

_MASK: Final = sum(1 << space for space in ALL_HAZARD_SPACES)


# GWT-182, GWT-183: only where a hazard lies, and for the printed cost.
def can_remove(state: TrailState, seat: int, cost: int) -> bool:
    return state.locations & _MASK != 0 and cost <= state.money[seat]


def begin_remove(state: TrailState, seat: int, optional: bool, cost: int) -> None:
    state.agenda.append(RemoveHazard(seat, optional, cost))


def why_not_remove(state: TrailState, step: RemoveHazard, move: Remove) -> Refusal | None:
    if state.on[move.code] == EMPTY:
        return Refusal("GWT-182", case="empty", space=SPACE_NAMES[move.code])
    money = state.money[step.seat]
    if step.cost > money:
        return Refusal("GWT-182", case="money", cost=Money(step.cost), money=Money(money))
    return None


def remove_options(state: TrailState, step: RemoveHazard) -> list[Move]:
    on = state.on
    options: list[Move] = [REMOVE[space] for space in ALL_HAZARD_SPACES if on[space] != EMPTY]
    if step.optional:
        options.append(DECLINE)
    return options


def remove(state: TrailState, step: RemoveHazard, move: Remove) -> None:
    seat, space = step.seat, move.code
    state.money[seat] -= step.cost
    state.hazards[seat] = including(state.hazards[seat], state.on[space])
    state.put(space, EMPTY)


DECISIONS: Final = (
    decision(
        RemoveHazard,
        remove_options,
        answer(RemoveHazard, Remove, why_not_remove, remove),
        answer(RemoveHazard, Decline, why_not_forfeit, forfeit),
    ),
)
