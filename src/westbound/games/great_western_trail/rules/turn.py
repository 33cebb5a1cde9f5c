"""The turn: phases A, B and C, and the end of the game. Rules GWT-037 to GWT-039, GWT-118 to
GWT-123, GWT-248, GWT-249, GWT-252."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import automatic
from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.automatic_steps import BeginTurn, EndTurn
from westbound.games.great_western_trail.rules.herd_deck import draw, hand_limit
from westbound.games.great_western_trail.state import NOBODY, TrailState
from westbound.games.great_western_trail.steps import PlaceHerd
from westbound.games.great_western_trail.trail import BESIDE


# GWT-038, GWT-039: phase A; in the first turn the cattleman is placed instead.
def begin_turn(state: TrailState, step: BeginTurn) -> None:
    seat, agenda = step.player, state.agenda
    state.turn += 1
    agenda.append(step_cache.END_TURN[seat])
    agenda.append(step_cache.MOVE_HERD[seat] if state.at[seat] != BESIDE else PlaceHerd(seat))


# GWT-119, GWT-120: phase C only draws; then the next player, unless that was the last turn.
def end_turn(state: TrailState, step: EndTurn) -> None:
    seat = step.player
    missing = hand_limit(state, seat) - len(state.hand[seat])
    if state.token_holder == NOBODY or not was_last_turn(state):
        following = step_cache.BEGIN_TURN[(seat + 1) % state.setup.players]
        if missing <= 0:
            begin_turn(state, following)
            return
        state.agenda.append(following)
    else:
        state.unseen = [()] * state.setup.players  # GWT-260: all cards are looked at for scoring
    draw(state, seat, missing)


# GWT-248, GWT-249: after the end is triggered everybody else has exactly one more turn.
def was_last_turn(state: TrailState) -> bool:
    """Count the turns down once the end is triggered."""
    if state.last_turns == 0:
        return True
    state.last_turns -= 1
    return False


AUTOMATIC: Final = (automatic(BeginTurn, begin_turn), automatic(EndTurn, end_turn))
