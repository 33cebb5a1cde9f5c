"""What is played next. It follows from the plan and the results so far, not from who was fastest.

A round is the next batch of sets of all match-ups that are still open. One looks only after whole
rounds whether a match-up is decided, so it does not matter where and in what order its matches
are played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from westbound.lab.results import GameResult
from westbound.lab.simulation import ScheduledGame
from westbound.lab.tournament.formats import match_ups
from westbound.lab.tournament.match_ups import MatchUp, SetResult
from westbound.lab.tournament.plan import Format, Plan
from westbound.lab.tournament.sequential import Verdict
from westbound.lab.tournament.swiss import pairings

_BYE = Fraction(1, 2)  # what a Swiss round without an opponent brings


@dataclass(slots=True)
class Contest:
    """A match-up and how it stands."""

    match_up: MatchUp
    sets: list[SetResult] = field(default_factory=list)
    verdict: Verdict | None = None
    decided_after: int | None = None  # so many sets

    @property
    def scores(self) -> Counter[Fraction]:
        """How often the first bot had which score in a set."""
        return Counter(played.score_of(self.match_up) for played in self.sets)

    @property
    def share(self) -> Fraction:
        """Of the sets that the first bot has won, ties half."""
        scores = self.scores
        total = sum((score * count for score, count in scores.items()), Fraction(0))
        return total / max(1, len(self.sets))


@dataclass(frozen=True, slots=True)
class ScheduledSet:
    contest: Contest
    number: int
    games: tuple[ScheduledGame, ...]


class Schedule:
    """The course of a tournament: alternately ask for a round and add its results."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.contests: list[Contest] = []  # of all stages so far
        self.round: list[ScheduledSet] = []  # what is to be played now
        self.games_scheduled = 0
        self._stage: list[Contest] = []
        self._stages = 0
        self._byes: list[int] = []

    # --- going on

    def next_round(self) -> list[ScheduledGame]:
        """All matches of the next round; none when the tournament is over."""
        while not (still_open := [s for s in self._stage if not self.is_done(s)]):
            if not self._next_stage():
                self.round = []
                return []
        self.round = [
            self._schedule(contest, number)
            for contest in still_open
            for number in range(
                len(contest.sets), min(len(contest.sets) + self.plan.batch, self.plan.sets)
            )
        ]
        return [game for scheduled in self.round for game in scheduled.games]

    def add_round(self, results: Mapping[int, GameResult]) -> None:
        """The round has been played: here are its matches by number."""
        self.add_finished_sets(results)
        for contest in self._stage:
            if contest.verdict is None:
                contest.verdict = self.plan.question.answer(contest.scores)
                if contest.verdict is not None:
                    contest.decided_after = len(contest.sets)

    def add_finished_sets(self, results: Mapping[int, GameResult]) -> None:
        """Those sets of the round that are complete; after an interruption only some are."""
        for scheduled in self.round:
            if all(game.number in results for game in scheduled.games):
                played = tuple(results[game.number] for game in scheduled.games)
                scheduled.contest.sets.append(SetResult(scheduled.number, played))
        self.round = []

    def is_done(self, contest: Contest) -> bool:
        decided = contest.verdict is not None and not self.plan.play_all
        return decided or len(contest.sets) >= self.plan.sets

    def _schedule(self, contest: Contest, number: int) -> ScheduledSet:
        plan, match_up = self.plan, contest.match_up
        seed = match_up.match_seed(plan.seed, number)
        first = self.games_scheduled
        games = tuple(
            ScheduledGame(first + n, plan.game, plan.case, line_up, seed, referee=False)
            for n, line_up in enumerate(match_up.line_ups(number, plan.players))
        )
        self.games_scheduled += len(games)
        return ScheduledSet(contest, number, games)

    # --- stages

    def _next_stage(self) -> bool:
        """The next Swiss round; every other format has one stage only."""
        swiss = self.plan.format is Format.SWISS
        if self._stages == (self.plan.rounds if swiss else 1):
            return False
        self._stages += 1
        found = self._swiss_pairs() if swiss else match_ups(self.plan)
        self._stage = [Contest(match_up) for match_up in found]
        self.contests += self._stage
        return True

    def _swiss_pairs(self) -> list[MatchUp]:
        bots = self.plan.bots
        met = [(bots.index(a), bots.index(b)) for s in self.contests for a, b in [s.match_up.bots]]
        scores = self.swiss_scores()
        pairs, bye = pairings([scores[bot] for bot in bots], met, self._byes)
        if bye is not None:
            self._byes.append(bye)
        first = len(self.contests)
        return [MatchUp(first + n, bots[a], (bots[b],)) for n, (a, b) in enumerate(pairs)]

    def swiss_scores(self) -> dict[str, Fraction]:
        """For each Swiss round the share of its sets that a bot has won; a bye is a half."""
        scores = {bot: _BYE * self._byes.count(n) for n, bot in enumerate(self.plan.bots)}
        for contest in self.contests:
            first, second = contest.match_up.bots
            scores[first] += contest.share
            scores[second] += (1 - contest.share) if contest.sets else 0
        return scores

    # --- how much is left

    def games_left(self) -> int:
        """At most so many are to be played yet; fewer if match-ups are decided early."""
        plan = self.plan
        left = sum(
            (plan.sets - len(s.sets)) * s.match_up.set_size(plan.players)
            for s in self._stage
            if not self.is_done(s)
        )
        if plan.format is Format.SWISS:
            pair = MatchUp(0, plan.bots[0], plan.bots[1:2]).set_size(plan.players)
            left += (plan.rounds - self._stages) * (len(plan.bots) // 2) * plan.sets * pair
        return left
