"""What there is to decide, and how much it matters."""

from __future__ import annotations

from westbound.lab.charts import Estimate, bar_chart
from westbound.lab.metrics import GameMetrics
from westbound.lab.metrics.branching import Branching, Group
from westbound.lab.metrics.stakes import Stakes
from westbound.lab.page import Column, figure, figures, paragraph, table
from westbound.lab.report.tenths import tenths_figure
from westbound.lab.report.words import ReportWords

SHOWN = 10  # kinds of decisions in the picture; the table has them all


def decisions_blocks(metrics: GameMetrics, words: ReportWords) -> list[str]:
    branching, stakes = metrics.branching, metrics.stakes
    pictures = [
        tenths_figure("decisions", "tenths", branching.by_tenth, words, words.number),
        tenths_figure("decisions", "stakes", stakes.by_tenth, words, words.number),
    ]
    if len(branching.by_phase) > 1:
        pictures.append(_phases(branching, words))
    return [
        paragraph(_intro(branching, words)),
        paragraph(_stakes(stakes, words)),
        figures(*pictures),
        _steps(branching, words),
    ]


def _intro(branching: Branching, words: ReportWords) -> str:
    moves = branching.moves
    told = words.say(
        "decisions",
        "intro",
        mean=words.one_digit(moves.mean.value),
        median=int(moves.median),
        most=int(moves.maximum),
        bits=words.one_digit(branching.bits.value),
    )
    bits = words.one_digit(branching.kinds_entropy_given_step)
    entropy = words.say("decisions", "entropy", bits=bits)
    return f"{told} {entropy}"


def _stakes(stakes: Stakes, words: ReportWords) -> str:
    return words.say(
        "decisions",
        "stakes",
        ahead=words.one_digit(stakes.ahead_of_mean.value),
        second=words.one_digit(stakes.ahead_of_second.value),
        equal=words.percent(stakes.indifferent.value),
    )


def _estimate(label: str, group: Group, words: ReportWords) -> Estimate:
    mean = group.moves.mean
    return Estimate(label, mean.value, mean.low, mean.high, text=words.one_digit(mean.value))


def _phases(branching: Branching, words: ReportWords) -> str:
    title = words.say("decisions", "chart_phases")
    rows = [_estimate(words.phase(key), group, words) for key, group in branching.by_phase.items()]
    axis = words.say("decisions", "axis_steps")
    return figure(
        lambda width: bar_chart(title, rows, width=width, show=words.number, axis=axis), title
    )


def _steps(branching: Branching, words: ReportWords) -> str:
    """The kinds that take most decisions, as a picture and in numbers."""
    frequent = sorted(branching.by_step, key=lambda step: -branching.by_step[step].per_match)
    names = {step: words.decision(step, branching.kind_of_step[step]) for step in frequent}
    title, axis = words.say("decisions", "chart_steps"), words.say("decisions", "axis_steps")
    rows = [_estimate(names[step], branching.by_step[step], words) for step in frequent[:SHOWN]]
    columns = [Column(words.say("decisions", "step")), Column(words.say("decisions", "per_match"))]
    columns += [Column(words.say("page", key)) for key in ("mean", "median", "most")]
    lines = [_line(names[step], branching.by_step[step], words) for step in frequent]
    return figure(
        lambda width: bar_chart(title, rows, width=width, show=words.number, axis=axis),
        title,
        table(columns, lines, caption=words.say("decisions", "caption")),
    )


def _line(name: str, group: Group, words: ReportWords) -> list[str]:
    moves = group.moves
    return [
        name,
        words.one_digit(group.per_match),
        words.one_digit(moves.mean.value),
        words.number(moves.median),
        words.number(moves.maximum),
    ]
