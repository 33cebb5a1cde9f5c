"""The herd deck: drawing, discarding, removing. Rules GWT-008 to GWT-011, GWT-118 to GWT-123,
GWT-190, GWT-193 to GWT-195, GWT-282."""

from __future__ import annotations

from functools import lru_cache
from math import perm
from typing import Final

from westbound.engine.decisions import answer, chance, decision, no_rule_forbids
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.games.great_western_trail import step_cache
from westbound.games.great_western_trail.chance_moves import CARDS, Cards
from westbound.games.great_western_trail.chance_steps import DrawCards
from westbound.games.great_western_trail.components import (
    CARD_NAMES,
    HAND,
    HAND_LIMIT,
    including,
    merged,
    without,
)
from westbound.games.great_western_trail.moves import (
    DISCARD,
    DRAW_MANY,
    TRASH,
    Discard,
    DrawMany,
    Trash,
)
from westbound.games.great_western_trail.rules.actions.forfeit import forfeit, why_not_forfeit
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.steps import DiscardCards, DrawHowMany, TrashCards
from westbound.kit.moves import DECLINE, DONE, Decline, Done


# GWT-118: 4 cards, 1 more for each cleared hand space.
def hand_limit(state: TrailState, seat: int) -> int:
    return HAND_LIMIT + state.cleared_of(seat, HAND)


def drawn(stack: tuple[int, ...], count: int, rng: Rng) -> tuple[int, ...]:
    """`count` cards of a shuffled stack, sorted; one random number chooses them all."""
    if count == 1:
        return (stack[rng.below(len(stack))],)
    left = list(stack)
    number = rng.below(perm(len(left), count))
    taken = []
    for size in range(len(left), len(left) - count, -1):
        taken.append(left.pop(number % size))
        number //= size
    return tuple(sorted(taken))


def is_part_of(cards: tuple[int, ...], stack: tuple[int, ...]) -> bool:
    return all(cards.count(card) <= stack.count(card) for card in set(cards))


