"""How a tuning went, as a picture: the figures that have moved most."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from westbound.lab.charts import WIDE, Series, line_chart
from westbound.lab.tuning.knobs import Knob

SHOWN: Final = 6
POINTS: Final = 200  # of a line


def farthest(knobs: Sequence[Knob], logs: Sequence[float]) -> list[int]:
    """The numbers of the knobs that have been turned farthest, the first one most."""
    order = sorted(range(len(knobs)), key=lambda number: -abs(logs[number]))
    return order[:SHOWN]


def factors(knobs: Sequence[Knob], logs: Sequence[float]) -> str:
    """The same in words."""
    return ", ".join(
        f"{knobs[number].name} × {exp(logs[number]):.2f}" for number in farthest(knobs, logs)
    )


def curve_picture(
    title: str, knobs: Sequence[Knob], path: Sequence[Sequence[float]], matches: int
) -> str:
    """Factors by matches; `matches` are those of a step."""
    every = max(1, len(path) // POINTS)
    lines = [
        Series(
            knobs[number].name,
            [(float(n * matches), exp(path[n][number])) for n in range(0, len(path), every)],
        )
        for number in farthest(knobs, path[-1])
    ]
    return line_chart(
        title,
        lines,
        width=WIDE,
        show=lambda factor: f"{factor:.2f}",
        axis="matches",
        value="times the shipped figure",
        reference=(1.0, "as shipped"),
    )
