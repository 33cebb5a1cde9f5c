"""How far skill goes: the first bot alone against a table of bots that play at random."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from westbound.engine.json_types import Json
from westbound.lab.metrics.summary import Estimated, Share, mean_of, share
from westbound.lab.results import GameResult


@dataclass(frozen=True, slots=True)
class Skill:
    bot: str
    against: str
    wins: Share
    points: Estimated
    others: Estimated  # the points of the others
    margin: Estimated  # the difference in a match

    def to_json(self) -> dict[str, Json]:
        return {
            "bot": self.bot,
            "against": self.against,
            "wins": self.wins.to_json(),
            "points": self.points.to_json(),
            "points_of_others": self.others.to_json(),
            "margin": self.margin.to_json(),
        }


def skill(results: Sequence[GameResult], bot: str, against: str) -> Skill | None:
    """None if no such matches were played."""
    if not results:
        return None
    seats = [result.bots.index(bot) for result in results]
    pairs = list(zip(seats, results, strict=True))
    own = [result.points[seat] for seat, result in pairs]
    rest = [(sum(r.points) - r.points[s]) / (len(r.points) - 1) for s, r in pairs]
    return Skill(
        bot=bot,
        against=against,
        wins=share(sum(result.ranks[seat] == 1 for seat, result in pairs), len(pairs)),
        points=mean_of(own),
        others=mean_of(rest),
        margin=mean_of([a - b for a, b in zip(own, rest, strict=True)]),
    )