def minus(stack: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    left = list(stack)
    for card in cards:
        left.remove(card)
    return tuple(left)


# --- drawing


# GWT-121: a deck with too few cards gives what it has.
def draw(state: TrailState, seat: int, count: int) -> None:
    """Make the seat draw up to `count` cards."""
    if count > len(state.draw[seat]):
        count = min(count, len(state.draw[seat]) + len(state.discard[seat]))
    if count > 0:
        state.agenda.append(step_cache.draw_cards(count, seat))


# GWT-009, GWT-122: only when the next card is missing, the discard pile becomes the draw stack.
def sample_draw_cards(state: TrailState, step: DrawCards, rng: Rng) -> Cards:
    stack, count = state.draw[step.player], step.count
    missing = count - len(stack)
    if missing <= 0:
        return CARDS(drawn(stack, count, rng))
    return CARDS(merged(stack, drawn(state.discard[step.player], missing, rng)))


def why_not_draw_cards(state: TrailState, step: DrawCards, move: Cards) -> Refusal | None:
    """Return the rule that makes these cards impossible, or None."""
    cards, stack = move.codes, state.draw[step.player]
    if len(cards) != step.count or tuple(sorted(cards)) != cards:
        return Refusal("GWT-119", count=step.count)
    if len(stack) >= step.count:
        return None if is_part_of(cards, stack) else Refusal("GWT-009")
    if not is_part_of(stack, cards):
        return Refusal("GWT-009")
    rest = minus(cards, stack)
    return None if is_part_of(rest, state.discard[step.player]) else Refusal("GWT-009")


def draw_cards(state: TrailState, step: DrawCards, move: Cards) -> None:
    seat, cards = step.player, move.codes
    stack = state.draw[seat]
    if len(stack) >= len(cards):
        state.draw[seat] = minus(stack, cards)
    else:
        state.draw[seat] = minus(state.discard[seat], minus(cards, stack))
        state.discard[seat] = ()
    state.hand[seat] = merged(state.hand[seat], cards)


# --- draw, then discard as many (GWT-190, GWT-195, GWT-282)


def can_draw(state: TrailState, seat: int, limit: int) -> bool:
    return bool(state.draw[seat] or state.discard[seat])


def begin_draw_discard(state: TrailState, seat: int, optional: bool, limit: int) -> None:
    """GWT-282: the number is chosen first, where there is a choice."""
    if limit > 1:
        state.agenda.append(DrawHowMany(seat, optional, limit))
    else:
        draw_then_discard(state, seat, limit)


def draw_then_discard(state: TrailState, seat: int, count: int) -> None:
    count = min(count, len(state.draw[seat]) + len(state.discard[seat]))
    state.agenda.append(step_cache.discard_cards(seat, count))
    draw(state, seat, count)


def draw_many_options(state: TrailState, step: DrawHowMany) -> list[Move]:
    options: list[Move] = list(DRAW_MANY[1 : step.most + 1])
    if step.optional:
        options.append(DECLINE)
    return options


def why_not_draw_many(state: TrailState, step: DrawHowMany, move: DrawMany) -> Refusal | None:
    if move.amount <= step.most:
        return None
    return Refusal("GWT-282", amount=move.amount, limit=step.most)


def draw_many(state: TrailState, step: DrawHowMany, move: DrawMany) -> None:
    draw_then_discard(state, step.seat, move.amount)


# --- discarding and removing


# GWT-221: a card that only its owner had seen is public once it is shown.
def show(state: TrailState, seat: int, cards: tuple[int, ...]) -> None:
    """Everybody sees these cards, which have just left the hand.

    Of a kind that exists more than once, another copy may be the unseen one: then nobody can tell.
    """
    for card in cards:
        may_hold = state.hand[seat] + state.draw[seat]
        if state.unseen[seat].count(card) > may_hold.count(card):
            state.unseen[seat] = without(state.unseen[seat], card)


def to_discard_pile(state: TrailState, seat: int, cards: tuple[int, ...]) -> None:
    """From the hand to the discard pile of the same player."""
    state.hand[seat] = minus(state.hand[seat], cards)
    state.discard[seat] = merged(state.discard[seat], cards)
    if state.unseen[seat]:
        show(state, seat, cards)


# GWT-244: objective cards may go too, and come back through the deck.
def discard_options(state: TrailState, step: DiscardCards) -> tuple[Discard, ...]:
    return _discards(state.hand[step.seat])


@lru_cache(maxsize=1 << 14)
def _discards(hand: tuple[int, ...]) -> tuple[Discard, ...]:
    return tuple(DISCARD[card] for card in dict.fromkeys(hand))


def why_not_discard(state: TrailState, step: DiscardCards, move: Discard) -> Refusal | None:
    if move.code in state.hand[step.seat]:
        return None
    return Refusal("GWT-195", case="not_in_hand", card=CARD_NAMES[move.code])


def discard(state: TrailState, step: DiscardCards, move: Discard) -> None:
    to_discard_pile(state, step.seat, (move.code,))
    if step.count > 1:
        state.agenda.append(step_cache.discard_cards(step.seat, step.count - 1))


def begin_trash(state: TrailState, seat: int, optional: bool, count: int) -> None:
    if state.hand[seat]:
        state.agenda.append(TrashCards(seat, count))


def trash_options(state: TrailState, step: TrashCards) -> list[Move]:
    return [*(TRASH[card] for card in dict.fromkeys(state.hand[step.seat])), DONE]


def why_not_trash(state: TrailState, step: TrashCards, move: Trash) -> Refusal | None:
    if move.code in state.hand[step.seat]:
        return None
    return Refusal("GWT-193", case="not_in_hand", card=CARD_NAMES[move.code])


# GWT-194: a deck may become as small as you like.
def trash(state: TrailState, step: TrashCards, move: Trash) -> None:
    seat = step.seat
    state.hand[seat] = without(state.hand[seat], move.code)
    state.trashed[seat] = including(state.trashed[seat], move.code)
    show(state, seat, (move.code,))
    if step.count > 1 and state.hand[seat]:
        state.agenda.append(TrashCards(seat, step.count - 1))


def trash_no_more(state: TrailState, step: TrashCards, move: Done) -> None:
    """Keep the other cards."""


DECISIONS: Final = (
    decision(
        DrawHowMany,
        draw_many_options,
        answer(DrawHowMany, DrawMany, why_not_draw_many, draw_many),
        answer(DrawHowMany, Decline, why_not_forfeit, forfeit),
    ),
    decision(
        DiscardCards,
        discard_options,
        answer(DiscardCards, Discard, why_not_discard, discard),
    ),
    decision(
        TrashCards,
        trash_options,
        answer(TrashCards, Trash, why_not_trash, trash),
        answer(TrashCards, Done, no_rule_forbids, trash_no_more),
    ),
)
CHANCES: Final = (chance(DrawCards, sample_draw_cards, Cards, why_not_draw_cards, draw_cards),)
