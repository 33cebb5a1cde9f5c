"""Playing objective cards. Rules GWT-233 to GWT-238, GWT-287."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from westbound.engine.decisions import Options, Rules, answer
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.step import Step
from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.actions import ACTIONS, OBJECTIVE_ACTION
from westbound.games.great_western_trail.automatic_steps import GoOn
from westbound.games.great_western_trail.components import CARD_NAMES, CATTLE, including, without
from westbound.games.great_western_trail.moves import PLAY, PlayObjective
from westbound.games.great_western_trail.rules.actions.possible import POSSIBLE
from westbound.games.great_western_trail.rules.herd_deck import show
from westbound.games.great_western_trail.rules.location import NOTHING
from westbound.games.great_western_trail.rules.move import free_routes
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import (
    Income,
    MoveFree,
    MoveHerd,
    TrailStep,
    UseLocation,
)

FREE_MOVE: Final = "move_free"  # the verb that only these cards have


# GWT-233, GWT-234: any of the objective cards in hand.
def play_objective_options(state: TrailState, seat: int) -> list[Move]:
    return [PLAY[card] for card in dict.fromkeys(state.hand[seat]) if card >= CATTLE]


def why_not_play_objective(
    state: TrailState, window: TrailStep, move: PlayObjective
) -> Refusal | None:
    if move.code in state.hand[window.seat]:
        return None
    return Refusal("GWT-233", case="not_in_hand", card=CARD_NAMES[move.code])


def why_not_outside_window(step: Step) -> Refusal:
    """GWT-233: at any other step no card can be played."""
    return Refusal("GWT-233", case="not_now", asks=step.kind)


def play_objective(state: TrailState, window: Step, move: PlayObjective) -> None:
    """GWT-235: to the objective area, and its immediate action; then the same window again."""
    seat = window.seat
    state.hand[seat] = without(state.hand[seat], move.code)
    state.area[seat] = including(state.area[seat], move.code)
    show(state, seat, (move.code,))  # GWT-221
    state.agenda.append(reopened(window))
    action = OBJECTIVE_ACTION[move.code]
    if not can_act(state, window, move.code):
        return
    if ACTIONS[action].asks == FREE_MOVE:
        limit = ACTIONS[action].amount.each
        state.agenda.append(MoveFree(seat, location_was_used(state, window), limit))
    else:
        state.agenda.append(step_cache.immediate((action,), seat))


def reopened(window: Step) -> Step:
    """What asks again after the card; it asks nothing if nothing is left to decide."""
    if isinstance(window, UseLocation):
        seat, chain, performed = window.seat, window.chain, window.performed
        return step_cache.go_on(chain, performed, seat, window.space, window.used)
    if isinstance(window, Income):
        return step_cache.KANSAS_CITY[window.seat][4]
    return window


def can_act(state: TrailState, window: Step, card: int) -> bool:
    """Whether the immediate action of the card can be done now; else it is forfeited (GWT-235)."""
    action = OBJECTIVE_ACTION[card]
    if ACTIONS[action].asks != FREE_MOVE:
        return POSSIBLE[action](state, window.seat)
    return can_move_free(state, window, ACTIONS[action].amount.each)


def can_move_free(state: TrailState, window: Step, limit: int) -> bool:
    """GWT-237, GWT-238: neither too early nor without a legal destination."""
    if not (isinstance(window, MoveHerd) or location_was_used(state, window)):
        return False
    return bool(free_routes(state.locations, state.at[window.seat], limit))


# GWT-238 (ADR 0006): in phase B only after the location has been used.
def location_was_used(state: TrailState, window: Step) -> bool:
    if not isinstance(window, UseLocation):
        return False
    waiting = [step for step in state.agenda if isinstance(step, GoOn)]
    return window.performed != NOTHING or any(step.performed != NOTHING for step in waiting)


# --- the windows


# GWT-233, GWT-287: at some steps objective cards can be played as well.
def open_windows(rules: Rules) -> None:
    """Add these cards to the moves of every step that is such a window."""
    play = answer(TrailStep, PlayObjective, why_not_play_objective, play_objective)
    for step, options in rules.options.items():
        if issubclass(step, TrailStep) and step.window:
            rules.options[step] = _with_cards(options)
            rules.answers[step][PlayObjective] = play
            rules.do[step][PlayObjective] = play.do


def _with_cards(options: Options) -> Options:
    def with_cards(state: TrailState, step: Step) -> Sequence[Move]:
        hand = state.hand[step.seat]
        if hand and hand[-1] >= CATTLE:
            return [*options(state, step), *play_objective_options(state, step.seat)]
        return options(state, step)

    return cast("Options", with_cards)
