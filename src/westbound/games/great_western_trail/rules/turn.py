"""The turn: phases A, B and C, and the end of the game. Rules GWT-037 to GWT-039, GWT-118 to
GWT-123, GWT-248, GWT-249, GWT-252."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import automatic
from westbound.games.great_western_trail import ready_steps as steps
from westbound.games.great_western_trail.automatic_steps import (
    BeginTurn,
    EndTurn,
)
from westbound.games.great_western_trail.rules.herd_deck import draw, hand_limit
from westbound.games.great_western_trail.rules.supply import is_ending
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import (
    PlaceHerd,
)
from westbound.games.great_western_trail.trail import BESIDE


# GWT-038, GWT-039: phase A; in the first turn the cattleman is placed instead.
def begin_turn(state: TrailState, step: BeginTurn) -> None:
    seat = step.player
    state.turn += 1
    state.agenda.append(steps.end_turn(-2, seat))
    first = state.at[seat] == BESIDE
    state.agenda.append(PlaceHerd(seat) if first else steps.move_herd(seat))


# GWT-119, GWT-120: phase C only draws; then the next player, unless that was the last turn.
def end_turn(state: TrailState, step: EndTurn) -> None:
    seat = step.player
    if not is_last_turn(state):
        state.agenda.append(steps.begin_turn(-2, (seat + 1) % state.setup.players))
    draw(state, seat, hand_limit(state, seat) - len(state.hand[seat]))


# GWT-248, GWT-249: after the end is triggered everybody else has exactly one more turn.
def is_last_turn(state: TrailState) -> bool:
    if not is_ending(state):
        return False
    if state.last_turns == 0:
        return True
    state.last_turns -= 1
    return False


AUTOMATIC: Final = (automatic(BeginTurn, begin_turn), automatic(EndTurn, end_turn))
