"""What hand and deck may bring in Kansas City: breeding values to expect."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from westbound.games.great_western_trail.components import BREED, BREED_VALUE, BREEDS, CATTLE

MORE_SEEN: Final = 2  # cards of a trip beyond a full hand


def breeds_of(cards: tuple[int, ...]) -> list[int]:
    """How many cards there are of each breed."""
    counts = [0] * len(BREEDS)
    for card in cards:
        if card < CATTLE:
            counts[BREED[card]] += 1
    return counts


@lru_cache(maxsize=1 << 14)
def hand_total(
    hand: tuple[int, ...], stack: tuple[int, ...], keep: int, drawn: float
) -> tuple[float, int]:
    """The breeding value to expect if `drawn` cards come, and the doubles in hand.

    Only `keep` cards stay of the hand.
    """
    held = breeds_of(hand)
    values = sorted([v for v, n in zip(BREED_VALUE, held, strict=True) if n], reverse=True)
    total = float(sum(values[:keep]))
    if stack and drawn > 0:
        size = len(stack)
        for value, have, more in zip(BREED_VALUE, held, breeds_of(stack), strict=True):
            if more and not have:
                total += value * (1 - (1 - more / size) ** drawn)
    return total, sum([n - 1 for n in held if n])


@lru_cache(maxsize=1 << 12)
def deck_total(deck: tuple[int, ...], limit: int) -> float:
    """The breeding value of a usual hand out of the whole deck."""
    size = len(deck)
    if not size:
        return 0.0
    counts, total, hand_left = breeds_of(deck), 0.0, float(limit)
    seen = limit + MORE_SEEN
    for value, count in sorted(zip(BREED_VALUE, counts, strict=True), reverse=True):
        if count:
            share = min(hand_left, 1 - (1 - count / size) ** seen)
            total += value * share
            hand_left -= share
    return total
