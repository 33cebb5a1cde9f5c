"""The matches of a measurement as work: numbered pieces, the same wherever they are played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from westbound.engine.errors import BadInput
from westbound.engine.option import Value
from westbound.games.registry import find_game
from westbound.lab.metrics.recording import MatchRecord, Recorder
from westbound.lab.results import GameResult
from westbound.lab.simulation import Case, Plan, make_plan, play_game, play_scheduled

RANDOM: Final = "random"
_SKILL_PART: Final = 4  # for so many matches of the report, one of the first bot against chance

__all__ = ["RANDOM", "MatchRecord", "Measurement", "make_measurement"]


@dataclass(frozen=True, slots=True)
class Measurement:
    """The matches that are watched, then those of the first bot against bots at random."""

    plan: Plan
    skill: Plan | None

    @property
    def pieces(self) -> int:
        return self.plan.games + (self.skill.games if self.skill else 0)

    def do(self, number: int) -> MatchRecord | GameResult:
        if number < self.plan.games:
            return watch_game(self.plan, number)
        assert self.skill is not None
        return play_game(self.skill, number - self.plan.games)


def make_measurement(
    game: str,
    players: int,
    options: Mapping[str, Value],
    bots: Sequence[str],
    games: int,
    seed: int = 1,
) -> Measurement:
    """A measurement that can be played; BadInput says what is wrong with it."""
    if players < 2:
        raise BadInput(f"a report compares players: it needs at least 2, not {players}")
    plan = make_plan(game, [Case(players, options)], bots, games, seed, referee=False)
    if bots[0] == RANDOM:
        return Measurement(plan, None)
    line_up = (bots[0], *[RANDOM] * (players - 1))
    skill = replace(plan, bots=line_up, games=-(-games // _SKILL_PART))
    return Measurement(plan, skill)


def watch_game(plan: Plan, number: int) -> MatchRecord:
    """Play game number `number` and keep what the metrics need of it."""
    scheduled = plan.scheduled(number)
    recorder = Recorder(find_game(plan.game), scheduled.case.players, scheduled.seed)
    return recorder.match(play_scheduled(scheduled, recorder))
