"""How points are made, and how many of them win."""

from __future__ import annotations

from westbound.lab.charts import Stack, bins_of, histogram, stacked_bars
from westbound.lab.metrics import GameMetrics
from westbound.lab.metrics.strategies import Category, Strategies
from westbound.lab.page import Column, figure, paragraph, table
from westbound.lab.report.words import ReportWords

_VARIED = 0.15  # from here on winners are told to differ


def points_blocks(metrics: GameMetrics, words: ReportWords) -> list[str]:
    made = metrics.strategies
    names = [words.category(name) for name in made.categories]
    title = words.say("points", "chart")
    rows = [
        Stack(words.say("points", "winners"), [c.winners.value for c in made.categories.values()]),
        Stack(words.say("points", "others"), [c.others.value for c in made.categories.values()]),
    ]

    def draw(width: float) -> str:
        return stacked_bars(
            title, names, rows, width=width, show=words.number, axis=words.say("points", "axis")
        )

    return [
        paragraph(" ".join(_sentences(made, words))),
        figure(draw, title, _table(made, words)),
    ]


def _sentences(made: Strategies, words: ReportWords) -> list[str]:
    won = {name: max(0.0, one.winners.value) for name, one in made.categories.items()}
    told = []
    if total := sum(won.values()):
        top = max(won, key=lambda name: won[name])
        share = words.percent(won[top] / total)
        told.append(words.say("points", "intro", top=words.category(top), share=share))
    name, apart = max(made.categories.items(), key=lambda item: item[1].difference.value)
    if (apart.difference.low or 0) > 0:
        points = words.one_digit(apart.difference.value)
        told.append(words.say("points", "apart", name=words.category(name), points=points))
    key = "variety" if made.variety >= _VARIED else "no_variety"
    return [*told, words.say("points", key, variety=words.percent(made.variety))]


def _table(made: Strategies, words: ReportWords) -> str:
    def row(name: str, one: Category) -> list[str]:
        return [
            words.category(name),
            words.one_digit(one.winners.value),
            words.one_digit(one.others.value),
            words.signed(one.difference.value),
            words.percent(one.main.value),
        ]

    headings = ("category", "winners", "others", "difference", "main")
    columns = [Column(words.say("points", key)) for key in headings]
    rows = [row(name, one) for name, one in made.categories.items()]
    return table(columns, rows, caption=words.say("points", "caption"))


def scores_blocks(metrics: GameMetrics, words: ReportWords) -> list[str]:
    points = metrics.strategies.winning_points
    bins = bins_of(metrics.strategies.winning_scores)
    title = words.say("scores", "chart")
    median = int(points.median)
    intro = words.say(
        "scores",
        "intro",
        median=median,
        low=int(points.tenth),
        high=int(points.ninetieth),
        mean=words.one_digit(metrics.strategies.all_points.mean.value),
    )

    def draw(width: float) -> str:
        return histogram(
            title,
            bins,
            width=width,
            show=words.number,
            axis=words.say("scores", "axis"),
            value=words.say("scores", "value"),
            reference=(median, words.say("scores", "median", median=median)),
        )

    return [paragraph(intro), figure(draw, title)]
