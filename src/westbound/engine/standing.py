"""How a match stands: the seats, best first, and what orders those with equal points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

SHARED: Final = "shared"  # nothing decides between equal points: the place is shared
OUT: Final = "out"  # the next seat has left the game


class TieBreak(NamedTuple):
    """What the points alone do not say: why a seat is ahead of the next one, or level with it.

    `key` is the sentence of the table `ties`; the numbers are those that were compared.
    """

    rule: str  # empty if the game has none
    key: str
    value: int = 0
    other: int = 0  # of the next seat


@dataclass(frozen=True, slots=True)
class Standing:
    seat: int
    rank: int
    points: int
    breakdown: Mapping[str, int]
    out: bool = False  # left the game before its end: behind all others, whatever the points
    decided_by: TieBreak | None = None  # where points do not put it ahead of the next seat


class Criterion(NamedTuple):
    """A rule that decides between equal points: a number for each seat, the lower one is ahead."""

    rule: str
    key: str
    numbers: Sequence[int]
    most: bool = False  # the higher one is ahead

    def order(self, seat: int) -> int:
        return -self.numbers[seat] if self.most else self.numbers[seat]


def rank_seats(
    breakdowns: Sequence[Mapping[str, int]],
    criteria: Sequence[Criterion] = (),
    *,
    shared_by: str = "",
    out: int = 0,
    out_by: str = "",
) -> list[Standing]:
    """Most points first, then by the criteria in their order; what is equal then shares a rank.

    `shared_by` is the rule that says so. Seats of the mask `out` have left the game and stand
    behind all others, by the rule `out_by`.
    """
    totals = [sum(breakdown.values()) for breakdown in breakdowns]
    keys = [
        (out >> seat & 1, -total, *(criterion.order(seat) for criterion in criteria))
        for seat, total in enumerate(totals)
    ]
    order = sorted(range(len(totals)), key=keys.__getitem__)
    ranks = [1 + sum(other < key for other in keys) for key in keys]

    def decided(seat: int, following: int) -> TieBreak | None:
        if totals[seat] > totals[following]:
            return None
        if (out >> seat ^ out >> following) & 1:
            return TieBreak(out_by, OUT)
        for rule, key, numbers, _ in criteria:
            if numbers[seat] != numbers[following]:
                return TieBreak(rule, key, numbers[seat], numbers[following])
        return TieBreak(shared_by, SHARED)

    reasons = [*(decided(seat, following) for seat, following in pairwise(order)), None]
    return [
        Standing(seat, ranks[seat], totals[seat], breakdowns[seat], bool(out >> seat & 1), reason)
        for seat, reason in zip(order, reasons, strict=True)
    ]
