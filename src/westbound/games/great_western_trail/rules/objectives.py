"""Gaining objective cards. Rules GWT-109, GWT-176, GWT-177, GWT-221."""

from __future__ import annotations

from typing import Final

from westbound.engine.decisions import answer, chance, decision
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.chance_moves import CARDS, Cards
from westbound.games.great_western_trail.chance_steps import DealDisplay, RevealObjective
from westbound.games.great_western_trail.components import CARD_NAMES, including, merged, without
from westbound.games.great_western_trail.moves import TAKE_CARD, TOP_OF_STACK, TakeCard, TopOfStack
from westbound.games.great_western_trail.rules.herd_deck import drawn, is_part_of, minus
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import TakeObjective
from westbound.games.great_western_trail.versions import is_corrected
from westbound.kit.moves import DECLINE, Decline


# GWT-177: with an empty display there is none.
def can_take_objective(state: TrailState, seat: int, amount: int) -> bool:
    return bool(state.display)


def begin_take_objective(state: TrailState, seat: int, optional: bool, to_hand: int) -> None:
    """GWT-109: without any card it lapses."""
    if state.display:
        state.agenda.append(TakeObjective(seat, optional, bool(to_hand)))


def take_objective_options(state: TrailState, step: TakeObjective) -> list[Move]:
    options: list[Move] = [TAKE_CARD[card] for card in dict.fromkeys(state.display)]
    if state.objective_stack:
        options.append(TOP_OF_STACK)
    if step.optional or not options:
        options.append(DECLINE)
    return options


def why_not_take_card(state: TrailState, step: TakeObjective, move: TakeCard) -> Refusal | None:
    if move.code in state.display:
        return None
    return Refusal("GWT-176", card=CARD_NAMES[move.code])


def why_not_take_top(state: TrailState, step: TakeObjective, move: TopOfStack) -> Refusal | None:
    return None if state.objective_stack else Refusal("GWT-177")


# GWT-107: the card of an arrow must be taken while there is one.
def why_not_forfeit_card(state: TrailState, step: TakeObjective, move: Decline) -> Refusal | None:
    if step.optional or not (state.display or state.objective_stack):
        return None
    return Refusal("GWT-107")


def forfeit_card(state: TrailState, step: TakeObjective, move: Decline) -> None:
    """Do without the card."""


def gain_card(state: TrailState, seat: int, card: int, to_hand: bool) -> None:
    """GWT-010, GWT-221: onto the discard pile, or straight to hand."""
    pile = state.hand if to_hand else state.discard
    pile[seat] = including(pile[seat], card)


def take_card(state: TrailState, step: TakeObjective, move: TakeCard) -> None:
    state.display = without(state.display, move.code)
    gain_card(state, step.seat, move.code, step.to_hand)
    if state.objective_stack:
        state.agenda.append(step_cache.deal_display(1))


def take_top(state: TrailState, step: TakeObjective, move: TopOfStack) -> None:
    state.agenda.append(step_cache.reveal_objective(step.seat, step.to_hand))


# --- chance


def sample_objectives(state: TrailState, step: DealDisplay | RevealObjective, rng: Rng) -> Cards:
    count = step.count if isinstance(step, DealDisplay) else 1
    return CARDS(drawn(state.objective_stack, count, rng))


def why_not_objectives(
    state: TrailState, step: DealDisplay | RevealObjective, move: Cards
) -> Refusal | None:
    count = step.count if isinstance(step, DealDisplay) else 1
    fits = len(move.codes) == count and tuple(sorted(move.codes)) == move.codes
    return None if fits and is_part_of(move.codes, state.objective_stack) else Refusal("GWT-024")


def deal_display(state: TrailState, step: DealDisplay, move: Cards) -> None:
    state.objective_stack = minus(state.objective_stack, move.codes)
    state.display = merged(state.display, move.codes)


def reveal_objective(state: TrailState, step: RevealObjective, move: Cards) -> None:
    seat = step.player
    state.objective_stack = minus(state.objective_stack, move.codes)
    gain_card(state, seat, move.codes[0], step.to_hand)
    if is_unseen(state, step):
        state.unseen[seat] = merged(state.unseen[seat], move.codes)


# GWT-221 (ADR 0010): from the stack straight to hand; onto the discard pile it goes face up.
def is_unseen(state: TrailState, step: RevealObjective) -> bool:
    """Whether only who takes it sees this card."""
    return step.to_hand and is_corrected(state.setup, "GWT-221")


DECISIONS: Final = (
    decision(
        TakeObjective,
        take_objective_options,
        answer(TakeObjective, TakeCard, why_not_take_card, take_card),
        answer(TakeObjective, TopOfStack, why_not_take_top, take_top),
        answer(TakeObjective, Decline, why_not_forfeit_card, forfeit_card),
    ),
)
CHANCES: Final = (
    chance(DealDisplay, sample_objectives, Cards, why_not_objectives, deal_display),
    chance(RevealObjective, sample_objectives, Cards, why_not_objectives, reveal_objective),
)
