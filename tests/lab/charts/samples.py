"""One chart of each kind, easy and hard ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import log

from westbound.lab.charts import (
    Cell,
    Estimate,
    Series,
    Stack,
    bar_chart,
    bins_of,
    dot_chart,
    heat_table,
    histogram,
    line_chart,
    percent,
    stacked_bars,
)

LONG = "builds the railway from New York to Philadelphia before anybody else has any money"
BOTS = ["greedy", "cautious", "mcts(seconds=1)", "module:Class of somebody"]


def _estimates(scale: float) -> list[Estimate]:
    return [
        Estimate(bot, scale * (i - 1) / 7, scale * (i - 2) / 7, scale * i / 7, tone=i)
        for i, bot in enumerate(BOTS)
    ]


def _curve(factor: float) -> list[tuple[float, float]]:
    return [(1000.0 * i, factor * log(i + 1)) for i in range(40)]


def _bars(width: float) -> str:
    fair = (0.25, "what each would win if all were equal, 25 %")
    return bar_chart(
        "Wins", _estimates(1), width=width, show=percent, reference=fair, axis="share of matches"
    )


def _lines(width: float) -> str:
    series = [
        Series(bot, _curve(i), [(y - 1, y + 0.5) for _, y in _curve(i)])
        for i, bot in enumerate(BOTS)
    ]
    return line_chart(
        "Learning", series, width=width, axis="steps", value="points", reference=(-0.5, LONG)
    )


def _cells() -> list[list[Cell | None]]:
    return [
        [None if i == j else Cell(f"{10 * i + j} %", (10 * i + j) / 40) for j in range(4)]
        for i in range(4)
    ]


SAMPLES: Mapping[str, Callable[[float], str]] = {
    "bars": _bars,
    "bars with long labels": lambda width: bar_chart(
        "Moves", [Estimate(LONG, 12345.6, 9000, 20000), Estimate("", 0)], width=width, axis=LONG
    ),
    "dots": lambda width: dot_chart("Ratings", _estimates(1500), width=width, axis="rating"),
    "lines": _lines,
    "a line of one point": lambda width: line_chart("One", [Series("a", [(3, 3)])], width=width),
    "histogram": lambda width: histogram(
        "Scores",
        bins_of([1000 + i * i for i in range(40)]),
        width=width,
        axis="points",
        value="matches",
        reference=(1400, "median 1400"),
    ),
    "heat table": lambda width: heat_table("Duels", BOTS, BOTS, _cells(), width=width, middle=0.5),
    "stacks": lambda width: stacked_bars(
        "Points",
        [*BOTS, LONG, *(f"part {i}" for i in range(7))],
        [
            Stack("winners", [20, 4, -3, 0, 12, *range(7)]),
            Stack("all the others", [9.5, 0.5, -9, 1, 3, *range(7)]),
        ],
        width=width,
        axis="mean points",
    ),
}
