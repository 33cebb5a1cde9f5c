"""What is kept of a simulated game: small, plain and easy to send between processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from westbound.engine.json_types import Json
from westbound.engine.match import Entry, Match
from westbound.engine.option import Value
from westbound.engine.standing import Standing
from westbound.games.registry import find_game
from westbound.lab.decision_times import DecisionTimes, whole


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
    # What depends on the machine; the same game is equal on all of them.
    times: tuple[DecisionTimes, ...] = field(default=(), compare=False, repr=False)

    @classmethod
    def of(
        cls,
        standings: Sequence[Standing],
        *,
        number: int,
        seed: int,
        bots: tuple[str, ...],
        decisions: int,
        choices: int,
        forced: int,
        chances: int,
        errors: tuple[int, ...],
        times: tuple[DecisionTimes, ...] = (),
        case: int = 0,
        violation: Violation | None = None,
    ) -> GameResult:
        """What these standings, best first, say about each seat."""
        tie = standings[0].decided_by
        by_seat = sorted(standings, key=lambda standing: standing.seat)
        return cls(
            number=number,
            seed=seed,
            case=case,
            bots=bots,
            points=tuple(standing.points for standing in by_seat),
            ranks=tuple(standing.rank for standing in by_seat),
            decided_by="" if tie is None else tie.key,
            breakdowns=tuple(dict(standing.breakdown) for standing in by_seat),
            decisions=decisions,
            choices=choices,
            forced=forced,
            chances=chances,
            violation=violation,
            errors=errors,
            times=times,
        )

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


def read_result(data: Mapping[str, Json]) -> GameResult:
    """What `GameResult.to_json` wrote, with `times` if there are any, of a game without violation.

    KeyError, TypeError or ValueError if it is something else.
    """
    bots = data["bots"]
    if not isinstance(bots, list):
        raise TypeError("bots are a list")
    players = len(bots)
    times = _list(data, "times", players) if "times" in data else []
    ranks = tuple(map(whole, _list(data, "ranks", players)))
    if 1 not in ranks:
        raise ValueError("nobody has the first rank")
    return GameResult(
        number=whole(data["number"]),
        seed=whole(data["seed"]),
        case=whole(data["case"]),
        bots=tuple(map(str, bots)),
        points=tuple(map(whole, _list(data, "points", players))),
        ranks=ranks,
        decided_by=str(data["decided_by"]),
        breakdowns=tuple(
            {name: whole(points) for name, points in _object(breakdown).items()}
            for breakdown in _list(data, "breakdowns", players)
        ),
        decisions=whole(data["decisions"]),
        choices=whole(data["choices"]),
        forced=whole(data["forced"]),
        chances=whole(data["chance"]),
        violation=None,
        errors=tuple(map(whole, _list(data, "errors", players))),
        times=tuple(DecisionTimes.from_json(_object(each)) for each in times),
    )


def _list(data: Mapping[str, Json], name: str, length: int) -> list[Json]:
    found = data[name]
    if not isinstance(found, list) or len(found) != length:
        raise TypeError(f"{name} are a list of {length}")
    return found


def _object(value: Json) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise TypeError(f"{value!r} is no object")
    return value


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
