"""Our engines and those of others side by side, in alternating rounds of one run.

The speed of a machine changes from minute to minute, so only ratios of one run mean something. The
ratio of a round is that of neighbours in time; the median of the rounds counts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import Final

from westbound.engine.json_types import Json
from westbound.lab.bench import Bench, Figure
from westbound.lab.other_engines import OtherEngine, play_other, time_copy

PLAY, COPY = 0.8, 0.2  # how the time of an engine in a round is divided


@dataclass(slots=True)
class Contestant:
    """An engine and what was measured of it, round by round."""

    name: str
    measure: Callable[[float], dict[str, float]]
    rounds: list[dict[str, float]] = field(default_factory=list)

    def figure(self, name: str) -> Figure | None:
        values = [measured[name] for measured in self.rounds if name in measured]
        return Figure(median(values), min(values), max(values)) if values else None


def ours(bench: Bench, *, cautious: bool) -> Contestant:
    """One of our games. Where random play ends at once, cautious play is the fair figure."""

    def measure(seconds: float) -> dict[str, float]:
        play = bench.play_cautiously if cautious else bench.play_randomly
        played = play(seconds * PLAY)
        return {
            "decisions_per_second": played.decisions / played.seconds,
            "games_per_second": played.games / played.seconds,
            "copy_us": bench.time_copies(seconds * COPY),
        }

    how = "cautious play" if cautious else "random play"
    return Contestant(f"{bench.game.title}, {how}", measure)


def other(engine: OtherEngine, seed: int) -> Contestant:
    """An engine of somebody else."""
    random = Random(seed)
    copy = engine.copier(Random(seed))

    def measure(seconds: float) -> dict[str, float]:
        played = play_other(engine, random, seconds * PLAY)
        found = {
            "decisions_per_second": played.decisions / played.seconds,
            "games_per_second": played.games / played.seconds,
        }
        if copy is not None:
            found["copy_us"] = time_copy(copy, seconds * COPY)
        return found

    return Contestant(engine.name, measure)


SLOWER_IS_MORE: Final = frozenset({"copy_us"})


def ratio(contestant: Contestant, anchor: Contestant, name: str) -> Figure | None:
    """How many times as fast as the anchor, from the rounds that both have."""
    ratios = []
    for mine, theirs in zip(contestant.rounds, anchor.rounds, strict=False):
        if name in mine and name in theirs:
            quotient = mine[name] / theirs[name]
            ratios.append(1 / quotient if name in SLOWER_IS_MORE else quotient)
    return Figure(median(ratios), min(ratios), max(ratios)) if ratios else None


def comparison_document(contestants: list[Contestant], anchor: Contestant) -> list[Json]:
    """All figures and ratios as JSON."""
    rows: list[Json] = []
    for contestant in contestants:
        row: dict[str, Json] = {"engine": contestant.name, "rounds": len(contestant.rounds)}
        for name in ("decisions_per_second", "games_per_second", "copy_us"):
            row[name] = _as_json(contestant.figure(name))
        for name in ("decisions_per_second", "copy_us"):
            row[f"{name}_times_anchor"] = _as_json(ratio(contestant, anchor, name))
        rows.append(row)
    return rows


def _as_json(figure: Figure | None) -> Json:
    if figure is None:
        return None
    return {"median": figure.median, "low": figure.low, "high": figure.high}
