"""How points are made, how winners differ from the others, and from each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from westbound.engine.json_types import Json
from westbound.lab.metrics.summary import (
    Distribution,
    Estimated,
    Share,
    distribution,
    entropy,
    mean_of,
    mean_of_groups,
    share,
    spread_of,
)
from westbound.lab.results import GameResult


@dataclass(frozen=True, slots=True)
class Category:
    """The points of one category: of winners, of the others, and the difference in a match."""

    winners: Estimated
    others: Estimated
    difference: Estimated
    main: Share  # winners who made most of their points here

    def to_json(self) -> Json:
        return {
            "winners": self.winners.to_json(),
            "others": self.others.to_json(),
            "difference": self.difference.to_json(),
            "main_category_of_winners": self.main.to_json(),
        }


@dataclass(frozen=True, slots=True)
class Strategies:
    categories: dict[str, Category]
    winning_points: Distribution
    all_points: Distribution
    winning_scores: tuple[int, ...]  # of every match
    sources: float  # how many categories, equally large, would spread the points as widely
    variety: float  # how different the winners of two matches are, from 0 to 1

    def to_json(self) -> dict[str, Json]:
        return {
            "categories": {name: one.to_json() for name, one in self.categories.items()},
            "winning_points": self.winning_points.to_json(),
            "points": self.all_points.to_json(),
            "winning_scores": list(self.winning_scores),
            "effective_sources_of_a_winner": self.sources,
            "distance_between_winners": self.variety,
        }


def strategies(results: Sequence[GameResult]) -> Strategies:
    winners = [_winner(result) for result in results]
    names = list(dict.fromkeys(name for result in results for name in result.breakdowns[0]))
    profiles = [profile for result in results if (profile := _profile(_breakdown(result)))]
    main = Counter(max(profile, key=lambda name: profile[name]) for profile in profiles)
    points = [list(result.points) for result in results]
    every = Counter(float(value) for row in points for value in row)
    mean = mean_of_groups([sum(row) for row in points], [len(row) for row in points])
    return Strategies(
        categories={n: _category(results, n, share(main[n], len(profiles))) for n in names},
        winning_points=distribution([r.points[w] for r, w in zip(results, winners, strict=True)]),
        all_points=spread_of(every, mean),
        winning_scores=tuple(r.points[w] for r, w in zip(results, winners, strict=True)),
        sources=_mean([2 ** entropy(list(profile.values())) for profile in profiles]),
        variety=_variety(profiles),
    )


def _winner(result: GameResult) -> int:
    return result.ranks.index(1)


def _breakdown(result: GameResult) -> Mapping[str, int]:
    return result.breakdowns[_winner(result)]


def _category(results: Sequence[GameResult], name: str, main: Share) -> Category:
    won = [_breakdown(result).get(name, 0) for result in results]
    rest = [
        [b.get(name, 0) for seat, b in enumerate(result.breakdowns) if seat != _winner(result)]
        for result in results
    ]
    means = [sum(row) / len(row) if row else 0.0 for row in rest]
    return Category(
        winners=mean_of(won),
        others=mean_of_groups([sum(row) for row in rest], [len(row) for row in rest]),
        difference=mean_of([a - b for a, b in zip(won, means, strict=True)]),
        main=main,
    )


def _profile(breakdown: Mapping[str, int]) -> dict[str, float]:
    """Which part of what was won came from where; losses are left out."""
    total = sum(points for points in breakdown.values() if points > 0)
    return {name: max(0, points) / total for name, points in breakdown.items()} if total else {}


def _variety(profiles: Sequence[Mapping[str, float]]) -> float:
    """The mean distance of two winners: the part of their points that came from elsewhere.

    Category by category: in a sorted list the distances of all pairs are one sum.
    """
    count = len(profiles)
    if count < 2:
        return 0.0
    total = 0.0
    for name in sorted({name for profile in profiles for name in profile}):
        values = sorted(profile.get(name, 0.0) for profile in profiles)
        total += sum(value * (2 * i - count + 1) for i, value in enumerate(values))
    return total / 2 / (count * (count - 1) / 2)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
