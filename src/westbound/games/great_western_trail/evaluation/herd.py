"""Features of the cards: hand, deck and objective cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from westbound.games.great_western_trail.actions import ACTIONS, NO_CARD, OBJECTIVE_ACTION
from westbound.games.great_western_trail.components import (
    BREED_VALUE,
    BREEDS,
    OBJECTIVES,
    TASKS,
)
from westbound.games.great_western_trail.evaluation.facts import Herd, Look

HOPE: Final = 0.62  # the chance of each missing task of an objective card
TASK_TURNS: Final = 12  # turns that it takes to fulfil missing tasks
PRIZES: Final = tuple(
    sorted({ACTIONS[code].asks or "dollars" for code in OBJECTIVE_ACTION.values() if code >= 0})
)
CATTLE: Final = (
    *(f"{breed} in hand" for breed in BREEDS), "value in hand", "doubles in hand",
    "cards in hand", "hand limit", *(f"{breed} in the deck" for breed in BREEDS),
    "value of the deck", "mean value of the deck", "cards of the deck", "cards to draw",
    "value of the deck, while it delivers",
)  # fmt: skip
GOALS: Final = (
    "objective cards in hand", "points of objective cards in hand",
    "objective cards among the cattle", "objective cards that score",
    *(f"{task} done" for task in TASKS), *(f"{task} wanted" for task in TASKS),
    *(f"{task} missing" for task in TASKS), "penalties", "hopes of objective cards",
    "hopes of objective cards in time", *(f"objective cards with {name}" for name in PRIZES),
)  # fmt: skip
NAMES: Final = (*CATTLE, *GOALS)


def numbers(look: Look) -> list[float]:
    return [*_cattle(look), *_goals(look)]


def _cattle(look: Look) -> list[float]:
    hand, deck, seat = look.hand, look.deck, look.seat
    mean = deck.value / max(1, deck.cattle)
    return [
        *_in_hand(hand),
        len(look.state.hand[seat]) / 5, look.hand_limit / 5,
        *[count / 3 for count in deck.breeds],
        deck.value / 30, mean / 3, (deck.cattle + len(deck.objectives)) / 16,
        len(look.state.draw[seat]) / 10, mean / 3 * min(1.0, look.outlook.trips / 2),
    ]  # fmt: skip


@lru_cache(maxsize=1 << 12)
def _in_hand(hand: Herd) -> tuple[float, ...]:
    different = [n for n, count in enumerate(hand.breeds) if count]
    value = sum([BREED_VALUE[breed] for breed in different])
    return (*hand.breeds, value / 10, (hand.cattle - len(different)) / 2)


def _goals(look: Look) -> list[float]:
    area, deck = look.state.area[look.seat], look.deck.objectives
    held = look.hand.objectives
    scoring, hope, more = _hopes(area, deck, look.tasks)
    in_time = min(1.0, look.outlook.turns / TASK_TURNS)
    return [
        len(held), sum([OBJECTIVES[card].vp for card in held]) / 5,
        len(deck) / 3, len(area) / 3,
        *[done / 3 for done in look.tasks],
        *scoring, hope / 5, hope / 5 * in_time, *more,
    ]  # fmt: skip


Goals = tuple[tuple[float, ...], float, tuple[float, ...]]


@lru_cache(maxsize=1 << 13)
def _hopes(area: tuple[int, ...], deck: tuple[int, ...], done: tuple[int, ...]) -> Goals:
    """Tasks wanted and missing with the penalties, points to hope for, actions on the cards."""
    cards = [*area, *deck]
    wanted = [sum([OBJECTIVES[card].tasks[t] for card in cards]) for t in range(len(TASKS))]
    missing = [max(0, w - d) for w, d in zip(wanted, done, strict=True)]
    penalties = sum([OBJECTIVES[card].penalty for card in area])
    hope = sum([_hope(card, done, bound=False) for card in deck], 0.0)
    hope += sum([_hope(card, done, bound=True) for card in area], 0.0)
    prizes = [_prize(card) for card in deck]
    figures = (*(w / 3 for w in wanted), *(m / 3 for m in missing), penalties / 5)
    return figures, hope, tuple(float(prizes.count(name)) for name in PRIZES)


def _hope(card: int, done: tuple[int, ...], *, bound: bool) -> float:
    objective = OBJECTIVES[card]
    missing = sum([max(0, n - h) for n, h in zip(objective.tasks, done, strict=True)])
    chance: float = HOPE**missing
    return (objective.vp + objective.penalty * bound) * chance


def _prize(card: int) -> str:
    code = OBJECTIVE_ACTION[card]
    return "" if code == NO_CARD else ACTIONS[code].asks or "dollars"
