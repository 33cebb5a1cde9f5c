"""The agenda: one decider on top, and below the end of the turn."""

from __future__ import annotations

from westbound.engine.step import AUTOMATIC, CHANCE
from westbound.games.great_western_trail.automatic_steps import BeginTurn, EndTurn, FirstTurn
from westbound.games.great_western_trail.chance_steps import DrawCards
from westbound.games.great_western_trail.referee.turn import active_seat
from westbound.games.great_western_trail.state import NOBODY, TrailState


def wrong_agenda(state: TrailState, setting_up: bool) -> list[str]:
    """Exactly one decider on top; below lies the end of the turn, or the next one."""
    agenda = state.agenda
    if not agenda:
        return []
    top, wrong = agenda[-1], []
    if top.seat == AUTOMATIC or not CHANCE <= top.seat < state.setup.players:
        wrong.append(f"nobody can answer {top}")
    if setting_up:
        return wrong + [f"{step} in the set-up" for step in agenda if step.seat >= 0]
    bottom, active = agenda[0], active_seat(state)
    drawing = type(top) is DrawCards and top.player == active
    if type(bottom) is EndTurn:
        fits = bottom.player == active
    elif type(bottom) is BeginTurn:
        fits = drawing and len(agenda) == 2 and (active + 1) % state.setup.players == bottom.player
    else:
        fits = drawing and len(agenda) == 1 and state.token_holder != NOBODY
    if not fits:
        wrong.append(f"the agenda begins with {bottom}")
    wrong += [f"{step} in the turn of seat {active}" for step in agenda if 0 <= step.seat != active]
    wrong += [f"{step} inside a turn" for step in agenda[1:] if type(step) in (EndTurn, FirstTurn)]
    return wrong
