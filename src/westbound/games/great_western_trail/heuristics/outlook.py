"""One position seen by one seat: how much time is left, and what money is worth in it."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

from westbound.games.great_western_trail.heuristics.horizon import turns_left
from westbound.games.great_western_trail.heuristics.journey import steps_to_kansas_city
from westbound.games.great_western_trail.heuristics.known import known_of, situation
from westbound.games.great_western_trail.heuristics.weights import Weights
from westbound.games.great_western_trail.rules.move import step_limit
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import BESIDE, KANSAS_CITY, START

WHOLE_GAME: Final = 26.0  # turns of a player for which the weights are meant
STOPS: Final = 1.6  # a trip takes this many times the turns of the fastest way
SHORTEST_TRIP: Final = 3.0  # turns from one delivery to the next, at the least
SOON_OVER: Final = 8.0  # turns before the end in which money loses its use


class Purse:
    """The money of a seat: the first dollars are worth more, as long as they can be used."""

    __slots__ = ("above", "enough", "high", "low", "money")

    def __init__(self, money: int, turns: float, weights: Weights) -> None:
        soon = min(1.0, turns / SOON_OVER)
        self.money = money
        self.enough = weights.enough
        self.low = weights.dollar + weights.working * soon  # each of the first dollars
        self.high = weights.dollar + weights.spare * soon  # each further one
        self.above = money - weights.enough

    def worth(self) -> float:
        return self.low * min(self.money, self.enough) + self.high * max(0.0, self.above)

    def cost(self, dollars: float) -> float:
        """What paying this takes from the worth of the purse."""
        above = self.above
        if above <= 0:
            return dollars * self.low
        if dollars <= above:
            return dollars * self.high
        return above * self.high + (dollars - above) * self.low

    def earned(self, dollars: float) -> float:
        """What this adds to the worth of the purse."""
        missing = -self.above
        if missing <= 0:
            return dollars * self.high
        if dollars <= missing:
            return dollars * self.low
        return missing * self.low + (dollars - missing) * self.high


class Outlook:
    """What all parts of a rating read; `known` keeps what several of them ask for."""

    __slots__ = (
        "fade", "known", "money", "on_time", "purse", "seat", "state", "steps", "to_city", "trips",
        "turns", "weights",
    )  # fmt: skip

    def __init__(self, state: TrailState, seat: int, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.money = state.money[seat]
        self.turns = turns_left(state, seat)
        self.fade = min(1.0, self.turns / WHOLE_GAME)  # the share of the game that is left
        self.steps = step_limit(state, seat)
        self.purse = Purse(self.money, self.turns, weights)
        self.to_city, self.on_time = self._way_to_kansas_city()
        trip = ceil(steps_to_kansas_city(state.locations, START) / self.steps) * STOPS
        # deliveries after the next one
        self.trips = max(0.0, self.turns - self.to_city) / max(trip, SHORTEST_TRIP)
        time = (weights, self.turns, self.trips, self.on_time)
        self.known = known_of((*time, *situation(state, seat)))

    def _way_to_kansas_city(self) -> tuple[float, float]:
        """The turns it takes, and the chance to be there before the end."""
        state, at = self.state, self.state.at[self.seat]
        if at == KANSAS_CITY:
            return 0.0, 1.0
        steps = steps_to_kansas_city(state.locations, START if at == BESIDE else at)
        fastest = ceil(steps / self.steps)
        return fastest * STOPS, min(1.0, max(0.0, self.turns + 1.0 - fastest))


def remembered(find: Callable[[Outlook, int], float]) -> Callable[[Outlook, int], float]:
    """Find it once for each situation and number."""
    name = find.__name__

    def known(outlook: Outlook, number: int) -> float:
        key = (name, number)
        worth = outlook.known.gains.get(key)
        if worth is None:
            outlook.known.gains[key] = worth = find(outlook, number)
        return worth

    return known
