"""Pairings of a Swiss round: those with similar scores, and if possible nobody twice."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction
from math import ceil, log2
from typing import TypeAlias

Pair: TypeAlias = "tuple[int, int]"


def usual_rounds(bots: int) -> int:
    """Enough for a single best one."""
    return max(1, ceil(log2(bots)))


def pairings(
    scores: Sequence[Fraction], met: Collection[Pair], byes: Sequence[int] = ()
) -> tuple[list[Pair], int | None]:
    """The pairs of this round by number, the lower one first, and who has a bye.

    With an odd number it is the lowest of those who have had the fewest byes. Equal scores stand
    in the order in which the bots were given.
    """
    order = sorted(range(len(scores)), key=lambda bot: (-scores[bot], bot))
    bye = None
    if len(order) % 2:
        fewest = min(byes.count(bot) for bot in order)
        bye = next(bot for bot in reversed(order) if byes.count(bot) == fewest)
        order.remove(bye)
    played = {frozenset(pair) for pair in met}
    pairs = _without_repeats(tuple(order), played, set())
    if pairs is None:  # unavoidable
        pairs = list(zip(order[::2], order[1::2], strict=True))
    return [(min(pair), max(pair)) for pair in pairs], bye


def _without_repeats(
    order: tuple[int, ...], played: set[frozenset[int]], hopeless: set[tuple[int, ...]]
) -> list[Pair] | None:
    """The first one meets the next it has not met yet, such that all others have somebody too."""
    if not order:
        return []
    if order in hopeless:
        return None
    first = order[0]
    for place in range(1, len(order)):
        if frozenset((first, order[place])) in played:
            continue
        others = _without_repeats(order[1:place] + order[place + 1 :], played, hopeless)
        if others is not None:
            return [(first, order[place]), *others]
    hopeless.add(order)
    return None
