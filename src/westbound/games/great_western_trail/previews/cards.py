"""Objective cards, drawing, discarding and removing cards."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.refusal import Param
from westbound.engine.step import Step
from westbound.games.great_western_trail import moves as m
from westbound.games.great_western_trail import steps
from westbound.games.great_western_trail.actions import ACTION_NAMES, OBJECTIVE_ACTION
from westbound.games.great_western_trail.components import CARD_VP, CATTLE, OBJECTIVES, without
from westbound.games.great_western_trail.rules.income import breeding_value
from westbound.games.great_western_trail.rules.objective_cards import can_act
from westbound.games.great_western_trail.rules.objective_scoring import tasks_done
from westbound.games.great_western_trail.state import TrailState
from westbound.kit.messages import MoveMessage, preview, sentence


def _tasks(state: TrailState, seat: int, card: int) -> dict[str, Param]:
    """How many tasks of a card are fulfilled, other cards not considered (GWT-239)."""
    needed = OBJECTIVES[card].tasks
    done = tasks_done(state, seat)
    fulfilled = sum(min(have, need) for have, need in zip(done, needed, strict=True))
    return {"done": fulfilled, "tasks": sum(needed)}


def _take_card(state: TrailState, step: steps.TakeObjective, move: m.TakeCard) -> Sentence:
    key = "take_card_hand" if step.to_hand else "take_card"
    return sentence(key, **_tasks(state, step.seat, move.code))


def _top_of_stack(state: TrailState, step: steps.TakeObjective, move: m.TopOfStack) -> Sentence:
    return sentence("top_of_stack", count=len(state.objective_stack))


def _play_objective(state: TrailState, step: Step, move: m.PlayObjective) -> Sentence:
    """What it will score, and its immediate action, if it can be done now (GWT-235, GWT-238)."""
    card = OBJECTIVES[move.code]
    return sentence(
        "objective" if can_act(state, step, move.code) else "objective_only",
        **_tasks(state, step.seat, move.code),
        vp=card.vp,
        penalty=card.penalty,
        action=ACTION_NAMES[OBJECTIVE_ACTION[move.code]],
    )


def _values(state: TrailState, seat: int, card: int) -> dict[str, Param]:
    """The breeding value of the hand with and without a card (GWT-081)."""
    hand = state.hand[seat]
    return {"value": breeding_value(hand), "after": breeding_value(without(hand, card))}


def _discard(state: TrailState, step: steps.DiscardCards, move: m.Discard) -> Sentence:
    return sentence("discard", **_values(state, step.seat, move.code))


def _trash(state: TrailState, step: steps.TrashCards, move: m.Trash) -> Sentence:
    vp = CARD_VP[move.code] if move.code < CATTLE else 0
    return sentence("trash", **_values(state, step.seat, move.code), vp=vp)


def _draw_many(state: TrailState, step: steps.DrawHowMany, move: m.DrawMany) -> Sentence:
    stack, pile = len(state.draw[step.seat]), len(state.discard[step.seat])
    return sentence("draw_many", count=min(move.amount, stack + pile), stack=stack)


PREVIEWS: Final[tuple[MoveMessage, ...]] = (
    preview(steps.TakeObjective, m.TakeCard, _take_card, "take_card", "take_card_hand"),
    preview(steps.TakeObjective, m.TopOfStack, _top_of_stack),
    preview(Step, m.PlayObjective, _play_objective, "objective", "objective_only"),
    preview(steps.DiscardCards, m.Discard, _discard),
    preview(steps.TrashCards, m.Trash, _trash),
    preview(steps.DrawHowMany, m.DrawMany, _draw_many),
)
