"""Who meets whom, and the duplicate sets in which they do.

A set plays one set-up, that is one seed, with several line-ups in which every bot has every seat
equally often: neither seats nor set-ups favour anybody, and what chance brings is the same for all.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import combinations

from westbound.engine.match import MAX_SEED
from westbound.engine.rng import Rng
from westbound.lab.results import GameResult

_STREAMS = 1 << 32  # more sets than any match-up has


@dataclass(frozen=True, slots=True)
class MatchUp:
    """One bot against another, or against a field at mixed tables.

    What is asked is always how often `first` wins a set.
    """

    number: int
    first: str
    others: tuple[str, ...]

    @property
    def bots(self) -> tuple[str, ...]:
        return (self.first, *self.others)

    def match_seed(self, seed: int, set_number: int) -> int:
        """Every set of a tournament has a set-up of its own."""
        return Rng(seed, self.number * _STREAMS + set_number).below(MAX_SEED + 1)

    def line_ups(self, set_number: int, players: int) -> list[tuple[str, ...]]:
        """The bots by seat, for each match of this set."""
        if len(self.others) == 1:
            return alternating(self.first, self.others[0], players)
        start = set_number * (players - 1)  # a large field takes turns
        field = (self.others[(start + n) % len(self.others)] for n in range(players - 1))
        return rotations((self.first, *field))

    def set_size(self, players: int) -> int:
        """How many matches a set has."""
        return len(self.line_ups(0, players))

    def __str__(self) -> str:
        return f"{self.first} – {', '.join(self.others)}"


def rotations(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Everybody moves on by one seat, until the line-up is the first one again."""
    turned = (line_up[n:] + line_up[:n] for n in range(len(line_up)))
    return list(dict.fromkeys(turned))


def alternating(first: str, second: str, players: int) -> list[tuple[str, ...]]:
    """A B A …, in all rotations, and the same with A and B exchanged.

    Together both have every seat equally often. At an even table these are two line-ups. At an odd
    one there are twice as many as seats, as one of the two has a seat more in each.
    """
    line_up = tuple((first, second)[seat % 2] for seat in range(players))
    mirrored = tuple((second, first)[seat % 2] for seat in range(players))
    return list(dict.fromkeys((*rotations(line_up), *rotations(mirrored))))


@dataclass(frozen=True)
class SetResult:
    """A set that was played as a whole."""

    number: int  # in its match-up
    results: tuple[GameResult, ...]

    @cached_property
    def victories(self) -> dict[str, Fraction]:
        """Of each bot, for each seat it had; whoever shares a victory has a share of it."""
        seats: dict[str, int] = {}
        won: dict[str, Fraction] = {}
        for result in self.results:
            for bot, share in zip(result.bots, victory_shares(result), strict=True):
                seats[bot] = seats.get(bot, 0) + 1
                won[bot] = won.get(bot, Fraction(0)) + share
        return {bot: won[bot] / seats[bot] for bot in won}

    def score(self, bot: str, other: str) -> Fraction:
        """1 if the bot has won more often than the other, seat for seat, ½ if equally often."""
        own, their = self.victories[bot], self.victories[other]
        return Fraction(1 + (own > their) - (own < their), 2)

    def score_of(self, match_up: MatchUp) -> Fraction:
        """Of the first bot; at mixed tables the mean over its opponents."""
        others = [bot for bot in self.victories if bot != match_up.first]
        return sum((self.score(match_up.first, o) for o in others), Fraction(0)) / len(others)

    def pairs_ahead(self, bot: str) -> list[Fraction]:
        """For each of its seats and each seat of another bot at the same table: who came first?

        1 if it was this bot, ½ if they share their rank.
        """
        return [
            Fraction(1 + (own < their) - (own > their), 2)
            for result in self.results
            for one, own in zip(result.bots, result.ranks, strict=True)
            for other, their in zip(result.bots, result.ranks, strict=True)
            if one == bot != other
        ]

    def met(self) -> list[tuple[str, str]]:
        """All who have met in this set."""
        return list(combinations(self.victories, 2))


def victory_shares(result: GameResult) -> list[Fraction]:
    """By seat; together they are 1."""
    winners = result.ranks.count(1)
    return [Fraction(1, winners) if rank == 1 else Fraction(0) for rank in result.ranks]
