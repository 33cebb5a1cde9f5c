"""Which first moves win: what each seat did when it first met each kind of decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final, NamedTuple

from westbound.engine.game import Game
from westbound.engine.json_types import Json
from westbound.engine.move import Move
from westbound.engine.refusal import Param
from westbound.engine.state import State
from westbound.lab.metrics.summary import Share, quantile, share
from westbound.lab.statistics import wilson

EARLY: Final = 0.25  # kinds of decisions that most seats meet in the first quarter
COMMON: Final = 0.5  # and that at least half of all seats meet at all
MOVES: Final = 8  # shown of each
SELDOM: Final = 5  # seats; below that nothing can be said
TOLD: Final = 0.2  # of the first decisions must be told move by move, and
USUAL: Final = 0.95  # not so many may be the same move: else there is nothing to compare

# --- what is kept of a match


class Label(NamedTuple):
    """What a catalogue needs to name a move: its kind, and what the sentence mentions."""

    kind: str
    seat: int
    params: Mapping[str, Param]


class FirstMove(NamedTuple):
    """What a seat did at its first decision of a kind."""

    step: str
    seat: int
    decision: int  # how many of the match were before it
    move: str
    label: Label


class OpeningRecorder:
    def __init__(self, game: Game[State]) -> None:
        self._game = game
        self._seen: set[tuple[int, str]] = set()
        self._first: list[FirstMove] = []

    def decision(self, state: State, step: str, seat: int, move: Move, number: int) -> None:
        if (seat, step) in self._seen:
            return
        self._seen.add((seat, step))
        sentence = self._game.log_sentence(state, move, seat)
        label = Label(move.kind, seat, {**sentence.params, **move.params()})
        self._first.append(FirstMove(step, seat, number, move.text, label))

    def match(self) -> tuple[FirstMove, ...]:
        return tuple(self._first)


# --- what many matches say


@dataclass(frozen=True, slots=True)
class OpeningMove:
    """One move: how often it was made first, and how often whoever made it won."""

    move: str
    label: Label | None  # None: all other moves together
    wins: Share
    verdict: int  # 1: wins more than an equal share, −1: less, 0: nothing can be said

    def to_json(self) -> Json:
        return {"move": self.move, "wins": self.wins.to_json(), "verdict": self.verdict}


@dataclass(frozen=True, slots=True)
class Opening:
    """The first decisions of one kind."""

    step: str
    at: float  # the part of the match after which half of the seats have met it
    moves: tuple[OpeningMove, ...]  # most frequent first; all others together come last
    kinds: int  # how many different moves there were

    @property
    def listed(self) -> int:
        """How many moves are told one by one."""
        return sum(move.label is not None for move in self.moves)

    @property
    def compares(self) -> bool:
        """Whether there are moves to compare."""
        total = sum(move.wins.of for move in self.moves)
        listed = [move.wins.of for move in self.moves if move.label is not None]
        return len(listed) > 1 and sum(listed) >= TOLD * total and listed[0] <= USUAL * total

    def to_json(self) -> dict[str, Json]:
        return {
            "step": self.step,
            "at": self.at,
            "different_moves": self.kinds,
            "moves": [move.to_json() for move in self.moves],
        }


class _Met(NamedTuple):
    """A first decision with its outcome."""

    at: float
    move: str
    label: Label
    won: bool


def openings(
    matches: Sequence[tuple[Sequence[FirstMove], Sequence[int], int]], players: int
) -> tuple[Opening, ...]:
    """Of each match: its first moves, its ranks by seat, and the number of its decisions.

    Those that come first stand first.
    """
    met: dict[str, list[_Met]] = {}
    for moves, ranks, decisions in matches:
        for first in moves:
            won = ranks[first.seat] == 1
            row = _Met(first.decision / decisions, first.move, first.label, won)
            met.setdefault(first.step, []).append(row)
    found = [
        _opening(step, rows, players)
        for step, rows in sorted(met.items())
        if len(rows) >= COMMON * len(matches) * players
    ]
    shown = [one for one in found if one.at <= EARLY and one.compares]
    return tuple(sorted(shown, key=lambda one: (one.at, one.step)))


def _opening(step: str, rows: Sequence[_Met], players: int) -> Opening:
    counts = Counter(row.move for row in rows)
    frequent = sorted(counts, key=lambda move: (-counts[move], move))
    listed = [move for move in frequent if counts[move] >= SELDOM][:MOVES]
    told = [_move(move, [row for row in rows if row.move == move], players) for move in listed]
    rest = [row for row in rows if row.move not in listed]
    if rest:
        others = _move("", rest, players)
        told.append(OpeningMove("", None, others.wins, 0))
    verdicts = _verdicts(told, players)
    return Opening(
        step=step,
        at=quantile(Counter(row.at for row in rows), 0.5),
        moves=tuple(OpeningMove(m.move, m.label, m.wins, v) for m, v in verdicts),
        kinds=len(counts),
    )


def _move(move: str, rows: Sequence[_Met], players: int) -> OpeningMove:
    names = Counter(repr(sorted(row.label.params.items(), key=str)) for row in rows)
    usual = min(names, key=lambda name: (-names[name], name))
    label = next(
        row.label for row in rows if repr(sorted(row.label.params.items(), key=str)) == usual
    )
    return OpeningMove(move, label, share(sum(row.won for row in rows), len(rows)), 0)


def _verdicts(moves: Sequence[OpeningMove], players: int) -> list[tuple[OpeningMove, int]]:
    """Of many moves some stand out by chance: the interval of each is wider for that."""
    listed = sum(move.label is not None for move in moves)  # all that are compared
    z = NormalDist().inv_cdf(1 - 0.025 / max(1, listed))
    found = []
    for move in moves:
        low, high = wilson(move.wins.count, move.wins.of, z)
        verdict = (low > 1 / players) - (high < 1 / players) if move.label is not None else 0
        found.append((move, verdict))
    return found
