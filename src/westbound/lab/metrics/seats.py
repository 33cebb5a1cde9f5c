"""What a seat is worth: by its number, and by when it decides first.

Who begins is often drawn by lot, so that the number of a seat says nothing. The order in which the
seats make their first decision does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from westbound.engine.json_types import Json
from westbound.lab.metrics.summary import Estimated, Share, mean_of, share
from westbound.lab.results import GameResult
from westbound.lab.statistics import chi_square

# --- what is kept of a match


class OrderRecorder:
    """The seats in the order of their first decisions; whoever has none comes last."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._order: list[int] = []

    def decision(self, seat: int) -> None:
        if seat not in self._order:
            self._order.append(seat)

    def match(self) -> tuple[int, ...]:
        rest = (seat for seat in range(self._players) if seat not in self._order)
        return (*self._order, *rest)


# --- what many matches say


@dataclass(frozen=True, slots=True)
class Place:
    """A seat or a place in the order: wins, points, and points above the mean of the table."""

    wins: Share
    points: Estimated
    advantage: Estimated

    def to_json(self) -> Json:
        return {
            "wins": self.wins.to_json(),
            "points": self.points.to_json(),
            "points_above_table": self.advantage.to_json(),
        }


@dataclass(frozen=True, slots=True)
class Comparison:
    """All seats, or all places in the order, and whether chance alone explains their wins."""

    places: tuple[Place, ...]
    chi_square: float
    p_value: float

    @property
    def differ(self) -> bool:
        """Chance alone would do this in fewer than one of twenty reports."""
        return self.p_value < 0.05

    def to_json(self) -> dict[str, Json]:
        return {
            "places": [place.to_json() for place in self.places],
            "chi_square": self.chi_square,
            "p_value": self.p_value,
        }


@dataclass(frozen=True, slots=True)
class Seats:
    by_seat: Comparison
    by_order: Comparison
    fixed: bool  # the order is that of the seats in every match

    def to_json(self) -> dict[str, Json]:
        return {
            "by_seat": self.by_seat.to_json(),
            "by_order_of_first_decision": self.by_order.to_json(),
            "order_is_that_of_the_seats": self.fixed,
        }


def seats(orders: Sequence[tuple[int, ...]], results: Sequence[GameResult]) -> Seats:
    plain = [tuple(range(len(order))) for order in orders]
    return Seats(
        by_seat=_compare(plain, results),
        by_order=_compare(orders, results),
        fixed=plain == list(orders),
    )


def _compare(orders: Sequence[tuple[int, ...]], results: Sequence[GameResult]) -> Comparison:
    players = len(orders[0])
    places = []
    outright = [0] * players  # a shared victory says nothing about who is better off
    for place in range(players):
        at = [order[place] for order in orders]
        pairs = list(zip(at, results, strict=True))
        wins = sum(result.ranks[seat] == 1 for seat, result in pairs)
        outright[place] = sum(r.ranks[seat] == 1 and r.ranks.count(1) == 1 for seat, r in pairs)
        points = [result.points[seat] for seat, result in pairs]
        above = [result.points[seat] - sum(result.points) / players for seat, result in pairs]
        places.append(Place(share(wins, len(pairs)), mean_of(points), mean_of(above)))
    if not any(outright) or players < 2:
        return Comparison(tuple(places), 0.0, 1.0)
    return Comparison(tuple(places), *chi_square(outright))
