"""The course of a match: who leads, and when it is decided."""

from __future__ import annotations

from westbound.lab.charts import Series, line_chart
from westbound.lab.metrics import GameMetrics
from westbound.lab.metrics.clock import GRID
from westbound.lab.metrics.leads import Leads
from westbound.lab.page import figure, figures, paragraph
from westbound.lab.report.words import ReportWords


def course_blocks(metrics: GameMetrics, words: ReportWords) -> list[str]:
    leads = metrics.leads
    return [
        paragraph(" ".join(_sentences(leads, words))),
        figures(_leader_wins(metrics, words), _lead(leads, words)),
    ]


def _sentences(leads: Leads, words: ReportWords) -> list[str]:
    changes = words.one_digit(leads.changes.mean.value)
    part = words.percent(leads.for_good.median)
    behind = words.percent(leads.behind_at_half.value)
    last = words.percent(leads.last_at_half.value)
    deficit = words.one_digit(leads.deficit.mean.value)
    margin = words.number(leads.margin.median)
    share, ties = words.percent(leads.margin_share), words.percent(leads.tie_breaks.value)
    return [
        words.say("course", "changes", changes=changes, part=part),
        words.say("course", "half", behind=behind, last=last, deficit=deficit),
        words.say("course", "margin", margin=margin, share=share, ties=ties),
        _predictable(leads, words),
    ]


def _predictable(leads: Leads, words: ReportWords) -> str:
    part = leads.predictable_from
    if part is None or part >= 1:
        return words.say("course", "unpredictable")
    return words.say("course", "predictable", part=words.percent(part))


def _leader_wins(metrics: GameMetrics, words: ReportWords) -> str:
    shares = metrics.leads.leader_wins
    known = [(i / GRID, one) for i, one in enumerate(shares) if one.of >= metrics.matches / 4]
    series = Series(
        words.say("course", "line_wins"),
        [(x, one.value) for x, one in known],
        [(one.low or 0.0, one.high or 0.0) for _, one in known],
    )
    title, fair = words.say("course", "chart_wins"), 1 / metrics.players

    def draw(width: float) -> str:
        return line_chart(
            title,
            [series],
            width=width,
            show=words.percent,
            show_x=words.percent,
            axis=words.say("page", "part"),
            across=(0, 1),
            value=words.say("course", "value_wins"),
            zero=True,
            reference=(fair, words.say("course", "fair", fair=words.percent(fair))),
        )

    return figure(draw, title)


def _lead(leads: Leads, words: ReportWords) -> str:
    series = Series(
        words.say("course", "line_lead"),
        [(i / GRID, one.mean.value) for i, one in enumerate(leads.lead)],
        [(one.tenth, one.ninetieth) for one in leads.lead],
    )
    title = words.say("course", "chart_lead")

    def draw(width: float) -> str:
        return line_chart(
            title,
            [series],
            width=width,
            show=words.number,
            show_x=words.percent,
            axis=words.say("page", "part"),
            across=(0, 1),
            value=words.say("course", "value_lead"),
            zero=True,
        )

    return figure(draw, title)
