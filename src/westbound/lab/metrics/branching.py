"""How many moves there are to choose from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import fsum, log2
from typing import NamedTuple, TypeVar

from westbound.engine.json_types import Json
from westbound.engine.move import Move
from westbound.lab.metrics.clock import TENTHS, tenth
from westbound.lab.metrics.samples import ByTenth, tenths_to_json
from westbound.lab.metrics.summary import (
    Distribution,
    Estimated,
    entropy,
    mean_of_groups,
    spread_of,
)

# --- what is kept of a match


class Kind(NamedTuple):
    """Decisions that are counted together."""

    tenth: int  # of the match
    step: str  # the kind of decision
    phase: str
    moves: int  # how many there were


@dataclass(frozen=True, slots=True)
class MatchChoices:
    """The decisions of one match, those of one kind counted together."""

    decisions: tuple[tuple[Kind, int], ...]
    chosen: tuple[tuple[tuple[str, str], int], ...]  # how often which kind of move at which step
    offered: tuple[tuple[tuple[str, str], int], ...]  # the same of all legal moves
    present: tuple[tuple[tuple[str, str], int], ...]  # at how many decisions there was one of it


class ChoiceRecorder:
    """Counts while a match is played."""

    def __init__(self) -> None:
        self._rows: list[tuple[str, str, int]] = []
        self._chosen = Counter[tuple[str, str]]()
        self._offered = Counter[tuple[str, str]]()
        self._present = Counter[tuple[str, str]]()

    def decision(self, step: str, phase: str, moves: Sequence[Move], chosen: Move) -> None:
        self._rows.append((step, phase, len(moves)))
        self._chosen[step, chosen.kind] += 1
        kinds = Counter((step, move.kind) for move in moves)
        self._offered.update(kinds)
        self._present.update(kinds.keys())

    def match(self) -> MatchChoices:
        count = len(self._rows)
        kinds = Counter(Kind(tenth(i, count), *row) for i, row in enumerate(self._rows))
        counts = map(_sorted, (self._chosen, self._offered, self._present))
        return MatchChoices(_sorted(kinds), *counts)


T = TypeVar("T", Kind, tuple[str, str])


def _sorted(counts: Counter[T]) -> tuple[tuple[T, int], ...]:
    return tuple(sorted(counts.items()))


# --- what many matches say


@dataclass(frozen=True, slots=True)
class Group:
    """Some of the decisions: how many there are in a match, and how many moves they have."""

    per_match: float
    moves: Distribution

    def to_json(self) -> Json:
        return {"decisions_per_match": self.per_match, "moves": self.moves.to_json()}


@dataclass(frozen=True, slots=True)
class Branching:
    """`bits` is the mean of log2 of the number of moves: how much a decision decides."""

    moves: Distribution
    bits: Estimated
    by_tenth: ByTenth
    by_step: dict[str, Group]
    by_phase: dict[str, Group]
    kinds_entropy: float  # of the kinds of the moves that were made
    kinds_entropy_given_step: float  # the same once the kind of decision is known
    kind_of_step: dict[str, str]  # the kind of move that a kind of decision is about

    def to_json(self) -> dict[str, Json]:
        return {
            "moves": self.moves.to_json(),
            "bits": self.bits.to_json(),
            "by_tenth": tenths_to_json(self.by_tenth),
            "by_step": {step: group.to_json() for step, group in self.by_step.items()},
            "by_phase": {phase: group.to_json() for phase, group in self.by_phase.items()},
            "kinds_entropy": self.kinds_entropy,
            "kinds_entropy_given_step": self.kinds_entropy_given_step,
        }


def branching(matches: Sequence[MatchChoices]) -> Branching:
    chosen = _sum(match.chosen for match in matches)
    of_step: dict[str, list[int]] = {}
    for (step, _), count in chosen.items():
        of_step.setdefault(step, []).append(count)
    total = sum(chosen.values())
    whole = _counts(matches, lambda kind: "")[""]
    by_tenth = _counts(matches, lambda kind: kind.tenth)
    phases = _counts(matches, lambda kind: kind.phase)
    return Branching(
        moves=_group(whole).moves,
        bits=_mean(whole, log2),
        by_tenth=tuple(_mean(by_tenth[i]) if i in by_tenth else None for i in range(TENTHS)),
        by_step=_groups(_counts(matches, lambda kind: kind.step)),
        by_phase=_groups({phase: counts for phase, counts in phases.items() if phase}),
        kinds_entropy=entropy(list(_by_kind(chosen).values())),
        kinds_entropy_given_step=sum(sum(n) / total * entropy(n) for n in of_step.values()),
        kind_of_step=_main_kinds(matches),
    )


K = TypeVar("K", str, int)


def _counts(
    matches: Sequence[MatchChoices], key: Callable[[Kind], K]
) -> dict[K, list[Counter[int]]]:
    """For each key, match by match, how often there were how many moves."""
    found: dict[K, list[Counter[int]]] = {}
    for number, match in enumerate(matches):
        for kind, count in match.decisions:
            if key(kind) not in found:
                found[key(kind)] = [Counter() for _ in matches]
            found[key(kind)][number][kind.moves] += count
    return found


def _groups(counts: dict[str, list[Counter[int]]]) -> dict[str, Group]:
    return {key: _group(counts[key]) for key in sorted(counts)}


def _group(counts: Sequence[Counter[int]]) -> Group:
    whole = sum(counts, Counter[int]())
    return Group(whole.total() / len(counts), spread_of(whole, _mean(counts)))


def _mean(counts: Sequence[Counter[int]], of: Callable[[int], float] = float) -> Estimated:
    totals = [fsum(of(moves) * n for moves, n in sorted(one.items())) for one in counts]
    return mean_of_groups(totals, [one.total() for one in counts])


def _sum(counts: Iterable[Sequence[tuple[tuple[str, str], int]]]) -> Counter[tuple[str, str]]:
    found = Counter[tuple[str, str]]()
    for one in counts:
        found.update(dict(one))
    return found


def _by_kind(counts: Counter[tuple[str, str]]) -> Counter[str]:
    found = Counter[str]()
    for (_, kind), count in counts.items():
        found[kind] += count
    return found


def _main_kinds(matches: Sequence[MatchChoices]) -> dict[str, str]:
    """What each kind of decision is about: many of its moves, and of few other decisions."""
    offered = _sum(match.offered for match in matches)
    present = _sum(match.present for match in matches)
    anywhere = _by_kind(present)
    best: dict[str, tuple[float, str]] = {}
    for (step, kind), count in sorted(offered.items()):
        weight = count * present[step, kind] / anywhere[kind]
        best[step] = max(best.get(step, (0.0, "")), (weight, kind))
    return {step: kind for step, (_, kind) in best.items()}
