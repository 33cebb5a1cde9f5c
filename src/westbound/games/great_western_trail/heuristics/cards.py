"""Hand and deck: certificates, drawing, discarding, removing, objective cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from westbound.games.great_western_trail.actions import AN_OBJECTIVE, ANY_CATTLE, PAIR
from westbound.games.great_western_trail.components import BREED, BREED_VALUE, CATTLE, OBJECTIVES
from westbound.games.great_western_trail.heuristics.outlook import Outlook
from westbound.games.great_western_trail.rules.certificates import certificate_limit
from westbound.games.great_western_trail.rules.objective_scoring import Scored, tasks_done

LOOK: Final = 0.35  # a card drawn for one discarded
MAX_LOOKS: Final = 3  # such cards in one action that are worth it
THIN_TRIPS: Final = 2  # deliveries over which a thinner deck pays in full
OBJECTIVE_LOST: Final = 0.3  # an objective card discarded: it comes back later
VALUE_LOST: Final = 0.3  # a point of breeding value discarded before a delivery
DOUBLE_LOST: Final = -0.3  # a second card of a breed makes room for something better
AVERAGE_DRAWN: Final = 1.2  # breeding value that the next card brings instead
TASK_TURNS: Final = 12  # turns that it takes to fulfil missing tasks


def certificates(outlook: Outlook, count: int) -> float:
    """Each adds one to the next delivery."""
    state, seat, weights = outlook.state, outlook.seat, outlook.weights
    free = certificate_limit(state, seat) - state.certificates[seat]
    worth = weights.certificate + weights.income + weights.breeding
    return max(0, min(count, free)) * worth * outlook.on_time


def take_objective(outlook: Outlook, to_hand: int) -> float:
    return outlook.weights.card * outlook.fade if outlook.state.display else 0.0


def draw_discard(outlook: Outlook, limit: int) -> float:
    return LOOK * min(limit, MAX_LOOKS) * outlook.on_time


def trash(outlook: Outlook, count: int) -> float:
    return outlook.weights.thin * count * min(1.0, outlook.trips / THIN_TRIPS)


def cost_of_discarding(outlook: Outlook, wanted: int) -> float | None:
    """What discarding costs, None if there is no such card."""
    hand = outlook.state.hand[outlook.seat]
    breeds = [BREED[card] for card in hand if card < CATTLE]
    if wanted == AN_OBJECTIVE:
        return OBJECTIVE_LOST if hand and hand[-1] >= CATTLE else None
    if wanted == PAIR:
        pairs = [b for b in breeds if breeds.count(b) > 1]
        return VALUE_LOST * BREED_VALUE[min(pairs)] if pairs else None
    if wanted == ANY_CATTLE:
        return min([_loss(breeds, b) for b in breeds], default=None)
    return _loss(breeds, wanted) if wanted in breeds else None


def _loss(breeds: list[int], breed: int) -> float:
    if breeds.count(breed) > 1:
        return DOUBLE_LOST
    return VALUE_LOST * (BREED_VALUE[breed] - AVERAGE_DRAWN)


def objective_cards(outlook: Outlook, scored: Scored) -> float:
    """The chance to fulfil those that are not yet; cards in the deck are in the way."""
    state, seat, weights = outlook.state, outlook.seat, outlook.weights
    area, cards = state.area[seat], objective_cards_of(state.deck(seat))
    value = -weights.clutter * outlook.fade * len(cards)
    if len(scored.fulfilled) == len(area) + len(cards):
        return value
    hope = min(1.0, outlook.turns / TASK_TURNS)
    done = tasks_done(state, seat)
    return value + hope * _to_come(area, cards, done, scored.fulfilled, weights.task)


@lru_cache(maxsize=1 << 13)
def objective_cards_of(deck: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted([card for card in deck if card >= CATTLE]))


@lru_cache(maxsize=1 << 13)
def _to_come(
    area: tuple[int, ...],
    cards: tuple[int, ...],
    done: tuple[int, ...],
    scored: tuple[int, ...],
    chance: float,
) -> float:
    """The prizes of those that do not score yet, by the chance of their missing tasks."""
    fulfilled, left, value = list(scored), list(done), 0.0
    for card in fulfilled:
        left = [a - b for a, b in zip(left, OBJECTIVES[card].tasks, strict=True)]
    for card, bound in [(c, True) for c in area] + [(c, False) for c in cards]:
        if card in fulfilled:
            fulfilled.remove(card)
            continue
        objective = OBJECTIVES[card]
        missing = sum([max(0, n - h) for n, h in zip(objective.tasks, left, strict=True)])
        prize = objective.vp + objective.penalty * bound
        value += prize * chance**missing
    return value
