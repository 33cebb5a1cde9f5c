"""Adds up the results of a simulation by bot; the order in which they come does not matter."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from westbound.engine.json_types import Json
from westbound.engine.standing import SHARED
from westbound.lab.decision_times import DecisionTimes
from westbound.lab.results import GameResult, Violation
from westbound.lab.statistics import ClusterMean, wilson


class BotTally:
    """One bot, whatever seats it had. A seat counts once for each game.

    Whoever shares a victory has won: it is one win for each of them, and a shared one.
    Copies of one bot at a table cannot all win, so the interval of their win rate is conservative.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.seats = 0
        self.wins = 0
        self.shared_wins = 0
        self.rank_sum = 0
        self.errors = 0
        self.points = ClusterMean()
        self.category_sums: dict[str, int] = {}
        self.times = DecisionTimes()  # not in the JSON: they are of one run

    def add(self, result: GameResult) -> None:
        seats = [seat for seat, bot in enumerate(result.bots) if bot == self.name]
        self.seats += len(seats)
        wins = sum(result.ranks[seat] == 1 for seat in seats)
        self.wins += wins
        self.shared_wins += wins if result.decided_by == SHARED else 0
        self.rank_sum += sum(result.ranks[seat] for seat in seats)
        self.errors += sum(result.errors[seat] for seat in seats)
        self.points.add(sum(result.points[seat] for seat in seats), len(seats))
        for seat in seats:
            for category, points in result.breakdowns[seat].items():
                self.category_sums[category] = self.category_sums.get(category, 0) + points
            if result.times:
                self.times.include(result.times[seat])

    @property
    def win_rate(self) -> float:
        return self.wins / self.seats

    @property
    def win_interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.seats)

    @property
    def mean_rank(self) -> float:
        return self.rank_sum / self.seats

    @property
    def categories(self) -> dict[str, float]:
        """Mean points by category."""
        return {name: points / self.seats for name, points in self.category_sums.items()}

    def to_json(self) -> dict[str, Json]:
        low, high = self.win_interval
        return {
            "bot": self.name,
            "seats": self.seats,
            "wins": self.wins,
            "shared_wins": self.shared_wins,
            "win_rate": self.win_rate,
            "win_rate_95": [low, high],
            "mean_rank": self.mean_rank,
            "points": {"mean": self.points.mean, "standard_error": self.points.standard_error},
            "points_by_category": dict(self.categories),
            "errors": self.errors,
        }


@dataclass(slots=True)
class Spread:
    """Mean, minimum and maximum of whole numbers."""

    count: int = 0
    total: int = 0
    minimum: int = 0
    maximum: int = 0

    def add(self, value: int) -> None:
        self.minimum = value if not self.count else min(self.minimum, value)
        self.maximum = value if not self.count else max(self.maximum, value)
        self.count += 1
        self.total += value

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def to_json(self) -> dict[str, Json]:
        return {"mean": self.mean, "min": self.minimum, "max": self.maximum}


class Tally:
    """All results so far. Games that the referee stopped are counted, but score for nobody."""

    def __init__(self) -> None:
        self.finished = 0
        self.bots: dict[str, BotTally] = {}
        self.decisions = Spread()
        self.forced = Spread()
        self.chances = Spread()
        self.choices = 0
        self.ties = Counter[str]()  # matches that the points did not decide, by tie-break
        self.violations: list[Violation] = []

    @property
    def played(self) -> int:
        return self.finished + len(self.violations)

    @property
    def choices_per_decision(self) -> float:
        """Of decisions that had a choice."""
        return self.choices / self.decisions.total if self.decisions.total else 0.0

    def add(self, result: GameResult) -> None:
        if result.violation is not None:
            self.violations.append(result.violation)
            return
        self.finished += 1
        for name in sorted(set(result.bots)):
            self.bots.setdefault(name, BotTally(name)).add(result)
        self.decisions.add(result.decisions)
        self.forced.add(result.forced)
        self.chances.add(result.chances)
        self.choices += result.choices
        if result.decided_by:
            self.ties[result.decided_by] += 1

    def ranking(self) -> list[BotTally]:
        """The bots, best win rate first."""
        return sorted(self.bots.values(), key=lambda bot: (-bot.win_rate, bot.name))

    def decision_times(self) -> dict[str, Json]:
        """Of each bot, for the part of a report that depends on the machine."""
        return {bot.name: bot.times.figures() for bot in self.ranking()}

    def to_json(self) -> dict[str, Json]:
        return {
            "games_finished": self.finished,
            "bots": [bot.to_json() for bot in self.ranking()],
            "victories_by_tie_break": dict(sorted(self.ties.items())),
            "game_length": {
                "decisions": self.decisions.to_json(),
                "forced": self.forced.to_json(),
                "chance": self.chances.to_json(),
                "choices_per_decision": self.choices_per_decision,
            },
            "violations": [v.to_json() for v in self.sorted_violations()],
        }

    def sorted_violations(self) -> list[Violation]:
        return sorted(self.violations, key=lambda violation: violation.record.number)
