"""What a tournament has shown. Only sets that were played as a whole count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from itertools import chain

from westbound.engine.json_types import Json
from westbound.lab.results import GameResult
from westbound.lab.statistics import wilson, wilson_of_groups
from westbound.lab.tally import Tally
from westbound.lab.tournament.match_ups import MatchUp, SetResult, victory_shares
from westbound.lab.tournament.plan import Format, Plan
from westbound.lab.tournament.ratings import ANCHOR_RATING, RESAMPLES, Rating, rate
from westbound.lab.tournament.schedule import Contest, Schedule
from westbound.lab.tournament.sequential import Verdict, anytime_interval


class Ended(StrEnum):
    """Why no more sets of a match-up were played."""

    DECIDED = "decided"
    ALL_SETS = "all_sets"
    INTERRUPTED = "interrupted"


@dataclass(frozen=True, slots=True)
class MatchUpFigures:
    """How a match-up ended, as the first bot sees it."""

    match_up: MatchUp
    sets: int
    won: int
    tied: int
    lost: int
    share: float  # of the sets, ties half; at mixed tables the mean over all opponents
    share_95: tuple[float, float]  # by Wilson, for a number of sets that was fixed beforehand
    anytime_95: tuple[float, float]  # holds whenever one stops
    pairs: int  # of a seat of the first bot and one of another at the same table
    pairs_ahead: float  # the share of them in which the first bot has the better rank, ties half
    pairs_95: tuple[float, float]  # by Wilson; pairs of a set hang together, which is allowed for
    victories: float  # the share of the matches that the first bot has won
    fair_victories: float  # what it would be among equals
    verdict: Verdict | None
    decided_after: int | None
    ended: Ended

    def to_json(self) -> dict[str, Json]:
        return {
            "bot": self.match_up.first,
            "against": list(self.match_up.others),
            "sets": self.sets,
            "won": self.won,
            "tied": self.tied,
            "lost": self.lost,
            "share": self.share,
            "share_95": list(self.share_95),
            "share_95_anytime": list(self.anytime_95),
            "pairs": self.pairs,
            "pairs_ahead": self.pairs_ahead,
            "pairs_ahead_95": list(self.pairs_95),
            "match_victories": self.victories,
            "match_victories_among_equals": self.fair_victories,
            "verdict": None if self.verdict is None else str(self.verdict),
            "decided_after_sets": self.decided_after,
            "ended": str(self.ended),
        }


@dataclass(slots=True)
class Meeting:
    """Sets and their scores between two bots."""

    sets: int = 0
    score: Fraction = Fraction(0)

    @property
    def share(self) -> float:
        return float(self.score / self.sets) if self.sets else 0.0


@dataclass(slots=True)
class SeatFigures:
    """Victories by seat and by bot; a shared victory is a part for each of those who share it."""

    matches: dict[tuple[str, int], int] = field(default_factory=dict)
    victories: dict[tuple[str, int], Fraction] = field(default_factory=dict)

    def add(self, result: GameResult) -> None:
        for seat, share in enumerate(victory_shares(result)):
            key = result.bots[seat], seat
            self.matches[key] = self.matches.get(key, 0) + 1
            self.victories[key] = self.victories.get(key, Fraction(0)) + share

    def rate(self, seat: int, bot: str | None = None) -> float | None:
        """How often whoever sits there has won; None if nobody did."""
        keys = [k for k in self.matches if k[1] == seat and bot in (None, k[0])]
        matches = sum(self.matches[key] for key in keys)
        won = sum((self.victories[key] for key in keys), Fraction(0))
        return float(won / matches) if matches else None


@dataclass(slots=True)
class Report:
    """All figures of a tournament."""

    plan: Plan
    interrupted: bool
    match_ups: list[MatchUpFigures]
    ratings: list[Rating]
    tally: Tally
    seats: SeatFigures
    head_to_head: dict[tuple[str, str], Meeting]
    swiss_scores: dict[str, float]

    @property
    def sets(self) -> int:
        return sum(figures.sets for figures in self.match_ups)

    @property
    def tied_sets(self) -> int:
        return sum(figures.tied for figures in self.match_ups)

    def rating_of(self, bot: str) -> Rating | None:
        return next((rating for rating in self.ratings if rating.bot == bot), None)

    def ranking(self) -> list[str]:
        """All bots: by rating, then those without one as they were given."""
        rated = [rating.bot for rating in self.ratings]
        return rated + [bot for bot in self.plan.bots if bot not in rated]

    def to_json(self) -> dict[str, Json]:
        """The same for the same plan, wherever it was played."""
        found: dict[str, Json] = {
            "format": "westbound-tournament",
            "version": 1,
            "header": self.plan.to_json(),
            "interrupted": self.interrupted,
            "sets": self.sets,
            "tied_sets": self.tied_sets,
            "match_ups": [figures.to_json() for figures in self.match_ups],
            "ratings": {
                "by": str(self.plan.ratings),
                "anchor": self.plan.rating_anchor,
                "anchor_rating": ANCHOR_RATING,
                "bots": [
                    {"bot": r.bot, "rating": r.rating, "rating_95": [r.low, r.high]}
                    for r in self.ratings
                ],
            },
            "head_to_head": [
                {"bot": a, "against": b, "sets": met.sets, "share": met.share}
                for (a, b), met in self.head_to_head.items()
            ],
            "victories_by_seat": [
                {
                    "seat": seat,
                    "all": self.seats.rate(seat),
                    "bots": {bot: self.seats.rate(seat, bot) for bot in self.plan.bots},
                }
                for seat in range(self.plan.players)
            ],
            **self.tally.to_json(),
        }
        if self.plan.format is Format.SWISS:
            found["swiss_scores"] = dict(self.swiss_scores)
        return found


def make_report(schedule: Schedule, interrupted: bool = False) -> Report:
    """All figures of what has been played so far."""
    plan = schedule.plan
    anchor = plan.rating_anchor
    played = [contest for contest in schedule.contests if contest.sets]
    tally, seats = Tally(), SeatFigures()
    for result in _results(played):
        tally.add(result)
        seats.add(result)
    sets = [contest.sets for contest in played]
    swiss = schedule.swiss_scores() if plan.format is Format.SWISS else {}
    return Report(
        plan=plan,
        interrupted=interrupted,
        match_ups=[_figures(schedule, contest) for contest in played],
        ratings=rate(plan.bots, sets, anchor, plan.ratings, seed=plan.seed, resamples=RESAMPLES),
        tally=tally,
        seats=seats,
        head_to_head=_head_to_head(chain.from_iterable(sets)),
        swiss_scores={bot: float(score) for bot, score in swiss.items()},
    )


def _results(contests: list[Contest]) -> Iterator[GameResult]:
    return (result for contest in contests for s in contest.sets for result in s.results)


def _figures(schedule: Schedule, contest: Contest) -> MatchUpFigures:
    match_up, scores, half = contest.match_up, contest.scores, Fraction(1, 2)
    sets = len(contest.sets)
    victories, matches = Fraction(0), 0
    for result in _results([contest]):
        matches += 1
        for bot, share in zip(result.bots, victory_shares(result), strict=True):
            victories += share if bot == match_up.first else 0
    pairs = [played.pairs_ahead(match_up.first) for played in contest.sets]
    by_set = [float(sum(ahead, Fraction(0)) / len(ahead)) for ahead in pairs]
    pair = len(match_up.others) == 1
    ended = Ended.INTERRUPTED
    if schedule.is_done(contest):
        ended = Ended.ALL_SETS if sets >= schedule.plan.sets else Ended.DECIDED
    return MatchUpFigures(
        match_up=match_up,
        sets=sets,
        won=sum(count for score, count in scores.items() if score > half),
        tied=scores[half],
        lost=sum(count for score, count in scores.items() if score < half),
        share=float(contest.share),
        share_95=wilson(float(contest.share * sets), sets),
        anytime_95=anytime_interval(scores),
        pairs=sum(map(len, pairs)),
        pairs_ahead=sum(by_set) / sets,
        pairs_95=wilson_of_groups(by_set, sum(map(len, pairs))),
        victories=float(victories / matches),
        fair_victories=0.5 if pair else 1 / schedule.plan.players,
        verdict=contest.verdict,
        decided_after=contest.decided_after,
        ended=ended,
    )


def _head_to_head(sets: Iterable[SetResult]) -> dict[tuple[str, str], Meeting]:
    """Both ways round."""
    found: dict[tuple[str, str], Meeting] = {}
    for played in sets:
        for a, b in played.met():
            for one, other in ((a, b), (b, a)):
                met = found.setdefault((one, other), Meeting())
                met.sets += 1
                met.score += played.score(one, other)
    return found
