"""Matches of two sets of figures, every set-up twice: the second time with the seats swapped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from westbound.bots.greedy_bot import GreedyBot
from westbound.bots.rating_file import RatingFile
from westbound.engine.figures import Figures
from westbound.engine.match import MAX_SEED
from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.games.registry import find_game
from westbound.lab.results import GameResult
from westbound.lab.simulation import Case, ScheduledGame, play_scheduled
from westbound.lab.statistics import wilson_of_groups


@dataclass(frozen=True, slots=True)
class Duel:
    """A match: the share of the victory that the first figures have, and their lead in points."""

    number: int
    share: float
    lead: float


@dataclass(frozen=True, slots=True)
class Duels:
    """Pairs of matches as work; set-up number `begin` is the first."""

    game: str
    players: int
    first: Figures
    second: Figures
    seed: int
    begin: int
    pairs: int

    @property
    def pieces(self) -> int:
        return 2 * self.pairs

    def do(self, number: int) -> Duel:
        setup, swapped = divmod(number, 2)
        seats = range(swapped, self.players, 2)
        seed = Rng(self.seed, self.begin + setup).below(MAX_SEED + 1)
        case = Case(self.players, complete(find_game(self.game).options, {}))
        names = ("greedy",) * self.players
        scheduled = ScheduledGame(number, self.game, case, names, seed, referee=False)
        bots = [self._bot(seat in seats) for seat in range(self.players)]
        return _duel(play_scheduled(scheduled, bots=bots), seats)

    def _bot(self, first: bool) -> GreedyBot:
        figures = self.first if first else self.second
        return GreedyBot.by(RatingFile(Path("a candidate"), figures))


def _duel(result: GameResult, seats: Sequence[int]) -> Duel:
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    share = sum([seat in seats for seat in winners]) / len(winners)
    own = [result.points[seat] for seat in seats]
    others = [points for seat, points in enumerate(result.points) if seat not in seats]
    return Duel(result.number, share, sum(own) / len(own) - sum(others) / len(others))


def answer(duels: Iterable[Duel], lead: float) -> float:
    """How much better the first figures did, from -2 to 2; a point of lead counts `lead`."""
    scores = [2 * duel.share - 1 + max(-1.0, min(1.0, lead * duel.lead)) for duel in duels]
    return sum(scores) / len(scores)


@dataclass(frozen=True, slots=True)
class Strength:
    """How often the first figures won, with the 95 % interval."""

    pairs: int
    share: float
    low: float
    high: float

    def __str__(self) -> str:
        pairs = f"{self.pairs} pair{'' if self.pairs == 1 else 's'} of matches"
        return (
            f"{100 * self.share:.1f} % of the victories in {pairs} against the shipped figures "
            f"(95 %: {100 * self.low:.1f} to {100 * self.high:.1f})"
        )


def strength(duels: Sequence[Duel]) -> Strength:
    """Of whole pairs, in order."""
    shares = [
        (first.share + second.share) / 2
        for first, second in zip(duels[::2], duels[1::2], strict=True)
    ]
    low, high = wilson_of_groups(shares, len(duels))
    return Strength(len(shares), sum(shares) / len(shares), low, high)
