"""All metrics of a game at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from westbound.engine.json_types import Json
from westbound.lab.metrics.branching import Branching, branching
from westbound.lab.metrics.hidden import HiddenInformation, hidden_information
from westbound.lab.metrics.leads import Leads, leads
from westbound.lab.metrics.length import Length, length
from westbound.lab.metrics.openings import Opening, openings
from westbound.lab.metrics.seats import Seats, seats
from westbound.lab.metrics.skill import Skill, skill
from westbound.lab.metrics.stakes import Stakes, stakes
from westbound.lab.metrics.strategies import Strategies, strategies
from westbound.lab.metrics.work import RANDOM, MatchRecord, Measurement
from westbound.lab.results import GameResult
from westbound.lab.tally import Tally


@dataclass(frozen=True, slots=True)
class GameMetrics:
    """What the matches so far say; fewer than were asked for if somebody was in a hurry."""

    measurement: Measurement
    matches: int
    branching: Branching
    length: Length
    hidden: HiddenInformation
    stakes: Stakes
    leads: Leads
    seats: Seats
    strategies: Strategies
    openings: tuple[Opening, ...]
    skill: Skill | None
    tally: Tally  # by bot

    @property
    def players(self) -> int:
        return self.measurement.plan.cases[0].players

    def to_json(self) -> dict[str, Json]:
        return {
            "branching": self.branching.to_json(),
            "length": self.length.to_json(),
            "hidden_information": self.hidden.to_json(),
            "stakes": self.stakes.to_json(),
            "leads": self.leads.to_json(),
            "seats": self.seats.to_json(),
            "strategies": self.strategies.to_json(),
            "openings": [opening.to_json() for opening in self.openings],
            "skill": None if self.skill is None else self.skill.to_json(),
            "bots": [bot.to_json() for bot in self.tally.ranking()],
        }


def measure(
    measurement: Measurement, records: Sequence[MatchRecord], against_random: Sequence[GameResult]
) -> GameMetrics:
    """The metrics of these matches, at least one; the order in which they come does not matter."""
    records = sorted(records, key=lambda record: record.result.number)
    against_random = sorted(against_random, key=lambda result: result.number)
    results = [record.result for record in records]
    plan, players = measurement.plan, measurement.plan.cases[0].players
    tally = Tally()
    for result in results:
        tally.add(result)
    first_moves = [(r.openings, r.result.ranks, r.result.decisions) for r in records]
    return GameMetrics(
        measurement=measurement,
        matches=len(records),
        branching=branching([record.choices for record in records]),
        length=length([record.length for record in records], results),
        hidden=hidden_information([record.hidden for record in records]),
        stakes=stakes([record.stakes for record in records]),
        leads=leads(
            [record.leads for record in records],
            [max(result.points) for result in results],
            sum(bool(result.decided_by) for result in results),
        ),
        seats=seats([record.order for record in records], results),
        strategies=strategies(results),
        openings=openings(first_moves, players),
        skill=skill(against_random, plan.bots[0], RANDOM),
        tally=tally,
    )
