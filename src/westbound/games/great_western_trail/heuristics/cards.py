"""Hand and deck: certificates, drawing, discarding, removing, objective cards."""

from __future__ import annotations

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
    cards = [card for card in state.deck(seat) if card >= CATTLE]
    value = -weights.clutter * outlook.fade * len(cards)
    fulfilled = list(scored.fulfilled)
    left = list(tasks_done(state, seat))
    for card in fulfilled:
        left = [a - b for a, b in zip(left, OBJECTIVES[card].tasks, strict=True)]
    hope = min(1.0, outlook.turns / TASK_TURNS)
    for card, bound in [(c, True) for c in state.area[seat]] + [(c, False) for c in cards]:
        if card in fulfilled:
            fulfilled.remove(card)
            continue
        objective = OBJECTIVES[card]
        missing = sum([max(0, n - h) for n, h in zip(objective.tasks, left, strict=True)])
        prize = objective.vp + objective.penalty * bound
        value += prize * hope * weights.task**missing
    return value
