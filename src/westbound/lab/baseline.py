"""Is it slower than before? Figures in units of the calibration loop, beside those of a file.

Both are divided by the speed of the machine in the same round, so a file that was written on one
machine judges another, within what such a comparison allows.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path
from statistics import median
from typing import Any, Final

from westbound.engine.errors import BadInput
from westbound.engine.json_types import Json
from westbound.files import file_error
from westbound.lab.bench import Bench

FORMAT: Final = "westbound-bench-baseline"
VERSION: Final = 1
MAX_LOSS: Final = 0.25

# Figures of a round: those where more is better, and times, where less is.
RATES: Final = (
    "decisions_per_second",
    "cautious_decisions_per_second",
    "match_decisions_per_second",
)
TIMES: Final = ("copy_us", "legal_median_us")


@dataclass(frozen=True, slots=True)
class Change:
    """How a figure of a game stands to its baseline: 1.1 is a tenth faster, 0.8 a fifth slower."""

    game: str
    figure: str
    speed: float

    @property
    def failed(self) -> bool:
        return self.speed < 1 - MAX_LOSS


def calibrated(bench: Bench) -> dict[str, float]:
    """The speeds of a game in units of the calibration loop; more is always better."""
    found = {}
    for name in (*RATES, *TIMES):
        speeds = [_speed(measured, name) for measured in bench.rounds]
        found[name] = median(speeds)
    return found


def _speed(measured: Mapping[str, float], name: str) -> float:
    machine = measured["calibration_mops"]
    return measured[name] / machine if name in RATES else 1 / (measured[name] * machine)


def baseline_document(benches: Sequence[Bench]) -> dict[str, Json]:
    """What a baseline file holds."""
    games: dict[str, Json] = {
        bench.game.id: {
            "players": bench.players,
            "speeds": {name: float(f"{speed:.6g}") for name, speed in calibrated(bench).items()},
        }
        for bench in benches
    }
    return {"format": FORMAT, "version": VERSION, "games": games}


def read_baseline(path: Path) -> dict[str, dict[str, float]]:
    """The speeds of each game in a file; BadInput says why there are none."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
        if document["format"] != FORMAT or document["version"] != VERSION:
            raise KeyError("format")
        return {
            game: {name: _positive(speed) for name, speed in row["speeds"].items()}
            for game, row in document["games"].items()
        }
    except OSError as error:
        raise BadInput(f"cannot read {path}: {file_error(error)}") from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadInput(f"{path} is not a baseline of `westbound bench`") from None


def _positive(speed: Any) -> float:
    if not 0 < float(speed) < inf:
        raise ValueError(speed)
    return float(speed)


def check_covers(baseline: Mapping[str, Mapping[str, float]], benches: Sequence[Bench]) -> None:
    """BadInput if a game that is to be measured is not in the baseline."""
    for bench in benches:
        if bench.game.id not in baseline:
            raise BadInput(f"the baseline has no figures of {bench.game.title}")


def compare(benches: Sequence[Bench], baseline: Mapping[str, Mapping[str, float]]) -> list[Change]:
    """Every figure that both have."""
    check_covers(baseline, benches)
    changes = []
    for bench in benches:
        before, now = baseline[bench.game.id], calibrated(bench)
        changes += [
            Change(bench.game.id, name, now[name] / before[name]) for name in now if name in before
        ]
    return changes
