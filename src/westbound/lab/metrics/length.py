"""How long a match is, by all the clocks that a game has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from westbound.engine.json_types import Json
from westbound.lab.metrics.summary import Distribution, distribution
from westbound.lab.results import GameResult

# --- what is kept of a match


@dataclass(frozen=True, slots=True)
class MatchLength:
    rounds: int | None  # None: the game does not count any
    turns: int  # how often the decisions passed to another seat, and the first one


class LengthRecorder:
    def __init__(self) -> None:
        self._rounds: int | None = None
        self._turns = 0
        self._seat: int | None = None

    def decision(self, seat: int, number: int | None) -> None:
        """A decision of this seat in this round, as the game counts it."""
        if number is not None:
            self._rounds = max(number, self._rounds or 0)
        self._turns += seat != self._seat
        self._seat = seat

    def match(self) -> MatchLength:
        return MatchLength(self._rounds, self._turns)


# --- what many matches say


@dataclass(frozen=True, slots=True)
class Length:
    decisions: Distribution
    forced: Distribution
    chances: Distribution
    turns: Distribution
    rounds: Distribution | None
    round_counts: dict[int, int]  # how many matches had how many rounds
    decision_counts: tuple[int, ...]  # of every match

    def to_json(self) -> dict[str, Json]:
        return {
            "decisions": self.decisions.to_json(),
            "forced": self.forced.to_json(),
            "chance": self.chances.to_json(),
            "turns": self.turns.to_json(),
            "rounds": None if self.rounds is None else self.rounds.to_json(),
            "matches_by_rounds": {str(n): count for n, count in self.round_counts.items()},
        }


def length(matches: Sequence[MatchLength], results: Sequence[GameResult]) -> Length:
    rounds = [match.rounds for match in matches if match.rounds is not None]
    return Length(
        decisions=distribution([result.decisions for result in results]),
        forced=distribution([result.forced for result in results]),
        chances=distribution([result.chances for result in results]),
        turns=distribution([match.turns for match in matches]),
        rounds=distribution(rounds) if rounds else None,
        round_counts=dict(sorted(Counter(rounds).items())),
        decision_counts=tuple(result.decisions for result in results),
    )
