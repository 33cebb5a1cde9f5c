"""Who is ahead, how often that changes, and when it is decided.

The points are those of `Game.standings` before each decision: what everybody would have if the
match ended now. Whoever has left the match leads nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from westbound.engine.json_types import Json
from westbound.engine.standing import Standing
from westbound.lab.metrics.clock import GRID, at_twentieths
from westbound.lab.metrics.summary import Distribution, Share, distribution, share

# --- what is kept of a match


class Position(NamedTuple):
    """Points by seat, and a mask of those who have left."""

    points: tuple[int, ...]
    out: int

    @classmethod
    def of(cls, standings: Sequence[Standing]) -> Position:
        by_seat = sorted(standings, key=lambda standing: standing.seat)
        out = sum(1 << standing.seat for standing in by_seat if standing.out)
        return cls(tuple(standing.points for standing in by_seat), out)

    @property
    def leaders(self) -> list[int]:
        """The seats with most points."""
        inside = [s for s in range(len(self.points)) if not self.out >> s & 1]
        top = max((self.points[seat] for seat in inside), default=0)
        return [seat for seat in inside if self.points[seat] == top]

    def behind(self, seat: int) -> int:
        """How many points the seat is behind the best of the others, or (negative) ahead."""
        others = [p for s, p in enumerate(self.points) if s != seat and not self.out >> s & 1]
        return max(others, default=self.points[seat]) - self.points[seat]


@dataclass(frozen=True, slots=True)
class MatchLeads:
    changes: int
    for_good: float  # the part of the match after which the winner was never behind again
    winner_at_half: int  # their place by points at half-time
    last_at_half: bool  # and whether nobody had fewer
    deficit: int  # the most points the winner was ever behind
    margin: int  # of the winner over the next seat
    lead: tuple[int, ...]  # of the winner over the best of the others, at twentieths
    leader_wins: tuple[bool | None, ...]  # whether who leads wins; None: nobody leads alone


class LeadRecorder:
    """Follows the points of a match."""

    def __init__(self) -> None:
        self._rows: list[Position] = []

    def position(self, standings: Sequence[Standing]) -> None:
        self._rows.append(Position.of(standings))

    def match(self, final: Sequence[Standing]) -> MatchLeads:
        """`final`: the standings at the end, best first."""
        rows = [*self._rows, Position.of(final)]
        winners = {standing.seat for standing in final if standing.rank == 1}
        winner = final[0].seat
        behind = [i for i, row in enumerate(rows) if not winners.intersection(row.leaders)]
        half = rows[len(rows) // 2]
        lower = [p < half.points[winner] for p in half.points]
        higher = sum(p > half.points[winner] for p in half.points)
        grid = at_twentieths(rows)
        return MatchLeads(
            changes=_changes(rows),
            for_good=(behind[-1] + 1) / len(rows) if behind else 0.0,
            winner_at_half=1 + higher,
            last_at_half=bool(higher) and not any(lower),
            deficit=max(0, *(row.behind(winner) for row in rows)),
            margin=final[0].points - final[1].points if len(final) > 1 else 0,
            lead=tuple(-row.behind(winner) for row in grid),
            leader_wins=tuple(_wins(row, winners) for row in grid),
        )


def _changes(rows: Sequence[Position]) -> int:
    """How often another seat took the lead alone; drawing level is no change."""
    leader, changes = None, 0
    for row in rows:
        leaders = row.leaders
        if len(leaders) == 1 and leaders[0] != leader:
            changes += leader is not None
            leader = leaders[0]
    return changes


def _wins(row: Position, winners: set[int]) -> bool | None:
    leaders = row.leaders
    return leaders[0] in winners if len(leaders) == 1 else None


# --- what many matches say


@dataclass(frozen=True, slots=True)
class Leads:
    changes: Distribution
    for_good: Distribution
    behind_at_half: Share
    last_at_half: Share
    deficit: Distribution
    margin: Distribution
    margin_share: float  # of the winner's points, on average
    tie_breaks: Share  # matches that points alone did not decide
    lead: tuple[Distribution, ...]  # of the later winner, at twentieths
    leader_wins: tuple[Share, ...]

    @property
    def predictable_from(self) -> float | None:
        """The part of the match from which on the leader wins at least three times in four."""
        first = None
        for i, one in enumerate(self.leader_wins):
            if not one.of or one.value < 0.75:
                first = None
            elif first is None:
                first = i / GRID
        return first

    def to_json(self) -> dict[str, Json]:
        return {
            "lead_changes": self.changes.to_json(),
            "lead_for_good_at": self.for_good.to_json(),
            "winner_behind_at_half": self.behind_at_half.to_json(),
            "winner_last_at_half": self.last_at_half.to_json(),
            "largest_deficit_of_winner": self.deficit.to_json(),
            "margin": self.margin.to_json(),
            "margin_as_share_of_winner": self.margin_share,
            "decided_by_tie_break": self.tie_breaks.to_json(),
            "predictable_from": self.predictable_from,
            "lead_of_winner_at_twentieths": [one.to_json() for one in self.lead],
            "leader_wins_at_twentieths": [one.to_json() for one in self.leader_wins],
        }


def leads(matches: Sequence[MatchLeads], winning_points: Sequence[int], tie_breaks: int) -> Leads:
    count = len(matches)
    relative = [m.margin / p for m, p in zip(matches, winning_points, strict=True) if p > 0]
    return Leads(
        changes=distribution([match.changes for match in matches]),
        for_good=distribution([match.for_good for match in matches]),
        behind_at_half=share(sum(match.winner_at_half > 1 for match in matches), count),
        last_at_half=share(sum(match.last_at_half for match in matches), count),
        deficit=distribution([match.deficit for match in matches]),
        margin=distribution([match.margin for match in matches]),
        margin_share=sum(relative) / max(1, len(relative)),
        tie_breaks=share(tie_breaks, count),
        lead=tuple(distribution([m.lead[i] for m in matches]) for i in range(GRID + 1)),
        leader_wins=tuple(_leader_wins(matches, i) for i in range(GRID + 1)),
    )


def _leader_wins(matches: Sequence[MatchLeads], place: int) -> Share:
    known = [m.leader_wins[place] for m in matches if m.leader_wins[place] is not None]
    return share(sum(map(bool, known)), len(known))
