"""Ratings by maximum likelihood, with intervals, on the scale of Elo.

Every bot has a strength s. Whoever wins a match is chosen among its seats with chances in
proportion to their strengths: for two seats that is the model of Bradley and Terry. By `RANKINGS`
the second is chosen in the same way from those who are left, and so on: the model of Plackett and
Luce. Equal ranks count as the mean over all their orders.

A bot that wins everything would be infinitely strong. So each match-up has one set more than was
played, half of it won and half of it lost by either side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import permutations
from math import cos, exp, factorial, fsum, log, pi, sqrt
from typing import Final, TypeAlias

from westbound.engine.rng import Rng
from westbound.lab.results import GameResult
from westbound.lab.tournament.match_ups import SetResult

POINTS: Final = 400 / log(10)  # so many for each unit of the logarithm: 400 are ten to one
ANCHOR_RATING: Final = 1000.0
RESAMPLES: Final = 1000
_MAX_STEPS: Final = 200
_CLOSE: Final = 1e-4

Among: TypeAlias = "tuple[tuple[int, int], ...]"  # bots by number and how many seats they have
Choices: TypeAlias = "dict[tuple[Among, int], float]"  # how often which bot was chosen among whom


class RateBy(StrEnum):
    """What of a result counts."""

    WINS = "wins"
    RANKINGS = "rankings"


@dataclass(frozen=True, slots=True)
class Rating:
    bot: str
    rating: float
    low: float
    high: float


def rate(
    bots: Sequence[str],
    sets: Iterable[Sequence[SetResult]],
    anchor: str,
    by: RateBy = RateBy.WINS,
    *,
    seed: int = 0,
    resamples: int = RESAMPLES,
) -> list[Rating]:
    """The ratings of those bots that have met the anchor, or somebody who has, best first.

    `sets` are the sets of each match-up. The intervals hold 95 % of the ratings after each set has
    been given a random weight (the Bayesian bootstrap); the extra set is weighted too. Of two bots
    that win or lose whole sets this is the interval of Jeffreys.
    """
    numbers = {bot: number for number, bot in enumerate(bots)}
    groups = [_Group(played, numbers, by) for played in sets if played]
    together = _connected(numbers[anchor], groups)
    groups = [group for group in groups if group.bots <= together]
    strengths = _fit(_summed(group.mean() for group in groups), numbers[anchor])
    rng, samples = Rng(seed), []
    for _ in range(resamples):
        sampled = _summed(group.weighted(rng) for group in groups)
        samples.append(_fit(sampled, numbers[anchor], strengths))
    found = []
    for bot, strength in strengths.items():
        ordered = sorted(sample[bot] for sample in samples)
        last = len(ordered) - 1
        low, high = ordered[round(0.025 * last)], ordered[round(0.975 * last)]
        found.append(Rating(bots[bot], _elo(strength), _elo(low), _elo(high)))
    return sorted(found, key=lambda rating: (-rating.rating, numbers[rating.bot]))


def _elo(strength: float) -> float:
    return ANCHOR_RATING + POINTS * strength


# --- from matches to choices


def choices_of(result: GameResult, numbers: Mapping[str, int], by: RateBy) -> Choices:
    """Who was chosen among whom in a match. A choice among copies of one bot tells nothing."""
    seats = [numbers[bot] for bot in result.bots]
    groups: dict[int, list[int]] = {}
    for bot, rank in zip(seats, result.ranks, strict=True):
        groups.setdefault(rank, []).append(bot)
    found: Choices = {}
    left = Counter(seats)
    for rank in sorted(groups):
        for order in permutations(groups[rank]):
            among = left.copy()
            for place, bot in enumerate(order):
                if len(among) > 1 and not (place and by is RateBy.WINS):
                    key = (tuple(sorted(among.items())), bot)
                    found[key] = found.get(key, 0.0) + 1 / factorial(len(order))
                among -= Counter((bot,))
        left -= Counter(groups[rank])
        if by is RateBy.WINS:
            break
    return found


class _Group:
    """The sets of a match-up; those with the same choices are counted together."""

    def __init__(self, sets: Sequence[SetResult], numbers: Mapping[str, int], by: RateBy) -> None:
        kinds = Counter(
            tuple(sorted(_summed(choices_of(r, numbers, by) for r in played.results).items()))
            for played in sets
        )
        self._kinds = [(dict(choices), count) for choices, count in kinds.items()]
        pairs = {(numbers[a], numbers[b]) for played in sets for a, b in played.met()}
        self.bots = {bot for pair in pairs for bot in pair}
        # The extra set: as many choices as a set has, shared among all who have met.
        share = len(sets[0].results) / len(pairs)
        self._won: Choices = {}
        self._lost: Choices = {}
        for pair in sorted(pairs):
            among = tuple((bot, 1) for bot in sorted(pair))
            self._won[among, pair[0]] = self._lost[among, pair[1]] = share

    def mean(self) -> Choices:
        return self._sum([float(count) for _, count in self._kinds], 0.5, 0.5)

    def weighted(self, rng: Rng) -> Choices:
        """Weights from the exponential distribution; half a set has its gamma distribution."""
        weights = [fsum(-log(1 - rng.random()) for _ in range(n)) for _, n in self._kinds]
        return self._sum(weights, _half_gamma(rng), _half_gamma(rng))

    def _sum(self, weights: list[float], won: float, lost: float) -> Choices:
        parts = [
            *((choices, weight) for (choices, _), weight in zip(self._kinds, weights, strict=True)),
            (self._won, won),
            (self._lost, lost),
        ]
        return _summed({key: n * weight for key, n in part.items()} for part, weight in parts)


def _half_gamma(rng: Rng) -> float:
    """Of shape 1/2: half the square of a normal number."""
    normal = sqrt(-2 * log(1 - rng.random())) * cos(2 * pi * rng.random())
    return normal * normal / 2


def _summed(parts: Iterable[Choices]) -> Choices:
    total: Choices = {}
    for part in parts:
        for key, weight in part.items():
            total[key] = total.get(key, 0.0) + weight
    return total


def _connected(anchor: int, groups: Sequence[_Group]) -> set[int]:
    """Everybody who can be compared with the anchor."""
    found = {anchor}
    while more := [group.bots for group in groups if group.bots & found and group.bots - found]:
        found = found.union(*more)
    return found


# --- the fit


def _fit(
    choices: Choices, anchor: int, start: Mapping[int, float] | None = None
) -> dict[int, float]:
    """Log strengths of greatest likelihood, by Newton's method; the anchor's is 0."""
    bots = sorted({bot for among, _ in choices for bot, _ in among} | {anchor})
    place = {bot: number for number, bot in enumerate(b for b in bots if b != anchor)}
    totals: dict[Among, float] = {}
    for (among, _), weight in choices.items():
        totals[among] = totals.get(among, 0.0) + weight
    logs = {bot: (start or {}).get(bot, 0.0) for bot in bots}
    for _ in range(_MAX_STEPS):
        step = solve(*_derivatives(choices, totals, logs, place))
        size = max(map(abs, step), default=0.0)
        scale = min(1.0, 1 / size) if size else 1.0  # far from the top Newton would overshoot
        for bot, number in place.items():
            logs[bot] += scale * step[number]
        if size < _CLOSE:  # what is left is about the square of it
            break
    return logs


def _derivatives(
    choices: Choices,
    totals: Mapping[Among, float],
    logs: Mapping[int, float],
    place: Mapping[int, int],
) -> tuple[list[list[float]], list[float]]:
    """The negative of the second derivatives of the log likelihood, and its gradient."""
    gradient = [0.0] * len(place)
    curvature = [[0.0] * len(place) for _ in place]
    for (_, bot), weight in choices.items():
        if bot in place:
            gradient[place[bot]] += weight
    for among, total in totals.items():
        strengths = [(bot, seats * exp(logs[bot])) for bot, seats in among]
        whole = fsum(strength for _, strength in strengths)
        chances = [(place[b], strength / whole) for b, strength in strengths if b in place]
        for row, chance in chances:
            gradient[row] -= total * chance
            curvature[row][row] += total * chance
            for column, other in chances:
                curvature[row][column] -= total * chance * other
    return curvature, gradient


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """x of matrix x = right, for a positive definite matrix: Gauss, and no pivots needed."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for n in range(size):
        for below in range(n + 1, size):
            factor = rows[below][n] / rows[n][n]
            for column in range(n, size + 1):
                rows[below][column] -= factor * rows[n][column]
    found = [0.0] * size
    for n in reversed(range(size)):
        known = fsum(rows[n][column] * found[column] for column in range(n + 1, size))
        found[n] = (rows[n][size] - known) / rows[n][n]
    return found
