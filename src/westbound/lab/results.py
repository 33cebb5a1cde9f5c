"""What is kept of a simulated game: small, plain and easy to send between processes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from westbound.engine.json_types import Json
from westbound.engine.match import Entry, Match
from westbound.engine.option import Value
from westbound.games.registry import find_game


class LogLine(NamedTuple):
    """One move of the match; `automatic`: there was no other."""

    seat: int
    text: str
    automatic: bool


@dataclass(frozen=True, slots=True)
class Record:
    """All that is needed to see a game again up to a certain move."""

    game: str
    number: int  # in the simulation, from 0
    seed: int  # of the match
    players: int
    options: Mapping[str, Value]
    lines: tuple[LogLine, ...]

    def saved_match(self) -> str:
        """The same as a saved match, for `westbound.match_from_json`."""
        game = find_game(self.game)
        match = Match(game, self.players, self.seed, self.options)
        match.log = [Entry(line.seat, game.parse(line.text), line.automatic) for line in self.lines]
        return match.to_json()

    def to_json(self) -> dict[str, Json]:
        return {
            "game_number": self.number,
            "seed": self.seed,
            "players": self.players,
            "options": dict(self.options),
            "saved_match": self.saved_match(),
        }


@dataclass(frozen=True, slots=True)
class Violation:
    """What the referee found after the last move of the record."""

    messages: tuple[str, ...]
    record: Record

    def to_json(self) -> dict[str, Json]:
        lines = self.record.lines
        return {
            "messages": list(self.messages),
            "move_number": len(lines),
            "move": lines[-1].text if lines else None,
            **self.record.to_json(),
        }


@dataclass(frozen=True, slots=True)
class GameResult:
    """A simulated game. Bots, points and ranks are by seat.

    A game with a violation ends there; its points are those of that moment and count for nobody.
    """

    number: int
    seed: int
    case: int  # which player count and options of the plan
    bots: tuple[str, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    decided_by: str  # the key of the tie-break that decided the victory; empty: the points
    breakdowns: tuple[Mapping[str, int], ...]
    decisions: int  # those that had a choice
    choices: int  # the sum of moves to choose from over these
    forced: int
    chances: int
    violation: Violation | None
    errors: tuple[int, ...]  # how often chance decided for a bot that failed

    def to_json(self) -> dict[str, Json]:
        return {
            "number": self.number,
            "seed": self.seed,
            "case": self.case,
            "bots": list(self.bots),
            "points": list(self.points),
            "ranks": list(self.ranks),
            "decided_by": self.decided_by,
            "breakdowns": [dict(breakdown) for breakdown in self.breakdowns],
            "decisions": self.decisions,
            "choices": self.choices,
            "forced": self.forced,
            "chance": self.chances,
            "violation": self.violation is not None,
            "errors": list(self.errors),
        }


class GameCrashed(RuntimeError):
    """A bug: a game, bot or referee raised. The message says which game it was."""

    def __init__(self, why: str, record: Record) -> None:
        super().__init__(why, record)  # as arguments, so that it can leave a worker process
        self.why = why
        self.record = record

    def __str__(self) -> str:
        record = self.record
        where = (
            f"move {len(record.lines)} ({record.lines[-1].text})" if record.lines else "the start"
        )
        return (
            f"game number {record.number} (match seed {record.seed}, {record.players} players) "
            f"failed at or right after {where}: {self.why}"
        )
