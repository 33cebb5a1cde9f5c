"""Plays a tournament round by round, here or on a cluster, and keeps every match."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass

from westbound.engine.errors import BadInput
from westbound.lab.results import GameResult
from westbound.lab.simulation import ScheduledGame, play_scheduled
from westbound.lab.tournament.plan import Plan
from westbound.lab.tournament.schedule import Schedule
from westbound.lab.work import Pool


@dataclass(frozen=True, slots=True)
class Matches:
    """Matches as numbered pieces of work."""

    games: Sequence[ScheduledGame]

    @property
    def pieces(self) -> int:
        return len(self.games)

    def do(self, number: int) -> GameResult:
        return play_scheduled(self.games[number])


class Tournament:
    """A tournament on its way.

    `known` are matches of an earlier run; they are not played again. `keep` gets every new match
    at once. After Ctrl+C `finish` counts what has been played of the last round.
    """

    def __init__(
        self,
        plan: Plan,
        known: Iterable[GameResult] = (),
        keep: Callable[[GameResult], None] = lambda result: None,
    ) -> None:
        self.schedule = Schedule(plan)
        self.results = {result.number: result for result in known}
        self._keep = keep

    def play(self, pool: Pool) -> Generator[int, None, None]:
        """After every match, how many are left at most."""
        while games := self.schedule.next_round():
            self._check_known(games)
            missing = [game for game in games if game.number not in self.results]
            left = self.schedule.games_left() - (len(games) - len(missing))
            yield left
            with closing(pool.run(Matches(missing))) as results:
                for result in results:
                    self.results[result.number] = result
                    self._keep(result)
                    left -= 1
                    yield left
            self.schedule.add_round(self.results)
        if len(self.results) > self.schedule.games_scheduled:
            raise BadInput("the results are damaged: there are more matches than the plan has")

    def finish(self) -> Schedule:
        """The schedule with all complete sets, also after an interruption."""
        self.schedule.add_finished_sets(self.results)
        return self.schedule

    def _check_known(self, games: Iterable[ScheduledGame]) -> None:
        for game in games:
            known = self.results.get(game.number)
            if known is not None and (known.seed, known.bots) != (game.seed, game.bots):
                raise BadInput(
                    f"the results are damaged: match {game.number} has not the seed and the bots "
                    "of the plan"
                )
