"""Hiring workers, and giving one up for a station master."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.games.great_western_trail import moves as m
from westbound.games.great_western_trail import steps
from westbound.games.great_western_trail.actions import ACTION_NAMES, NO_CARD, WORKER_BONUS
from westbound.games.great_western_trail.components import MASTER_NAMES, WORKER_VP, WORKER_VP_FROM
from westbound.games.great_western_trail.costs import payment
from westbound.games.great_western_trail.rules.hire import hiring_cost
from westbound.games.great_western_trail.state import TrailState
from westbound.kit.messages import MoveMessage, preview, sentence


def _hire(state: TrailState, step: steps.Hire, move: m.HireWorker) -> Sentence:
    """The cost, and the action of the space that is covered (GWT-133, GWT-135, GWT-138)."""
    number = state.workers_of(step.seat, move.worker) + 1
    params = payment(state, step.seat, hiring_cost(move.row, step.modifier))
    params["number"] = number
    params["vp"] = WORKER_VP if number >= WORKER_VP_FROM else 0
    bonus = WORKER_BONUS[move.worker][number]
    if bonus == NO_CARD:
        return sentence("hire", **params)
    return sentence("hire_bonus", **params, action=ACTION_NAMES[bonus])


def _give_up(state: TrailState, step: steps.TakeMaster, move: m.GiveUp) -> Sentence:
    own = state.workers_of(step.seat, move.code)
    return sentence(
        "give_up",
        own=own,
        after=own - 1,
        vp=WORKER_VP if own >= WORKER_VP_FROM else 0,
        master=MASTER_NAMES[state.masters[step.station]],
    )


PREVIEWS: Final[tuple[MoveMessage, ...]] = (
    preview(steps.Hire, m.HireWorker, _hire, "hire", "hire_bonus"),
    preview(steps.TakeMaster, m.GiveUp, _give_up),
)
