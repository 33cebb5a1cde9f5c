"""Actions that are offered at once: by a hired worker, a station master, an objective card. Rules
GWT-135, GWT-173, GWT-235."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, automatic, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.games.great_western_trail.actions import ACTION_NAMES, ACTIONS
from westbound.games.great_western_trail.automatic_steps import Immediate
from westbound.games.great_western_trail.moves import Use
from westbound.games.great_western_trail.rules.actions.perform import (
    PERFORM_OPTIONS,
    perform,
    why_not_perform,
)
from westbound.games.great_western_trail.rules.actions.possible import POSSIBLE
from westbound.games.great_western_trail.rules.actions.rewards import give
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import Bonus
from westbound.kit.moves import DECLINE, Decline


def begin_immediate(state: TrailState, step: Immediate) -> None:
    """Ask only where there is something to decide; what is impossible is forfeited."""
    seat = step.player
    possible = tuple(a for a in step.actions if POSSIBLE[a](state, seat))
    if not possible:
        return
    action = ACTIONS[possible[0]]
    if len(possible) == 1 and action.free:
        give(state, seat, action, optional=True)
    else:
        state.agenda.append(Bonus(seat, possible))


def take_bonus_options(state: TrailState, step: Bonus) -> list[Move]:
    options: list[Move] = []
    for action in step.actions:
        options += PERFORM_OPTIONS[action](state, step.seat)
    options.append(DECLINE)
    return options


def why_not_take_bonus(state: TrailState, step: Bonus, move: Use) -> Refusal | None:
    if move.action not in step.actions:
        return Refusal("GWT-135", action=ACTION_NAMES[move.action])
    return why_not_perform(state, step.seat, move)


def take_bonus(state: TrailState, step: Bonus, move: Use) -> None:
    perform(state, step.seat, move)


def forfeit_bonus(state: TrailState, step: Bonus, move: Decline) -> None:
    """Do without it."""


DECISIONS: Final = (
    decision(
        Bonus,
        take_bonus_options,
        answer(Bonus, Use, why_not_take_bonus, take_bonus),
        answer(Bonus, Decline, no_rule_forbids, forfeit_bonus),
    ),
)
AUTOMATIC: Final = (automatic(Immediate, begin_immediate),)
